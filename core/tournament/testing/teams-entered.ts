import { playerId, teamId, type PlayerId } from '../../rules/identity.ts';
import { USUAL_TEAMS } from '../default-settings.ts';
import type { NewSettings, TeamSettings } from '../settings.ts';
import { PlayedEvent } from './played-event.ts';

/** A team under test: its players are entered with it, `t1p1` on its first board. */
export interface TeamUnderTest {
  readonly name: string;
  /** From board 1 down; 0 for nobody's rating. */
  readonly ratings: readonly number[];
}

export const playerOf = (team: number, place: number): PlayerId => playerId(`t${team}p${place}`);

/** An event of teams `t1`, `t2` … on four boards. */
export function teamsEntered(
  rules: Partial<TeamSettings>,
  teams: readonly TeamUnderTest[],
  settings: Partial<NewSettings> = {},
): PlayedEvent {
  const event = new PlayedEvent({
    kind: 'team',
    system: 'teamSwiss',
    team: { ...USUAL_TEAMS, ...rules },
    ...settings,
  });
  teams.forEach(({ name, ratings }, index) => {
    const id = teamId(`t${index + 1}`);
    const players = ratings.map((rating, place) => ({
      id: playerOf(index + 1, place + 1),
      name: `${name} ${place + 1}`,
      ratings: rating === 0 ? {} : { fide: rating },
      fromRound: 1,
    }));
    const roster = players.map((player) => player.id);
    event.does({ type: 'importTeams', players, teams: [{ id, name, roster }] });
  });
  return event;
}
