// The choice of one labeling.
import type { JSX } from 'preact';
import type { Labeling, Labelings, Rule } from './labelings';

interface Props {
    id: string;
    title: string;
    labelings: Labelings;
    labeling: Labeling;
    onChange(labeling: Labeling): void;
}

export function LabelingChooser(props: Props): JSX.Element {
    const { id, labeling } = props;
    const select = (part: 'var' | 'val', label: string, rules: readonly Rule[]) => {
        // Options of the command line mean nothing here; the page has controls for them.
        const meaning = rules.find((rule) => rule.name === labeling[part])?.meaning.replace(/ ?\([^()]*--[^()]*\)/g, '');
        return (
            <div class="study-field">
                <label for={`${id}-${part}`}>{label}</label>
                <select id={`${id}-${part}`} value={labeling[part]} aria-describedby={`${id}-${part}-note`}
                    onChange={(event) => props.onChange({ ...labeling, [part]: event.currentTarget.value })}>
                    {rules.map((rule) => <option key={rule.name} value={rule.name}>{rule.name}</option>)}
                </select>
                <p id={`${id}-${part}-note`} class="quiet">{meaning}</p>
            </div>
        );
    };
    return (
        <fieldset class={`card study-choice study-${id}`}>
            <legend>{props.title}</legend>
            {select('var', 'Next cell', props.labelings.var)}
            {select('val', 'Its values', props.labelings.val)}
            <div class="study-field">
                <label for={`${id}-down`}>Order of values</label>
                <select id={`${id}-down`} value={labeling.down ? 'down' : 'up'}
                    onChange={(event) => props.onChange({ ...labeling, down: event.currentTarget.value === 'down' })}>
                    <option value="up">Low values first</option>
                    <option value="down">High values first</option>
                </select>
            </div>
        </fieldset>
    );
}
