// A puzzle in any format that the core reads. A mistake keeps the text and marks its place.
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Core } from '../../core/core';
import type { Puzzle, ReadAnswer } from '../../core/protocol';
import { puzzleOf } from './draft';

interface Props {
    core: Core;
    /** The puzzle of a link that could not be read, to be mended here. */
    text?: string;
    onOpen(puzzle: Puzzle, read: string): void;
    onClose(): void;
}

/** Where a line and column (from 1) are in a text. */
function offsetOf(text: string, line: number, column: number): number {
    const before = text.split('\n').slice(0, line - 1).reduce((sum, entry) => sum + entry.length + 1, 0);
    return Math.min(before + column - 1, text.length);
}

/** A text copied from a line often lacks the end of that line, without which some formats count as cut off. */
export function ended(text: string): string {
    return text.endsWith('\n') ? text : `${text}\n`;
}

export function readProblem(answer: ReadAnswer): string {
    const sentence = answer.sentence ?? answer.error ?? 'This is not a puzzle that can be read.';
    return answer.at ? `Line ${answer.at.line}, column ${answer.at.column}: ${sentence}` : sentence;
}

export function PasteDialog(props: Props): JSX.Element {
    const dialog = useRef<HTMLDialogElement>(null);
    const box = useRef<HTMLTextAreaElement>(null);
    const [problem, setProblem] = useState<string | null>(null);
    const [busy, setBusy] = useState(false);

    const open = async (text: string) => {
        if (text.trim() === '') {
            setProblem('Line 1, column 1: There is no puzzle in the box.');
            box.current?.focus();
            return;
        }
        setBusy(true);
        try {
            const answer = await props.core.ask<ReadAnswer>({ ask: 'read', text: ended(text) });
            if (answer.puzzle !== undefined && answer.verdict !== 'refused') {
                props.onOpen(puzzleOf(answer.puzzle), answer.read ?? 'text');
                return;
            }
            setProblem(readProblem(answer));
            box.current?.focus();
            if (answer.at) {
                const start = offsetOf(text, answer.at.line, answer.at.column);
                box.current?.setSelectionRange(start, Math.min(start + 1, text.length));
            }
        } catch (error) {
            setProblem(error instanceof Error ? error.message : String(error));
        } finally {
            setBusy(false);
        }
    };

    useEffect(() => {
        dialog.current?.showModal();
        if (props.text !== undefined && box.current !== null) {
            box.current.value = props.text;
            void open(props.text);
        }
    }, []);

    return (
        <dialog ref={dialog} class="paste" aria-labelledby="paste-title" onClose={props.onClose}>
            <form method="dialog" onSubmit={(event) => { event.preventDefault(); void open(box.current?.value ?? ''); }}>
                <h2 id="paste-title">Paste a puzzle</h2>
                <label for="paste-text">Puzzle</label>
                <p id="paste-note" class="quiet">In any format that gridwright reads: boards as text, JSON, game IDs, addresses of puzzle editors.</p>
                <textarea id="paste-text" ref={box} rows={10} spellcheck={false} autocomplete="off" aria-describedby="paste-note"
                    aria-invalid={problem !== null} onInput={() => setProblem(null)} />
                <div role="alert" class="paste-alert">{problem !== null && <p>{problem}</p>}</div>
                <div class="dialog-actions">
                    <button type="button" class="button" onClick={() => dialog.current?.close()}>Cancel</button>
                    <button type="submit" class="button primary" aria-busy={busy}>Open</button>
                </div>
            </form>
        </dialog>
    );
}
