import { describe, expect, it } from 'vitest';
import { points } from '../../rules/points.ts';
import { scoring, type ScoringSystem } from '../../rules/scoring.ts';
import { file } from './lines-for-tests.ts';
import { matchScoringOf } from './match-scoring.ts';
import { parseTrf } from './read.ts';
import { asEnginePoints, asGamePoints } from './scoring-forms.ts';
import { scoringOf } from './scoring-of.ts';
import { writeTrfAsIs } from './write.ts';

function read(...lines: string[]) {
  const { document, problems } = parseTrf(file(...lines));
  return {
    document,
    codes: problems.map(({ code }) => code),
    problems,
    written: writeTrfAsIs(document).text,
    scoring: scoringOf(document).scoring,
  };
}

describe('162, 362 and BB? lines', () => {
  it.each([
    // the table of TRF26: codes in columns 6, 15, 24
    ['162  W 3.0    D 1.0    L 0.0'],
    ['162  W 1.0    D 0.5    L 0.0    A 0.0    P 1.0    X 0.5'],
    ['162  P 0.0'],
    ['162  W11.5'],
    ['362 TW 2.0   TD 1.0   TL 0.0'],
    ['BBW  3.0'],
    ['BBU 11.5'],
  ])('reads and writes %s', (line) => {
    const { codes, written } = read(line);
    expect(codes).toEqual([]);
    expect(written).toBe(`${line}\n`);
  });

  it.each([
    // one column to the left, as the prose of TRF26 has it
    ['162 W 3.0    D 1.0', '162  W 3.0    D 1.0'],
    ['162  w 3      d 1', '162  W 3.0    D 1.0'],
    ['362 TW 2     TD 1     TL 0 ', '362 TW 2.0   TD 1.0   TL 0.0'],
    ['362 TW  2.0   TD  1.0   TL  0.0', '362 TW 2.0   TD 1.0   TL 0.0'],
    ['162  W 100', '162  W 100'],
    ['BBW 3', 'BBW  3.0'],
  ])('reads %s and writes %s', (line, expected) => {
    const { codes, written } = read(line);
    expect(codes).toEqual([]);
    expect(written).toBe(`${expected}\n`);
  });

  it.each([
    ['162', 'trf.value.missing'],
    ['162  Q 3.0', 'trf.scoring.unknownCode'],
    ['162  W x.y', 'trf.scoring.unknownCode'],
    ['162  W 1.55', 'trf.points.notANumber'],
    ['162  W 1000.5', 'trf.points.notANumber'],
    ['362 W 2.0', 'trf.scoring.unknownCode'],
    ['BBW', 'trf.value.missing'],
    ['BBW  one', 'trf.points.notANumber'],
    ['BBW  3.0  4.0', 'trf.columns.strayText'],
  ])('refuses %s with %s and keeps the line', (line, code) => {
    const { codes, written, document } = read(line);
    expect(codes).toEqual([code]);
    expect(document.records[0]?.tag).toBe('faulty');
    expect(written).toBe(`${line}\n`);
  });
});

