// Writing into one or several cells as one move; the same value again clears it.
import { apply, givenAt, indexOf, marksAt, secondMarksAt, valueAt, type Action, type Cell, type Game, type Value } from '../state/game';

export function perform(game: Game, action: Action): Game {
    const done = apply(game, action);
    return 'refused' in done ? game : done.game;
}

function writable(game: Game, cells: readonly Cell[]): Cell[] {
    return cells.filter((cell) => indexOf(game, cell) >= 0 && !givenAt(game, cell));
}

/** One action for several cells, so that they are undone together. */
function together(game: Game, actions: readonly Action[]): Game {
    if (!actions.length) return game;
    return perform(game, actions.length === 1 ? actions[0]! : { do: 'several', actions });
}

export function write(game: Game, cells: readonly Cell[], value: Value): Game {
    const open = writable(game, cells);
    if (open.every((cell) => valueAt(game, cell) === value)) return erase(game, open);
    return together(game, open.map((cell) => ({ do: 'place', cell, value })));
}

/** A mark in several cells is added where it is missing; where all have it, it is taken from all. */
export function mark(game: Game, cells: readonly Cell[], value: Value, second = false): Game {
    const marks = second ? secondMarksAt : marksAt;
    const open = writable(game, cells).filter((cell) => valueAt(game, cell) === null);
    const without = open.filter((cell) => !marks(game, cell).includes(value));
    return together(game, (without.length ? without : open).map((cell) => ({ do: 'mark', cell, value, second })));
}

export function erase(game: Game, cells: readonly Cell[]): Game {
    return together(game, writable(game, cells).map((cell) => ({ do: 'erase', cell })));
}
