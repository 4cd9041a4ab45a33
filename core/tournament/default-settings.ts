import { isBySeats, isOfTwoSides, type SystemName } from '../pairing/systems.ts';
import { CHESS, gameById } from '../rules/game-spec.ts';
import { MATCH_POINTS_2_1_0 } from '../rules/scoring.ts';
import {
  ADDED_SETTINGS,
  type InitialOrderRule,
  type NewSettings,
  type Settings,
  type TeamSettings,
} from './settings.ts';

/** Four boards, two match points for a win. */
export const USUAL_TEAMS: TeamSettings = {
  boards: 4,
  boardColours: 'WBWB',
  matchScoring: MATCH_POINTS_2_1_0,
  primaryScore: 'matchPoints',
};

/** What teams of a system usually play by: in a match by a table the games of all rounds decide (LA 3.1). */
export const usualTeams = (system: SystemName): TeamSettings =>
  isOfTwoSides(system) || isBySeats(system)
    ? { ...USUAL_TEAMS, primaryScore: 'gamePoints' }
    : USUAL_TEAMS;

/** A national rating counts where FIDE has none (C.04.2 2.2; TRF26 172). */
export const USUAL_INITIAL_ORDER: InitialOrderRule = { method: 'FIDON', last: 'alphabetical' };

/** Everything a tournament needs that the arbiter did not say. */
export function withDefaults(given: NewSettings): Settings {
  const game = gameById(given.game ?? CHESS.id) ?? CHESS;
  return {
    game: game.id,
    kind: 'individual',
    lastDay: null,
    place: null,
    federation: null,
    chiefArbiter: null,
    deputyArbiters: [],
    timeControl: null,
    roundDates: [],
    system: 'dutch',
    acceleration: { method: 'none' },
    scoring: game.scoring[game.defaultScoring],
    team: given.kind === 'team' ? usualTeams(given.system ?? 'dutch') : null,
    initialOrder: USUAL_INITIAL_ORDER,
    initialColour: null,
    tieBreaks: [],
    correctionDeadline: null,
    halfPointByes: null,
    firstBoard: 1,
    ...ADDED_SETTINGS,
    ...given,
  };
}
