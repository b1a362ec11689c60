// The labelings that the core offers, and one that is chosen.
import type { Answer } from '../../core/protocol';

export interface Rule {
    name: string;
    meaning: string;
}

export interface Labelings extends Answer {
    var: Rule[];
    val: Rule[];
}

export interface Labeling {
    var: string;
    val: string;
    down: boolean;
}

export function labelingName(labeling: Labeling): string {
    return `${labeling.var}, ${labeling.val}, ${labeling.down ? 'down' : 'up'}`;
}
