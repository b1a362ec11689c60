// The verdict beside the board: one line that says it, the counts behind it, and what the setter can do about it.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { ClueOrGiven, Scene, VerdictAnswer } from '../../core/protocol';
import { Icon } from '../../parts/icons';
import type { IconName } from '../../parts/icons';
import type { Which } from './looks';
import { capital, givenName, nameOf, writes } from './names';
import type { Verdict } from './use-verdict';

interface Props {
    verdict: Verdict;
    scene: Scene;
    empty: boolean;
    which: Which;
    onWhich(which: Which): void;
    onAdd(item: ClueOrGiven): void;
    onRemove(item: ClueOrGiven): void;
    onUndo: (() => void) | null;
    /** What the setter waits for besides the verdict, such as "Making a puzzle …". */
    work: { words: string; cancel(): void } | null;
}

type Tone = 'unique' | 'several' | 'impossible' | 'unknown' | 'looking';

const heads: Record<Tone, { title: string; icon: IconName }> = {
    unique: { title: 'Unique', icon: 'check' },
    several: { title: 'Several solutions', icon: 'warning' },
    impossible: { title: 'No solution', icon: 'close' },
    unknown: { title: 'Undecided', icon: 'pause' },
    looking: { title: 'Still looking …', icon: 'more' },
};

function toneOf(verdict: Verdict): Tone {
    if (verdict.refused !== null) return 'unknown';
    if (verdict.looking || verdict.answer === null) return 'looking';
    return verdict.answer.verdict === 'refused' ? 'unknown' : verdict.answer.verdict;
}

function lineOf(verdict: Verdict, tone: Tone): string {
    const answer = verdict.answer;
    if (verdict.refused !== null) return verdict.refused;
    if (tone === 'looking' || answer === null) return verdict.seconds > 0 ? `${verdict.seconds} s so far. The board stays yours.` : 'The board stays yours.';
    if (tone === 'unique' && answer.grade) return `Exactly one solution. Level: ${answer.grade.name}.`;
    if (tone === 'several' && answer.differ?.length > 0) {
        return `Two of them differ in ${answer.differ.length} ${answer.differ.length === 1 ? 'cell' : 'cells'}.`;
    }
    if (tone === 'impossible' && answer.conflict) {
        const clues = answer.conflict.clues.length;
        const count = clues + answer.conflict.cells.length;
        if (count === 1) return `One ${clues === 1 ? 'clue' : 'given'} cannot hold.`;
        const noun = clues === count ? 'clues' : clues === 0 ? 'givens' : 'clues and givens';
        return count === 0 ? 'The rules cannot hold on this board.' : `${count} ${noun} cannot hold together.`;
    }
    if (tone === 'unknown') return `Stopped after ${verdict.limit} s.`;
    return answer.sentence;
}

export function VerdictPanel(props: Props): JSX.Element {
    const { verdict, scene } = props;
    const tone = toneOf(verdict);
    const head = heads[tone];
    const answer = verdict.looking || verdict.refused !== null ? null : verdict.answer;
    return (
        <section class={`card verdict verdict-${tone} ${verdict.old && !verdict.looking ? 'verdict-old' : ''}`} aria-label="Verdict" aria-busy={verdict.busy}>
            <div class="verdict-head">
                <Icon name={head.icon} />
                <div role="status">
                    <p class="verdict-title">{head.title}</p>
                    <p class="verdict-line">{lineOf(verdict, tone)}</p>
                </div>
            </div>
            <div class="verdict-body">
                {props.work !== null && <p class="verdict-work" aria-busy="true">
                    {props.work.words} <button type="button" class="button" onClick={props.work.cancel}>Cancel</button>
                </p>}
                {props.empty && <p class="verdict-empty">{scene.slots.length > 0 ? 'Type a clue' : 'Write a given'}, or paste a puzzle</p>}
                <Counts answer={answer} scene={scene} />
                {answer !== null && tone === 'several' && <WhichSolution which={props.which} onWhich={props.onWhich} />}
                {answer !== null && tone === 'several' && <Decides answer={answer} scene={scene} empty={props.empty} onAdd={props.onAdd} />}
                {answer !== null && tone === 'unique' && <Redundant answer={answer} scene={scene} onRemove={props.onRemove} />}
                {answer !== null && tone === 'impossible' && <ConflictPart answer={answer} {...props} />}
                {tone === 'unknown' && verdict.refused === null && <button type="button" class="button" onClick={verdict.longer}>Look longer</button>}
            </div>
        </section>
    );
}

