// Set: an editor with a live verdict while one types.
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Answer, Cell, ClueOrGiven, Made, Puzzle, ReadAnswer, Scene, Value } from '../core/protocol';
import { Board } from '../parts/board';
import type { Spot } from '../parts/board-types';
import { Icon } from '../parts/icons';
import { ended, refusedText, sentenceOf } from '../parts/reading';
import { format } from '../state/route';
import { CellLegend } from './set/legend';
import { added, drawn, isEmpty, puzzleOf, redo, removed, spotOf, undo, withOption, written } from './set/draft';
import type { Draft } from './set/draft';
import { EntryPad } from './set/entry-pad';
import { readDraft } from './set/kept-draft';
import { cellLook, clueLook, drawable } from './set/looks';
import type { Which } from './set/looks';
import { PasteDialog } from './set/paste-dialog';
import { ShareCard } from './set/share-card';
import { partners, spotFromKey } from './set/spots';
import type { Symmetry } from './set/spots';
import { copied, TextDialog } from './set/text-dialog';
import { sizeWithin, Tools } from './set/tools';
import type { Shape } from './set/tools';
import { isValueKey, typed } from './set/typing';
import type { Typed } from './set/typing';
import { emptyPuzzle, useEditor } from './set/use-editor';
import type { Beginning } from './set/use-editor';
import { useLink } from './set/use-link';
import { useVerdict } from './set/use-verdict';
import { VerdictPanel } from './set/verdict-panel';
import { writable } from './set/copy-menu';
import { changes } from './set/changes';
import type { ViewProps } from './view-props';

type Dialog = { kind: 'paste'; text?: string } | { kind: 'text'; title: string; text: string } | null;

const improveLimit = { seconds: 20 };

