import type { GameOutcome } from '../../rules/outcome.ts';
import { gameIn, resultIn } from '../deeds/audited.ts';
import type { BoardThen, FactContext } from '../deeds/fact.ts';
import { entriesInForce, stateAt, type Ledger } from '../log.ts';

type Place = Parameters<FactContext['boardThen']>[0];

/** How a board stood before an entry, by the position of the entry. */
export type BoardBefore = (position: number, place: Place) => BoardThen | null;

interface Said {
  readonly position: number;
  readonly outcome: GameOutcome | null;
}

/** Of an entry in force the seats are those of today; only what was taken back is folded again. */
export function boardsBefore(ledger: Ledger): BoardBefore {
  const said = new Map<string, Said[]>();
  const standing = new Set<number>();
  for (const { position, events } of entriesInForce(ledger)) {
    standing.add(position);
    for (const event of events) {
      if (event.type !== 'resultEntered' && event.type !== 'resultCorrected') {
        if (event.type !== 'resultCleared') continue;
      }
      const outcome = event.type === 'resultCleared' ? null : event.outcome;
      const key = keyOf(event);
      said.set(key, [...(said.get(key) ?? []), { position, outcome }]);
    }
  }
  return (position, place) => {
    const inForce = standing.has(position);
    const state = inForce ? ledger.state : stateAt(ledger, position - 1);
    const game = gameIn(state, place);
    if (game === undefined) return null;
    const was = inForce
      ? (said.get(keyOf(place))?.findLast((one) => one.position < position)?.outcome ?? null)
      : resultIn(state, place);
    return { white: game.white, black: game.black, was };
  };
}

const keyOf = ({ round, board }: Place): string => `${round}:${board}`;
