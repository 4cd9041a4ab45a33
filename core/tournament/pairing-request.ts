import type { AcceleratedField } from '../pairing/acceleration/acceleration.ts';
import type { AccelerationRefusal } from '../pairing/acceleration/virtual-points.ts';
import { accelerateMatches } from '../pairing/matches/accelerated-matches.ts';
import type { PairingRequest } from '../pairing/system.ts';
import { systemNamed } from '../pairing/systems.ts';
import type { Colour } from '../rules/colour.ts';
import { success, type Result } from '../rules/result.ts';
import { isByLetters } from './by-letters.ts';
import { cupOfTeams } from './cup-of-teams.ts';
import { cupDecisions } from './cup.ts';
import { swissRules } from './judgement.ts';
import { molterAsked } from './lettered-teams.ts';
import { gamesPerMatch, isCup, isCupOfTeams } from './matches.ts';
import { sidesByNumber } from './sides.ts';
import type { Tournament } from './state.ts';
import { teamSwissRules } from './team-swiss-rules.ts';
import { participants } from './views/participants.ts';

/** What the tournament asks its pairing system for a round, of its players or of its teams. */
export function pairingRequest(
  state: Tournament,
  round: number,
  initialColour: Colour,
): Result<PairingRequest, AccelerationRefusal> {
  const { acceleration, rounds, system } = state.settings;
  const { absentIn, absentWithPointsIn, prohibitedIn } = participants(state, round);
  const field = acceleratedField(state, round);
  // Fictitious points are for score groups: a table of Berger has none (C.04.7).
  const none = acceleration.method === 'none' || systemNamed(system).kind !== 'swiss';
  const accelerated = none
    ? null
    : accelerateMatches(acceleration, field, gamesPerMatch(state.settings));
  if (accelerated !== null && !accelerated.ok) return accelerated;
  const teamSwiss = teamSwissRules(state, round);
  const sides = sidesByNumber(state);
  const teams = isCupOfTeams(state.settings) ? cupOfTeams(state, { pairingOf: round }) : null;
  return success({
    round,
    rounds,
    players: teams?.players ?? field.players,
    absent: absentIn(round),
    absentWithPoints: absentWithPointsIn(round),
    scoring: teams?.scoring ?? field.scoring,
    edition: field.edition,
    initialColour,
    prohibited: prohibitedIn(round),
    ...(accelerated === null ? {} : { virtualPoints: accelerated.value }),
    keizer: state.settings.keizer,
    ...(isCup(state.settings) && {
      cup: {
        rules: { ...state.settings.cup, games: gamesPerMatch(state.settings) },
        decisions: teams?.decisions ?? cupDecisions(state),
      },
    }),
    ...(sides === null ? {} : { sides }),
    ...(isByLetters(state.settings) && { seats: seatsAsked(state) }),
    ...(teamSwiss === null ? {} : { teamSwiss }),
  });
}

/** What fictitious points are given by when a round is paired. */
export function acceleratedField(state: Tournament, round: number): AcceleratedField {
  const { linesFor, firstRoundList } = participants(state, round);
  const { records: players, scoring } = linesFor({ pairingOf: round });
  const { rounds } = state.settings;
  return { players, firstRoundList, rounds, scoring, edition: swissRules(state) };
}

function seatsAsked(state: Tournament): NonNullable<PairingRequest['seats']> {
  const { teams, players } = molterAsked(state);
  return { teams, players };
}
