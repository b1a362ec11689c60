// What is seldom needed while playing: link, print, settings.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { ViewProps } from '../views/view-props';
import { Dialog } from './dialog';
import { Icon } from './icons';
import type { Session } from './session';

export function PlayMenu(props: { view: ViewProps; session: Session; onSettings(): void; onHelp(): void }): JSX.Element {
    const [open, setOpen] = useState(false);
    const { core, say } = props.view;
    const share = async (): Promise<void> => {
        const { expect: _e, source: _s, ...puzzle } = props.session.game.puzzle;
        const answer = await core.ask<{ format: number; text?: string }>({ ask: 'convert', puzzle, to: 'text' });
        const link = `${location.href.split('#')[0]}#p=${encodeURIComponent(answer.text ?? '')}`;
        setOpen(false);
        try {
            await navigator.clipboard.writeText(link);
            say('The link is copied. The puzzle is in the link itself.');
        } catch {
            location.hash = link.slice(link.indexOf('#'));
            say('The address of this page is now the link.');
        }
    };
    const item = (icon: Parameters<typeof Icon>[0]['name'], text: string, run: () => void): JSX.Element => (
        <button type="button" class="button" onClick={() => (setOpen(false), run())}>
            <Icon name={icon} />
            {text}
        </button>
    );
    return (
        <>
            <button type="button" class="icon-button" aria-label="This puzzle" onClick={() => setOpen(true)}>
                <Icon name="more" />
            </button>
            {open && (
                <Dialog title="This puzzle" onClose={() => setOpen(false)}>
                    <div class="menu">
                        {item('link', 'Copy link', () => void share().catch(() => say('The link could not be made.')))}
                        {item('print', 'Print', () => setTimeout(() => window.print(), 50))}
                        {item('book', 'Rules', () => props.view.go({ view: 'learn', kind: props.session.info.kind }))}
                        {item('gear', 'Settings', props.onSettings)}
                        {item('help', 'Keys', props.onHelp)}
                    </div>
                </Dialog>
            )}
        </>
    );
}
