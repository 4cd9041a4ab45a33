import { lotFigure } from '../../rules/drawn-lot.ts';
import type { PlayOffClock, PlayOffProcedure } from './procedure.ts';

export const PLAY_OFF_RESULTS = ['1-0', '½-½', '0-1'] as const;
export type PlayOffResult = (typeof PLAY_OFF_RESULTS)[number];

/** What a game belongs to: a match of two games, single games until somebody wins, one that must decide. */
export const PLAY_OFF_KINDS = ['mini', 'single', 'armageddon', 'roundRobin'] as const;
export type PlayOffKind = (typeof PLAY_OFF_KINDS)[number];

export interface PlayOffGame {
  /** `final-1`, `semi2-3`: its match and its number there. */
  readonly id: string;
  readonly kind: PlayOffKind;
  readonly white: string;
  readonly black: string;
  readonly clock: PlayOffClock;
  readonly result: PlayOffResult | null;
}

export interface PlayOffMatch {
  readonly id: string;
  /** Played, and the next one while nobody has won. */
  readonly games: readonly PlayOffGame[];
  readonly winner: string | null;
  readonly loser: string | null;
}

export interface MatchRules {
  readonly procedure: PlayOffProcedure;
  readonly seed: string;
  /** Single games drawn before the one that must decide; null plays on until somebody wins. */
  readonly armageddonAfter: number | null;
}

/** The first of two by lot, in whatever order they are named: who begins with White. */
export function drawnFirst(seed: string, what: string, a: string, b: string): [string, string] {
  const isUpper = lotFigure(`${seed}\n${what}`) >>> 31 === 0;
  return a < b === isUpper ? [a, b] : [b, a];
}

/**
 * Two games with colours by lot and then reversed; after a tie new lots and single games until somebody wins, the
 * colours turning round after each odd one (LA 5.2 1.k.1). Where it is so regulated, a game that must decide ends them:
 * Black wins it by a draw.
 */
export function playOffMatch(
  id: string,
  [a, b]: readonly [string, string],
  results: ReadonlyMap<string, PlayOffResult>,
  { procedure, seed, armageddonAfter }: MatchRules,
): PlayOffMatch {
  const games: PlayOffGame[] = [];
  const add = (kind: PlayOffKind, white: string, clock: PlayOffClock): PlayOffGame => {
    const name = `${id}-${games.length + 1}`;
    const black = white === a ? b : a;
    const game = { id: name, kind, white, black, clock, result: results.get(name) ?? null };
    games.push(game);
    return game;
  };
  const decided = (winner: string | null): PlayOffMatch => ({
    ...{ id, games, winner, loser: winner === null ? null : winner === a ? b : a },
  });
  const { games: few, clock } = procedure.mini;
  const [first, second] = drawnFirst(seed, `${id} colours`, a, b);
  for (let number = 0; number < few; number += 1) {
    const { result } = add('mini', number % 2 === 0 ? first : second, clock);
    if (result === null) return decided(null);
  }
  const lead = games.reduce((sum, game) => sum + halves(game, a) - halves(game, b), 0);
  if (lead !== 0) return decided(lead > 0 ? a : b);
  const [anew, other] = drawnFirst(seed, `${id} new colours`, a, b);
  for (let number = 0; armageddonAfter === null || number < armageddonAfter; number += 1) {
    // After an odd game colours turn round, after an even one they stay: W B B W W B …
    const white = Math.floor((number + 1) / 2) % 2 === 0 ? anew : other;
    const game = add('single', white, clock);
    if (game.result === null) return decided(null);
    const winner = winnerOf(game);
    if (winner !== null) return decided(winner);
  }
  const [white] = drawnFirst(seed, `${id} armageddon`, a, b);
  const last = add('armageddon', white, procedure.armageddon);
  return decided(last.result === null ? null : (winnerOf(last) ?? last.black));
}

/** Points of a player in a game, in halves. */
export function halves({ white, result }: PlayOffGame, player: string): number {
  if (result === null) return 0;
  if (result === '½-½') return 1;
  return (result === '1-0') === (player === white) ? 2 : 0;
}

function winnerOf({ white, black, result }: PlayOffGame): string | null {
  if (result === '1-0') return white;
  return result === '0-1' ? black : null;
}
