import type { TieBreakProperties } from '../rules/editions/tie-breaks.ts';
import { articleOf } from './article-of.ts';
import { isSelfDefined } from './descriptor.ts';
import { cupPlace } from './cup-place.ts';
import { INDIVIDUAL_TIE_BREAKS } from './individual-tie-breaks.ts';
import { keizerPoints } from './keizer-points.ts';
import { namesOf } from './names-of.ts';
import { pointsInTheTable } from './points.ts';
import type { TournamentKind } from './request.ts';
import { selfDefined } from './self-defined.ts';
import { TEAM_TIE_BREAKS } from './teams/team-tie-breaks.ts';
import type { TieBreak } from './tie-break.ts';

const BY_CODE: ReadonlyMap<string, TieBreak> = new Map(
  [pointsInTheTable, keizerPoints, cupPlace, ...INDIVIDUAL_TIE_BREAKS].map((tieBreak) => [
    tieBreak.code,
    tieBreak,
  ]),
);

/** The tie-break of that name; a self-defined one is made, a team's one is null. */
export function tieBreakByCode(code: string): TieBreak | null {
  return (
    BY_CODE.get(code) ?? (isSelfDefined(code) && !isTeamsOnly(code) ? selfDefined(code) : null)
  );
}

const isTeamsOnly = (code: string): boolean =>
  TEAM_TIE_BREAKS.some((tieBreak) => tieBreak.code === code);

/** The kinds of tournament an edition allows a tie-break in; none when it is not of the edition. */
export function kindsAllowed(tieBreak: TieBreak, edition: TieBreakProperties): TournamentKind[] {
  if (articleOf(tieBreak, edition) === null) return [];
  const refused: readonly string[] = edition.refusedInRoundRobin;
  return refused.includes(tieBreak.code) ? ['swiss'] : ['swiss', 'roundRobin'];
}

/** The descriptor arbiters mean by a name in either language: `Brésilien` is `BH/C1`; null when unknown. */
export const descriptorByName = /* @__PURE__ */ namesOf(INDIVIDUAL_TIE_BREAKS);
