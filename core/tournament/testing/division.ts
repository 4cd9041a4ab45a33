import { playerId, teamId } from '../../rules/identity.ts';
import { USUAL_TEAMS } from '../default-settings.ts';
import type { NewSettings } from '../settings.ts';
import { PlayedEvent } from './played-event.ts';

/**
 * A division on one board: the club's team meets another in every round. Who sits there is written
 * by letters, `-` for nobody; round r is on the day given.
 */
export function division(
  name: string,
  team: string,
  days: readonly string[],
  seated: string,
  settings: Partial<NewSettings> = {},
): PlayedEvent {
  const event = new PlayedEvent({
    name,
    kind: 'team',
    system: 'teamSwiss',
    rounds: days.length,
    roundDates: days,
    team: { ...USUAL_TEAMS, boards: 1, boardColours: 'W' },
    ...settings,
  });
  const ours = ['a', 'b'].map((letter) => ({
    id: playerId(`${name}-${letter}`),
    name: `Player, ${letter.toUpperCase()}`,
    fideId: letter === 'a' ? '600001' : '600002',
    ratings: {},
    fromRound: 1,
  }));
  const theirs = { id: playerId(`${name}-z`), name: `Other, ${name}`, ratings: {}, fromRound: 1 };
  event.does({ type: 'enterPlayers', players: [...ours, theirs] });
  const [t1, t2] = [teamId('t1'), teamId('t2')];
  event.does({
    type: 'enterTeam',
    team: { id: t1, name: team, club: 'Fougères', roster: ours.map(({ id }) => id) },
  });
  event.does({ type: 'enterTeam', team: { id: t2, name: `${name} X`, roster: [theirs.id] } });
  Array.from(seated).forEach((letter, index) => {
    const round = index + 1;
    const boards = [letter === '-' ? null : playerId(`${name}-${letter}`)];
    event.does({ type: 'setLineUp', round, team: t1, boards });
    event.does({
      type: 'draftTeamRound',
      round,
      matches: [{ first: t1, second: t2 }],
      bye: null,
      origin: 'manual',
    });
    event.does({ type: 'publishRound', round });
    for (const { board } of event.state.rounds[index]?.games ?? []) {
      event.does({ type: 'enterResult', round, board, outcome: { kind: 'played', score: '1-0' } });
    }
  });
  return event;
}
