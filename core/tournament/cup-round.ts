import type { CupBracket, CupMatch, CupSide } from '../pairing/cup/cup-bracket.ts';
import { matchesOfRound } from '../pairing/cup/cup-question.ts';
import { matchPlace } from '../pairing/matches/match-rounds.ts';
import type { PlayerId, Tpn } from '../rules/identity.ts';
import { bracketOf, entrantsByNumber } from './cup.ts';
import { gamesPerMatch } from './matches.ts';
import type { Tournament } from './state.ts';

/** Who has a match in a round of a cup of players: not the exempt, and nobody who is out (LA 3.3). */
export interface CupRound {
  /** Two for each match, whoever comes out of the matches before. */
  readonly playing: number;
  /** Everybody who has a match, or may still win one that leads there. */
  readonly candidates: ReadonlySet<PlayerId>;
}

/** Null in any other event, and before numbers are given. */
export function cupRound(state: Tournament, round: number): CupRound | null {
  const bracket = state.settings.kind === 'individual' ? bracketOf(state) : null;
  if (bracket === null) return null;
  const { match: number } = matchPlace(round, gamesPerMatch(state.settings));
  const matches = matchesOfRound(bracket, number).filter(({ sides }) =>
    sides.every(({ kind }) => kind !== 'nobody'),
  );
  const ids = entrantsByNumber(state);
  const numbers = matches.flatMap((match) => playersOf(bracket, match));
  return {
    playing: 2 * matches.length,
    candidates: new Set(numbers.flatMap((one) => (ids.get(one) as PlayerId | undefined) ?? [])),
  };
}

const playersOf = (bracket: CupBracket, { sides }: CupMatch): Tpn[] =>
  sides.flatMap((side) => playersBehind(bracket, side));

/** Both players of the earlier match, if the side is not known yet. */
function playersBehind(bracket: CupBracket, side: CupSide): Tpn[] {
  if (side.kind === 'nobody') return [];
  if (side.kind === 'player') return [side.player];
  const before = bracket.matches[side.round - 1]?.find(({ match }) => match === side.match);
  return before === undefined ? [] : playersOf(bracket, before);
}
