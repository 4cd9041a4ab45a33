/** @jsxImportSource preact */
import type { MatchView } from '@ronde/core/tournament/views/match-view.ts';
import type { JSX } from 'preact';
import { noRoundYet } from '../event/phone.ts';
import { spoken } from '../language.ts';
import { ColourDisc } from '../parts/colour-disc.tsx';
import { NotHeard } from '../parts/not-heard.tsx';
import { PHONE_WORDS } from '../phone-words.ts';
import { inRange, openBoards } from './board-standing.ts';
import { HELPER_WORDS } from './helper-words.ts';
import { useRound } from './use-round.ts';

const words = spoken(HELPER_WORDS);
const phone = spoken(PHONE_WORDS);

/** The boards still to come; one tap goes to the keypad. */
export function OpenPage(props: { readonly onPick: (board: number) => void }): JSX.Element {
  const hand = useRound();
  if (hand === null) return <NotHeard isNone={noRoundYet.value} none={words.noRound} />;
  const open = openBoards(hand);
  const ours = hand.round.boards.filter(({ board }) => inRange(board, hand.range));
  return (
    <>
      <h1>{words.openHeading}</h1>
      <p class="soft">{words.openCount(open.length, ours.length)}</p>
      {open.length === 0 && <p class="note">{words.allIn}</p>}
      <ul class="rows">
        {open.map(({ board, match, white, black, staff }, index) => (
          <li key={board}>
            {match !== null && open[index - 1]?.match !== match && (
              <h2 class="row-head">{sayMatch(hand.round.matches ?? [], match)}</h2>
            )}
            <button
              type="button"
              class="row"
              onClick={() => {
                props.onPick(board);
              }}
            >
              <span class="row-number figures">
                <span class="visually-hidden">{phone.board(board)}</span>
                <span aria-hidden="true">{board}</span>
              </span>
              <span class="row-text">
                <span>
                  <ColourDisc colour="white" /> {white.name}
                </span>
                <span>
                  <ColourDisc colour="black" /> {black.name}
                </span>
                {staff?.mark === 'disputed' && <em class="attention">{words.disputed}</em>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function sayMatch(matches: readonly MatchView[], table: number): string {
  const match = matches.find((one) => one.table === table);
  return match === undefined ? '' : words.match(table, match.first.name, match.second.name);
}
