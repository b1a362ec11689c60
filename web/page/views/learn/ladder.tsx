// The levels of a kind, each with the techniques that it needs.
import type { JSX } from 'preact';
import type { Kind } from '../../core/protocol';

export function Ladder(props: { kind: Kind }): JSX.Element {
    const { kind } = props;
    return (
        <ol class="ladder">
            {kind.levels.map((level) => {
                const techniques = kind.techniques.filter((technique) => technique.level === level.level);
                return (
                    <li key={level.level} value={level.level}>
                        <h3>{level.name}</h3>
                        {techniques.length > 0
                            ? <ul>{techniques.map((technique) => <li key={technique.id}>{technique.name}</li>)}</ul>
                            : <p class="quiet">No technique of its own.</p>}
                    </li>
                );
            })}
        </ol>
    );
}
