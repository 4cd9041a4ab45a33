import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { file, playerLine } from '../../formats/trf/lines-for-tests.ts';
import { parseTrf } from '../../formats/trf/read.ts';
import { TB_2024_08, TB_2026_03 } from '../../rules/editions/tie-breaks.ts';
import { POINT } from '../../rules/points.ts';
import { EXERCISE_TEAMS } from '../../standings/teams/testing/exercise-teams.ts';
import { teamRequest, teamStandingsOf } from '../../standings/teams/testing/team-request.ts';
import type { TeamRound } from '../../standings/teams/team-record.ts';
import { apply } from '../apply.ts';
import { readReport } from './read-report.ts';
import type { Tournament } from '../state.ts';
import { teamQuestionOfReport } from './team-question.ts';
import { participants } from '../views/participants.ts';
import { teamRecords } from '../views/team-records.ts';
import { teamReport } from './team-report.ts';
import { writeReport } from './write-report.ts';

const documentOf = (...lines: readonly string[]) => parseTrf(file(...lines)).document;

/** `2w 1.5 [1 =]`: opponent, colour, outcome where not played, and points board by board. */
function said(round: TeamRound | undefined): string {
  if (!round) return 'none';
  const { opponent, colour, outcome, boards, matchPoints, gamePoints } = round;
  const points = (value: number) => String(value / POINT);
  return [
    opponent === null ? '-' : `${opponent}${colour?.charAt(0) ?? ''}`,
    ...(outcome === 'played' ? [] : [outcome]),
    ...(boards ? [`[${boards.map((board) => points(board.points)).join(' ')}]`] : []),
    ...(matchPoints === undefined ? [] : [`MP ${points(matchPoints)}`]),
    ...(gamePoints === undefined ? [] : [`GP ${points(gamePoints)}`]),
  ].join(' ');
}

const rounds = (text: string): string[] => text.split(' | ').map((cell) => cell.padStart(8));
const team = (number: number, name: string, ...players: number[]): string =>
  `310 ${String(number).padStart(3)} ${name.padEnd(65)}${players.map((one) => String(one).padStart(4)).join(' ')}`;

