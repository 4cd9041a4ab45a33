import { firstRoundOf, matchPlace, type MatchPlace } from '../pairing/matches/match-rounds.ts';
import { systemNamed } from '../pairing/systems.ts';
import type { Round } from './round.ts';
import type { Settings } from './settings.ts';

/** Rounds that are one match of the event's system; one where every round is paired by itself. */
export function gamesPerMatch({ system, kind, cup }: MatchSettings): number {
  const { gamesPerMatch: games = 1 } = systemNamed(system);
  if (games !== 'chosen') return games;
  return kind === 'individual' ? cup.games : 1;
}

type MatchSettings = Pick<Settings, 'system' | 'kind' | 'cup'>;

/** Which game of which match a round is; null where a match is one game. */
export function matchOfRound(settings: MatchSettings, round: number): MatchPlace | null {
  const games = gamesPerMatch(settings);
  return games === 1 ? null : matchPlace(round, games);
}

interface Played {
  readonly settings: Settings;
  readonly rounds: readonly Round[];
}

/** The first game of the match a round belongs to; null where the round is one, or begins none. */
export function firstGameOf({ settings, rounds }: Played, round: number): Round | null {
  const games = gamesPerMatch(settings);
  const { match, game } = matchPlace(round, games);
  return game === 1 ? null : (rounds[firstRoundOf(match, games) - 1] ?? null);
}

/** An event of players or of teams in which who loses a match is out. */
export const isCup = ({ system }: Pick<Settings, 'system'>): boolean =>
  systemNamed(system).kind === 'knockout';

/** The tie-breaks in use: a cup of players has no order inside a stage (LA 3.3), teams decide drawn matches by theirs. */
export const tieBreaksInUse = (
  settings: Pick<Settings, 'system' | 'kind' | 'tieBreaks'>,
): readonly string[] =>
  isCup(settings) && settings.kind === 'individual' ? [] : settings.tieBreaks;

/** A cup whose matches are of teams: one round each, on several boards. */
export const isCupOfTeams = (settings: Pick<Settings, 'system' | 'kind'>): boolean =>
  isCup(settings) && settings.kind === 'team';
