import { editionIn, inForceOn } from '../../rules/editions/registry.ts';
import type { TieBreakProperties } from '../../rules/editions/tie-breaks.ts';
import type { TeamId } from '../../rules/identity.ts';
import { pointsFromTenths, type Points } from '../../rules/points.ts';
import type { Score } from '../../standings/teams/request.ts';
import { openTeamField } from '../../standings/teams/team-field.ts';
import type { Purpose } from '../corrections.ts';
import type { Tournament } from '../state.ts';
import { teamRequestFor } from './team-request.ts';
import { teamNumbers } from './team-records.ts';

export interface TeamScore {
  readonly matchPoints: Points;
  readonly gamePoints: Points;
}

/** Match points and game points of every team; a match with an open board has brought nothing yet. */
export function teamScores(state: Tournament, purpose: Purpose): ReadonlyMap<TeamId, TeamScore> {
  const request = teamRequestFor(state, purpose, tieBreakRules(state));
  const opened = request && openTeamField(request);
  const field = opened?.ok ? opened.value : null;
  return new Map(
    [...teamNumbers(state)].map(([id, number]) => {
      const team = field?.indexOf.get(number) ?? 0;
      const scored = (score: Score): Points => pointsFromTenths(field?.[score].scores[team] ?? 0);
      return [id, { matchPoints: scored('matchPoints'), gamePoints: scored('gamePoints') }];
    }),
  );
}

/** The edition the event is pinned to. */
export const tieBreakRules = (state: Tournament): TieBreakProperties =>
  (
    editionIn('tieBreaks', state.pins.tieBreaks) ??
    inForceOn('tieBreaks', state.settings.firstDay).edition
  ).properties;
