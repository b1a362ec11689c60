// Small drawings in one weight, by name. They say nothing to a screen reader: the control beside them has the words.
import type { JSX } from 'preact';

const paths = {
    back: 'M15 5l-7 7 7 7',
    undo: 'M8 5L4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-3',
    redo: 'M16 5l4 4-4 4M20 9H10a5.5 5.5 0 0 0 0 11h3',
    erase: 'M9 20L3.8 14.8a1.6 1.6 0 0 1 0-2.3l8.7-8.7a1.6 1.6 0 0 1 2.3 0l5.2 5.2a1.6 1.6 0 0 1 0 2.3L11.3 20zM8.5 8.200l7.6 7.600M8 20h12',
    marks: 'M6 3.500h12A2.5 2.5 0 0 1 20.5 6v12a2.5 2.5 0 0 1-2.5 2.500H6A2.5 2.5 0 0 1 3.5 18V6A2.5 2.5 0 0 1 6 3.500zM8 8h.01M12 8h.01M16 8h.01M8 12h.01M12 12h.01M16 12h.01M8 16h.01M12 16h.01M16 16h.01',
    try: 'M5 4v15M5 8h7a6 6 0 0 1 6 6v5M14.5 16l3.5 3.5 3.5-3.5',
    check: 'M12 3.500a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM8.5 12.200l2.4 2.4 4.7-5',
    hint: 'M9 16.500c0-1.7-3-3-3-6.500a6 6 0 0 1 12 0c0 3.5-3 4.8-3 6.500zM9.5 19h5M10.5 21.500h3',
    pencil: 'M4 20l1-4.500L16 4.500a2 2 0 0 1 2.8 0l.7.7a2 2 0 0 1 0 2.800L8.5 19zM14 6.500l3.5 3.5',
    close: 'M6 6l12 12M18 6L6 18',
    pause: 'M9 5v14M15 5v14',
    play: 'M7 4.500v15l12-7.500z',
    more: 'M5 12h.01M12 12h.01M19 12h.01',
    moon: 'M20 14.500A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.500z',
    sun: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2.500v2M12 19.500v2M2.5 12h2M19.5 12h2M5.3 5.300l1.4 1.400M17.3 17.300l1.4 1.400M5.3 18.700l1.4-1.400M17.3 6.700l1.4-1.4',
    gear: 'M12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM10.5 3h3l.5 2.6 1.7.7 2.2-1.5 2.1 2.1-1.5 2.2.7 1.7 2.6.5v3l-2.6.5-.7 1.7 1.5 2.2-2.1 2.1-2.2-1.5-1.7.7-.5 2.600h-3l-.5-2.6-1.7-.7-2.2 1.5-2.1-2.1 1.5-2.2-.7-1.7-2.6-.5v-3l2.6-.5.7-1.7-1.5-2.2 2.1-2.1 2.2 1.5 1.7-.7z',
    help: 'M12 3.500a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM9.5 9.700a2.5 2.5 0 1 1 3.7 2.200c-.8.5-1.2.9-1.2 1.800M12 16.800h.01',
    calendar: 'M5 5.500h14v14H5zM5 10h14M9 3.500v3.500M15 3.500v3.5',
    clipboard: 'M8 5H5.500v15.500h13V5H16M8 3.500h8v3.500H8zM9 12h6M9 16h4',
    wand: 'M4 20L15 9M17 3v3M21 7h-3M19.5 12.500l-1.5-1.500M12.5 5.500L14 7M20.5 3.500L19 5',
    link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.700l-1.5 1.500M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.700l1.5-1.5',
    print: 'M7 8V3.500h10V8M7 16.500H4V8h16v8.500h-3M7 13.500h10v7H7z',
    warning: 'M12 4l9 16H3zM12 10v4.500M12 17.500h.01',
    tick: 'M5 12.500l4.5 4.500L19 7.5',
    previous: 'M15 5l-7 7 7 7',
    next: 'M9 5l7 7-7 7',
    restart: 'M4.5 12a7.5 7.5 0 1 0 2.6-5.700M4.5 4v4.500H9',
    book: 'M12 6.500C10 5 7 4.5 3.5 4.500v14c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2v-14c-3.5 0-6.5.5-8.5 2zM12 6.500v14',
} as const;

export type IconName = keyof typeof paths;

export function Icon(props: { name: IconName; class?: string }): JSX.Element {
    return (
        <svg class={`icon ${props.class ?? ''}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d={paths[props.name]} fill={props.name === 'play' ? 'currentColor' : 'none'} />
        </svg>
    );
}

/** The sign of the page: three towers. */
export function Sign(): JSX.Element {
    return (
        <svg class="sign" viewBox="0 0 28 28" aria-hidden="true" focusable="false">
            <rect class="sign-ground" width="28" height="28" rx="7" />
            <rect class="sign-tower sign-side" x="6" y="14" width="4.6" height="8" rx="1.3" />
            <rect class="sign-tower" x="11.7" y="6" width="4.6" height="16" rx="1.3" />
            <rect class="sign-tower sign-side" x="17.4" y="10" width="4.6" height="12" rx="1.3" />
        </svg>
    );
}
