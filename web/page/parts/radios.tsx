// A row of choices of which one is taken. Arrows move and choose, as a radio group does.
import type { ComponentChildren, JSX } from 'preact';

export interface Choice<T> {
    value: T;
    label: string;
    sign?: ComponentChildren;
}

export function Radios<T extends string>(props: { label: string; labelledBy?: string; class?: string; choices: Choice<T>[]; value: T; onChange(value: T): void }): JSX.Element {
    const key = (event: JSX.TargetedKeyboardEvent<HTMLDivElement>): void => {
        const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
        if (!step) return;
        event.preventDefault();
        const here = props.choices.findIndex((choice) => choice.value === props.value);
        const next = (here + step + props.choices.length) % props.choices.length;
        props.onChange(props.choices[next]!.value);
        event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')[next]?.focus();
    };
    return (
        <div role="radiogroup" aria-label={props.label} class={`choices ${props.class ?? ''}`} onKeyDown={key}>
            {props.choices.map((choice) => (
                <button
                    key={choice.value}
                    type="button"
                    role="radio"
                    class="choice"
                    aria-checked={choice.value === props.value}
                    tabIndex={choice.value === props.value ? 0 : -1}
                    onClick={() => props.onChange(choice.value)}
                >
                    {choice.sign}
                    {choice.label}
                </button>
            ))}
        </div>
    );
}
