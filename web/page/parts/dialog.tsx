// A dialog of the browser's own kind: it keeps the focus inside, closes by Esc, and gives the focus back.
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { Icon } from './icons';

export function Dialog(props: { title: string; onClose(): void; children: ComponentChildren }): JSX.Element {
    const element = useRef<HTMLDialogElement>(null);
    const title = useId();
    useEffect(() => {
        const before = document.activeElement as HTMLElement | null;
        const dialog = element.current;
        if (dialog && !dialog.open) dialog.showModal();
        return () => before?.focus?.({ preventScroll: true });
    }, []);
    return (
        <dialog
            ref={element}
            aria-labelledby={title}
            onClose={props.onClose}
            onPointerDown={(event) => event.target === element.current && props.onClose()}
        >
            <div class="dialog-head">
                <h2 id={title}>{props.title}</h2>
                <button type="button" class="icon-button" aria-label="Close" onClick={props.onClose}>
                    <Icon name="close" />
                </button>
            </div>
            {props.children}
        </dialog>
    );
}
