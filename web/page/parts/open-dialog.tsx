// Paste a puzzle in any format that the core reads.
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Core } from '../core/core';
import type { ReadAnswer } from '../core/protocol';
import { Dialog } from './dialog';

export function OpenDialog(props: { core: Core; onClose(): void; onOpen(text: string): void }): JSX.Element {
    const box = useRef<HTMLTextAreaElement>(null);
    const [problem, setProblem] = useState('');
    const read = async (): Promise<void> => {
        const text = box.current?.value ?? '';
        const answer = await props.core.ask<ReadAnswer>({ ask: 'read', text });
        if (answer.puzzle && answer.verdict !== 'refused') return props.onOpen(text);
        const at = answer.at;
        setProblem(`${at ? `Line ${at.line}, column ${at.column}: ` : ''}${answer.sentence ?? answer.error ?? 'This is not a puzzle we can read.'}`);
        if (!at || !box.current) return;
        // The place of the mistake is selected in the text.
        const start = text.split('\n').slice(0, at.line - 1).reduce((sum, line) => sum + line.length + 1, 0) + at.column - 1;
        box.current.focus();
        box.current.setSelectionRange(start, start + 1);
    };
    return (
        <Dialog title="Paste a puzzle" onClose={props.onClose}>
            <label class="field">
                Puzzle
                <textarea ref={box} spellcheck={false} />
            </label>
            {problem && (
                <p class="alert" role="alert">
                    {problem}
                </p>
            )}
            <div class="dialog-actions">
                <button type="button" class="button primary" onClick={() => void read().catch(() => setProblem('The text could not be read.'))}>
                    Open
                </button>
            </div>
        </Dialog>
    );
}
