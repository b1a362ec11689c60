// Paste a puzzle in any format that the core reads.
import type { JSX } from 'preact';
import type { Core } from '../core/core';
import { Dialog } from './dialog';
import { ReadBox } from './read-box';

export function OpenDialog(props: { core: Core; onClose(): void; onOpen(text: string): void }): JSX.Element {
    return (
        <Dialog title="Paste a puzzle" onClose={props.onClose}>
            <ReadBox core={props.core} onOpen={props.onOpen} />
        </Dialog>
    );
}