function Counts(props: { answer: VerdictAnswer | null; scene: Scene }): JSX.Element {
    const { answer, scene } = props;
    const cells = scene.cells.flat().filter((cell) => !cell.hole).length;
    // Without a solution only "No solution" knows how many there are.
    const solutions = answer === null ? null : answer.verdict === 'impossible' ? 0 : answer.solutions?.length || null;
    const more = answer?.verdict === 'several' || (answer?.verdict === 'unknown' && solutions !== null);
    const forced = answer === null || answer.forced === null || answer.verdict === 'impossible' ? null : answer.forced_count;
    return (
        <dl class="counts">
            <div><dt>{capital(writes(scene).many)}</dt><dd>{answer?.clues ?? '–'}</dd></div>
            <div><dt>Forced</dt><dd>{forced ?? '–'} <small>of {cells}</small></dd></div>
            <div><dt>Solutions</dt><dd>{solutions ?? '–'}{more && <small> or more</small>}</dd></div>
        </dl>
    );
}

function WhichSolution(props: { which: Which; onWhich(which: Which): void }): JSX.Element {
    const choices: { id: Which; letter: string; name: string }[] = [
        { id: 'both', letter: '', name: 'Both' }, { id: 'first', letter: 'A', name: 'First' }, { id: 'second', letter: 'B', name: 'Second' },
    ];
    return (
        <div role="radiogroup" aria-label="Solutions shown" class="which">
            {choices.map((choice) => (
                <label key={choice.id} class={`which-choice which-${choice.id}`}>
                    <input type="radio" name="which" checked={props.which === choice.id} onChange={() => props.onWhich(choice.id)} aria-label={choice.name} />
                    <span aria-hidden="true">{choice.letter !== '' && <b>{choice.letter}</b>} {choice.name}</span>
                </label>
            ))}
        </div>
    );
}

const shortList = 3;

function Items(props: { items: readonly ClueOrGiven[]; scene: Scene; verb: string; onTake(item: ClueOrGiven): void }): JSX.Element {
    const [all, setAll] = useState(false);
    const shown = all ? props.items : props.items.slice(0, shortList);
    return (
        <>
            <ul class="items">
                {shown.map((item) => {
                    const name = nameOf(item, props.scene);
                    return (
                        <li key={name}>
                            <span>{capital(name)}</span>
                            <button type="button" class="button" aria-label={`${props.verb} ${name}`} onClick={() => props.onTake(item)}>{props.verb}</button>
                        </li>
                    );
                })}
            </ul>
            {props.items.length > shown.length
                && <button type="button" class="button" onClick={() => setAll(true)}>Show all {props.items.length}</button>}
        </>
    );
}

function Decides(props: { answer: VerdictAnswer; scene: Scene; empty: boolean; onAdd(item: ClueOrGiven): void }): JSX.Element | null {
    const decides = props.answer.decides ?? [];
    const { one, many } = writes(props.scene);
    if (decides.length === 0) {
        // No single one decides an empty board, nor does anybody ask.
        if (props.empty) return null;
        const found = props.answer.stage === 'done' || props.answer.stage === 'decides';
        return <p class="quiet">{found ? `No single ${one} would decide it.` : `Looking for ${many} that would decide it …`}</p>;
    }
    return (
        <>
            <h2 class="items-title">One more {one} would decide it</h2>
            <Items items={decides} scene={props.scene} verb="Add" onTake={props.onAdd} />
        </>
    );
}

function Redundant(props: { answer: VerdictAnswer; scene: Scene; onRemove(item: ClueOrGiven): void }): JSX.Element {
    const redundant = props.answer.redundant ?? [];
    const { one, many } = writes(props.scene);
    if (props.answer.stage !== 'done') return <p class="quiet">Looking for {many} that are not needed …</p>;
    if (redundant.length === 0) return <p class="quiet">Every {one} is needed.</p>;
    return (
        <>
            <h2 class="items-title">Each of these could be left out</h2>
            <Items items={redundant} scene={props.scene} verb="Remove" onTake={props.onRemove} />
        </>
    );
}

function ConflictPart(props: Props & { answer: VerdictAnswer }): JSX.Element | null {
    const conflict = props.answer.conflict;
    if (conflict === null) return <p>{props.answer.sentence}</p>;
    const items: ClueOrGiven[] = [
        ...conflict.clues,
        ...conflict.cells.map((cell) => ({ cell, value: props.scene.cells.flat().find((entry) => entry.cell === cell)?.value ?? '' })),
    ];
    return (
        <>
            <p>{conflict.sentence}</p>
            <ul class="items">
                {items.map((item) => {
                    const name = givenName(item, props.scene);
                    return (
                        <li key={name}>
                            <span>{capital(name)}</span>
                            <button type="button" class="button" aria-label={`Remove the ${name}`} onClick={() => props.onRemove(item)}>Remove</button>
                        </li>
                    );
                })}
            </ul>
            {props.onUndo !== null && <button type="button" class="button" onClick={props.onUndo}><Icon name="undo" /> Undo last key</button>}
        </>
    );
}