describe('teams of a report file', () => {
  // Round 1, three boards: Alpha 1, 2, 3, (4 rests); Beta 5, nobody, 7.
  const PLAYERS = [
    playerLine({ number: 1, rating: '2000', rounds: rounds('   5 w 1') }),
    playerLine({ number: 2, rating: '1900', rounds: rounds('0000 - +') }),
    playerLine({ number: 3, rounds: rounds('   7 w =') }),
    playerLine({ number: 4, rounds: rounds('0000 - -') }),
    playerLine({ number: 5, rounds: rounds('   1 b 0') }),
    playerLine({ number: 7, rounds: rounds('   3 b =') }),
  ];

  it.each([
    ['with its line-up (300)', ['300   1   2   1    5    0    7']],
    ['with nothing but the order of the rosters', []],
  ])('keep an empty board in the middle where it was, %s', (_, lineUp) => {
    const {
      teams,
      boards,
      rounds: recorded,
    } = teamReport(
      documentOf(
        ...PLAYERS,
        team(1, 'Alpha', 1, 2, 3, 4),
        team(2, 'Beta', 5, 7),
        '352 WBW',
        ...lineUp,
      ),
    );
    expect(teams.map((one) => said(one.rounds[0]))).toEqual(['2w [1 1 0.5]', '1b [0 0 0.5]']);
    expect(teams[0]?.rounds[0]?.boards?.map(({ rating }) => rating)).toEqual([
      2000,
      1900,
      undefined,
    ]);
    expect([boards, recorded]).toEqual([3, 1]);
  });

  it('[C.07 15.1] take a match without a game over the board for a forfeit, by 330', () => {
    const { teams } = teamReport(
      documentOf(
        playerLine({ number: 1, rounds: rounds('0000 - + | 0000 - - | 0000 - +') }),
        playerLine({ number: 2, rounds: rounds('0000 - + | 0000 - - | 0000 - -') }),
        playerLine({ number: 3, rounds: rounds('0000 - - | 0000 - - | 0000 - -') }),
        playerLine({ number: 4, rounds: rounds('0000 - - | 0000 - - | 0000 - +') }),
        team(1, 'Alpha', 1, 2),
        team(2, 'Beta', 3, 4),
        '330 -+   1   2   1',
        '330 --   2   1   2',
        '300   3   1   2    1    0',
        '300   3   2   1    0    4',
      ),
    );
    expect(teams.map((one) => one.rounds.map(said))).toEqual([
      ['2b forfeitWin [1 1]', '2w forfeitLoss', '2 forfeitLoss [1 0] MP 1'],
      ['1w forfeitLoss [0 0]', '1b forfeitLoss', '1 forfeitLoss [0 1] MP 1'],
    ]);
  });

  it('[C.07 15.1] count a match with one game over the board as played, an open board as no result yet', () => {
    const match = (last: string) =>
      teamReport(
        documentOf(
          playerLine({ number: 1, rounds: rounds('   3 w +') }),
          playerLine({ number: 2, rounds: rounds(`   4 b ${last}`) }),
          playerLine({ number: 3, rounds: rounds('   1 b -') }),
          playerLine({ number: 4, rounds: rounds(`   2 w ${last}`) }),
          team(1, 'Alpha', 1, 2),
          team(2, 'Beta', 3, 4),
        ),
      ).teams.map((one) => said(one.rounds[0]));
    expect(match('=')).toEqual(['2w [1 0.5]', '1b [0 0.5]']);
    expect(match('?')).toEqual(['2w notEntered [1 0]', '1b notEntered [0 0]']);
  });

  it('[TRF26 240, 320] give byes what the file gives them', () => {
    const resting = '0000 - Z';
    const { teams } = teamReport(
      documentOf(
        playerLine({ number: 1, rounds: rounds(`${resting} | 0000 - U | ${resting}`) }),
        playerLine({ number: 2, rounds: rounds(`   3 w 1 | ${resting} | ${resting}`) }),
        playerLine({ number: 3, rounds: rounds(`   2 b 0 | ${resting} | ${resting}`) }),
        team(1, 'Alpha', 1),
        team(2, 'Beta', 2),
        team(3, 'Gamma', 3),
        '320  1.0  0.5 000   1',
        '240 F   1    1',
        '240 H   2    2',
      ),
    );
    expect(teams.map((one) => one.rounds.map(said))).toEqual([
      ['- fullPointBye', '- pairingAllocatedBye MP 1 GP 0.5', '- zeroPointBye'],
      ['3w [1]', '- halfPointBye', '- zeroPointBye'],
      ['2b [0]', '- zeroPointBye', '- zeroPointBye'],
    ]);
  });

  it('[LA 3.2] see by the games that boards met different teams', () => {
    const document = documentOf(
      playerLine({ number: 1, rounds: rounds('   3 w 1') }),
      playerLine({ number: 2, rounds: rounds('   6 b 0') }),
      playerLine({ number: 3, rounds: rounds('   1 b 0') }),
      playerLine({ number: 4, rounds: rounds('   5 w =') }),
      playerLine({ number: 5, rounds: rounds('   4 b =') }),
      playerLine({ number: 6, rounds: rounds('   2 w 1') }),
      ...['Alpha', 'Beta', 'Gamma'].map(
        (name, index) =>
          `013 ${name.padEnd(32)}${[1, 2].map((one) => String(2 * index + one).padStart(4)).join(' ')}`,
      ),
    );
    const { molter, teams } = teamReport(document);
    expect(molter).toBe(true);
    expect(teams.map((one) => said(one.rounds[0]))).toEqual(['- [1 0]', '- [0 0.5]', '- [0.5 1]']);
    expect(teams[0]?.rounds[0]?.boards?.map(({ opponent }) => opponent)).toEqual([
      { team: 2, board: 1 },
      { team: 3, board: 2 },
    ]);
    const { events } = readReport(document, { firstDay: '2026-03-07', from: 'molter.trf' });
    const state = events?.reduce<Tournament | null>((now, event) => apply(now, event, ''), null);
    expect(state && teamRecords(state, { standingsAfter: 1 })).toEqual(teams);
  });

  it('[TRF26 299] put other points in the table: one team before all, penalties beside', () => {
    const document = documentOf(
      ...PLAYERS,
      team(1, 'Alpha', 1, 2, 3, 4),
      team(2, 'Beta', 5, 7),
      '352 WBW',
      '299 W   3.0        001',
      '299 W   4.0        001    1',
      '299    -1.0  -0.5  001    2',
    );
    const { request } = teamQuestionOfReport(document, TB_2026_03.properties);
    expect(request.teams.map((one) => said(one.rounds[0]))).toEqual([
      '2w [1 1 0.5] MP 4',
      '1b [0 0 0.5] MP -1 GP 0',
    ]);
  });

  it('read the seed with an empty board, a forfeited match and every team record', () => {
    const seed = new URL(
      '../../formats/trf/fuzz-seeds/team-event-empty-board.trf',
      import.meta.url,
    );
    const { document } = parseTrf(readFileSync(seed, 'utf8'));
    const { request } = teamQuestionOfReport(document, TB_2026_03.properties);
    expect(request.teams.map((one) => one.rounds.map(said))).toEqual([
      ['2w [1 1]', '3w forfeitWin'],
      ['1b [0 0]', '- halfPointBye'],
      ['- pairingAllocatedBye MP 1 GP 1', '1b forfeitLoss'],
    ]);
  });
});

