// The core's worker without one: the order of asks, stopping them, and what happens when something fails.
import { describe, expect, it } from 'vitest';
import { askAll, coreWith, type AskOptions, type Core, type Host } from './core';
import type { FromWorker, ToWorker } from './messages';

/** A worker that only notes what it gets; a test says what it answers. */
class FakeWorker {
    onmessage: ((event: { data: FromWorker }) => void) | null = null;
    onerror: ((event: { message?: string; preventDefault?(): void }) => void) | null = null;
    readonly got: ToWorker[] = [];
    ended = false;

    postMessage(message: ToWorker): void {
        if (this.ended) throw new Error('this worker was ended');
        this.got.push(message);
    }

    terminate(): void {
        this.ended = true;
    }

    /** What it was asked. */
    get asks(): unknown[] {
        return this.got.flatMap((message) => (message.type === 'ask' ? [JSON.parse(message.json)] : []));
    }

    async says(message: FromWorker): Promise<void> {
        if (!this.ended) this.onmessage?.({ data: message });
        await settled();
    }

    ready = () => this.says({ type: 'ready' });
    partial = (answer: object) => this.says({ type: 'partial', json: JSON.stringify(answer) });
    last = (answer: object, memory = 1 << 20) => this.says({ type: 'last', json: JSON.stringify(answer), memory });
}

/** Everything that was promised until now has happened. */
function settled(): Promise<void> {
    return new Promise((resolve) => setImmediate(resolve));
}

class FakeHost implements Host {
    readonly workers: FakeWorker[] = [];
    private postponed: (() => void)[] = [];

    constructor(private readonly compiled: () => Promise<object> = async () => ({})) {}

    module(): Promise<WebAssembly.Module> {
        return this.compiled() as Promise<WebAssembly.Module>;
    }

    worker(): Worker {
        this.workers.push(new FakeWorker());
        return this.workers.at(-1) as unknown as Worker;
    }

    later(work: () => void): void {
        this.postponed.push(work);
    }

    async idle(): Promise<void> {
        const now = this.postponed;
        this.postponed = [];
        for (const work of now) work();
        await settled();
    }

    get alive(): number {
        return this.workers.filter((worker) => !worker.ended).length;
    }
}

/** An ask whose failure may be looked at later. */
function asked(core: Core, ask: object, options?: AskOptions): Promise<unknown> {
    const answer = core.ask(ask, options);
    answer.catch(() => undefined);
    return answer;
}

/** How a promise has ended by now, or "open". */
function outcome(promise: Promise<unknown>): Promise<unknown> {
    return Promise.race([
        promise.then((value) => ({ value }), (problem: unknown) => ({ problem })),
        settled().then(() => 'open'),
    ]);
}

const failure = (problem: string) => ({ problem: expect.objectContaining({ message: expect.stringContaining(problem) }) });
const stopped = { problem: expect.objectContaining({ name: 'AbortError' }) };
const cannotStart = failure('The solver could not start in this browser.');

async function started(): Promise<{ host: FakeHost; core: Core; first: FakeWorker }> {
    const host = new FakeHost();
    const core = coreWith(host);
    await settled();
    await host.workers[0]!.ready();
    return { host, core, first: host.workers[0]! };
}

