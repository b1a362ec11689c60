// The library as the page sees it: asks go to a worker, one at a time and in their order. To stop an ask its worker is
// ended; a spare one takes over at once.

import type { FromWorker, ToWorker } from './messages';
import { fetchModule } from './module';
import type { Answer } from './protocol';

export interface AskOptions {
    /** Gets every answer before the last. */
    onPartial?: (answer: Answer) => void;
    signal?: AbortSignal;
}

export interface Core {
    /** False if WebAssembly cannot start here; then every ask fails. */
    ready: Promise<boolean>;
    /** The last answer. Fails with an AbortError if the signal comes first. */
    ask<T = Answer>(ask: object, options?: AskOptions): Promise<T>;
}

/** What a core needs of its surroundings; tests bring their own. */
export interface Host {
    module(): Promise<WebAssembly.Module>;
    worker(): Worker;
    /** Carries out something later that is not urgent. */
    later(work: () => void): void;
}

interface Job {
    json: string;
    options: AskOptions;
    resolve(answer: string): void;
    reject(problem: unknown): void;
    stop(): void;
}

/** Bytes of memory after which a worker is replaced, because a module never gives memory back. */
const FULL = 192 * 1024 * 1024;
const CANNOT_START = 'The solver could not start in this browser.';

function aborted(signal: AbortSignal | undefined): unknown {
    return signal?.reason ?? new DOMException('The ask was stopped.', 'AbortError');
}

/** A worker with a module in it, or on the way to one. */
class Runner {
    readonly ready: Promise<boolean>;
    onAnswer: ((message: FromWorker) => void) | null = null;
    private readonly worker: Worker;

    constructor(host: Host) {
        this.worker = host.worker();
        this.ready = new Promise((resolve) => {
            this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
                if (data.type === 'ready') resolve(true);
                if (data.type === 'failed') resolve(false);
                this.onAnswer?.(data);
            };
            this.worker.onerror = (event) => {
                event.preventDefault?.();
                resolve(false);
                this.onAnswer?.({ type: 'failed', reason: event.message ?? 'The worker failed.' });
            };
            host.module().then(
                (module) => this.send({ type: 'start', module }),
                () => resolve(false),
            );
        });
    }

    send(message: ToWorker): void {
        this.worker.postMessage(message);
    }

    end(): void {
        this.onAnswer = null;
        this.worker.terminate();
    }
}

class WorkerCore implements Core {
    readonly ready: Promise<boolean>;
    private readonly waiting: Job[] = [];
    private running: Job | null = null;
    private runner: Runner | null = null;
    private spare: Runner | null = null;
    /** A worker has started here before, so that another one may start, too. */
    private able = false;

    constructor(private readonly host: Host) {
        try {
            this.runner = new Runner(host);
        } catch {
            this.runner = null; // workers are forbidden here
        }
        this.ready = this.runner ? this.runner.ready : Promise.resolve(false);
        void this.ready.then((fine) => {
            this.able = fine;
            if (fine) host.later(() => this.keepSpare());
        });
    }

    ask<T = Answer>(ask: object, options: AskOptions = {}): Promise<T> {
        const answer = new Promise<string>((resolve, reject) => {
            const { signal } = options;
            if (signal?.aborted) return reject(aborted(signal));
            const job: Job = {
                json: JSON.stringify(ask),
                options,
                resolve,
                reject,
                stop: () => this.stop(job),
            };
            signal?.addEventListener('abort', job.stop, { once: true });
            this.waiting.push(job);
            this.next();
        });
        return answer.then((json) => JSON.parse(json) as T);
    }

    private keepSpare(): void {
        if (this.spare) return;
        const spare = (this.spare = new Runner(this.host));
        void spare.ready.then((fine) => {
            if (fine || this.spare !== spare) return;
            spare.end();
            this.spare = null;
        });
    }

    /** Puts the spare worker in the place of one that was ended or has failed. */
    private replace(): void {
        this.runner?.end();
        this.runner = this.spare ?? new Runner(this.host);
        this.spare = null;
        this.host.later(() => this.keepSpare());
    }

    private next(): void {
        const job = this.running ? undefined : this.waiting.shift();
        if (!job) return;
        this.running = job;
        const runner = this.runner;
        if (!runner) return this.finish(job, () => job.reject(new Error(CANNOT_START)));
        void runner.ready.then((fine) => {
            if (this.running !== job) return; // stopped in between
            if (!fine) {
                if (this.able) this.replace();
                return this.finish(job, () => job.reject(new Error(CANNOT_START)));
            }
            runner.onAnswer = (message) => this.take(job, message);
            runner.send({ type: 'ask', json: job.json });
        });
    }

    private take(job: Job, message: FromWorker): void {
        if (message.type === 'partial') {
            job.options.onPartial?.(JSON.parse(message.json) as Answer);
        } else if (message.type === 'last') {
            if (message.memory > FULL) this.replace();
            this.finish(job, () => job.resolve(message.json));
        } else if (message.type === 'failed') {
            this.replace(); // after a trap the module is in no state to go on
            this.finish(job, () => job.reject(new Error(message.reason)));
        }
    }

    private finish(job: Job, settle: () => void): void {
        job.options.signal?.removeEventListener('abort', job.stop);
        if (this.runner) this.runner.onAnswer = null;
        this.running = null;
        settle();
        this.next();
    }

    private stop(job: Job): void {
        const place = this.waiting.indexOf(job);
        if (place >= 0) {
            this.waiting.splice(place, 1);
            job.reject(aborted(job.options.signal));
        } else if (this.running === job) {
            // A worker that still starts has not got the ask, and goes on for the next one.
            if (this.runner?.onAnswer) this.replace();
            this.finish(job, () => job.reject(aborted(job.options.signal)));
        }
    }
}

export function coreWith(host: Host): Core {
    return new WorkerCore(host);
}

export function openCore(): Core {
    let module: Promise<WebAssembly.Module> | null = null;
    return coreWith({
        module: () => (module ??= fetchModule()),
        worker: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
        later: (work) => setTimeout(work, 500),
    });
}

/** Every answer of an ask that gives several, in their order. */
export async function askAll<T = Answer>(core: Core, ask: object, options: AskOptions = {}): Promise<T[]> {
    const answers: T[] = [];
    const last = await core.ask<T>(ask, {
        ...options,
        onPartial: (answer) => {
            answers.push(answer as T);
            options.onPartial?.(answer);
        },
    });
    return [...answers, last];
}
