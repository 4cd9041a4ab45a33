import { matchPlace } from '../pairing/matches/match-rounds.ts';
import type { PlayerId } from '../rules/identity.ts';
import { bracketOf, playersOfMatch, tiedMatches } from './cup.ts';
import { nameOf, refuse, type Refused } from './judgement.ts';
import { gamesPerMatch } from './matches.ts';
import type { ProposedPair } from './round.ts';
import type { Tournament } from './state.ts';

/** Livre de l'Arbitre 3.3: cups. */
export const CUPS = 'LA 3.3';

/** Why a round of a cup cannot be drafted before tied matches are decided; null when it can. */
export function undecidedMatches(state: Tournament): Refused | null {
  const tied = tiedMatches(state);
  if (tied.length === 0) return null;
  const names = tied.map((match) =>
    playersOfMatch(state, match)
      .map((id) => nameOf(state, id))
      .join(' – '),
  );
  return refuse('matchesTied', CUPS, { matches: names.join(', '), count: tied.length });
}

interface CupRound {
  readonly round: number;
  readonly pairs: readonly ProposedPair[];
  readonly bye: PlayerId | null;
}

/** Why the first games of a round of matches cannot be paired so: the bracket says who meets whom. */
export function unlikeBracket(state: Tournament, { round, pairs, bye }: CupRound): Refused | null {
  const undecided = undecidedMatches(state);
  if (undecided !== null) return undecided;
  const { match } = matchPlace(round, gamesPerMatch(state.settings));
  const bracket = bracketOf(state, { pairingOf: round });
  const third = match === bracket?.rounds && bracket.thirdPlace ? [bracket.thirdPlace] : [];
  const expected = [...(bracket?.matches[match - 1] ?? []), ...third]
    .filter(({ verdict }) => verdict === 'open')
    .map((one) => playersOfMatch(state, one));
  const meets = ([a, b]: readonly PlayerId[], { white, black }: ProposedPair): boolean =>
    (a === white && b === black) || (a === black && b === white);
  const missing = expected.find((players) => !pairs.some((pair) => meets(players, pair)));
  if (missing !== undefined) {
    const names = missing.map((id) => nameOf(state, id)).join(' – ');
    return refuse('notAsInBracket', CUPS, { players: names });
  }
  const stranger = pairs.find((pair) => !expected.some((players) => meets(players, pair)));
  if (stranger === undefined && bye === null) return null;
  const named = stranger === undefined ? [bye ?? ''] : [stranger.white, stranger.black];
  const names = named.map((id) => nameOf(state, id as PlayerId)).join(' – ');
  return refuse('noMatchOfTheCup', CUPS, { players: names });
}
