import { parseTournamentType } from '../formats/trf/tournament-type.ts';
import type { Tpn } from '../rules/identity.ts';
import { pairingPointsOfRound } from '../rules/scoring.ts';
import type { TeamSwissRules } from '../rules/team-swiss-rules.ts';
import { openTeamField } from '../standings/teams/team-field.ts';
import { typeCode } from './report-file/type-code.ts';
import type { Tournament } from './state.ts';
import { teamRequestFor } from './views/team-request.ts';
import { tieBreakRules } from './views/team-scores.ts';

/**
 * What an event of teams states for C.04.6 when a round is paired: by its type code, which without another word
 * is type A with the secondary score for colours (1.2.2, 1.7); null where no Swiss of teams is played.
 */
export function teamSwissRules(state: Tournament, round: number): TeamSwissRules | null {
  if (state.settings.kind !== 'team') return null;
  const stated = parseTournamentType(typeCode(state))?.teamSwiss ?? null;
  if (stated === null) return null;
  const { colourPreferences, secondary } = stated;
  return { colourPreferences, secondary: secondary && scoresBefore(state, round, secondary) };
}

/** A score of every team before a round, in tenths. */
function scoresBefore(
  state: Tournament,
  round: number,
  score: 'matchPoints' | 'gamePoints',
): ReadonlyMap<Tpn, number> {
  const request = teamRequestFor(state, { pairingOf: round }, tieBreakRules(state));
  const field = request && openTeamField(request);
  if (!field?.ok) return new Map();
  const { players, scoring } = field.value[score];
  return new Map(
    players.map(({ tpn, rounds }) => [
      tpn,
      rounds
        .slice(0, round - 1)
        .reduce((sum, record) => sum + pairingPointsOfRound(record, scoring), 0),
    ]),
  );
}