export function SetView(props: ViewProps): JSX.Element {
    const { core, kinds, route, say } = props;
    const editor = useEditor(props);
    const { draft, urgent } = editor;
    const [focus, setFocus] = useState<Spot>({ cell: 'r1c1' });
    // Nothing is selected until the setter has been on the board.
    const [touched, setTouched] = useState(false);
    const [picked, setPicked] = useState<readonly Cell[]>([]);
    const [symmetry, setSymmetry] = useState<Symmetry>('none');
    const [which, setWhich] = useState<Which>('both');
    const [dialog, setDialog] = useState<Dialog>(null);
    const [problem, setProblem] = useState<{ sentence: string; text: string } | null>(null);
    const keys = useRef<Typed | null>(null);
    // The board that Kind and Size ask for, until it is there: the next click counts from it.
    const wanted = useRef<Shape | null>(null);
    const [wantedShape, setWantedShape] = useState<Shape | null>(null);
    const { formats, text, link } = useLink(core, draft?.now.puzzle ?? null);
    const verdict = useVerdict(core, draft?.now.puzzle ?? null, editor.held);
    const scene = useMemo(() => (draft === null ? null : drawn(draft.now)), [draft?.now]);

    // The link decides what is opened. Without one, and on the link on which the board of before was begun, that board stays,
    // also after a reload.
    useEffect(() => {
        if (route.view !== 'set' || kinds.length === 0) return;
        const address = format(route);
        const bare = route.text === undefined && route.kind === undefined;
        if (draft !== null) {
            if (!bare && editor.address !== address) void begin(address);
            return;
        }
        const kept = readDraft();
        if (kept !== null && (bare || kept.address === address)) void reopen(address);
        else void begin(address);
    }, [route, kinds]);

    /** Opens the board that was kept; where that cannot be read any more, that of the link. */
    async function reopen(address: string): Promise<void> {
        const kept = readDraft();
        if (kept === null || !(await openBoard(kept.puzzle, { address: kept.address, wanted: kept.wanted }))) await begin(address);
    }

    async function begin(address: string): Promise<void> {
        if (route.view !== 'set') return;
        const start = { address };
        if (route.text !== undefined) {
            const answer = await urgent.ask<ReadAnswer>({ ask: 'read', text: ended(route.text) });
            const refusal = refusedText(answer);
            if (refusal === null) {
                if (answer.puzzle) await openBoard(puzzleOf(answer.puzzle), start);
                return;
            }
            if (draft === null) {
                const kept = readDraft();
                if (kept === null || kept.address === address || !(await openBoard(kept.puzzle, { address: kept.address, wanted: kept.wanted }))) {
                    await openEmpty({ address: '' });
                }
            }
            setProblem({ sentence: sentenceOf(refusal), text: route.text });
        } else await openEmpty(start);
    }

    async function openEmpty(start: Beginning): Promise<void> {
        const named = route.view === 'set' ? route : null;
        const kind = kinds.find((entry) => entry.kind === named?.kind) ?? kinds[0];
        if (kind === undefined) return;
        const size = named?.size ?? kind.usual_size;
        await openBoard(emptyPuzzle(kind, size, size), start);
    }

    function openBoard(puzzle: Puzzle, start?: Beginning): Promise<boolean> {
        setProblem(null);
        setFocus({ cell: 'r1c1' });
        setPicked([]);
        setWhich('both');
        return editor.open(puzzle, start);
    }

    const kind = kinds.find((entry) => entry.kind === draft?.now.puzzle.puzzle);
    if (draft === null || scene === null || kind === undefined) {
        return (
            <div class="set-view" aria-busy="true">
                <h1>Set a puzzle</h1>
                {!props.able && <p>This browser cannot run the solver, so puzzles cannot be set here.</p>}
            </div>
        );
    }

    const selected = new Set<Cell>(picked.length > 1 ? picked : touched && focus.cell !== undefined ? [focus.cell] : []);
    const shown = drawable(verdict.answer, verdict.looking);

    const write = (value: Value | null) => {
        const spots: Spot[] = selected.size > 1 ? [...selected].map((cell) => ({ cell })) : [focus];
        editor.change((before) => spots.reduce<Draft>((now, spot) => written(now, spot, value, partners(scene, spot, symmetry)), before), true);
    };

    const nextWanted = () => {
        const [first] = draft.now.wanted;
        if (first !== undefined) moveTo(spotFromKey(first));
    };

    const moveTo = (spot: Spot) => {
        setTouched(true);
        setFocus(spot);
        setPicked([]);
    };

    const onKey = (event: KeyboardEvent) => {
        setTouched(true);
        const command = event.ctrlKey || event.metaKey;
        const key = event.key;
        const lower = key.toLowerCase();
        const shortcut = !command && !event.altKey && !isValueKey(scene, key);
        let done = true;
        if ((command && lower === 'z' && !event.shiftKey) || (shortcut && lower === 'u')) editor.change(undo, true);
        else if ((command && (lower === 'y' || lower === 'z')) || (shortcut && lower === 'r')) editor.change(redo, true);
        else if (command || event.altKey) done = false;
        else if (key === 'Enter') nextWanted();
        else {
            const found = typed(scene, focus, key, keys.current, performance.now());
            keys.current = found?.typed ?? null;
            if (found !== null) write(found.value);
            else if (key === 'Backspace' || key === 'Delete' || key === '0') write(null);
            else done = false;
        }
        if (done) event.preventDefault();
    };

    const improve = async (how: 'unique' | 'minimal') => {
        const second = which === 'second' ? verdict.answer?.solutions[1] : undefined;
        const { clues: _, ...shape } = draft.now.puzzle;
        const towards = how === 'unique' && second !== undefined && !verdict.old ? { towards: { ...shape, grid: second } } : {};
        const words = how === 'unique' ? 'Making it unique …' : 'Making it minimal …';
        const answer = await editor.take<Answer & { added?: ClueOrGiven[]; removed?: ClueOrGiven[] }>(
            words, { ask: 'improve', how, puzzle: draft.now.puzzle, limit: improveLimit, ...towards });
        if (answer === null) return;
        if (!('grid' in answer) || answer.verdict !== 'unique') {
            say(answer.sentence ?? (answer.verdict === 'impossible' ? 'The puzzle has no solution.'
                : answer.verdict === 'several' ? 'The puzzle has several solutions. Make it unique first.' : 'Undecided within the limit.'));
            return;
        }
        say(changes(answer.added ?? [], answer.removed ?? [], scene));
        if ((answer.added?.length ?? 0) + (answer.removed?.length ?? 0) > 0) await editor.open(puzzleOf(answer));
    };

    const fill = async () => {
        const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
        const size = Math.max(scene.rows, scene.columns);
        const answer = await editor.take<Made & Answer>('Making a puzzle …', { ask: 'make', kind: kind.kind, size, seed, limit: { seconds: 20 } });
        if (answer === null) return;
        if (answer.grid === undefined) say(answer.sentence ?? 'None found. Try again, or take a smaller size.');
        else await editor.open(puzzleOf(answer));
    };

    const copy = async (text: string, title: string, message: string) => {
        if (await copied(text)) say(message);
        else setDialog({ kind: 'text', title, text });
    };

    const copyAs = async (format: string) => {
        const answer = await urgent.ask({ ask: 'convert', puzzle: draft.now.puzzle, to: format });
        if (answer.verdict === 'refused') say(answer.sentence ?? answer.error ?? '');
        else await copy(typeof answer.text === 'string' ? answer.text : JSON.stringify(puzzleOf(answer)), `Copy as ${format}`, `Copied as ${format}.`);
    };

    // A title on paper says what the board does not show.
    const unusual = kind.options.map(({ key, words }) => ({ word: draft.now.puzzle[key], usual: words[0] }))
        .filter(({ word, usual }) => typeof word === 'string' && word !== usual).map(({ word }) => word);

    const shape: Shape = wantedShape ?? { kind, rows: scene.rows, columns: scene.columns };
    const reshape = async (next: Shape) => {
        wanted.current = next;
        setWantedShape(next);
        if (!isEmpty(draft.now)) say('The board is empty now. Undo brings the old one back.');
        await openBoard(emptyPuzzle(next.kind, next.rows, next.columns));
        if (wanted.current !== next) return;
        wanted.current = null;
        setWantedShape(null);
    };
    const grow = (by: number) => {
        const now = wanted.current ?? shape;
        const next = { ...now, rows: now.rows + by, columns: now.columns + by };
        if (sizeWithin(next, now)) void reshape(next);
    };

    const option = async (key: string, word: string) => {
        const puzzle = { ...draft.now.puzzle, [key]: word };
        const answer = await urgent.ask<Scene & Answer>({ ask: 'scene', puzzle });
        if (answer.verdict === 'refused') say(answer.sentence ?? answer.error ?? '');
        else editor.change((before) => withOption(before, key, word, answer));
    };

    return (
        <div class="set-view">
            <h1>Set a puzzle</h1>
            <p class="print-title" aria-hidden="true">{[`${kind.title} ${scene.rows} × ${scene.columns}`, ...unusual].join(', ')}</p>
            <Tools kinds={kinds} shape={shape} puzzle={draft.now.puzzle} symmetry={symmetry} formats={writable(formats, draft.now.puzzle)}
                onShape={(next) => void reshape(next)} onGrow={grow} onOption={(key, word) => void option(key, word)}
                onSymmetry={setSymmetry} onUnique={() => void improve('unique')} onMinimal={() => void improve('minimal')}
                onRandom={() => void fill()} onPaste={() => setDialog({ kind: 'paste' })} onCopy={(format) => void copyAs(format)} />
            <div class="set-board">
                <Board scene={scene} label={`${scene.name}, editor`} editor focus={focus} selected={selected}
                    look={(cell) => cellLook(draft.now, shown, which, cell)}
                    clueLook={(side, line) => clueLook(draft.now, scene, shown, focus, side, line)}
                    onFocus={moveTo} onKey={onKey}
                    onPick={(cells) => { const last = cells[cells.length - 1]; if (last !== undefined) setFocus({ cell: last }); setPicked(cells); }} />
                <CellLegend verdict={shown} slots={scene.slots.length > 0} wanted={draft.now.wanted.size > 0} />
                <EntryPad scene={scene} focus={focus} onWrite={write} />
                <div role="toolbar" aria-label="Board" class="set-history">
                    <button type="button" class="button" disabled={draft.past.length === 0} onClick={() => editor.change(undo)}><Icon name="undo" /> Undo</button>
                    <button type="button" class="button" disabled={draft.future.length === 0} onClick={() => editor.change(redo)}><Icon name="redo" /> Redo</button>
                    <button type="button" class="button" disabled={isEmpty(draft.now)} onClick={() => void reshape(shape)}><Icon name="erase" /> Clear the board</button>
                </div>
            </div>
            <div class="set-panel">
                {problem !== null && <div role="alert" class="alert set-problem">
                    <span>{problem.sentence}</span>
                    <button type="button" class="button" onClick={() => setDialog({ kind: 'paste', text: problem.text })}>Mend it</button>
                </div>}
                <VerdictPanel verdict={verdict} scene={scene} empty={isEmpty(draft.now)} which={which} onWhich={setWhich} work={editor.work}
                    onAdd={(item) => { editor.change((before) => added(before, [item])); setFocus(spotOf(item)); }}
                    onRemove={(item) => editor.change((before) => removed(before, item))}
                    onUndo={draft.past.length === 0 ? null : () => editor.change(undo)} />
                <ShareCard link={link} onCopy={() => void copy(link, 'Copy link', 'The link is in the clipboard.')}
                    onPlay={() => props.go({ view: 'puzzle', text })} />
                <p class="live"><span class="live-dot" aria-hidden="true" /> {verdict.took === null || !editor.keyed ? 'Live' : `Live: judged ${Math.max(1, Math.round(verdict.took))} ms after the last key`}</p>
            </div>
            {dialog?.kind === 'paste' && <PasteDialog core={urgent} text={dialog.text} onClose={() => setDialog(null)}
                onOpen={(puzzle, read) => { setDialog(null); void openBoard(puzzle); say(`Read as ${read}.`); }} />}
            {dialog?.kind === 'text' && <TextDialog title={dialog.title} text={dialog.text} onClose={() => setDialog(null)} />}
        </div>
    );
}
