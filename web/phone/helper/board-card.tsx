/** @jsxImportSource preact */
import { ratingText } from '@ronde/core/rules/rating-text.ts';
import type { Colour } from '@ronde/core/rules/colour.ts';
import type { MatchView } from '@ronde/core/tournament/views/match-view.ts';
import { nameWithSeat } from '@ronde/core/tournament/views/name-with-seat.ts';
import type { BoardSide } from '@ronde/core/tournament/views/round.ts';
import type { JSX } from 'preact';
import { resultSpoken, resultText } from '../../words/results.ts';
import { titleText } from '../../words/titles.ts';
import { language, spoken } from '../language.ts';
import { ColourDisc } from '../parts/colour-disc.tsx';
import type { BoardStanding } from './board-standing.ts';
import { HELPER_WORDS } from './helper-words.ts';

const words = spoken(HELPER_WORDS);

/** Who sits at the board, and what is known of the game: read before anything is written. */
export function BoardCard(props: {
  readonly standing: BoardStanding;
  /** Those of the round, in an event of teams. */
  readonly matches: readonly MatchView[];
}): JSX.Element {
  const { board, access, outcome } = props.standing;
  const match = props.matches.find(({ table }) => table === board.match);
  const mark = board.staff?.mark;
  return (
    <div class="board-card" data-access={access}>
      {match !== undefined && (
        <p class="board-note">
          {words.boardOfMatch(
            words.match(match.table, match.first.name, match.second.name),
            board.board - match.firstBoard + 1,
          )}
        </p>
      )}
      <Side side={board.white} colour="white" />
      <Side side={board.black} colour="black" />
      {access !== 'blank' && (
        <p class="board-note">
          <strong aria-label={resultSpoken(outcome, language)}>
            {resultText(outcome, language)}
          </strong>{' '}
          {access === 'own' ? words.own : words.taken}
        </p>
      )}
      {access === 'blank' && mark === 'disputed' && (
        <p class="board-note attention">{words.disputed}</p>
      )}
      {access !== 'blank' && mark === 'questioned' && (
        <p class="board-note attention">{words.questioned}</p>
      )}
      {access === 'blank' && mark === 'claimed' && <p class="board-note">{words.claimed}</p>}
    </div>
  );
}

const Side = (props: { readonly side: BoardSide; readonly colour: Colour }): JSX.Element => (
  <p class="side">
    <ColourDisc colour={props.colour} />
    <span class="side-name">
      {props.side.title !== null && <abbr>{titleText(props.side.title, language)}</abbr>}
      {nameWithSeat(props.side)}
    </span>
    {props.side.rating > 0 && <span class="soft figures">{ratingText(props.side)}</span>}
  </p>
);
