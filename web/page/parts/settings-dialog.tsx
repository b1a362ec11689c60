import type { JSX } from 'preact';
import type { Settings, Theme } from '../state/settings';
import { Dialog } from './dialog';
import { Radios } from './radios';

const switches: [keyof Settings & ('mistakes' | 'prune' | 'timer' | 'secondMarks' | 'leftHanded'), string][] = [
    ['mistakes', 'Show mistakes at once'],
    ['prune', 'Prune marks'],
    ['timer', 'Timer'],
    ['secondMarks', 'Second kind of marks'],
    ['leftHanded', 'Left-handed'],
];

const themes: { value: Theme; label: string }[] = [
    { value: 'system', label: 'System' },
    { value: 'light', label: 'Light' },
    { value: 'dark', label: 'Dark' },
    { value: 'contrast', label: 'High contrast' },
];

export function SettingsDialog(props: { settings: Settings; change(settings: Partial<Settings>): void; onClose(): void }): JSX.Element {
    const { settings } = props;
    return (
        <Dialog title="Settings" onClose={props.onClose}>
            {switches.map(([key, label]) => (
                <button
                    key={key}
                    type="button"
                    role="switch"
                    class="setting"
                    aria-checked={settings[key]}
                    onClick={() => props.change({ [key]: !settings[key] })}
                >
                    {label}
                    <span class="switch" aria-hidden="true" />
                </button>
            ))}
            <h3 class="theme-title">Theme</h3>
            <Radios label="Theme" choices={themes} value={settings.theme} onChange={(theme) => props.change({ theme })} />
        </Dialog>
    );
}
