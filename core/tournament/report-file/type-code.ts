import { parseTournamentType, type TeamSwissType } from '../../formats/trf/tournament-type.ts';
import { systemNamed as faceOf } from '../../pairing/systems.ts';
import { sameValue } from '../deeds/same-value.ts';
import { teamColourRules, teamColoursOfType } from '../rules-of-teams.ts';
import type { Tournament } from '../state.ts';
import { systemNamed, type NamedType } from './system-of.ts';

/**
 * The type code of an event's report file (record 192): the one it was read with while that still
 * says what the settings say, otherwise the one of its system.
 */
export function typeCode(state: Tournament): string {
  const { reportType } = state.settings;
  const type = reportType === null ? null : parseTournamentType(reportType);
  if (reportType !== null && type !== null && stillSays(state, { code: reportType, type })) {
    return reportType;
  }
  return ownCode(state);
}

function ownCode(state: Tournament): string {
  const { system, acceleration, kind, team } = state.settings;
  const code = faceOf(system).trfCode({
    teams: kind === 'team',
    cycles: cyclesOf(state),
    year: yearOf(state),
    primary: team?.primaryScore ?? 'matchPoints',
    ...teamColourRules(state.settings),
  });
  return acceleration.method === 'baku' && faceOf(system).mayAccelerate ? `${code}_BAKU` : code;
}

function stillSays(state: Tournament, named: NamedType): boolean {
  const { type } = named;
  const { system, kind, acceleration, team } = state.settings;
  const teams = kind === 'team';
  return (
    systemNamed(named, teams) === system &&
    // Everything that is no team code may also be written of teams by other programs.
    (!type.team || teams) &&
    (type.edition === null || type.edition === yearOf(state)) &&
    // Beside points given one by one (250) the method in 192 is disregarded, and may stand.
    (type.baku ? ['baku', 'free'].includes(acceleration.method) : acceleration.method !== 'baku') &&
    (type.games === null ||
      faceOf(system).kind !== 'roundRobin' ||
      type.games === cyclesOf(state)) &&
    (type.teamSwiss === null ||
      (type.teamSwiss.primary === team?.primaryScore && saysColours(state, type.teamSwiss)))
  );
}

function saysColours({ settings }: Tournament, type: TeamSwissType): boolean {
  if (faceOf(settings.system).choosesColourPreferences !== true) return true;
  return sameValue(teamColourRules(settings), teamColoursOfType(type));
}

/** How often everybody meets everybody: as often as the declared rounds begin a cycle. */
function cyclesOf(state: Tournament): number {
  const { system, kind, rounds } = state.settings;
  const field = kind === 'team' ? state.teams.size : state.players.size;
  const [cycle] = faceOf(system).roundsFor(field) ?? [];
  return cycle === undefined ? 1 : Math.max(1, Math.ceil(rounds / cycle));
}

const yearOf = ({ pins }: Tournament): string => pins.swiss.replace('swiss-', '');
