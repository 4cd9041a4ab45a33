import { matchPlace } from '../pairing/matches/match-rounds.ts';
import { CUPS } from './cup-misfit.ts';
import {
  bracketOf,
  entrantsOfMatch,
  nameOfEntrant,
  undecidedMatches,
  type CupEntrant,
} from './cup.ts';
import { refuse, type Refused } from './judgement.ts';
import { gamesPerMatch } from './matches.ts';
import type { Tournament } from './state.ts';

/** Why a round of a cup cannot be drafted before tied matches are decided; null when it can. */
export function waitsForPlayOffs(state: Tournament): Refused | null {
  const matches = undecidedMatches(state);
  if (matches.length === 0) return null;
  return refuse('matchesTied', CUPS, { matches: matches.join(', '), count: matches.length });
}

const namesOf = (state: Tournament, entrants: readonly CupEntrant[]): string =>
  entrants.map((id) => nameOfEntrant(state, id)).join(' – ');

interface CupRound {
  readonly round: number;
  /** The two of every match, whoever has White. */
  readonly pairs: readonly (readonly [CupEntrant, CupEntrant])[];
  readonly bye: CupEntrant | null;
}

/** Why the first games of a round of matches cannot be paired so: the bracket says who meets whom. */
export function unlikeBracket(state: Tournament, { round, pairs, bye }: CupRound): Refused | null {
  const undecided = waitsForPlayOffs(state);
  if (undecided !== null) return undecided;
  const { match } = matchPlace(round, gamesPerMatch(state.settings));
  const bracket = bracketOf(state, { pairingOf: round });
  const third = match === bracket?.rounds && bracket.thirdPlace ? [bracket.thirdPlace] : [];
  const expected = [...(bracket?.matches[match - 1] ?? []), ...third]
    .filter(({ verdict }) => verdict === 'open')
    .map((one) => entrantsOfMatch(state, one));
  const meets = ([a, b]: readonly CupEntrant[], [one, other]: readonly CupEntrant[]): boolean =>
    (a === one && b === other) || (a === other && b === one);
  const missing = expected.find((players) => !pairs.some((pair) => meets(players, pair)));
  if (missing !== undefined) {
    return refuse('notAsInBracket', CUPS, { players: namesOf(state, missing) });
  }
  const stranger = pairs.find((pair) => !expected.some((players) => meets(players, pair)));
  const named = stranger ?? (bye === null ? null : [bye]);
  return named && refuse('noMatchOfTheCup', CUPS, { players: namesOf(state, named) });
}
