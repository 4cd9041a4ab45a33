import { describe, expect, it } from 'vitest';
import { WHITE_WINS, type PlayedEvent } from '../testing/played-event.ts';
import { teamsEntered } from '../testing/teams-entered.ts';
import { cockpitView } from './cockpit.ts';
import { dueList } from './due.ts';
import { overviewView } from './overview.ts';
import { summaryOf } from './summary.ts';

const NOW = { now: '2026-10-05T12:00:00+02:00' };

/** A league of four teams; one match of round 1 is postponed, its day to be agreed, all else played. */
function league(): PlayedEvent {
  const teams = ['Tour', 'Roi', 'Dame', 'Fou'].map((name) => ({ name, ratings: [2000, 1900] }));
  const event = teamsEntered({ boards: 2, boardColours: 'WB' }, teams, {
    ...{ system: 'berger', rounds: 3, firstDay: '2026-10-04' },
  }).does({ type: 'numberTeams' });
  event.does({ type: 'pairRound', round: 1 }).does({ type: 'publishRound', round: 1 });
  event.does({ type: 'arrangeMatch', round: 1, table: 1, dayOpen: true });
  return playsTable(event, 1, 2);
}

function playsTable(event: PlayedEvent, round: number, ...tables: readonly number[]): PlayedEvent {
  for (const { board, match } of event.state.rounds[round - 1]?.games ?? []) {
    if (!tables.includes(match ?? 0)) continue;
    event.does({ type: 'enterResult', round, board, outcome: WHITE_WINS });
  }
  return event;
}

const codes = ({ state }: PlayedEvent): string[] => dueList(state, NOW).map(({ code }) => code);

describe('[C.05 annex 1] a postponed match of a league', () => {
  it('lets the next round be paired, whatever page says so', () => {
    const event = league();
    expect(codes(event)).toContain('pairRound');
    expect(overviewView(event.state, 'staff').next).toEqual({ step: 'pair', round: 2 });
    expect(event.verdict({ type: 'pairRound', round: 2 })).toEqual([]);
  });

  it('leaves the newest round the current one on desk, walls and public pages', () => {
    const event = league();
    event.does({ type: 'pairRound', round: 2 }).does({ type: 'publishRound', round: 2 });
    playsTable(event, 2, 1, 2);
    for (const audience of ['staff', 'public'] as const) {
      expect(overviewView(event.state, audience).current).toBe(2);
      expect(summaryOf(event.state, audience).current).toMatchObject({
        round: 2,
        stage: 'complete',
      });
    }
    expect(cockpitView(event.state).round).toMatchObject({ round: 2 });
    expect(event.state.rounds[0]?.closed).toBe(false);
  });

  it('keeps the event from being finished until it is played', () => {
    const event = league();
    for (const round of [2, 3]) {
      event.does({ type: 'pairRound', round }).does({ type: 'publishRound', round });
      playsTable(event, round, 1, 2);
    }
    event.does({ type: 'closeRound', round: 3 });
    expect(overviewView(event.state, 'staff').next).toEqual({ step: 'play', round: 1 });
    expect(codes(event)).toContain('matchDayOpen');
    playsTable(event, 1, 1).does({ type: 'closeRound', round: 1 });
    expect(overviewView(event.state, 'staff').next).toEqual({ step: 'finished', round: null });
  });
});