describe('an event of which only the crosstable of teams (802) is known', () => {
  const code = { pairingAllocatedBye: 'PAB', halfPointBye: 'HPB', zeroPointBye: 'ZPB' } as const;
  const boards = (round: TeamRound): number =>
    (round.gamePoints ?? round.boards?.reduce((sum, { points }) => sum + points, 0) ?? 0) / POINT;
  const cellOf = (round: TeamRound): string => {
    const { opponent, outcome } = round;
    if (opponent !== null) {
      const forfeit = outcome === 'forfeitWin' ? 4 : outcome === 'forfeitLoss' ? 0 : null;
      const scored = (forfeit ?? boards(round)).toFixed(1).padStart(4);
      return `${String(opponent).padStart(3)} w ${scored}${forfeit === null ? ' ' : 'f'}`;
    }
    const bye = outcome in code ? code[outcome as keyof typeof code] : 'ZPB';
    return `${bye}   ${(bye === 'ZPB' ? 0 : 2).toFixed(1).padStart(4)} `;
  };
  const document = documentOf(
    '142 7',
    ...EXERCISE_TEAMS.map(({ number, name }) => team(number, name)),
    ...EXERCISE_TEAMS.map(
      ({ number, rounds: own }) =>
        `802 ${String(number).padStart(3)} ${' '.repeat(19)} ${own.map(cellOf).join('  ')}`,
    ),
  );

  it.each([TB_2024_08, TB_2026_03])(
    'has the standings of the exercise event, $id',
    ({ properties }) => {
      const list = ['EDE', 'BH:MP/C1', 'EMGSB', 'SSSC', 'MPvGP'];
      const { request } = teamQuestionOfReport(document, properties);
      expect(request).toMatchObject({ rounds: 7, boards: 4, kind: 'swiss' });
      const expected = teamStandingsOf(teamRequest(EXERCISE_TEAMS, properties), list);
      expect(teamStandingsOf(request, list)).toEqual(expected);
    },
  );
});

describe('[TRF26 260, XXP] teams kept apart', () => {
  const lines = [
    '142 3',
    '192 BERGER_TEAM_ROUNDROBIN',
    ...[1, 2, 3, 4, 5, 6].map((number) => playerLine({ number, rounds: [] })),
    team(1, 'Alpha', 1, 2),
    team(2, 'Beta', 3, 4),
    team(3, 'Gamma', 5, 6),
  ];
  const stateOf = (...more: readonly string[]): Tournament => {
    const document = documentOf(...lines, ...more);
    const { state } = readReport(document, { firstDay: '2026-03-07', from: 'teams.trf' });
    if (state === null) throw new Error('nothing was read');
    return state;
  };

  it('are teams, in their rounds', () => {
    const { prohibitedIn } = participants(stateOf('260   2   3    1    3', 'XXP 2 3'));
    expect([1, 2].map(prohibitedIn)).toEqual([
      [[2, 3]],
      [
        [1, 3],
        [2, 3],
      ],
    ]);
  });

  it('are written as teams', () => {
    const { records } = writeReport(stateOf('260   2   3    1    3'), [], {
      forPublication: false,
    });
    expect(records.filter(({ tag }) => tag === '260')).toMatchObject([
      { firstRound: 2, lastRound: 3, numbers: [1, 3] },
    ]);
  });

  it('without players are told by nobody', () => {
    expect(stateOf('260   2   3    8    9').prohibited).toEqual([]);
  });
});
