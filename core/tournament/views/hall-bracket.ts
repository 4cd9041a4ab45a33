import type { PlayerId } from '../../rules/identity.ts';
import type { Tournament } from '../state.ts';
import {
  bracketView,
  type BracketEntrant,
  type BracketMatch,
  type BracketSide,
} from './bracket.ts';
import { hallName, type HallName } from './hall-lines.ts';
import type { HallNames } from './hall-names.ts';

/** Somebody in a match, who will come out of another, or nobody. */
export type HallBracketSide =
  | (Omit<Extract<BracketSide, { kind: 'player' }>, 'player'> & { readonly player: HallName })
  | Exclude<BracketSide, { kind: 'player' }>;

export interface HallBracketMatch extends Pick<BracketMatch, 'match' | 'verdict'> {
  readonly sides: readonly [HallBracketSide, HallBracketSide];
  /** Where its games are played: which of them came last. */
  readonly games: readonly { readonly round: number; readonly board: number }[];
}

/** A cup on a wall, from its first round to the final. */
export interface HallBracket {
  readonly view: 'bracket';
  /** Those of each round, from the top; the exempt have none in the first. */
  readonly rounds: readonly (readonly HallBracketMatch[])[];
  readonly thirdPlace: HallBracketMatch | null;
  readonly winner: HallName | null;
}

/** Null for every other event, and for what not everybody may see. */
export function bracketPage(state: Tournament, names: HallNames): HallBracket | null {
  const view = bracketView(state, 'public');
  if (view === null) return null;
  // A team's name is written whole; a player's as walls write it.
  const named = (one: BracketEntrant): HallName =>
    view.of === 'teams'
      ? { tpn: one.tpn, title: null, name: one.name, short: one.name, rating: 0 }
      : hallName({ ...one, id: one.id as PlayerId }, names);
  const side = (one: BracketSide): HallBracketSide =>
    one.kind === 'player' ? { ...one, player: named(one.player) } : one;
  const shown = ({ match, verdict, sides: [upper, lower], games }: BracketMatch) => ({
    match,
    verdict,
    sides: [side(upper), side(lower)] as const,
    games: games.map(({ round, board }) => ({ round, board })),
  });
  return {
    view: 'bracket',
    rounds: view.rounds.map(({ matches }) => matches.map(shown)),
    thirdPlace: view.thirdPlace === null ? null : shown(view.thirdPlace),
    winner: view.winner === null ? null : named(view.winner),
  };
}
