// A text to copy by hand, where the browser does not let the page write to the clipboard.
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

export function TextDialog(props: { title: string; text: string; onClose(): void }): JSX.Element {
    const dialog = useRef<HTMLDialogElement>(null);
    const box = useRef<HTMLTextAreaElement>(null);
    useEffect(() => {
        dialog.current?.showModal();
        box.current?.focus();
        box.current?.select();
    }, []);
    return (
        <dialog ref={dialog} class="paste" aria-labelledby="text-title" onClose={props.onClose}>
            <form method="dialog">
                <h2 id="text-title">{props.title}</h2>
                <label for="text-copy">Text to copy</label>
                <textarea id="text-copy" ref={box} rows={10} readOnly value={props.text} />
                <div class="dialog-actions"><button type="submit" class="button">Close</button></div>
            </form>
        </dialog>
    );
}

// A browser that asks for permission may leave the question open for good.
const patience = 1500;

/** True if the text is in the clipboard now. */
export async function copied(text: string): Promise<boolean> {
    try {
        const late = new Promise<boolean>((done) => { setTimeout(() => done(false), patience); });
        return await Promise.race([navigator.clipboard.writeText(text).then(() => true), late]);
    } catch {
        return false;
    }
}
