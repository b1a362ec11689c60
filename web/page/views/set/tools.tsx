// What kind of board it is, and the tools that work on all of it.
import type { JSX } from 'preact';
import type { FormatRow, Kind, Puzzle } from '../../core/protocol';
import { Icon } from '../../parts/icons';
import { CopyMenu } from './copy-menu';
import { Glyph } from './glyphs';
import { capital } from './names';
import { symmetries } from './spots';
import type { Symmetry } from './spots';

/** The buttons offer boards up to this size; a larger one can be pasted. */
export const largestOffered = 12;

/** What kind of board, and how large. */
export interface Shape {
    kind: Kind;
    rows: number;
    columns: number;
}

/** Whether the buttons offer this step from one size to another. */
export function sizeWithin(next: Shape, now: Shape): boolean {
    const least = Math.max(next.kind.smallest, 2);
    const most = Math.min(next.kind.largest, largestOffered);
    return next.rows < now.rows ? Math.min(next.rows, next.columns) >= least : Math.max(next.rows, next.columns) <= most;
}

interface Props {
    kinds: readonly Kind[];
    shape: Shape;
    puzzle: Puzzle;
    symmetry: Symmetry;
    formats: FormatRow[];
    onShape(shape: Shape): void;
    /** By 1 or -1, from the size that was asked for last. */
    onGrow(by: number): void;
    onOption(key: string, word: string): void;
    onSymmetry(symmetry: Symmetry): void;
    onUnique(): void;
    onMinimal(): void;
    onRandom(): void;
    onPaste(): void;
    onCopy(format: string): void;
}

export function Tools(props: Props): JSX.Element {
    const { shape } = props;
    const { kind, rows, columns } = shape;
    const grows = (by: number) => sizeWithin({ kind, rows: rows + by, columns: columns + by }, shape);
    const take = (name: string) => {
        const other = props.kinds.find((entry) => entry.kind === name) ?? kind;
        props.onShape({ kind: other, rows: other.usual_size, columns: other.usual_size });
    };
    return (
        <div class="set-tools">
            <div class="set-fields">
                <div class="set-field">
                    <label for="set-kind">Kind</label>
                    <select id="set-kind" value={kind.kind} onChange={(event) => take(event.currentTarget.value)}>
                        {props.kinds.map((entry) => <option key={entry.kind} value={entry.kind}>{entry.title}</option>)}
                    </select>
                </div>
                <div class="set-field" role="group" aria-labelledby="set-size">
                    <span id="set-size" class="set-label">Size</span>
                    <div class="stepper">
                        <button type="button" aria-label="Smaller" disabled={!grows(-1)} onClick={() => props.onGrow(-1)}>
                            <Glyph name="minus" />
                        </button>
                        <span>{rows} × {columns}</span>
                        <button type="button" aria-label="Larger" disabled={!grows(1)} onClick={() => props.onGrow(1)}>
                            <Glyph name="plus" />
                        </button>
                    </div>
                </div>
                {kind.rectangular && <Lengths shape={shape} onShape={props.onShape} />}
                {kind.options.filter((option) => option.words.length > 1).map((option) => (
                    <div class="set-field" key={option.key}>
                        <label for={`set-${option.key}`}>{capital(option.key)}</label>
                        <select id={`set-${option.key}`} value={String(props.puzzle[option.key] ?? option.words[0])}
                            onChange={(event) => props.onOption(option.key, event.currentTarget.value)}>
                            {option.words.map((word) => <option key={word} value={word}>{capital(word)}</option>)}
                        </select>
                    </div>
                ))}
                <div class="set-field">
                    <label for="set-symmetry">Symmetric entry</label>
                    <select id="set-symmetry" value={props.symmetry} aria-describedby="set-symmetry-note"
                        onChange={(event) => props.onSymmetry(event.currentTarget.value as Symmetry)}>
                        {symmetries.filter((entry) => !entry.square || rows === columns).map((entry) => (
                            <option key={entry.id} value={entry.id}>{entry.name}</option>
                        ))}
                    </select>
                </div>
            </div>
            <p id="set-symmetry-note" class={props.symmetry === 'none' ? 'visually-hidden' : 'quiet'}>
                Writing in a place marks its matching places “to be filled”; Enter goes to the next of them. Backspace clears them all.
            </p>
            <div class="set-buttons">
                <button type="button" class="button set-tool" onClick={props.onUnique}><Icon name="wand" /> Make it unique</button>
                <button type="button" class="button set-tool" onClick={props.onMinimal}><Icon name="erase" /> Make it minimal</button>
                <button type="button" class="button set-tool" onClick={props.onRandom}><Glyph name="dice" /> Fill at random</button>
                <button type="button" class="button set-tool" onClick={props.onPaste}><Icon name="clipboard" /> Paste a puzzle</button>
                <CopyMenu formats={props.formats} onChoose={props.onCopy} />
            </div>
        </div>
    );
}

function Lengths(props: { shape: Shape; onShape(shape: Shape): void }): JSX.Element {
    const { shape } = props;
    const { kind } = shape;
    const lengths = (now: number) => {
        const last = Math.max(now, Math.min(kind.largest, largestOffered));
        return Array.from({ length: last - kind.smallest + 1 }, (_, index) => kind.smallest + index);
    };
    const select = (id: string, name: string, now: number, onChange: (length: number) => void) => (
        <div class="set-field">
            <label for={id}>{name}</label>
            <select id={id} value={now} onChange={(event) => onChange(Number(event.currentTarget.value))}>
                {lengths(now).map((length) => <option key={length} value={length}>{length}</option>)}
            </select>
        </div>
    );
    return (
        <div class="set-lengths">
            {select('set-rows', 'Rows', shape.rows, (rows) => props.onShape({ ...shape, rows }))}
            {select('set-columns', 'Columns', shape.columns, (columns) => props.onShape({ ...shape, columns }))}
        </div>
    );
}
