// The answers of the core that the page reads (docs/protocol.md), as types. Everything that a puzzle says or looks like is
// in them; nothing here knows a puzzle.

/** A value as answers and saved games write it: 4, "C". */
export type Value = number | string;

/** A cell as answers name it: "r3c4", row 3 and column 4 from the top left. */
export type Cell = string;

export type Side = 'top' | 'left' | 'bottom' | 'right';
export type LineState = 'open' | 'met' | 'broken';

/** A puzzle as an object; the members besides these are those of its kind. */
export interface Puzzle {
    puzzle: string;
    grid: (Value | null)[][];
    size?: number;
    rows?: number;
    columns?: number;
    clues?: Record<Side, number[]>;
    filled?: (Value | null)[][];
    marks?: (Value[] | null)[][];
    [member: string]: unknown;
}

/** What every answer may have. A refused ask has `verdict` "refused" and a sentence in `error`. */
export interface Answer {
    format: number;
    verdict?: string;
    error?: string;
    sentence?: string;
    [member: string]: unknown;
}

export interface Level {
    level: number;
    name: string;
}

export interface Technique {
    id: string;
    name: string;
    level: number;
}

export interface Kind {
    kind: string;
    title: string;
    summary: string;
    rules: string[];
    example: string;
    rectangular: boolean;
    sides: boolean;
    sizes: number[];
    usual_size: number;
    daily_size: number;
    levels: Level[];
    levels_by_size: Record<string, number[]>;
    techniques: Technique[];
    options: { key: string; words: string[] }[];
    /** What can be written on a board of the usual size. */
    values: SceneValue[];
    free_play: boolean;
    wanted: string | null;
    smallest: number;
    largest: number;
    generator: number;
}

export interface SceneCell {
    cell: Cell;
    place: string;
    value: Value | null;
    given: boolean;
    hole: boolean;
}

export interface SceneValue {
    value: Value;
    text: string;
    spoken: string;
    button: string;
    keys: string[];
    colour: number;
    shape: string;
    rounds: number;
    level: number;
    place: number;
    times: number | null;
    wanted_few: boolean;
    /** Filled where it is given, an outline where a player has written it. */
    outlined: boolean;
}

/** Where a clue is or may be. */
export interface ClueSpot {
    side: Side;
    line: number;
}

export interface SceneClue extends ClueSpot {
    value: number;
    name: string;
    text: string;
}

export interface Slot extends ClueSpot {
    name: string;
}

export interface Scene {
    name: string;
    puzzle: string;
    rows: number;
    columns: number;
    frame: 'outline' | 'boxes';
    pad: string;
    mode: string;
    minimises: { value: Value; noun: string } | null;
    cells: SceneCell[][];
    lines: { line: string; name: string }[];
    clues: SceneClue[];
    slots: Slot[];
    clue_values: number[];
    labels: Partial<Record<Side, string[]>>;
    values: SceneValue[];
    mark_places: number;
    [member: string]: unknown;
}

export interface StatusClue extends ClueSpot {
    value: number;
    name: string;
    state: LineState;
    seen: number;
}

export interface StatusLine {
    line: string;
    name: string;
    state: LineState;
    open: number;
    repeated: { value: Value; cells: Cell[] }[];
    counted?: { value: Value; cells: Cell[]; wanted: number }[];
}

export interface Status extends Answer {
    clues: StatusClue[];
    lines: StatusLine[];
    breaks: Cell[];
    open: number;
}

export interface Arc {
    text: string;
    cells: Cell[];
    dashed: boolean;
}

/** What a clue or a line sees. */
export interface Reading extends Answer {
    sentence: string;
    title: string;
    cells: Cell[];
    sees: Cell[];
    arcs: Arc[];
    state: LineState;
}

export interface ReadAnswer extends Answer {
    read?: string;
    puzzle?: Puzzle;
    name?: string;
    at?: { line: number; column: number };
}

/** A clue or a given, as answers about setting name it. */
export type ClueOrGiven = { value: Value; name?: string } & (
    | { side: Side; line: number; cell?: undefined }
    | { cell: Cell; side?: undefined; line?: undefined }
);

export interface Conflict {
    sentence: string;
    clues: { side: Side; line: number; value: number }[];
    cells: Cell[];
    minimal: boolean;
}

export interface Grade {
    level: number;
    name: string;
    score: number;
    bottleneck: number;
    width: number;
    techniques: Record<string, number>;
    percentile: number | null;
    rater: number;
}

export interface VerdictAnswer extends Answer {
    verdict: 'unique' | 'several' | 'impossible' | 'unknown' | 'refused';
    sentence: string;
    stage: 'verdict' | 'forced' | 'decides' | 'done';
    clues: number;
    conflict: Conflict | null;
    solutions: (Value | null)[][][];
    differ: Cell[];
    forced: (Value | null)[][] | null;
    forced_count: number;
    grade: Grade | null;
    decides: ClueOrGiven[];
    redundant: ClueOrGiven[];
}

/** What a step concludes. */
export interface Conclusion {
    placed?: { cell: Cell; value: Value }[];
    struck?: { cell: Cell; values: Value[] }[];
    contradiction?: boolean;
    [member: string]: unknown;
}

export interface Step {
    index?: number;
    technique: string;
    name: string;
    level: number;
    cost: number;
    clues?: { side: Side; line: number; value: number }[];
    cells?: { cell: Cell; marks?: Value[] }[];
    lines?: string[];
    concludes: Conclusion;
    sentence: string;
    [member: string]: unknown;
}

export interface HintAnswer extends Answer {
    verdict: string;
    hint: Step | null;
    then?: Step[];
    wrong: Cell[];
    because: Step[];
    sentence: string;
}

export interface CheckAnswer extends Answer {
    verdict: string;
    complete: boolean;
    objective: number | null;
    violations: { sentence: string; clues: { side: Side; line: number; value: number }[]; cells: Cell[] }[];
    conflict: Conflict | null;
    entries?: { wrong: Cell[]; right: number | null };
    completable?: boolean | null;
}

export interface MarksAnswer extends Answer {
    fill: (Value[] | null)[][];
    prune: (Value[] | null)[][];
    lost: { cell: Cell; values: Value[] }[];
}

/** A puzzle of the generator: the puzzle object itself, with what is known about it. */
export interface Made extends Puzzle {
    source?: string;
    expect?: string;
    solution?: (Value | null)[][];
    grade?: Grade | null;
    seed?: number;
    index?: number;
    generator?: number;
}

export interface SolveAnswer extends Answer {
    grid: (Value | null)[][] | null;
    solutions: number;
    complete: boolean;
    objective: number | null;
    bound: number | null;
    engine: string;
    seconds: number;
    stats: Record<string, number>;
}

export interface FormatRow extends Answer {
    name: string;
    reads: boolean;
    writes: boolean;
    meaning: string;
    sizes?: Record<string, [number, number] | null>;
    entries?: boolean;
    marks?: boolean;
}

/** An answer with a sentence about why the ask was refused. */
export function refusalOf(answer: Answer): string | null {
    return answer.verdict === 'refused' ? (answer.sentence ?? answer.error ?? 'The core refused this.') : null;
}
