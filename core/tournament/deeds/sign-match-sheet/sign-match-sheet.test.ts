import { describe, expect, it } from 'vitest';
import { teamId, type TeamId } from '../../../rules/identity.ts';
import type { Command } from '../../command.ts';
import { sheetResults } from '../../match-sheets.ts';
import { matchOfTwoTeams, ROI, TOUR } from '../../testing/match-of-two-teams.ts';
import { WHITE_WINS, type PlayedEvent } from '../../testing/played-event.ts';
import { dueList } from '../../views/due.ts';
import { matchSheetsView } from '../../views/match-sheets.ts';
import { ownTeamView } from '../../views/own-team.ts';
import { sheetStanding } from '../../views/sheet-standing.ts';
import { matchSheetContested } from '../contest-match-sheet/match-sheet-contested.ts';

const ARTICLE = 'LA 6.9 VII 3';
const NOW = '2026-03-07T19:00:00+01:00';
const DRAW = { kind: 'played', score: '½-½' } as const;

/** Tour against Roi with a result on each of the four boards. */
function played(): PlayedEvent {
  const event = matchOfTwoTeams();
  for (const board of [1, 2, 3, 4]) {
    event.does({ type: 'enterResult', round: 1, board, outcome: WHITE_WINS });
  }
  return event;
}

const read = ({ state }: PlayedEvent, team: TeamId) => {
  const [round] = state.rounds;
  if (round === undefined) throw new Error('no round');
  return { round: 1, team, results: sheetResults(round, 1) };
};

const signs = (event: PlayedEvent, team: TeamId): Command => ({
  type: 'signMatchSheet',
  ...read(event, team),
});

const contests = (event: PlayedEvent, team: TeamId, reason = 'board 2 was drawn'): Command => ({
  type: 'contestMatchSheet',
  ...read(event, team),
  reason,
});

function standing({ state }: PlayedEvent): string {
  const [sheet] = matchSheetsView(state)?.sheets ?? [];
  return sheet === undefined ? 'none' : sheetStanding(sheet);
}

/** A board put right by the arbiter, once the first entry is confirmed to be wrong. */
const corrects = (event: PlayedEvent, board: number): PlayedEvent => {
  event.does({ type: 'clearResult', round: 1, board });
  return event.does({ type: 'enterResult', round: 1, board, outcome: DRAW });
};

describe('[LA 6.9 VII 3] a captain signs the match sheet', () => {
  it('is signed by both once each captain has signed', () => {
    const event = played();
    expect(standing(event)).toBe('unsigned');
    expect(standing(event.does(signs(event, TOUR)))).toBe('half');
    expect(standing(event.does(signs(event, ROI)))).toBe('signed');
    expect(matchSheetsView(event.state)?.sheets[0]?.first.answer).toMatchObject({
      word: 'signed',
      onBehalf: false,
      changed: false,
      reason: null,
    });
  });

  it('says the same twice without writing twice', () => {
    const event = played();
    event.does(signs(event, TOUR));
    const { length } = event.ledger.entries;
    event.does(signs(event, TOUR));
    expect(event.ledger.entries).toHaveLength(length);
  });

  it('holds for the results it was given for, and counts no more once one has changed', () => {
    const event = played();
    event.does(signs(event, TOUR)).does(signs(event, ROI));
    corrects(event, 3);
    expect(standing(event)).toBe('changed');
    expect(matchSheetsView(event.state)?.sheets[0]?.second.answer?.changed).toBe(true);
    event.does(signs(event, TOUR)).does(signs(event, ROI));
    expect(standing(event)).toBe('signed');
  });

  it('counts again where the result it was given for is back', () => {
    const event = played();
    event.does(signs(event, TOUR)).does({ type: 'clearResult', round: 1, board: 4 });
    expect(standing(event)).toBe('changed');
    event.does({ type: 'enterResult', round: 1, board: 4, outcome: WHITE_WINS });
    expect(standing(event)).toBe('half');
  });

  it('is taken back by undo, and comes back with redo', () => {
    const event = played();
    event.does(signs(event, TOUR)).does({ type: 'undo' });
    expect(standing(event)).toBe('unsigned');
    expect(standing(event.does({ type: 'redo' }))).toBe('half');
  });

  it('may be contested instead, is due then, and is signed in the end', () => {
    const event = played();
    event.does(contests(event, TOUR));
    expect(standing(event)).toBe('contested');
    const due = () =>
      dueList(event.state, { now: NOW }).find(({ code }) => code === 'contestedSheet');
    expect(due()).toEqual({
      code: 'contestedSheet',
      params: { round: 1, table: 1, team: 'Tour', reason: 'board 2 was drawn' },
      action: { kind: 'open', page: 'matchSheets', round: 1 },
    });
    corrects(event, 2);
    expect(due()).toBeUndefined();
    expect(standing(event.does(signs(event, TOUR)))).toBe('half');
  });

  it('has no reason in the audit, nor on a captain’s phone', () => {
    const event = played();
    event.does(contests(event, TOUR));
    const fact = event.ledger.entries.at(-1)?.events[0];
    if (fact?.type !== 'matchSheetContested') throw new Error('not contested');
    const told = [
      matchSheetContested.audit(event.state, fact),
      ownTeamView(event.state, TOUR, NOW),
      ownTeamView(event.state, ROI, NOW),
    ];
    expect(JSON.stringify(told)).not.toContain('board 2 was drawn');
    expect(ownTeamView(event.state, ROI, NOW)?.sheets[0]).toMatchObject({
      own: null,
      other: { word: 'contested', changed: false },
    });
  });

  it('shows the captain every board with its result, the latest sheet also once it is signed', () => {
    const event = played();
    event.does(signs(event, TOUR));
    const [sheet] = ownTeamView(event.state, TOUR, NOW)?.sheets ?? [];
    expect(sheet?.match.seats.map(({ first, second }) => [first?.name, second?.name])).toEqual(
      [1, 2, 3, 4].map((board) => [`Tour ${board}`, `Roi ${board}`]),
    );
    expect(sheet?.own).toMatchObject({ word: 'signed', changed: false });
  });

  it.each<[string, (event: PlayedEvent) => Command, readonly string[]]>([
    [
      'while a board is open',
      (event) => signs(event.does({ type: 'clearResult', round: 1, board: 2 }), TOUR),
      // A blank is no result of a sheet: the schema keeps it out, the judge names the board.
      [`refused sheetNotComplete ${ARTICLE}`],
    ],
    [
      'for results that have changed since it was read',
      (event) => {
        const command = signs(event, TOUR);
        corrects(event, 1);
        return command;
      },
      [`refused sheetChanged ${ARTICLE}`],
    ],
    [
      'for a team the event has not',
      (event) => ({ ...signs(event, TOUR), team: teamId('none') }) as Command,
      ['refused unknownTeam Ronde 1'],
    ],
    [
      'for a round the event has not',
      (event) => ({ ...signs(event, TOUR), round: 9 }) as Command,
      ['refused unknownRound Ronde 1'],
    ],
    [
      'without a reason where it is contested',
      (event) => contests(event, TOUR, '  '),
      ['refused badSetting Ronde 3'],
    ],
  ])('is refused %s', (_, command, expected) => {
    const event = played();
    expect(event.verdict(command(event))).toEqual(expected);
  });
});
