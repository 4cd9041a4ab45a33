import { parseTournamentType, type TeamSwissType } from '../formats/trf/tournament-type.ts';
import { USUAL_TEAM_COLOURS, type TeamPreferences } from '../rules/team-swiss-rules.ts';
import type { OrderOfPlayers, Settings, TeamRatingRule, TeamSettings } from './settings.ts';

/** What counts where the event has said nothing: the mean of those who sit at the boards. */
const USUAL_TEAM_RATING: TeamRatingRule = { of: 'firstBoards', as: 'mean' };

export const teamRatingRule = (settings: TeamSettings | null): TeamRatingRule =>
  settings?.rating ?? USUAL_TEAM_RATING;

/** Where the event has said nothing, a captain seats players as they like. */
const FREE_ORDER: OrderOfPlayers = { rule: 'free', tolerance: 0 };

export const orderOfPlayers = (settings: TeamSettings | null): OrderOfPlayers =>
  settings?.order ?? FREE_ORDER;

export interface TeamColourRules {
  readonly colourPreferences: TeamPreferences;
  readonly secondaryForColours: boolean;
}

/**
 * What a Swiss of teams states about colours (C.04.6 1.2.1, 1.7). Logs from before it was a setting have only the
 * type code of the file they were read from.
 */
export function teamColourRules({ team, reportType }: Settings): TeamColourRules {
  const filed = reportType === null ? null : (parseTournamentType(reportType)?.teamSwiss ?? null);
  const { colourPreferences, secondaryForColours } = {
    ...USUAL_TEAM_COLOURS,
    ...(filed !== null && teamColoursOfType(filed)),
    ...team,
  };
  return { colourPreferences, secondaryForColours };
}

/** The same as a type code says it. */
export const teamColoursOfType = (type: TeamSwissType): TeamColourRules => ({
  colourPreferences: type.colourPreferences,
  secondaryForColours: type.secondary !== null,
});

/** The rules of matches without the hour of line-ups, which is a matter of organisation: it may change at any time. */
function rulesOfMatches(team: TeamSettings | null): Partial<TeamSettings> | null {
  if (team === null) return null;
  const { lineUpDeadline: _minutes, lineUpHour: _hour, ...rules } = team;
  return rules;
}

/** Whether a change of settings touches more of the team rules than the hour of line-ups. */
export const changesRulesOfMatches = (before: Settings, { team }: Partial<Settings>): boolean =>
  team !== undefined && !sameRules(rulesOfMatches(before.team), rulesOfMatches(team));

const sameRules = (one: object | null, other: object | null): boolean =>
  JSON.stringify(Object.entries(one ?? {}).sort()) ===
  JSON.stringify(Object.entries(other ?? {}).sort());
