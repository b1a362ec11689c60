// Boards for the editor, and how long its verdict takes.

import { asText, generate } from "./core.mjs";

/** Without its clue 2 above column 4 this board has two solutions, which agree in 28 cells. */
export const six = {
    puzzle: "skyscraper", size: 6,
    clues: { top: [5, 0, 0, 2, 2, 0], left: [0, 2, 3, 4, 0, 0], bottom: [0, 3, 4, 0, 0, 4], right: [0, 0, 4, 3, 2, 0] },
    grid: Array.from({ length: 6 }, () => Array(6).fill(null)),
};
export const nine = generate("skyscraper", 9, { seed: 3, more: ["--givens", "none"] });

/** The puzzle with one clue less. */
export function without(puzzle, clue) {
    const clues = structuredClone(puzzle.clues);
    clues[clue.side][clue.line - 1] = 0;
    return { ...puzzle, clues };
}

/** The link that opens a puzzle in Set. */
export const link = (puzzle) => `#/set?p=${encodeURIComponent(asText(puzzle))}`;

/** Types a clue and measures in the page how long it takes until the verdict begins with `wanted`. */
export async function timedVerdict(player, name, key, wanted) {
    await player.spot(name).click();
    await player.page.evaluate((text) => {
        globalThis.verdictTook = new Promise((done) => {
            let start = null;
            document.addEventListener("keydown", () => { start = performance.now(); }, { capture: true, once: true });
            const observer = new MutationObserver(() => {
                const status = document.querySelector("[aria-label=Verdict] [role=status]");
                if (start === null || !status?.innerText.trim().startsWith(text)) return;
                observer.disconnect();
                done(performance.now() - start);
            });
            observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
        });
    }, wanted);
    await player.page.keyboard.press(key);
    await player.verdict(wanted);
    return player.page.evaluate(() => globalThis.verdictTook);
}
