// The board of the study: made from a kind, a size and a number, or pasted.
import type { JSX } from 'preact';
import type { Kind } from '../../core/protocol';

interface Props {
    kinds: readonly Kind[];
    kind: Kind;
    size: number;
    seed: string;
    onKind(kind: Kind): void;
    onSize(size: number): void;
    onSeed(seed: string): void;
    onMake(): void;
    onPaste(): void;
}

export function BoardChoice(props: Props): JSX.Element {
    const { kind } = props;
    return (
        <form class="card study-make" onSubmit={(event) => { event.preventDefault(); props.onMake(); }}>
            <h2>The board</h2>
            <div class="study-field">
                <label for="study-kind">Kind</label>
                <select id="study-kind" value={kind.kind}
                    onChange={(event) => props.onKind(props.kinds.find((entry) => entry.kind === event.currentTarget.value) ?? kind)}>
                    {props.kinds.map((entry) => <option key={entry.kind} value={entry.kind}>{entry.title}</option>)}
                </select>
            </div>
            <div class="study-field">
                <label for="study-size">Size</label>
                <select id="study-size" value={props.size} onChange={(event) => props.onSize(Number(event.currentTarget.value))}>
                    {kind.sizes.map((size) => <option key={size} value={size}>{size} × {size}</option>)}
                </select>
            </div>
            <div class="study-field">
                <label for="study-seed">Seed</label>
                <input id="study-seed" type="text" inputMode="numeric" pattern="[0-9]{1,15}" autocomplete="off" value={props.seed}
                    onInput={(event) => props.onSeed(event.currentTarget.value)} />
            </div>
            <div class="study-buttons">
                <button type="submit" class="button">Make the board</button>
                <button type="button" class="button" onClick={props.onPaste}>Paste a puzzle</button>
            </div>
        </form>
    );
}
