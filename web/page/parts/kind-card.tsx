// One kind of puzzle: what it is, and a new one of a size and level.
import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import type { Kind, SceneValue } from '../core/protocol';
import type { Route } from '../state/route';
import { Icon } from './icons';
import { Peg } from './peg';

/** Free play needs no generator, so it also has the sizes between those that can be made. */
function sizesOf(kind: Kind): number[] {
    const first = kind.sizes[0], last = kind.sizes[kind.sizes.length - 1];
    if (!kind.free_play || first === undefined || last === undefined) return kind.sizes;
    return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

export function KindCard(props: { kind: Kind; go(route: Route): void }): JSX.Element {
    const { kind, go } = props;
    const [size, setSize] = useState(kind.usual_size);
    const levels = kind.levels_by_size[String(size)] ?? [];
    const [wished, setWished] = useState(Math.min(3, levels[levels.length - 1] ?? 1));
    const level = kind.free_play && (wished === 0 || levels.length === 0) ? 0 : levels.includes(wished) ? wished : (levels.filter((each) => each < wished).pop() ?? levels[0] ?? 1);
    const id = useId();
    const make = (): void => go({ view: 'play', kind: kind.kind, size, level: String(level), seed: String(1 + Math.floor(Math.random() * 9999)) });
    return (
        <section class="card kind" aria-labelledby={`${id}-title`}>
            <div class="kind-head">
                <span class={`kind-picture ${kind.sides ? 'towers' : 'tiles'}`} aria-hidden="true">
                    {kind.sides ? <Towers /> : <Tiles values={kind.values ?? []} />}
                </span>
                <div>
                    <h2 id={`${id}-title`}>{kind.title}</h2>
                    <p>{kind.summary}</p>
                </div>
            </div>
            <div class="kind-fields">
                <label class="field">
                    Size
                    <select value={size} onChange={(event) => setSize(Number(event.currentTarget.value))}>
                        {sizesOf(kind).map((each) => (
                            <option key={each} value={each}>
                                {each} × {each}
                            </option>
                        ))}
                    </select>
                </label>
                <label class="field">
                    Level
                    <select value={level} onChange={(event) => setWished(Number(event.currentTarget.value))}>
                        {levels.map((each) => (
                            <option key={each} value={each}>
                                {kind.levels.find((one) => one.level === each)?.name ?? each}
                            </option>
                        ))}
                        {kind.free_play && <option value={0}>Free play</option>}
                    </select>
                </label>
            </div>
            <div class="kind-actions">
                <button type="button" class="button primary" aria-label={`New puzzle, ${kind.title}`} onClick={make}>
                    <Icon name="play" />
                    New puzzle
                </button>
                <a class="button" href={`#/learn/${kind.kind}`} aria-label={`Learn ${kind.title}`}>
                    Learn
                </a>
            </div>
        </section>
    );
}

function Towers(): JSX.Element {
    const heights = [26, 40, 18, 50, 34];
    return (
        <svg viewBox="0 0 76 76" focusable="false">
            {heights.map((height, i) => (
                <rect key={i} class={`tower-${i}`} x={9 + i * 12} y={63 - height} width="10" height={height} rx="2" />
            ))}
            <path d="M8 64h60" />
        </svg>
    );
}

/** What stands on the boards of a kind: nine different things, or pairs of the few that there are. */
function Tiles(props: { values: readonly SceneValue[] }): JSX.Element {
    const shown = props.values.filter((value) => value.shape !== 'bar');
    const many = shown.length > 4;
    const size = many ? 17 : 22;
    const places = many
        ? Array.from({ length: 9 }, (_, i) => ({ value: shown[i % shown.length]!, x: 19 + (i % 3) * 19, y: 19 + Math.floor(i / 3) * 19 }))
        : shown.flatMap((value, row) => [-1, 1].map((side) => ({ value, x: 38 + side * (12 + row * 7), y: 38 + (row - (shown.length - 1) / 2) * 27 })));
    return (
        <svg viewBox="0 0 76 76" focusable="false">
            {places.map(({ value, x, y }, i) => (
                <svg key={i} x={x - size / 2} y={y - size / 2} width={size} height={size} viewBox="0 0 40 40">
                    {Peg({ value }) ?? <text x="20" y="20" text-anchor="middle" dominant-baseline="central">{value.text}</text>}
                </svg>
            ))}
        </svg>
    );
}
