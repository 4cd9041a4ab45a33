/** @jsxImportSource preact */
import type { JSX } from 'preact';
import { write } from '../event/phone.ts';
import { spoken } from '../language.ts';
import { ColourDisc } from '../parts/colour-disc.tsx';
import { isNotThere, type BoardStanding, type RoundInHand } from './board-standing.ts';
import { HELPER_WORDS } from './helper-words.ts';

const words = spoken(HELPER_WORDS);

/** Who is not at the board when the round begins: noted by whoever walks by (E.01 6.7.1). */
export function Chairs(props: {
  readonly hand: RoundInHand;
  readonly standing: BoardStanding;
}): JSX.Element | null {
  const { hand, standing } = props;
  if (standing.access !== 'blank') return null;
  const { board, white, black } = standing.board;
  return (
    <div class="chairs">
      {([white, black] as const).map((side, place) => {
        const empty = isNotThere(hand, side.id);
        return (
          <button
            key={side.id}
            type="button"
            class="button"
            aria-pressed={empty}
            aria-label={words.notThereOf(side.name)}
            onClick={() => {
              void write(
                {
                  type: 'noteAbsentees',
                  round: hand.round.round,
                  players: empty ? [] : [side.id],
                  chairs: [side.id],
                },
                hand.position,
                { board, names: [side.name] },
              );
            }}
          >
            <ColourDisc colour={place === 0 ? 'white' : 'black'} /> {words.notThere}
          </button>
        );
      })}
    </div>
  );
}
