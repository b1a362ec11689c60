// The board of the day, small, as it will be met.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Core } from '../core/core';
import type { Answer, Scene } from '../core/protocol';
import type { Daily } from '../state/daily';

export function Preview(props: { core: Core; wish: Daily }): JSX.Element | null {
    const [scene, setScene] = useState<Scene | null>(null);
    const { core, wish } = props;
    useEffect(() => {
        const control = new AbortController();
        void (async () => {
            const made = await core.ask<Answer>({ ask: 'make', kind: wish.kind, size: wish.size, seed: Number(wish.seed), settings: { level: String(wish.level) } }, { signal: control.signal });
            if (!made.grid) return;
            const drawn = await core.ask<Scene>({ ask: 'scene', puzzle: made }, { signal: control.signal });
            if (drawn.cells) setScene(drawn);
        })().catch(() => undefined);
        return () => control.abort();
    }, [wish.kind, wish.seed, wish.level]);
    if (!scene) return null;
    const { rows, columns } = scene;
    const spot = (side: string, line: number): [number, number] =>
        side === 'top' ? [line - 0.5, -0.42] : side === 'bottom' ? [line - 0.5, rows + 0.42] : side === 'left' ? [-0.42, line - 0.5] : [columns + 0.42, line - 0.5];
    return (
        <svg class="preview" viewBox={`-0.8 -0.8 ${columns + 1.6} ${rows + 1.6}`} aria-hidden="true" focusable="false">
            <rect class="ground" width={columns} height={rows} rx="0.12" />
            {Array.from({ length: columns - 1 }, (_, i) => <path key={`c${i}`} d={`M${i + 1} 0V${rows}`} />)}
            {Array.from({ length: rows - 1 }, (_, i) => <path key={`r${i}`} d={`M0 ${i + 1}H${columns}`} />)}
            <rect class="edge" width={columns} height={rows} rx="0.12" />
            {scene.clues.map((clue) => {
                const [x, y] = spot(clue.side, clue.line);
                return <text key={`${clue.side}${clue.line}`} x={x} y={y}>{clue.text}</text>;
            })}
            {scene.cells.flat().map((cell, i) =>
                cell.value === null ? null : (
                    <text key={cell.cell} x={(i % columns) + 0.5} y={Math.floor(i / columns) + 0.5}>
                        {scene.values.find((value) => value.value === cell.value)?.text ?? String(cell.value)}
                    </text>
                ),
            )}
        </svg>
    );
}
