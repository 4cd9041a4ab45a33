import { describe, expect, it } from 'vitest';
import { playerId, teamId } from '../rules/identity.ts';
import { fixedPlayers } from './fixed-players.ts';
import { PlayedEvent } from './testing/played-event.ts';
import { USUAL_TEAMS } from './default-settings.ts';

/**
 * A division on one board: the club's team meets another in every round. Who sits there is written
 * by letters, `-` for nobody; round r is on the day given.
 */
function division(
  name: string,
  team: string,
  days: readonly string[],
  seated: string,
): PlayedEvent {
  const event = new PlayedEvent({
    name,
    kind: 'team',
    system: 'teamSwiss',
    rounds: days.length,
    roundDates: days,
    team: { ...USUAL_TEAMS, boards: 1, boardColours: 'W' },
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

const DAYS = ['2026-10-04', '2026-11-15', '2026-12-06'];
const LATER = ['2026-10-11', '2026-11-22', '2026-12-13'];

describe('players fixed to a team of their club after so many matches', () => {
  // Our own figures: the rule is that of the events, which say the number.
  it.each<[string, string, readonly string[], string, number, readonly string[]]>([
    ['after the second match nobody plays below', 'aa-', LATER, 'bba', 2, ['Player, A fixed 3']],
    ['before it everybody may', 'a--', LATER, 'aaa', 2, []],
    ['twice on one day is too much', 'a--', DAYS, 'abb', 3, ['Player, A twice 1']],
    ['going up is allowed', 'bbb', LATER, 'aab', 2, ['Player, B fixed 3']],
  ])('%s', (_, above, days, below, after, expected) => {
    const upper = division('Nationale', 'Fougères 1', DAYS, above);
    const lower = division('Régionale', 'Fougères 2', days, below);
    const found = fixedPlayers([upper.state, lower.state], after);
    expect(
      found.flatMap(({ name, faults }) =>
        faults.map(({ fault, match }) => `${name} ${fault} ${match.round}`),
      ),
    ).toEqual(expected);
  });

  it('names the team somebody is fixed to, the highest one', () => {
    const upper = division('Nationale', 'Fougères 1', DAYS, 'aab');
    const lower = division('Régionale', 'Fougères 2', LATER, 'bb-');
    const fixed = fixedPlayers([upper.state, lower.state], 2).map(({ name, fixedTo }) => [
      name,
      fixedTo?.team,
    ]);
    // The two opponents have played every match of theirs.
    expect(fixed.filter(([name]) => name?.startsWith('Player'))).toEqual([
      ['Player, A', 'Fougères 1'],
      ['Player, B', 'Fougères 2'],
    ]);
  });
});
