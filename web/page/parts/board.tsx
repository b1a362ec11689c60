// The board: a grid for keyboard and screen reader, drawn by style sheets. It knows where things stand and how a pointer
// or a key moves; what a cell means comes from the view by `look`.
import type { JSX } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Cell, ClueSpot, SceneClue, Side } from '../core/protocol';
import type { BoardProps, Spot } from './board-types';
import { ArcDrawing } from './arcs';
import { BoardCell } from './cell';
import { BoardClue } from './clue';
import { between, moved, sameSpot } from './moves';
import { valueTable } from './names';
import { Tallies } from './tallies';

function spotOfElement(element: Element | null): Spot | null {
    const found = element?.closest<HTMLElement>('[data-cell],[data-side]');
    if (!found) return null;
    if (found.dataset.cell) return { cell: found.dataset.cell };
    return { side: found.dataset.side as Side, line: Number(found.dataset.line) };
}

function elementOf(grid: HTMLElement, spot: Spot): HTMLElement | null {
    return grid.querySelector(
        spot.cell !== undefined ? `[data-cell="${spot.cell}"]` : `[data-side="${spot.side}"][data-line="${spot.line}"]`,
    );
}

export function Board(props: BoardProps): JSX.Element {
    const { scene, editor = false, focus } = props;
    const grid = useRef<HTMLDivElement>(null);
    const drag = useRef<{ from: Cell; last: Cell; cells: Cell[] } | null>(null);
    const entryCell = useRef<Cell>('r1c1');
    /** While the board itself moves the focus. */
    const moving = useRef(false);
    const values = useMemo(() => valueTable(scene), [scene]);
    if (focus.cell !== undefined) entryCell.current = focus.cell;
    // While a clue has the focus in play, Tab still enters at the last cell.
    const entry: Spot = editor || focus.cell !== undefined ? focus : { cell: entryCell.current };

    const focusOn = (spot: Spot): void => {
        const element = grid.current && elementOf(grid.current, spot);
        if (!element || element === document.activeElement) return;
        moving.current = true;
        element.focus({ preventScroll: true });
        moving.current = false;
    };
    useLayoutEffect(() => {
        if (grid.current?.contains(document.activeElement)) focusOn(focus);
    }, [focus, scene]);

    const down = (event: JSX.TargetedPointerEvent<HTMLDivElement>): void => {
        if (event.button !== 0 || props.quiet) return;
        const spot = spotOfElement(event.target as Element);
        if (!spot || !grid.current) return;
        event.preventDefault();
        focusOn(spot);
        if (spot.cell !== undefined) {
            // A second tap lets go of a cell: then a value can be chosen first, and put into many cells.
            if (event.pointerType === 'touch' && !editor && props.selected.size === 1 && props.selected.has(spot.cell)) {
                props.onPick([]);
                return;
            }
            if (event.ctrlKey || event.metaKey) {
                const others = [...props.selected].filter((cell) => cell !== spot.cell);
                props.onPick(others.length === props.selected.size ? [...others, spot.cell] : others);
                return;
            }
            drag.current = { from: spot.cell, last: spot.cell, cells: [spot.cell] };
        }
        props.onFocus(spot, event.shiftKey);
    };

    const move = (event: JSX.TargetedPointerEvent<HTMLDivElement>): void => {
        if (!drag.current) return;
        const spot = spotOfElement(document.elementFromPoint(event.clientX, event.clientY));
        if (!spot || spot.cell === undefined || spot.cell === drag.current.last) return;
        const passed = between(drag.current.last, spot.cell);
        drag.current.last = spot.cell;
        drag.current.cells = [...new Set([...drag.current.cells, ...passed])];
        props.onPick([...drag.current.cells.filter((cell) => cell !== spot.cell), spot.cell]);
    };

    const end = (): void => {
        drag.current = null;
    };

    const double = (event: JSX.TargetedMouseEvent<HTMLDivElement>): void => {
        const spot = spotOfElement(event.target as Element);
        if (!spot || spot.cell === undefined || props.quiet) return;
        const value = props.look(spot.cell).value;
        if (value === null) return;
        const same = scene.cells.flat().map((cell) => cell.cell).filter((cell) => props.look(cell).value === value && cell !== spot.cell);
        props.onPick([...same, spot.cell]);
    };

    const over = (event: JSX.TargetedPointerEvent<HTMLDivElement>): void => {
        const spot = spotOfElement(event.target as Element);
        const line = (event.target as Element).closest<HTMLElement>('[data-tally]')?.dataset.tally;
        if (line !== undefined) props.onPointLine?.(line);
        else props.onPointClue?.(spot && spot.cell === undefined ? spot : null);
    };

    const key = (event: JSX.TargetedKeyboardEvent<HTMLDivElement>): void => {
        const next = moved(event, focus, scene, editor);
        if (next) {
            event.preventDefault();
            if (!sameSpot(next, focus)) props.onFocus(next, event.shiftKey);
            return;
        }
        props.onKey(event);
    };

    const focused = (event: JSX.TargetedFocusEvent<HTMLDivElement>): void => {
        const spot = spotOfElement(event.target as Element);
        if (!spot) return;
        const known = sameSpot(spot, focus) && (spot.cell === undefined || props.selected.size > 0);
        if (!moving.current && !known) (props.onEnter ?? ((at) => props.onFocus(at, false)))(spot);
        if (spot.cell === undefined) props.onPointClue?.(spot);
    };

    const clueTable = new Map<string, SceneClue>(scene.clues.map((clue) => [`${clue.side} ${clue.line}`, clue]));
    const slots: ClueSpot[] = editor ? scene.slots : scene.clues;
    const clue = (side: Side, line: number): JSX.Element | null => {
        const slot = slots.find((one) => one.side === side && one.line === line);
        if (!slot) return null;
        const found = clueTable.get(`${side} ${line}`) ?? null;
        const empty = scene.slots.find((one) => one.side === side && one.line === line)?.name ?? '';
        return (
            <BoardClue
                key={`${side} ${line}`}
                spot={{ side, line }}
                clue={found}
                empty={found ? '' : empty}
                look={props.clueLook?.(side, line) ?? {}}
                editor={editor}
                entry={editor && sameSpot(entry, { side, line })}
            />
        );
    };
    const columns = Array.from({ length: scene.columns }, (_, i) => i + 1);
    const outer = (side: 'top' | 'bottom'): JSX.Element | null => {
        const clues = columns.map((column) => clue(side, column)).filter(Boolean);
        return clues.length ? (
            <div role="row" class={`row outer ${side}`} style={{ gridRow: side === 'top' ? 1 : scene.rows + 2 }}>
                {clues}
            </div>
        ) : null;
    };
    const labelled = (Object.keys(scene.labels) as Side[]).filter((side) => scene.labels[side]?.length);
    const bare = !scene.slots.length && !labelled.length;
    return (
        <div
            class={`board-box ${bare ? 'bare' : ''} ${scene.slots.length ? '' : 'no-clues'} ${props.tallies?.lines.some((line) => line.counted) ? 'tallied' : ''}`}
            style={{ '--rows': scene.rows, '--columns': scene.columns }}
        >
            <div
                ref={grid}
                role="grid"
                class={`board ${editor ? 'editor' : ''} ${props.finished ? 'finished' : ''}`}
                aria-label={props.label}
                aria-multiselectable={props.quiet ? undefined : true}
                onPointerDown={down}
                onPointerMove={move}
                onPointerUp={end}
                onPointerCancel={end}
                onPointerOver={over}
                onPointerLeave={() => props.onPointClue?.(null)}
                onDblClick={double}
                onKeyDown={key}
                onFocusIn={focused}
            >
                {outer('top')}
                {scene.cells.map((row, i) => (
                    <div role="row" class="row" key={i} style={{ gridRow: i + 2 }}>
                        {clue('left', i + 1)}
                        {row.map((cell) => (
                            <BoardCell
                                key={cell.cell}
                                cell={cell}
                                look={props.look(cell.cell)}
                                values={values}
                                selected={props.selected.has(cell.cell)}
                                entry={entry.cell === cell.cell}
                                places={scene.mark_places}
                            />
                        ))}
                        {clue('right', i + 1)}
                    </div>
                ))}
                {outer('bottom')}
                {labelled.map((side) =>
                    scene.labels[side]!.map((text, i) => (
                        <span key={`${side} ${i}`} class={`label ${side}`} aria-hidden="true" style={labelPlace(side, i, scene.rows, scene.columns)}>
                            {text}
                        </span>
                    )),
                )}
                {props.tallies && <Tallies status={props.tallies} values={values} rows={scene.rows} columns={scene.columns} />}
                <div class="frame" aria-hidden="true" />
                {(props.arcs?.length || props.overlay) && (
                    <svg class="overlay" viewBox={`0 0 ${scene.columns} ${scene.rows}`} aria-hidden="true" focusable="false">
                        {props.arcs && <ArcDrawing arcs={props.arcs} />}
                        {props.overlay}
                    </svg>
                )}
            </div>
        </div>
    );
}

function labelPlace(side: Side, i: number, rows: number, columns: number): JSX.CSSProperties {
    if (side === 'top') return { gridRow: 1, gridColumn: i + 2 };
    if (side === 'bottom') return { gridRow: rows + 2, gridColumn: i + 2 };
    return { gridRow: i + 2, gridColumn: side === 'left' ? 1 : columns + 2 };
}
