import { systemNamed } from '../pairing/systems.ts';
import type { Tpn } from '../rules/identity.ts';
import { pairingPointsOfRound } from '../rules/scoring.ts';
import type { TeamSwissRules } from '../rules/team-swiss-rules.ts';
import { openTeamField } from '../standings/teams/team-field.ts';
import { teamColourRules } from './rules-of-teams.ts';
import type { Tournament } from './state.ts';
import { teamRequestFor } from './views/team-request.ts';
import { tieBreakRules } from './views/team-scores.ts';

/** What an event of teams states for C.04.6 when a round is paired; null where no Swiss of teams is played. */
export function teamSwissRules(state: Tournament, round: number): TeamSwissRules | null {
  const { system, team } = state.settings;
  if (team === null || systemNamed(system).choosesColourPreferences !== true) return null;
  const { colourPreferences, secondaryForColours } = teamColourRules(state.settings);
  const other = team.primaryScore === 'matchPoints' ? 'gamePoints' : 'matchPoints';
  return {
    colourPreferences,
    secondary: secondaryForColours ? scoresBefore(state, round, other) : null,
  };
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
