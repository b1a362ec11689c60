// Copy as …: a menu of the formats that can carry this board.
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { FormatRow, Puzzle } from '../../core/protocol';
import { Glyph } from './glyphs';

/** The formats that can write a board of this kind and size. */
export function writable(formats: readonly FormatRow[], puzzle: Puzzle): FormatRow[] {
    const size = Math.max(puzzle.size ?? 0, puzzle.rows ?? 0, puzzle.columns ?? 0);
    return formats.filter((format) => {
        if (!format.writes) return false;
        if (format.sizes === undefined) return true;
        const range = format.sizes[puzzle.puzzle];
        return range != null && size >= range[0] && size <= range[1];
    });
}

export function CopyMenu(props: { formats: FormatRow[]; onChoose(format: string): void }): JSX.Element {
    const [open, setOpen] = useState(false);
    const root = useRef<HTMLDivElement>(null);
    const items = () => [...(root.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
    const button = () => root.current?.querySelector<HTMLElement>('button[aria-haspopup]');

    useEffect(() => {
        if (!open) return undefined;
        items()[0]?.focus();
        const outside = (event: Event) => {
            if (event.target instanceof Node && root.current?.contains(event.target) !== true) setOpen(false);
        };
        document.addEventListener('pointerdown', outside);
        document.addEventListener('focusin', outside);
        return () => {
            document.removeEventListener('pointerdown', outside);
            document.removeEventListener('focusin', outside);
        };
    }, [open]);

    const close = () => {
        setOpen(false);
        button()?.focus();
    };
    const onKey = (event: KeyboardEvent) => {
        const all = items();
        const here = all.indexOf(document.activeElement as HTMLElement);
        const to = { ArrowDown: here + 1, ArrowUp: here - 1 + all.length, Home: 0, End: all.length - 1 }[event.key];
        if (event.key === 'Escape') close();
        else if (to !== undefined && all.length > 0) all[to % all.length]?.focus();
        else return;
        event.preventDefault();
        event.stopPropagation();
    };

    return (
        <div class="copy-menu" ref={root}>
            <button type="button" class="button set-tool" aria-haspopup="menu" aria-expanded={open} onClick={() => setOpen(!open)}>
                <Glyph name="copy" /> Copy as …
            </button>
            {open && (
                <div role="menu" aria-label="Formats" onKeyDown={onKey}>
                    {props.formats.map((format) => (
                        <button key={format.name} type="button" role="menuitem" tabIndex={-1} onClick={() => { close(); props.onChoose(format.name); }}>
                            <b>{format.name}</b> <span>{format.meaning}</span>
                        </button>
                    ))}
                </div>
            )}
        </div>
    );
}
