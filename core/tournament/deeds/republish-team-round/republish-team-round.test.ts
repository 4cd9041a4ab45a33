import { describe, expect, it } from 'vitest';
import { teamId } from '../../../rules/identity.ts';
import type { Command } from '../../command.ts';
import type { PlayedEvent } from '../../testing/played-event.ts';
import { teamEvent } from '../../testing/team-event.ts';
import { roundView } from '../../views/round.ts';

const matches = (text: string) =>
  text.split(' ').map((one) => {
    const [first = '', second = ''] = one.split('-');
    return { first: teamId(first), second: teamId(second) };
  });

const published = (): PlayedEvent =>
  teamEvent(4)
    .does({
      type: 'draftTeamRound',
      round: 1,
      matches: matches('t1-t2 t3-t4'),
      bye: null,
      origin: 'manual',
    })
    .does({ type: 'publishRound', round: 1 });

const again = (text: string, reason = 'eventRules'): Command =>
  ({
    type: 'republishTeamRound',
    round: 1,
    reason,
    matches: matches(text),
    bye: null,
  }) as Command;

describe('[C.04.2 4.4] public matches of teams changed by hand', () => {
  it('are offered with the reasons of the edition, and change both teams and boards', () => {
    const event = published();
    expect(roundView(event.state, 1, 'staff')?.republish.map(({ reason }) => reason)).toContain(
      'eventRules',
    );
    event.does(again('t2-t1 t3-t4'));
    const [round] = event.state.rounds;
    expect(round?.matches.map(({ first, second }) => [first, second])).toEqual([
      ['t2', 't1'],
      ['t3', 't4'],
    ]);
    // The team named first has White on board 1.
    expect(event.state.teams.get(teamId('t2'))?.roster[0]).toBe(round?.games[0]?.white);
  });

  it('a match that keeps both teams keeps its results and what was arranged, at another table', () => {
    const event = published();
    event.does({ type: 'arrangeMatch', round: 1, table: 2, place: 'Salle Colas' });
    const { board = 0 } = event.state.rounds[0]?.games.find(({ match }) => match === 2) ?? {};
    event.does({
      type: 'enterResult',
      round: 1,
      board,
      outcome: { kind: 'played', score: '1-0' },
    });
    event.does(again('t3-t4 t2-t1'));
    const [round] = event.state.rounds;
    expect(round?.arranged).toEqual([{ table: 1, place: 'Salle Colas' }]);
    expect(round?.games.filter(({ outcome }) => outcome.kind === 'played')).toMatchObject([
      { match: 1, board: 1 },
    ]);
  });

  it.each<[string, (event: PlayedEvent) => PlayedEvent, Command, string]>([
    [
      'with a result of a match that would be no more',
      (event) => event.scores(1, '1'),
      again('t1-t3 t2-t4'),
      'refused resultsInTheWay',
    ],
    [
      'for a rematch that is none',
      (event) => event,
      again('t1-t3 t2-t4', 'rematch'),
      'refused reasonDoesNotFit',
    ],
    ['with a team left out', (event) => event, again('t1-t3'), 'refused playerLeftOut'],
    ['without being asked', (event) => event, again('t1-t3 t2-t4'), '3 republish'],
  ])('are refused or asked about: %s', (_, prepared, command, code) => {
    expect(prepared(published()).verdict(command)[0]).toContain(code);
  });
});
