import { playerId, teamId } from '../../rules/identity.ts';
import type { NewSettings } from '../settings.ts';
import { letter, PlayedEvent } from './played-event.ts';

/** Teams of four invented players on four boards, numbered in the order of their strength. */
export function teamEvent(teams: number, settings: Partial<NewSettings> = {}): PlayedEvent {
  const event = new PlayedEvent({
    ...{ name: 'Team Swiss', kind: 'team', system: 'teamSwiss', rounds: 3 },
    ...{ initialColour: 'white', tieBreaks: ['MPvGP', 'DE', 'BH'] },
    ...settings,
  });
  const players = Array.from({ length: 4 * teams }, (_, index) => ({
    ...letter(index),
    ...{ id: playerId(`p${index + 1}`), ratings: { fide: 2400 - 10 * index } },
  }));
  event.does({ type: 'enterPlayers', players });
  for (let team = 0; team < teams; team += 1) {
    const roster = players.slice(4 * team, 4 * team + 4).map(({ id }) => id);
    const name = `Team ${String.fromCodePoint(65 + team)}`;
    event.does({ type: 'enterTeam', team: { id: teamId(`t${team + 1}`), name, roster } });
  }
  return event.does({ type: 'assignNumbers', reason: 'initialOrder' });
}

/** A round by hand, `t1-t2 t3-t4`, with its results from board 1 on: `1`, `0`, `=`. */
export function teamsPlay(
  event: PlayedEvent,
  round: number,
  matches: string,
  results: string,
): PlayedEvent {
  return event
    .does({
      type: 'draftTeamRound',
      round,
      matches: matches.split(' ').map((text) => {
        const [first = '', second = ''] = text.split('-');
        return { first: teamId(first), second: teamId(second) };
      }),
      bye: null,
      origin: 'manual',
    })
    .does({ type: 'publishRound', round })
    .scores(round, results);
}