describe('scoringOf', () => {
  const ninety = (rest: Partial<ScoringSystem> = {}) => scoring({ win: 3, draw: 1, loss: 0 }, rest);

  it.each<[string, string[], ScoringSystem]>([
    ['nothing: 1-½-0', ['012 x'], scoring({ win: 1, draw: 0.5, loss: 0 })],
    ['162: P follows W, X follows D', ['162  W 3.0    D 1.0    L 0.0'], ninety()],
    [
      '162: P, A and X of their own',
      ['162  P 0.0    A 0.5    X 0.0'],
      scoring(
        { win: 1, draw: 0.5, loss: 0 },
        {
          pairingAllocatedBye: points(0),
          zeroPointBye: points(0.5),
          forfeitLoss: points(0.5),
          adjourned: points(0),
        },
      ),
    ],
    ['162 on two lines', ['162  W 3.0', '162  D 1.0'], ninety()],
    ['BB?: BBU follows BBW', ['BBW  3.0', 'BBD  1.0'], ninety()],
    [
      'BB?: every line',
      ['BBW  3.0', 'BBD  1.0', 'BBL  0.5', 'BBZ  0.1', 'BBF  0.2', 'BBU  1.5'],
      scoring(
        { win: 3, draw: 1, loss: 0.5 },
        {
          zeroPointBye: points(0.1),
          forfeitLoss: points(0.2),
          pairingAllocatedBye: points(1.5),
        },
      ),
    ],
    // examples of the JaVaFo manual: PAB stays 1 unless given
    ['XXS: 3-1-0 with PAB a win', ['XXS PAB=3 D=1 W=3'], ninety()],
    [
      'XXS: 3-1-0 with PAB a draw',
      ['XXS W=3', 'XXS D=1'],
      ninety({ pairingAllocatedBye: points(1) }),
    ],
    [
      'XXS: 3-2-1-0',
      ['XXS FL=0 W=3 D=2 PAB=2 WL=1 BL=1 ZPB=1'],
      scoring(
        { win: 3, draw: 2, loss: 1 },
        { pairingAllocatedBye: points(2), zeroPointBye: points(1) },
      ),
    ],
    [
      'XXS: the later value stands',
      ['XXS W=3 FPB=0 D=1 PAB=3 L=.5'],
      scoring({ win: 3, draw: 1, loss: 0.5 }, { fullPointBye: points(0) }),
    ],
  ])('reads %s', (_name, lines, expected) => {
    const reading = read(...lines);
    expect(reading.codes).toEqual([]);
    expect(reading.scoring).toEqual(expected);
  });

  it.each([
    ['points by colour', ['XXS WW=1.5'], 'trf.scoring.byColour', 1],
    ['162 against BB?', ['162  W 3.0', 'BBW  2.0'], 'trf.scoring.conflict', 2],
    ['BB? against XXS', ['BBW  3.0', 'XXS W=2 PAB=2'], 'trf.scoring.conflict', 2],
    ['162 against itself', ['162  W 3.0', '162  W 2.0'], 'trf.scoring.repeatedCode', 2],
    ['BB? against itself', ['BBW  3.0', 'BBW  2.0'], 'trf.scoring.repeatedCode', 2],
  ])('reports %s', (_name, lines, code, line) => {
    expect(read(...lines).problems).toMatchObject([{ code, line }]);
  });

  it('says nothing when two families agree', () => {
    expect(read('162  W 3.0    D 1.0', 'BBW  3.0', 'BBD  1.0').codes).toEqual([]);
  });
});

describe('a scoring system in another form', () => {
  it('is said by 162 where absence and forfeit loss are worth the same', () => {
    const system = scoring({ win: 3, draw: 1, loss: 0 }, { pairingAllocatedBye: points(1) });
    expect(asGamePoints(system, 0)?.values).toEqual([
      { code: 'W', points: points(3) },
      { code: 'D', points: points(1) },
      { code: 'L', points: points(0) },
      { code: 'P', points: points(1) },
    ]);
    expect(asGamePoints({ ...system, zeroPointBye: points(1) }, 0)).toBeNull();
    expect(asGamePoints({ ...system, fullPointBye: points(0) }, 0)).toBeNull();
  });

  it('is said by BB? lines where an unknown result is worth a draw', () => {
    const system = scoring({ win: 3, draw: 1, loss: 0 }, { zeroPointBye: points(1) });
    expect(asEnginePoints(system, 0)?.map(({ tag }) => tag)).toEqual(['BBW', 'BBD', 'BBZ']);
    expect(asEnginePoints({ ...system, adjourned: points(0) }, 0)).toBeNull();
  });
});

describe('matchScoringOf', () => {
  it('[TRF26 362] is 2-1-0 unless the file says otherwise; 320 gives the bye', () => {
    expect(matchScoringOf(read('012 x').document)).toEqual({
      win: points(2),
      draw: points(1),
      loss: points(0),
      pairingAllocatedBye: points(1),
    });
    const { document } = read('362 TW 3.0   TL 0.5', '320  2.0  3.0');
    expect(matchScoringOf(document)).toEqual({
      win: points(3),
      draw: points(1),
      loss: points(0.5),
      pairingAllocatedBye: points(2),
      byeGamePoints: points(3),
    });
  });
});