describe('asks', () => {
    it('go to the worker one at a time and in their order', async () => {
        const { core, first } = await started();
        expect(await core.ready).toBe(true);
        const answers = [1, 2, 3].map((number) => asked(core, { ask: 'kinds', number }));
        await settled();
        expect(first.asks).toEqual([{ ask: 'kinds', number: 1 }]);
        await first.last({ format: 2, number: 1 });
        expect(await outcome(answers[0]!)).toEqual({ value: { format: 2, number: 1 } });
        expect(await outcome(answers[1]!)).toBe('open');
        await first.last({ number: 2 });
        await first.last({ number: 3 });
        expect(await Promise.all(answers)).toEqual([{ format: 2, number: 1 }, { number: 2 }, { number: 3 }]);
        expect(first.asks).toHaveLength(3);
    });
    it('wait until the worker is ready', async () => {
        const host = new FakeHost();
        const core = coreWith(host);
        const answer = asked(core, { ask: 'kinds' });
        await settled();
        const worker = host.workers[0]!;
        expect(worker.got.map((message) => message.type)).toEqual(['start']);
        await worker.ready();
        expect(worker.got.map((message) => message.type)).toEqual(['start', 'ask']);
        await worker.last({ done: true });
        expect(await answer).toEqual({ done: true });
    });
    it('give their answers before the last one as they come', async () => {
        const { core, first } = await started();
        const partial: unknown[] = [];
        const answer = asked(core, { ask: 'verdict' }, { onPartial: (each) => partial.push(each) });
        await settled();
        await first.partial({ number: 1 });
        expect(partial).toEqual([{ number: 1 }]);
        await first.partial({ number: 2 });
        expect(await outcome(answer)).toBe('open');
        await first.last({ number: 3 });
        expect([partial, await answer]).toEqual([[{ number: 1 }, { number: 2 }], { number: 3 }]);

        const all = askAll(core, { ask: 'kinds' }, { onPartial: (each) => partial.push(each) });
        await settled();
        await first.partial({ kind: 'one' });
        await first.last({ kind: 'two' });
        expect(await all).toEqual([{ kind: 'one' }, { kind: 'two' }]);
        expect(partial).toHaveLength(3);
        const quiet = asked(core, { ask: 'kinds' });
        await settled();
        await first.partial({});
        await first.last({});
        expect(await quiet).toEqual({});
    });
    it('that cannot be written as JSON fail alone', async () => {
        const { core, first } = await started();
        expect(await outcome(asked(core, { seed: 1n }))).toEqual(failure('BigInt'));
        const answer = asked(core, { ask: 'kinds' });
        await settled();
        await first.last({});
        expect(await answer).toEqual({});
    });
});

