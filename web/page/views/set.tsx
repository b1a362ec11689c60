// Set: an editor with a live verdict while one types.
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Answer, Cell, ClueOrGiven, Kind, Made, Puzzle, ReadAnswer, Value } from '../core/protocol';
import { Board } from '../parts/board';
import type { Spot } from '../parts/board-types';
import { Icon } from '../parts/icons';
import { CellLegend } from './set/legend';
import { added, drawn, isEmpty, puzzleOf, redo, removed, spotOf, undo, withOption, written } from './set/draft';
import type { Draft } from './set/draft';
import { EntryPad } from './set/entry-pad';
import { cellLook, clueLook, drawable } from './set/looks';
import type { Which } from './set/looks';
import { ended, PasteDialog, readProblem } from './set/paste-dialog';
import { ShareCard } from './set/share-card';
import { partners, spotFromKey } from './set/spots';
import type { Symmetry } from './set/spots';
import { copied, TextDialog } from './set/text-dialog';
import { Tools } from './set/tools';
import { isValueKey, typed } from './set/typing';
import type { Typed } from './set/typing';
import { emptyPuzzle, useEditor } from './set/use-editor';
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
    const { draft } = editor;
    const [focus, setFocus] = useState<Spot>({ cell: 'r1c1' });
    // Nothing is selected until the setter has been on the board.
    const [touched, setTouched] = useState(false);
    const [picked, setPicked] = useState<readonly Cell[]>([]);
    const [symmetry, setSymmetry] = useState<Symmetry>('none');
    const [which, setWhich] = useState<Which>('both');
    const [dialog, setDialog] = useState<Dialog>(null);
    const [problem, setProblem] = useState<{ sentence: string; text: string } | null>(null);
    const keys = useRef<Typed | null>(null);
    const { formats, text, link } = useLink(core, draft?.now.puzzle ?? null);
    const verdict = useVerdict(core, draft?.now.puzzle ?? null);
    const scene = useMemo(() => (draft === null ? null : drawn(draft.now)), [draft?.now]);

    // The link decides what is opened; without one the board of before stays.
    useEffect(() => {
        if (route.view !== 'set' || kinds.length === 0) return;
        if (route.text !== undefined) void openText(route.text);
        else if (route.kind !== undefined || draft === null) {
            const kind = kinds.find((entry) => entry.kind === route.kind) ?? kinds[0];
            if (kind === undefined) return;
            const size = route.size ?? kind.usual_size;
            openBoard(emptyPuzzle(kind, size, size));
        }
    }, [route, kinds]);

    async function openText(text: string): Promise<void> {
        const answer = await core.ask<ReadAnswer>({ ask: 'read', text: ended(text) });
        if (answer.puzzle !== undefined && answer.verdict !== 'refused') openBoard(puzzleOf(answer.puzzle));
        else {
            setProblem({ sentence: readProblem(answer), text });
            const kind = kinds[0];
            if (draft === null && kind !== undefined) void editor.open(emptyPuzzle(kind, kind.usual_size, kind.usual_size));
        }
    }

    function openBoard(puzzle: Puzzle): void {
        setProblem(null);
        setFocus({ cell: 'r1c1' });
        setPicked([]);
        setWhich('both');
        void editor.open(puzzle);
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
        editor.change((before) => spots.reduce<Draft>((now, spot) => written(now, spot, value, partners(scene, spot, symmetry)), before));
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
        if ((command && lower === 'z' && !event.shiftKey) || (shortcut && lower === 'u')) editor.change(undo);
        else if ((command && (lower === 'y' || lower === 'z')) || (shortcut && lower === 'r')) editor.change(redo);
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
        const answer = await core.ask({ ask: 'convert', puzzle: draft.now.puzzle, to: format });
        if (answer.verdict === 'refused') say(answer.sentence ?? answer.error ?? '');
        else await copy(typeof answer.text === 'string' ? answer.text : JSON.stringify(puzzleOf(answer)), `Copy as ${format}`, `Copied as ${format}.`);
    };

    const resize = (rows: number, columns: number, other: Kind = kind) => {
        if (!isEmpty(draft.now)) say('The board is empty now. Undo brings the old one back.');
        openBoard(emptyPuzzle(other, rows, columns));
    };

    const option = async (key: string, word: string) => {
        const puzzle = { ...draft.now.puzzle, [key]: word };
        const answer = await core.ask<typeof scene & Answer>({ ask: 'scene', puzzle });
        if (answer.verdict === 'refused') say(answer.sentence ?? answer.error ?? '');
        else editor.change((before) => withOption(before, key, word, answer));
    };

    return (
        <div class="set-view">
            <h1>Set a puzzle</h1>
            <Tools kinds={kinds} kind={kind} scene={scene} puzzle={draft.now.puzzle} symmetry={symmetry} formats={writable(formats, draft.now.puzzle)}
                onKind={(other) => resize(other.usual_size, other.usual_size, other)} onSize={resize} onOption={(key, word) => void option(key, word)}
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
                    <button type="button" class="button" disabled={isEmpty(draft.now)} onClick={() => resize(scene.rows, scene.columns)}><Icon name="erase" /> Clear the board</button>
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
                <p class="live"><span class="live-dot" aria-hidden="true" /> {verdict.took === null ? 'Live' : `Live: judged ${Math.max(1, Math.round(verdict.took))} ms after the last key`}</p>
            </div>
            {dialog?.kind === 'paste' && <PasteDialog core={core} text={dialog.text} onClose={() => setDialog(null)}
                onOpen={(puzzle, read) => { setDialog(null); openBoard(puzzle); say(`Read as ${read}.`); }} />}
            {dialog?.kind === 'text' && <TextDialog title={dialog.title} text={dialog.text} onClose={() => setDialog(null)} />}
        </div>
    );
}
