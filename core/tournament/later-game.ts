import { matchPlace } from '../pairing/matches/match-rounds.ts';
import type { PlayerId } from '../rules/identity.ts';
import { handlingRules, nameOf, refuse, type Refused } from './judgement.ts';
import { gamesPerMatch, isCup } from './matches.ts';
import type { DraftedGame, ProposedPair, Round, Unpaired } from './round.ts';
import type { Tournament } from './state.ts';

/** The pairs of a later game of a match: those of the first, the colours changed from game to game. */
export function pairsOfLaterGame(
  { settings }: Pick<Tournament, 'settings'>,
  first: Round,
  round: number,
): ProposedPair[] {
  const { game } = matchPlace(round, gamesPerMatch(settings));
  return first.games.map(({ white, black }) =>
    game % 2 === 1 ? { white, black } : { white: black, black: white },
  );
}

interface LaterGame {
  readonly round: number;
  readonly pairs: readonly ProposedPair[];
  readonly bye: PlayerId | null;
}

/** Why a later game cannot be paired so: a match is changed in its first game, or not at all (C.04.5 4.4). */
export function unlikeFirstGame(
  state: Tournament,
  first: Round,
  { round, pairs, bye }: LaterGame,
): Refused | null {
  const { articles } = handlingRules(state);
  const keyOf = ({ white, black }: ProposedPair): string => `${white} ${black}`;
  const given = new Set(pairs.map(keyOf));
  const going = pairsOfLaterGame(state, first, round);
  const other = isCup(state.settings)
    ? pairs.find((pair) => !going.some((one) => keyOf(one) === keyOf(pair)))
    : going.find((pair) => !given.has(keyOf(pair)));
  if (other !== undefined) {
    return refuse('matchGoesOn', articles.noRematch, {
      white: nameOf(state, other.white),
      black: nameOf(state, other.black),
      first: first.number,
    });
  }
  const known = new Set(first.games.flatMap(({ white, black }) => [white, black]));
  const exempt = first.unpaired.find(({ reason }) => reason === 'odd')?.player ?? null;
  const stranger =
    pairs.flatMap(({ white, black }) => [white, black]).find((id) => !known.has(id)) ??
    (bye !== null && bye !== exempt ? bye : undefined);
  if (stranger === undefined) return null;
  return refuse('noMatchToGoOn', articles.noRematch, {
    player: nameOf(state, stranger),
    first: first.number,
  });
}

/** The boards of the first game. */
export const onBoardsOfFirstGame = (first: Round, pairs: readonly ProposedPair[]): DraftedGame[] =>
  first.games.flatMap(({ board, white, black }) => {
    const pair = pairs.find((one) => [one.white, one.black].includes(white));
    const isSame = pair !== undefined && [pair.white, pair.black].includes(black);
    return isSame ? [{ board, white: pair.white, black: pair.black }] : [];
  });

/** Byes are those of the match: the bye of an odd number is a win and then draws (C.04.5 1.4). */
export function unpairedInLaterGame({ players }: Tournament, first: Round): Unpaired[] {
  const placed = new Set(first.games.flatMap(({ white, black }) => [white, black]));
  const held = new Map(first.unpaired.map((one) => [one.player, one]));
  return [...players.keys()].flatMap((player): Unpaired[] => {
    if (placed.has(player)) return [];
    const before = held.get(player);
    if (before === undefined) return [{ player, outcome: 'zeroPointBye', reason: 'notArrived' }];
    const { outcome } = before;
    return [{ ...before, outcome: outcome === 'pairingAllocatedBye' ? 'halfPointBye' : outcome }];
  });
}