describe('an ask that is stopped', () => {
    it('before it begins never reaches the core', async () => {
        const { core, host, first } = await started();
        expect(await outcome(asked(core, { ask: 'kinds' }, { signal: AbortSignal.abort() }))).toEqual(stopped);
        expect([first.asks, host.alive]).toEqual([[], 1]);
    });
    it('while it waits is left out, and no worker ends', async () => {
        const { core, first } = await started();
        const control = new AbortController();
        const before = asked(core, { number: 1 });
        const waiting = asked(core, { number: 2 }, { signal: control.signal });
        const behind = asked(core, { number: 3 });
        await settled();
        control.abort();
        expect(await outcome(waiting)).toEqual(stopped);
        expect(first.ended).toBe(false);
        await first.last({ number: 1 });
        await first.last({ number: 3 });
        expect(await Promise.all([before, behind])).toEqual([{ number: 1 }, { number: 3 }]);
        expect(first.asks).toEqual([{ number: 1 }, { number: 3 }]);
    });
    it('while it runs ends its worker; the spare one takes over, and there is a new spare one', async () => {
        const { core, host, first } = await started();
        expect(host.workers).toHaveLength(1);
        await host.idle();
        expect(host.workers).toHaveLength(2);
        const spare = host.workers[1]!;
        await spare.ready();
        const control = new AbortController();
        const running = asked(core, { number: 1 }, { signal: control.signal });
        const behind = asked(core, { number: 2 });
        await settled();
        control.abort();
        expect(await outcome(running)).toEqual(stopped);
        expect([first.ended, spare.ended, spare.asks]).toEqual([true, false, [{ number: 2 }]]);
        expect(host.workers).toHaveLength(2);
        await host.idle();
        expect([host.workers.length, host.alive]).toEqual([3, 2]);
        await spare.last({ number: 2 });
        expect(await behind).toEqual({ number: 2 });
        await host.idle();
        expect(host.alive).toBe(2);
    });
    it('without a spare worker gets a new one at once, and asks wait for it', async () => {
        const { core, host, first } = await started();
        const control = new AbortController();
        const running = asked(core, { number: 1 }, { signal: control.signal });
        await settled();
        control.abort();
        const next = asked(core, { number: 2 });
        expect(await outcome(running)).toEqual(stopped);
        const second = host.workers[1]!;
        expect([first.ended, second.asks]).toEqual([true, []]);
        await second.ready();
        await second.last({ number: 2 });
        expect(await next).toEqual({ number: 2 });
        await host.idle();
        expect(host.alive).toBe(2);
    });
    it('while the core starts ends nothing, and the core still becomes ready', async () => {
        const host = new FakeHost();
        const core = coreWith(host);
        const control = new AbortController();
        const early = asked(core, { number: 1 }, { signal: control.signal });
        const next = asked(core, { number: 2 });
        await settled();
        control.abort();
        expect(await outcome(early)).toEqual(stopped);
        await host.workers[0]!.ready();
        expect([host.workers.length, host.alive, host.workers[0]!.asks]).toEqual([1, 1, [{ number: 2 }]]);
        expect(await outcome(core.ready)).toEqual({ value: true });
        await host.workers[0]!.last({ number: 2 });
        expect(await next).toEqual({ number: 2 });
    });
    it('after its answer changes nothing', async () => {
        const { core, host, first } = await started();
        const control = new AbortController();
        const answer = asked(core, { number: 1 }, { signal: control.signal });
        await settled();
        await first.last({ number: 1 });
        control.abort();
        expect([await answer, first.ended, host.alive]).toEqual([{ number: 1 }, false, 1]);
    });
    it('gets nothing of what its worker still says', async () => {
        const { core, host, first } = await started();
        const control = new AbortController();
        const partial: unknown[] = [];
        const running = asked(core, { number: 1 }, { signal: control.signal, onPartial: (each) => partial.push(each) });
        await settled();
        control.abort();
        const next = asked(core, { number: 2 });
        first.onmessage?.({ data: { type: 'partial', json: '{}' } });
        first.onmessage?.({ data: { type: 'last', json: '{"number":1}', memory: 0 } });
        expect([await outcome(running), partial]).toEqual([stopped, []]);
        await host.workers[1]!.ready();
        await host.workers[1]!.last({ number: 2 });
        expect(await next).toEqual({ number: 2 });
    });
    it('many times over leaves two workers at most', async () => {
        const { core, host } = await started();
        for (let i = 0; i < 20; ++i) {
            const control = new AbortController();
            const running = asked(core, { i }, { signal: control.signal });
            await settled();
            control.abort();
            expect(await outcome(running)).toEqual(stopped);
            if (i % 3 === 0) await host.idle();
            for (const worker of host.workers) if (!worker.ended) await worker.ready();
            expect(host.alive).toBeLessThanOrEqual(2);
        }
    });
});

