// Writing into one or several cells as one move; the same value again clears it.
import { apply, givenAt, marksAt, valueAt, type Action, type Cell, type Game, type Value } from '../state/game';

export function perform(game: Game, action: Action): Game {
    const done = apply(game, action);
    return 'refused' in done ? game : done.game;
}

function writable(game: Game, cells: readonly Cell[]): Cell[] {
    return cells.filter((cell) => game.board.has(cell) && givenAt(game, cell) === null);
}

export function write(game: Game, cells: readonly Cell[], value: Value): Game {
    const open = writable(game, cells);
    if (!open.length) return game;
    if (open.every((cell) => valueAt(game, cell) === value)) return erase(game, open);
    if (open.length === 1) return perform(game, { do: 'place', cell: open[0]!, value });
    return perform(game, { do: 'apply', placed: open.filter((cell) => valueAt(game, cell) !== value).map((cell) => ({ cell, value })) });
}

export function mark(game: Game, cells: readonly Cell[], value: Value): Game {
    const open = writable(game, cells).filter((cell) => valueAt(game, cell) === null);
    if (!open.length) return game;
    if (open.length === 1) return perform(game, { do: 'mark', cell: open[0]!, value });
    const all = open.every((cell) => marksAt(game, cell).includes(value));
    if (all) return perform(game, { do: 'apply', struck: open.map((cell) => ({ cell, values: [value] })) });
    const marks = open.filter((cell) => !marksAt(game, cell).includes(value)).map((cell) => ({ cell, values: [...marksAt(game, cell), value] }));
    return perform(game, { do: 'apply', marks });
}

/** Several cells are cleared by as many moves: each can be undone alone. */
export function erase(game: Game, cells: readonly Cell[]): Game {
    return writable(game, cells).reduce((now, cell) => perform(now, { do: 'erase', cell }), game);
}
