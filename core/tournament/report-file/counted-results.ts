import { recordsOf, type TrfDocument } from '../../formats/trf/document.ts';
import { RESULT_LETTERS } from '../../formats/trf/round-cells.ts';
import { opposite, type Colour } from '../../rules/colour.ts';
import {
  colourPlayed,
  sameGameOutcome,
  sideOf,
  type GameOutcome,
  type PlayerOutcome,
} from '../../rules/outcome.ts';
import { lastWord, outcomeFor } from '../corrections.ts';
import { publishedRounds, type Tournament } from '../state.ts';
import { placesOf } from './as-filed.ts';
import { gameOf } from './games.ts';

/**
 * `### Counted @ Round 1: 1 w 1, 4 b 0`: what the table counts where a cell holds another result,
 * corrected for rating only (C.04.2 D.8, 2026: 4.3). 299 tells the points, this line the game.
 */
export function countedComments(state: Tournament): string[] {
  const place = placesOf(state);
  const purpose = { standingsAfter: publishedRounds(state).length };
  return publishedRounds(state).flatMap(({ number: round, games }) => {
    const lines = games.flatMap((game) => {
      const counted = outcomeFor(game, purpose);
      const cell = lastWord(game);
      if (sameGameOutcome(counted, cell)) return [];
      // A game nobody played has the colours of its cells.
      const white = colourPlayed(counted.kind === 'played' ? counted : cell, 'white');
      const side = (scheduled: Colour) => ({
        player: place.get(game[scheduled]) ?? 0,
        letter: RESULT_LETTERS[sideOf(counted, scheduled)],
      });
      return [{ white: side(white), black: side(opposite(white)) }];
    });
    return lines
      .sort((a, b) => a.white.player - b.white.player)
      .map(({ white, black }) => {
        const said = `${white.player} w ${white.letter}, ${black.player} b ${black.letter}`;
        return `### Counted @ Round ${round}: ${said}`;
      });
  });
}

interface CountedSide {
  readonly colour: Colour;
  readonly outcome: PlayerOutcome;
  readonly opponent: number;
}

/** By round and player. */
export type CountedResults = ReadonlyMap<string, CountedSide>;

const keyOf = (round: number, player: number): string => `${round} ${player}`;

const LINE = /^### Counted @ Round (\d{1,3}): (\d{1,4}) w (.), (\d{1,4}) b (.)$/;

/** Lines that tell of no possible game are comments like others. */
export function countedIn(document: TrfDocument): CountedResults {
  const counted = new Map<string, CountedSide>();
  for (const { text } of recordsOf(document, '###')) {
    const [, round, white, whiteLetter, black, blackLetter] = LINE.exec(text.trimEnd()) ?? [];
    const [first, second] = [outcomeWritten(whiteLetter), outcomeWritten(blackLetter)];
    if (first === null || second === null || gameOf(first, second) === null) continue;
    const side = (player: number, own: CountedSide): void => {
      counted.set(keyOf(Number(round), player), own);
    };
    const [one, other] = [Number(white), Number(black)];
    side(one, { colour: 'white', outcome: first, opponent: other });
    side(other, { colour: 'black', outcome: second, opponent: one });
  }
  return counted;
}

const OUTCOMES = Object.keys(RESULT_LETTERS) as readonly PlayerOutcome[];

const outcomeWritten = (letter: string | undefined): PlayerOutcome | null =>
  OUTCOMES.find((outcome) => RESULT_LETTERS[outcome] === letter) ?? null;

/** What the table counted for a player against an opponent; null where it counted the cell. */
export function countedFor(
  results: CountedResults,
  round: number,
  player: number,
  opponent: number | null,
): CountedSide | null {
  const side = results.get(keyOf(round, player));
  return side?.opponent === opponent ? side : null;
}

/** The game as the table counted it, with the colours of its cells; null where these say the same. */
export function countedGame(
  results: CountedResults,
  round: number,
  { white, black }: { readonly white: number; readonly black: number },
): GameOutcome | null {
  const own = countedFor(results, round, white, black);
  const theirs = countedFor(results, round, black, white);
  const game = own && theirs && gameOf(own.outcome, theirs.outcome);
  if (own?.colour !== 'black' || game?.kind !== 'played') return game;
  return { ...game, coloursReversed: true };
}