describe('what fails', () => {
    it('in a worker fails its ask, and another worker goes on', async () => {
        const { core, host, first } = await started();
        const failing = asked(core, { number: 1 });
        const behind = asked(core, { number: 2 });
        await settled();
        await first.says({ type: 'failed', reason: 'RuntimeError: unreachable' });
        expect(await outcome(failing)).toEqual(failure('RuntimeError: unreachable'));
        expect(first.ended).toBe(true);
        await host.workers[1]!.ready();
        await host.workers[1]!.last({ number: 2 });
        expect(await behind).toEqual({ number: 2 });
    });
    it('as an error event fails its ask, too', async () => {
        const { core, host, first } = await started();
        const failing = asked(core, { number: 1 });
        await settled();
        let prevented = false;
        first.onerror?.({ message: 'out of memory', preventDefault: () => (prevented = true) });
        expect([await outcome(failing), prevented, first.ended]).toEqual([failure('out of memory'), true, true]);
        const second = asked(core, { number: 2 });
        await host.workers[1]!.ready();
        host.workers[1]!.onerror?.({});
        expect(await outcome(second)).toEqual(failure('The worker failed.'));
        expect(host.workers[2]!.ended).toBe(false);
    });
    it.each<[string, (worker: FakeWorker) => unknown]>([
        ['the worker cannot be loaded', (worker) => worker.onerror?.({ message: 'not found' })],
        ['the module does not start', (worker) => worker.says({ type: 'failed', reason: 'LinkError' })],
    ])('where %s, the core is not ready and every ask fails', async (_, fail) => {
        const host = new FakeHost();
        const core = coreWith(host);
        const asks = [1, 2].map((number) => asked(core, { number }));
        await settled();
        await fail(host.workers[0]!);
        expect(await outcome(core.ready)).toEqual({ value: false });
        for (const ask of asks) expect(await outcome(ask)).toEqual(cannotStart);
        expect(await outcome(asked(core, { number: 3 }))).toEqual(cannotStart);
        await host.idle();
        expect([host.workers.length, host.workers[0]!.asks]).toEqual([1, []]);
    });
    it('where the module cannot be fetched, the core is not ready and every ask fails', async () => {
        const host = new FakeHost(() => Promise.reject(new Error('404')));
        const core = coreWith(host);
        expect(await outcome(core.ready)).toEqual({ value: false });
        expect(await outcome(asked(core, { number: 1 }))).toEqual(cannotStart);
        expect(host.workers[0]!.got).toEqual([]);
    });
    it('where workers are forbidden, the core is not ready and every ask fails', async () => {
        const core = coreWith({
            module: () => Promise.reject(new Error('never asked for')),
            worker: () => {
                throw new DOMException('forbidden', 'SecurityError');
            },
            later: (work) => work(),
        });
        expect(await outcome(core.ready)).toEqual({ value: false });
        expect(await outcome(asked(core, { number: 1 }))).toEqual(cannotStart);
        expect(await outcome(asked(core, { number: 2 }, { signal: AbortSignal.abort() }))).toEqual(stopped);
    });
    it('in a spare worker is made good when that is needed', async () => {
        const { core, host, first } = await started();
        await host.idle();
        await host.workers[1]!.says({ type: 'failed', reason: 'no memory' });
        const failing = asked(core, { number: 1 });
        await settled();
        await first.says({ type: 'failed', reason: 'a trap' });
        expect(await outcome(failing)).toEqual(failure('a trap'));
        const next = asked(core, { number: 2 });
        await settled();
        await host.workers[2]!.ready();
        await host.workers[2]!.last({ number: 2 });
        expect(await next).toEqual({ number: 2 });
        expect(host.workers[1]!.ended).toBe(true);
    });
    it('when another worker starts fails one ask; the next one has another worker', async () => {
        const { core, host, first } = await started();
        const asks = [1, 2, 3].map((number) => asked(core, { number }));
        await settled();
        await first.says({ type: 'failed', reason: 'a trap' });
        await host.workers[1]!.says({ type: 'failed', reason: 'no memory' });
        await host.workers[2]!.ready();
        await host.workers[2]!.last({ number: 3 });
        expect(await Promise.all(asks.map(outcome))).toEqual([failure('a trap'), cannotStart, { value: { number: 3 } }]);
    });
    it('is an answer that cannot be read, and the next ask goes on', async () => {
        const { core, first } = await started();
        const asks = [1, 2].map((number) => asked(core, { number }));
        await settled();
        await first.says({ type: 'last', json: '{"number":', memory: 0 });
        expect(await outcome(asks[0]!)).toEqual(failure('JSON'));
        await first.last({ number: 2 });
        expect(await outcome(asks[1]!)).toEqual({ value: { number: 2 } });
    });
});

describe('the memory of a worker', () => {
    const limit = 192 * 1024 * 1024;
    it('that is full is given back: another worker takes the next ask', async () => {
        const { core, host, first } = await started();
        await host.idle();
        await host.workers[1]!.ready();
        const asks = [1, 2, 3].map((number) => asked(core, { number }));
        await settled();
        await first.last({ number: 1 }, limit);
        expect([first.ended, first.asks.length]).toEqual([false, 2]);
        await first.last({ number: 2 }, limit + 1);
        expect([first.ended, host.workers[1]!.asks]).toEqual([true, [{ number: 3 }]]);
        await host.workers[1]!.last({ number: 3 });
        expect(await Promise.all(asks)).toEqual([{ number: 1 }, { number: 2 }, { number: 3 }]);
        await host.idle();
        expect(host.alive).toBe(2);
    });
});
