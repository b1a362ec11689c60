import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { Icon, type IconName } from './icons';

export interface Tool {
    name: string;
    icon: IconName;
    off?: boolean;
    lit?: boolean;
    wide?: boolean;
    run(): void;
}

/** Buttons with a drawing and a word; arrows move between them. */
export function Toolbar(props: { label: string; tools: Tool[] }): JSX.Element {
    const bar = useRef<HTMLDivElement>(null);
    const key = (event: JSX.TargetedKeyboardEvent<HTMLDivElement>): void => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (!step || !bar.current) return;
        const buttons = [...bar.current.querySelectorAll<HTMLButtonElement>('button')];
        const here = buttons.indexOf(document.activeElement as HTMLButtonElement);
        buttons[(here + step + buttons.length) % buttons.length]?.focus();
        event.preventDefault();
    };
    return (
        <div ref={bar} role="toolbar" aria-label={props.label} class={`toolbar ${props.tools.length > 7 ? 'many' : ''}`} onKeyDown={key}>
            {props.tools.map((tool) => (
                <button key={tool.name} type="button" class={`tool ${tool.lit ? 'lit' : ''} ${tool.wide ? 'wide' : ''}`} aria-disabled={tool.off || undefined} onClick={() => !tool.off && tool.run()}>
                    <Icon name={tool.icon} />
                    <span>{tool.name}</span>
                </button>
            ))}
        </div>
    );
}
