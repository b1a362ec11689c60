// The link with the puzzle in it, and what can be done with a finished puzzle.
import type { JSX } from 'preact';
import { Icon } from '../../parts/icons';

interface Props {
    link: string;
    onCopy(): void;
    onPlay(): void;
}

export function ShareCard(props: Props): JSX.Element {
    return (
        <section class="card share" aria-labelledby="share-title">
            <h2 id="share-title">Share and print</h2>
            <label for="share-link">Link, the puzzle is in it</label>
            <input id="share-link" type="text" readOnly value={props.link} onFocus={(event) => event.currentTarget.select()} />
            <div class="share-buttons">
                <button type="button" class="button" onClick={props.onCopy}><Icon name="link" /> Copy link</button>
                <button type="button" class="button" onClick={() => window.print()}><Icon name="print" /> Print</button>
                <button type="button" class="button" onClick={props.onPlay}>Play it</button>
            </div>
        </section>
    );
}
