// A puzzle in any format that the core reads. A mistake keeps the text and marks its place.
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Core } from '../../core/core';
import type { Puzzle, ReadAnswer } from '../../core/protocol';
import { ended, placeIn, refusedText, sentenceOf } from '../../parts/reading';
import { puzzleOf } from './draft';

interface Props {
    core: Core;
    /** The puzzle of a link that could not be read, to be mended here. */
    text?: string;
    onOpen(puzzle: Puzzle, read: string): void;
    onClose(): void;
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
            const refusal = refusedText(answer);
            if (answer.puzzle && refusal === null) {
                props.onOpen(puzzleOf(answer.puzzle), answer.read ?? 'text');
                return;
            }
            if (refusal === null) return;
            setProblem(sentenceOf(refusal));
            box.current?.focus();
            if (refusal.at) box.current?.setSelectionRange(...placeIn(text, refusal.at));
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
