import type { JSX } from 'preact';
import { Dialog } from './dialog';

const keys: [string[], string][] = [
    [['arrows'], 'move; with Shift several cells are selected, with Ctrl the clue at that end'],
    [['Home', 'End'], 'first or last cell of the row; with Ctrl of the board'],
    [['1', '2', '…'], 'write the value that the key shows on the pad; the same key again clears it. Above 9 type both digits'],
    [['Shift', '1'], 'write a mark'],
    [['Space'], 'keys write values or marks'],
    [['Backspace', 'Delete'], 'clear'],
    [['Enter'], 'next empty cell; with Shift the one before'],
    [['U', 'Ctrl Z'], 'undo'],
    [['R', 'Ctrl Y'], 'redo'],
    [['H'], 'hint; again for more'],
    [['M'], 'fill marks'],
    [['T'], 'try something'],
    [['Esc'], 'close the hint, or select one cell only'],
    [['?'], 'these keys'],
];

export function KeysDialog(props: { onClose(): void }): JSX.Element {
    return (
        <Dialog title="Keys" onClose={props.onClose}>
            <p class="dialog-lead">While the board has the focus. Where a letter is a value of the puzzle, its key writes that value.</p>
            <dl class="keys">
                {keys.map(([names, meaning]) => (
                    <>
                        <dt>
                            {names.map((name) => (
                                <kbd key={name}>{name}</kbd>
                            ))}
                        </dt>
                        <dd>{meaning}</dd>
                    </>
                ))}
            </dl>
        </Dialog>
    );
}
