import { recordsOf, type TrfDocument } from '../../formats/trf/document.ts';
import { RESULT_LETTERS } from '../../formats/trf/round-cells.ts';
import { opposite, type Colour } from '../../rules/colour.ts';
import type { PlayerId, Tpn } from '../../rules/identity.ts';
import {
  colourPlayed,
  sameGameOutcome,
  sideOf,
  type GameOutcome,
  type PlayerOutcome,
} from '../../rules/outcome.ts';
import { lastWord, outcomeFor } from '../corrections.ts';
import type { Game } from '../round.ts';
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
      return sameGameOutcome(counted, lastWord(game)) ? [] : [countedLine(place, game, counted)];
    });
    return lines
      .sort((a, b) => a.white - b.white)
      .map(({ said }) => `### Counted @ Round ${round}: ${said}`);
  });
}

/** `1 w 1, 4 b 0`: a game as it was counted, and the number of its White. */
export function countedLine(
  place: ReadonlyMap<PlayerId, Tpn>,
  game: Game,
  counted: GameOutcome,
): { readonly white: number; readonly said: string } {
  // A game nobody played has the colours of its cells.
  const white = colourPlayed(counted.kind === 'played' ? counted : lastWord(game), 'white');
  const number = (scheduled: Colour): number => place.get(game[scheduled]) ?? 0;
  const letter = (scheduled: Colour): string => RESULT_LETTERS[sideOf(counted, scheduled)];
  const black = opposite(white);
  return {
    white: number(white),
    said: `${number(white)} w ${letter(white)}, ${number(black)} b ${letter(black)}`,
  };
}

export interface CountedSide {
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
    const [, round, ...said] = LINE.exec(text.trimEnd()) ?? [];
    addCounted(counted, Number(round), said);
  }
  return counted;
}

/** Adds one game as its line says it: numbers and letters of White, then of Black. */
export function addCounted(
  counted: Map<string, CountedSide>,
  round: number,
  [white, whiteLetter, black, blackLetter]: readonly string[],
): void {
  const [first, second] = [outcomeWritten(whiteLetter), outcomeWritten(blackLetter)];
  if (first === null || second === null || gameOf(first, second) === null) return;
  const [one, other] = [Number(white), Number(black)];
  counted.set(keyOf(round, one), { colour: 'white', outcome: first, opponent: other });
  counted.set(keyOf(round, other), { colour: 'black', outcome: second, opponent: one });
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
