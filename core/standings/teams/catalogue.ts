import type { TieBreakProperties } from '../../rules/editions/tie-breaks.ts';
import { articleOf } from '../article-of.ts';
import { isSelfDefined } from '../descriptor.ts';
import { INDIVIDUAL_TIE_BREAKS } from '../individual-tie-breaks.ts';
import { namesOf } from '../names-of.ts';
import { cupPlaceOfTeams } from './cup-place-of-teams.ts';
import { primaryScore } from './match-or-game-points.ts';
import { selfDefinedForTeams } from './of-individuals.ts';
import type { TeamEventKind } from './request.ts';
import { TEAM_TIE_BREAKS } from './team-tie-breaks.ts';
import type { TeamTieBreak } from './team-tie-break.ts';

const BY_CODE: ReadonlyMap<string, TeamTieBreak> = new Map(
  [primaryScore, cupPlaceOfTeams, ...TEAM_TIE_BREAKS].map((tieBreak) => [tieBreak.code, tieBreak]),
);

/** The tie-break of that name; a self-defined one is made, one for individuals only is null. */
export function teamTieBreakByCode(code: string): TeamTieBreak | null {
  const known = BY_CODE.get(code);
  if (known) return known;
  const isIndividuals = INDIVIDUAL_TIE_BREAKS.some((tieBreak) => tieBreak.code === code);
  return isSelfDefined(code) && !isIndividuals ? selfDefinedForTeams(code) : null;
}

/** The kinds of team event an edition allows a tie-break in; none when it is not of the edition. */
export function teamEventsAllowed(
  tieBreak: TeamTieBreak,
  edition: TieBreakProperties,
): TeamEventKind[] {
  if (articleOf(tieBreak, edition) === null) return [];
  const refused: readonly string[] = edition.refusedInRoundRobin;
  return [
    'swiss',
    ...(refused.includes(tieBreak.code) ? [] : (['roundRobin'] as const)),
    ...(tieBreak.molter ? (['molter'] as const) : []),
  ];
}

/** The descriptor arbiters mean by a name in either language: `Berlin` is `OTHER_BERLIN`; null when unknown. */
export const teamDescriptorByName = /* @__PURE__ */ namesOf(TEAM_TIE_BREAKS);
