import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { editionIn } from '../../rules/editions/registry.ts';
import { tpn } from '../../rules/identity.ts';
import type { PlayerOutcome } from '../../rules/outcome.ts';
import { displayPoints } from '../../rules/points.ts';
import type { PlayerRecord } from '../../rules/record.ts';
import { SCORING_PRESETS } from '../../rules/scoring.ts';
import { formatFigure } from '../figure.ts';
import type { StandingsRequest } from '../request.ts';
import {
  rankedStandings,
  type RankedStandings,
  type RankingDecisions,
} from './ranked-standings.ts';
import { numbers } from './rows.fixture.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const OUTCOMES: Readonly<Record<string, PlayerOutcome>> = {
  '1': 'win',
  '=': 'draw',
  '0': 'loss',
  '+': 'forfeitWin',
  '-': 'forfeitLoss',
};

/** `2=`: a draw against player 2. */
const record = (number: number, text: string): PlayerRecord => ({
  tpn: tpn(number),
  name: `Player ${number}`,
  rating: 2000,
  rounds: text.split(' ').map((cell) => ({
    opponent: tpn(Number(cell.slice(0, -1))),
    colour: 'white',
    outcome: OUTCOMES[cell.slice(-1)] ?? 'notEntered',
  })),
});

const request = (players: readonly PlayerRecord[], kind: StandingsRequest['kind']) => {
  const edition = editionIn('tieBreaks', 'tb-2026-03');
  if (!edition) throw new Error('no edition');
  const rounds = players[0]?.rounds.length ?? 0;
  const scoring = SCORING_PRESETS['1-½-0'];
  return { players, rounds, scoring, kind, edition: edition.properties } satisfies StandingsRequest;
};

const KEPT: RankingDecisions = { ties: 'kept' };

function ranked(
  players: readonly PlayerRecord[],
  kind: StandingsRequest['kind'],
  list: readonly string[],
  decisions: RankingDecisions = KEPT,
): RankedStandings {
  const found = rankedStandings(request(players, kind), list, decisions);
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return found.value;
}

/** `1 3 2½ SB 4.25` and what separated from the line before. */
const lines = ({ rows, descriptors }: RankedStandings): string[] =>
  rows.map((row) =>
    [
      row.rank ?? '-',
      row.tpn,
      displayPoints(row.points, 'en'),
      ...row.figures.map((figure, at) => `${descriptors[at] ?? ''} ${formatFigure(figure) ?? '–'}`),
      ...(row.outside === null ? [] : [row.outside]),
      ...(row.separatedBy === null ? [] : [`by ${row.separatedBy}`]),
    ].join(' '),
  );

// Four players, three games each. 4 left after one game: under half.
const FOUR = [
  record(1, '4= 3= 2='),
  record(2, '3= 4+ 1='),
  record(3, '2= 1= 4+'),
  record(4, '1= 2- 3-'),
];

describe('a round robin somebody left', () => {
  it('[C.05 6.6 (2) 1] counts nothing of a player under half, in points and tie-breaks alike', () => {
    const left = new Set(numbers(4));
    expect(lines(ranked(FOUR, 'roundRobin', ['SB'], { ties: 'kept', left }))).toEqual([
      // Each drew the two others of three: 1 point, Sonneborn-Berger ½ × 1 + ½ × 1.
      '1 1 1 SB 1.00',
      '1 2 1 SB 1.00',
      '1 3 1 SB 1.00',
      '- 4 ½ SB – underHalf',
    ]);
  });

  it('[C.05 6.6 (2) 2] keeps whoever completed half in the standings, expelled or not', () => {
    const players = [
      record(1, '4= 3= 2='),
      record(2, '3= 4= 1='),
      record(3, '2= 1= 4+'),
      record(4, '1= 2= 3-'),
    ];
    const gone = new Set(numbers(4));
    const after = ranked(players, 'roundRobin', [], { ties: 'kept', left: gone, expelled: gone });
    expect(lines(after)).toEqual(['1 3 2', '2 1 1½ by PTS', '2 2 1½', '4 4 1 by PTS']);
  });

  it('strikes nobody while everybody plays', () => {
    expect(lines(ranked(FOUR, 'roundRobin', []))).toHaveLength(4);
    expect(ranked(FOUR, 'roundRobin', []).rows.map(({ outside }) => outside)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('a Swiss somebody left', () => {
  const players = [record(1, '2= 3='), record(2, '1= 4='), record(3, '4= 1='), record(4, '3= 2=')];

  it('[C.05 6.7 (1)] keeps the points of whoever withdrew, and the place', () => {
    const after = ranked(players, 'swiss', [], { ties: 'kept', left: new Set(numbers(4)) });
    expect(after.rows.map(({ rank }) => rank)).toEqual([1, 1, 1, 1]);
  });

  it('[Laws 12.9.9] gives the expelled no rank, and leaves the others what they scored', () => {
    const expelled = new Set(numbers(4));
    expect(lines(ranked(players, 'swiss', ['BH'], { ties: 'kept', expelled }))).toEqual([
      '1 1 1 BH 2.0',
      '1 2 1 BH 2.0',
      '1 3 1 BH 2.0',
      '- 4 1 BH 2.0 expelled',
    ]);
  });
});

describe('what separated two neighbours', () => {
  const players = [
    record(1, '2= 3= 4='),
    record(2, '1= 4= 3='),
    record(3, '4= 1= 2='),
    record(4, '3= 2= 1='),
  ];

  it('[C.07 4.2] is the points, a tie-break by its place, a play-off or lots', () => {
    const steps = [numbers(3), numbers(1)];
    const after = ranked(players, 'swiss', ['TPN'], {
      ties: 'kept',
      playOffs: [{ steps: [numbers(2), numbers(1)] }],
    });
    expect(lines(after)).toEqual([
      '1 2 1½ TPN 2',
      '2 1 1½ TPN 1 by playOff',
      '3 3 1½ TPN 3 by 0',
      '4 4 1½ TPN 4 by 0',
    ]);
    const drawn = ranked(players, 'swiss', [], {
      ties: { seed: 'dice 4 2 6', sha256 },
      playOffs: [{ steps }],
    });
    expect(
      drawn.rows.map(({ tpn: number, separatedBy }) => [number, separatedBy]).slice(0, 3),
    ).toEqual([
      [3, null],
      [1, 'playOff'],
      [drawn.lots[0]?.order[0]?.tpn, 'playOff'],
    ]);
    expect(drawn.rows[3]?.separatedBy).toBe('lots');
    expect(drawn.tiesLeft).toEqual([]);
    expect(ranked(players, 'swiss', []).tiesLeft).toEqual([
      { rank: 1, players: numbers(1, 2, 3, 4) },
    ]);
  });

  it('[C.07 5] refuses the list as computing does', () => {
    const refused = rankedStandings(request(players, 'roundRobin'), ['BH'], KEPT);
    expect(refused).toMatchObject({ ok: false, error: { code: 'notInRoundRobin' } });
  });
});
