import type { TeamId, Tpn } from '../../rules/identity.ts';
import type { Language } from '../../rules/language.ts';
import type { Tournament } from '../../tournament/state.ts';
import {
  teamStandingsWorking,
  type TeamStandingsWorking,
} from '../../tournament/views/team-standings-why.ts';
import type { TeamStandingsOptions } from '../../tournament/views/team-standings.ts';
import { explainTeamInWords } from './explain-team-tie-break.ts';

/** The working behind a team's place, and the same in words. */
export interface TeamStandingsWhy extends TeamStandingsWorking {
  /** For each tie-break a head line, then what each round brought. */
  readonly words: readonly (readonly string[])[];
}

/** Why a team stands where the table says, in words; null for one that is not in it. */
export function teamStandingsWhy(
  state: Tournament,
  team: TeamId,
  language: Language,
  options: TeamStandingsOptions = {},
): TeamStandingsWhy | null {
  const working = teamStandingsWorking(state, team, options);
  if (working === null) return null;
  const names = new Map(working.names.map(({ number, name }) => [number, name]));
  const name = (number: Tpn): string => `${number} ${names.get(number) ?? ''}`.trimEnd();
  return {
    ...working,
    words: working.tieBreaks.map((one) => explainTeamInWords(one, { language, name })),
  };
}
