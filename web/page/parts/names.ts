// What a screen reader says about a cell or a clue, put together from the words of the scene.
import type { Scene, SceneCell, SceneClue, SceneValue, Value } from '../core/protocol';
import type { CellLook, ClueLook } from './board-types';

/** The values of a scene by how answers write them. */
export function valueTable(scene: Scene): Map<string, SceneValue> {
    return new Map(scene.values.map((value) => [String(value.value), value]));
}

export function spoken(values: Map<string, SceneValue>, value: Value): string {
    return values.get(String(value))?.spoken ?? String(value);
}

/** A value in a list: its text, or its spoken word where the text is a sign. */
export function word(values: Map<string, SceneValue>, value: Value): string {
    const known = values.get(String(value));
    if (!known) return String(value);
    return /^[\p{L}\p{N}]+$/u.test(known.text) ? known.text : known.spoken;
}

/** Marks are named in the order of the values, whatever the order in which they were written. */
export function inOrder(values: Map<string, SceneValue>, marks: readonly Value[]): Value[] {
    return [...marks].sort((a, b) => (values.get(String(a))?.place ?? 0) - (values.get(String(b))?.place ?? 0));
}

export function cellName(cell: SceneCell, look: CellLook, values: Map<string, SceneValue>): string {
    if (look.name) return look.name;
    if (cell.hole) return `${cell.place}, hole`;
    if (look.role === 'differs' && look.value !== null && look.other !== undefined && look.other !== null) {
        return `${cell.place}, differs ${values.get(String(look.value))?.text ?? look.value} ${values.get(String(look.other))?.text ?? look.other}`;
    }
    const parts = [cell.place, look.value === null ? 'empty' : spoken(values, look.value)];
    if (look.given) parts.push('given');
    if (look.value === null) {
        const list = (marks: readonly Value[]): string => inOrder(values, [...new Set(marks)]).map((mark) => word(values, mark)).join(' ');
        if (look.marks?.length) parts.push(`marks ${list(look.marks)}`);
        if (look.marks2?.length) parts.push(`second marks ${list(look.marks2)}`);
    }
    if (look.wrong) parts.push('breaks a rule');
    if (look.role === 'forced') parts.push('forced');
    return parts.join(', ');
}

export function clueName(clue: SceneClue | null, empty: string, look: ClueLook): string {
    if (look.name) return look.name;
    const parts = [clue ? clue.name : empty];
    if (look.state === 'met') parts.push('met');
    if (look.state === 'broken') parts.push('broken');
    if (look.role === 'conflict') parts.push('in conflict');
    return parts.join(', ');
}
