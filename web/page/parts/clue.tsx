// A clue at the side of the board: a header in play, a cell in the editor, where also empty places can have the focus.
import type { JSX } from 'preact';
import type { ClueSpot, SceneClue } from '../core/protocol';
import type { ClueLook } from './board-types';
import { clueName } from './names';
import { Icon } from './icons';

export interface ClueProps {
    spot: ClueSpot;
    clue: SceneClue | null;
    empty: string;
    look: ClueLook;
    editor: boolean;
    entry: boolean;
}

export function BoardClue(props: ClueProps): JSX.Element {
    const { spot, clue, look, editor } = props;
    const column = spot.side === 'top' || spot.side === 'bottom';
    const classes = ['clue', spot.side];
    if (look.state) classes.push(look.state);
    if (look.role) classes.push(look.role);
    if (!clue && !look.text) classes.push('slot');
    return (
        <div
            role={editor ? 'gridcell' : column ? 'columnheader' : 'rowheader'}
            class={classes.join(' ')}
            tabIndex={props.entry ? 0 : -1}
            aria-label={clueName(clue, props.empty, look)}
            data-side={spot.side}
            data-line={spot.line}
            style={{ gridColumn: column ? spot.line + 1 : spot.side === 'left' ? 1 : -2 }}
        >
            <span class="clue-text">{look.text ?? clue?.text ?? ''}</span>
            {look.state === 'met' && <Icon name="tick" class="clue-tick" />}
            {(look.state === 'broken' || look.role === 'conflict') && <span class="badge" aria-hidden="true" />}
        </div>
    );
}
