// Clues and givens in words, made from the names that the scene gives to places and values.
import type { ClueOrGiven, Scene } from '../../core/protocol';
import { spoken, valueTable } from '../../parts/names';
import { slotPlace } from './draft';

/** "2 above column 4", "4 in row 1, column 2": as the core names it, or put together from the scene. */
export function nameOf(item: ClueOrGiven, scene: Scene): string {
    if (item.name) return item.name;
    if (item.cell === undefined) return `${item.value} ${slotPlace(scene, item.side, item.line)}`;
    const place = scene.cells.flat().find((cell) => cell.cell === item.cell)?.place ?? item.cell;
    return `${spoken(valueTable(scene), item.value)} in ${place}`;
}

/** "clue 4 left of row 4", "4 in row 1, column 2". */
export function givenName(item: ClueOrGiven, scene: Scene): string {
    return `${item.cell === undefined ? 'clue ' : ''}${nameOf(item, scene)}`;
}

/** What a setter writes: clues, or givens on boards without places for clues. */
export function writes(scene: Scene): { one: string; many: string } {
    return scene.slots.length > 0 ? { one: 'clue', many: 'clues' } : { one: 'given', many: 'givens' };
}

export function capital(text: string): string {
    return text.charAt(0).toUpperCase() + text.slice(1);
}
