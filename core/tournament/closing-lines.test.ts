import { describe, expect, it } from 'vitest';
import { list, scheme } from '../standings/prizes/scheme.fixture.ts';
import { CHANGES_WHAT_IS_SENT } from './closing.ts';
import { closingLines, type ClosingLine } from './closing-lines.ts';
import { FACTS } from './deeds/facts.ts';
import { NO_REGULATIONS } from './regulations.ts';
import type { NewSettings } from './settings.ts';
import { PlayedEvent } from './testing/played-event.ts';
import { teamEvent, teamsPlay } from './testing/team-event.ts';
import { closingView } from './views/closing.ts';
import { dueList } from './views/due.ts';
import { LINES_BY_HAND, type ClosingLineName } from './closing.ts';

const played = (settings: Partial<NewSettings> = {}, results = '11'): PlayedEvent =>
  new PlayedEvent({ rounds: 1, tieBreaks: [], ...settings }, 4)
    .pairs(1, 'a-b c-d')
    .scores(1, results);

const lineOf = ({ state }: PlayedEvent, name: ClosingLineName): ClosingLine | undefined =>
  closingLines(state).find(({ line }) => line === name);

const said = (event: PlayedEvent, name: ClosingLineName): string => {
  const line = lineOf(event, name);
  return `${line?.standing ?? ''} ${line?.reason ?? ''}`;
};

const dueCodes = ({ state }: PlayedEvent): string[] =>
  dueList(state, { now: '2026-03-07T18:00:00+01:00' }).map(({ code }) => code);

describe('[Ronde 15] from the last result to the ceremony', () => {
  it('rounds to come, open, adjourned and disputed games come before everything', () => {
    expect(said(new PlayedEvent({ rounds: 2 }, 4), 'results')).toBe('toDo roundsToCome');
    expect(said(played({}, '1'), 'results')).toBe('toDo gamesOpen');
    const adjourned = played({}, '1').does({
      type: 'enterResult',
      round: 1,
      board: 2,
      outcome: { kind: 'adjourned' },
    });
    expect(lineOf(adjourned, 'results')).toMatchObject({
      reason: 'gamesAdjourned',
      params: { games: 1, round: 1, board: 2 },
    });
    const questioned = played().does({
      type: 'questionResult',
      round: 1,
      board: 1,
      outcome: { kind: 'played', score: '0-1' },
    });
    expect(said(questioned, 'disputes')).toBe('toDo boardsDisputed');
    expect(questioned.verdict({ type: 'closeTournament' })).toEqual([
      'refused eventNotOver Ronde 15',
    ]);
  });

  it('a shared first place is asked about, others stay shared as announced', () => {
    expect(lineOf(played(), 'ties')).toMatchObject({
      standing: 'toDo',
      reason: 'tieForFirst',
      params: { players: 2, names: 'A., Player · C., Player' },
    });
    expect(said(played({ ties: 'lots' }), 'ties')).toBe('toDo lotsDue');
    expect(said(played({ rounds: 1 }, '1='), 'ties')).toBe('notNeeded placesShared');
  });

  it('a team event is asked about its teams: who is first, lots, prizes, no categories', () => {
    const teams = (settings: Partial<NewSettings>): PlayedEvent =>
      teamsPlay(
        teamEvent(4, {
          rounds: 1,
          tieBreaks: [],
          prizes: scheme([list('main', 'place', [50])]),
          ...settings,
        }),
        ...([1, 't1-t2 t3-t4', '10101010'] as const),
      );
    expect(lineOf(teams({}), 'ties')).toMatchObject({
      reason: 'tieForFirst',
      params: { players: 2, names: 'Team A · Team C' },
    });
    expect(said(teams({ ties: 'lots' }), 'ties')).toBe('toDo lotsDue');
    const drawn = teams({ ties: 'lots' }).does({ type: 'drawTieLots', seed: 'dice' });
    expect(said(drawn, 'ties')).toBe('notNeeded noTies');
    expect(said(drawn, 'prizes')).toBe('toDo prizesToCheck');
    expect(said(drawn, 'categories')).toBe('notNeeded noCategories');
  });

  it('[LA 5.2 1] a tie for the first place or for a prize leads to the play-off', () => {
    const page = (event: PlayedEvent) =>
      closingView(event.state).lines.find(({ line }) => line === 'ties')?.action;
    expect(page(played())).toEqual({ kind: 'open', page: 'play-off' });
    expect(page(played({}, '1='))).toEqual({ kind: 'open', page: 'standings' });
    const prized = played({ prizes: scheme([list('main', 'place', [100, 50])]) }, '1=');
    expect(said(prized, 'ties')).toBe('notNeeded tieForPrize');
    expect(page(prized)).toEqual({ kind: 'open', page: 'play-off' });
  });

  it('an event that is not rated has nothing to send', () => {
    const event = played({ federation: 'FRA', regulations: { ...NO_REGULATIONS, rated: false } });
    expect(said(event, 'fideReport')).toBe('notNeeded notRated');
    expect(said(event, 'federationReport')).toBe('notNeeded notRated');
    expect(said(played({ federation: 'FRA' }), 'federationReport')).toBe('toDo resultsToSend');
    expect(said(played(), 'fideReport')).toBe('toDo fideIdsMissing');
  });

  it('what an arbiter said stands until something changes', () => {
    const event = played().does({ type: 'settleClosing', line: 'papers', as: 'done' });
    expect(said(event, 'papers')).toBe('done saidDone');
    event.scores(1, '=');
    expect(said(event, 'papers')).toBe('toDo changedSince');
    event.does({ type: 'settleClosing', line: 'papers', as: 'notNeeded' });
    expect(said(event, 'papers')).toBe('notNeeded saidNotNeeded');
    event.does({ type: 'settleClosing', line: 'papers', as: 'open' });
    expect(said(event, 'papers')).toBe('toDo papersToHang');
  });

  it('closing asks about open lines, locks what was sent, and is taken back by a deed', () => {
    const event = played();
    expect(dueCodes(event)).toContain('closingList');
    event.does({ type: 'closeRound', round: 1 });
    expect(dueCodes(event)).toContain('eventFinished');
    expect(event.verdict({ type: 'closeTournament' })).toEqual(['3 closesWithOpenLines Ronde 15']);
    for (const line of LINES_BY_HAND) event.does({ type: 'settleClosing', line, as: 'done' });
    expect(event.verdict({ type: 'closeTournament' })).toEqual([]);
    event.does({ type: 'closeTournament' });
    expect(closingView(event.state)).toMatchObject({ closed: true, due: true });
    expect(dueCodes(event)).toContain('eventClosed');
    const correct = {
      type: 'enterResult',
      round: 1,
      board: 1,
      outcome: { kind: 'played', score: '0-1' },
    } as const;
    expect(event.verdict(correct)).toEqual(['refused eventClosed Ronde 15']);
    expect(event.verdict({ type: 'writeNote', text: 'cup handed over' })).toEqual([]);
    event.does({ type: 'reopenTournament' });
    expect(event.verdict(correct)).not.toContain('refused eventClosed Ronde 15');
  });

  it('knows the facts it is outdated by', () => {
    expect([...CHANGES_WHAT_IS_SENT].filter((fact) => !Object.hasOwn(FACTS, fact))).toEqual([]);
  });
});
