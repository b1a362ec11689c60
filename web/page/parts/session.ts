// Opens the board that an address asks for: one that was begun here, or a new one from the core.
import type { Grade, Kind, Puzzle, ReadAnswer, Scene } from '../core/protocol';
import { refusalOf, type Answer } from '../core/protocol';
import { isObject } from '../state/damage';
import { daily } from '../state/daily';
import { newGame, valueAt, type Game } from '../state/game';
import { fromSaved, toSaved } from '../state/saved';
import { format, type Route } from '../state/route';
import { ended, refusedText, sentenceOf, type Refusal } from './reading';
import { keyOf, type KeptGame } from '../state/store';
import type { ViewProps } from '../views/view-props';

/** What the heading of a board says. */
export interface Info {
    title: string;
    size: string;
    level: string | null;
    number: string | null;
    kind: string;
    free: boolean;
    daily: { date: string; kind: string } | null;
}

export interface Session {
    key: string;
    scene: Scene;
    info: Info;
    game: Game;
    route: string;
}

export class Problem extends Error {}

/** The text of a link that cannot be read, to be mended. */
export class Unreadable extends Problem {
    constructor(readonly text: string, readonly refusal: Refusal) {
        super(sentenceOf(refusal));
    }
}

interface Page {
    scene: Scene;
    info: Info;
}

/** What was kept may be damaged, or from another version of the page. */
function isPage(page: unknown): page is Page {
    const { scene, info } = (page ?? {}) as Partial<Page>;
    return typeof info === 'object' && info !== null && Array.isArray(scene?.cells) && Array.isArray(scene.values) &&
        scene.values.every((value: unknown) => isObject(value) && Array.isArray(value['keys']));
}

function fromKept(kept: KeptGame): Session | null {
    const { page, ...saved } = kept.saved as { page?: unknown };
    if (!isPage(page)) return null;
    const game = fromSaved(saved, page.scene.values.map((value) => value.value));
    return typeof game === 'string' ? null : { key: kept.key, scene: page.scene, info: page.info, game, route: kept.route };
}

/** The game as the store keeps it. */
export function toKept(session: Session, game: Game, now: number): KeptGame {
    const cells = session.scene.cells.flat().filter((cell) => !cell.hole);
    const open = cells.filter((cell) => valueAt(game, cell.cell) === null).length;
    return {
        key: session.key,
        saved: { ...toSaved(game), page: { scene: session.scene, info: session.info } },
        title: [`${session.info.title} ${session.info.size}`, session.info.level?.toLowerCase()].filter(Boolean).join(', '),
        route: session.route,
        open,
        cells: cells.length,
        seconds: game.seconds,
        solved: game.solved,
        at: now,
    };
}

function checked<T extends Answer>(answer: T): T {
    const refusal = refusalOf(answer);
    if (refusal !== null) throw new Problem(refusal);
    return answer;
}

function levelOf(kind: Kind, level: string): { level: number; name: string } | undefined {
    return kind.levels.find((each) => String(each.level) === level || each.name.toLowerCase() === level.toLowerCase());
}

/** Members of an answer that are not the puzzle. */
function bare(answer: Record<string, unknown>): Puzzle {
    const { format: _f, solution: _s, grade: _g, seed: _e, index: _i, generator: _n, file: _file, line: _line, number: _number, ...puzzle } = answer;
    return puzzle as unknown as Puzzle;
}

async function puzzleFor(props: ViewProps, signal: AbortSignal): Promise<{ puzzle: Puzzle; info: Partial<Info> }> {
    const { core, kinds, route } = props;
    if (route.view === 'puzzle') {
        const answer = await core.ask<ReadAnswer>({ ask: 'read', text: ended(route.text) }, { signal });
        const refusal = refusedText(answer);
        if (refusal) throw new Unreadable(route.text, refusal);
        return { puzzle: answer.puzzle!, info: {} };
    }
    const name = route.view === 'play' ? route.kind : route.view === 'daily' ? (route.kind ?? kinds[0]?.kind) : undefined;
    const kind = kinds.find((each) => each.kind === name);
    if (!kind) throw new Problem(`There is no kind of puzzle called “${name}”.`);
    if (route.view === 'play' && route.level === '0') {
        if (!kind.free_play) throw new Problem(`${kind.title} has no free play; choose a level.`);
        const answer = checked(await core.ask<ReadAnswer>({ ask: 'read', text: `${kind.kind} ${route.size} ${route.size}\n` }, { signal }));
        return { puzzle: answer.puzzle!, info: { level: 'Free play', number: null, free: true } };
    }
    const wish = route.view === 'daily' ? daily(route.date, kind) : null;
    const size = wish ? wish.size : (route as { size: number }).size;
    const level = levelOf(kind, wish ? String(wish.level) : (route as { level: string }).level);
    if (!level) throw new Problem(`${kind.title} has no level “${(route as { level: string }).level}”; its levels are ${kind.levels.map((each) => `${each.level} (${each.name})`).join(', ')}.`);
    const seed = wish ? wish.seed : (route as { seed: string }).seed;
    const ask = { ask: 'make', kind: kind.kind, size, seed: Number(seed), settings: { level: String(level.level) } };
    const made = checked(await core.ask<Answer>(ask, { signal }));
    if (!('grid' in made)) throw new Problem('None found. Try again, or take a smaller size.');
    const grade = made.grade as Grade | null | undefined;
    return {
        puzzle: bare(made),
        info: {
            level: grade?.name ?? level.name,
            number: wish ? null : seed,
            daily: wish && route.view === 'daily' ? { date: route.date, kind: kind.kind } : null,
        },
    };
}

export async function openSession(props: ViewProps, signal: AbortSignal): Promise<Session> {
    const { core, kinds, route, store } = props;
    const address = format(route as Route);
    const kept =
        route.view === 'continue' ? store.game(route.key) : (store.games().find((each) => each.route === address) ?? null);
    const opened = kept && fromKept(kept);
    if (opened) return opened;
    if (route.view === 'continue') throw new Problem('This game is no longer kept in this browser.');
    if (!props.able) throw new Problem('This board has not been opened in this browser before, and without the solver it cannot be made.');
    const { puzzle, info } = await puzzleFor(props, signal);
    const scene = checked(await core.ask<Scene & Answer>({ ask: 'scene', puzzle }, { signal }));
    const key = keyOf(puzzle);
    const again = store.game(key);
    const before = again && fromKept(again);
    if (before) return { ...before, route: address };
    const title = kinds.find((each) => each.kind === scene.puzzle)?.title ?? scene.name.replace(/ \d+ by \d+$/, '');
    return {
        key,
        scene,
        game: newGame(puzzle, scene.values.map((value) => value.value)),
        route: address,
        info: { title, size: `${scene.rows} × ${scene.columns}`, level: null, number: null, kind: scene.puzzle, free: false, daily: null, ...info },
    };
}

/** The puzzle with what the player wrote, as asks take it. */
export function boardOf(game: Game): Puzzle {
    const { columns } = game;
    const rows = Array.from({ length: game.rows }, (_, row) => game.board.slice(row * columns, (row + 1) * columns));
    const { expect: _e, source: _s, ...puzzle } = game.puzzle;
    return {
        ...puzzle,
        filled: rows.map((row) => row.map((writing) => writing.value)),
        marks: rows.map((row) => row.map((writing) => writing.marks && [...writing.marks])),
    } as Puzzle;
}
