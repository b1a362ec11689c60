// A box for a puzzle in any format that the core reads. A mistake keeps the text and marks its place.
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { Core } from '../core/core';
import type { ReadAnswer } from '../core/protocol';
import { ended, placeIn, refusedText, sentenceOf, type Refusal } from './reading';

/** `text` and `refusal` are of a puzzle that could not be read before; `children` stand beside the button. */
export function ReadBox(props: { core: Core; text?: string; refusal?: Refusal; onOpen(text: string): void; children?: ComponentChildren }): JSX.Element {
    const box = useRef<HTMLTextAreaElement>(null);
    const [refusal, setRefusal] = useState<Refusal | null>(props.refusal ?? null);
    const alert = useId();
    useEffect(() => {
        if (!refusal || !box.current) return;
        box.current.focus();
        if (refusal.at) box.current.setSelectionRange(...placeIn(box.current.value, refusal.at));
    }, [refusal]);
    const read = async (): Promise<void> => {
        const text = box.current?.value ?? '';
        const refused = refusedText(await props.core.ask<ReadAnswer>({ ask: 'read', text: ended(text) }));
        if (refused) setRefusal(refused);
        else props.onOpen(text);
    };
    return (
        <div class="read-box">
            {refusal && (
                <p class="alert" role="alert" id={alert}>
                    {sentenceOf(refusal)}
                </p>
            )}
            <label class="field">
                Puzzle
                <textarea ref={box} spellcheck={false} autocomplete="off" aria-invalid={refusal !== null} aria-describedby={refusal ? alert : undefined} defaultValue={props.text} />
            </label>
            <div class="dialog-actions">
                <button type="button" class="button primary" onClick={() => void read().catch(() => setRefusal({ sentence: 'The text could not be read.' }))}>
                    Open
                </button>
                {props.children}
            </div>
        </div>
    );
}
