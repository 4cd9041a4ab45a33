import type { Points } from '../../rules/points.ts';
import type { Problem } from '../../rules/problem.ts';
import { SCORING_PRESETS, type ScoringSystem } from '../../rules/scoring.ts';
import { recordsOf, type TrfDocument } from './document.ts';
import type { EngineCode } from './engine-dialects.ts';
import { trfProblem, type TrfProblemCode } from './problems.ts';
import { ENGINE_POINTS_TAGS, type GameCode, type TrfEnginePoints } from './scoring-records.ts';

export interface DeclaredScoring {
  /** Null where no record says what games are worth. */
  readonly scoring: ScoringSystem | null;
  readonly problems: readonly Problem[];
}

interface Family {
  readonly scoring: ScoringSystem;
  /** The first line of the family, for reports. */
  readonly line: number;
  readonly record: string;
}

const DEFAULT = SCORING_PRESETS['1-½-0'];

/** The scoring system of the games by 162, else by the BB? lines, else by XXS. */
export function declaredScoring(document: TrfDocument): DeclaredScoring {
  const problems: Problem[] = [];
  const families = [
    fromGamePoints(document, problems),
    fromEnginePoints(document, problems),
    fromEngineScoring(document, problems),
  ].filter((family) => family !== null);
  const [chosen, ...others] = families;
  if (chosen === undefined) return { scoring: null, problems };
  for (const other of others) {
    if (sameScoring(chosen.scoring, other.scoring)) continue;
    const what = `${other.record} gives other points than ${chosen.record} of line ${chosen.line}, which was followed. Keep one of them.`;
    problems.push(trfProblem('trf.scoring.conflict', { ...other, column: 0 }, what));
  }
  return { scoring: chosen.scoring, problems };
}

export function sameScoring(a: ScoringSystem, b: ScoringSystem): boolean {
  return (Object.keys(a) as (keyof ScoringSystem)[]).every((key) => a[key] === b[key]);
}

/** TRF26, 162: P follows W and X follows D unless given. */
function fromGamePoints(document: TrfDocument, problems: Problem[]): Family | null {
  const records = recordsOf(document, '162');
  const [head] = records;
  if (head === undefined) return null;
  const given = new Map<GameCode, Points>();
  for (const { line, values } of records) {
    for (const { code, points } of values) {
      const earlier = given.get(code);
      if (earlier !== undefined && earlier !== points) {
        problems.push(repeatedCode(line, '162', code));
      }
      given.set(code, points);
    }
  }
  const win = given.get('W') ?? DEFAULT.win;
  const draw = given.get('D') ?? DEFAULT.draw;
  const absence = given.get('A') ?? DEFAULT.zeroPointBye;
  return {
    line: head.line,
    record: '162',
    scoring: {
      win,
      draw,
      loss: given.get('L') ?? DEFAULT.loss,
      forfeitWin: win,
      forfeitLoss: absence,
      pairingAllocatedBye: given.get('P') ?? win,
      fullPointBye: win,
      halfPointBye: draw,
      zeroPointBye: absence,
      adjourned: given.get('X') ?? draw,
    },
  };
}

/** BB? lines: BBU follows BBW unless given. */
function fromEnginePoints(document: TrfDocument, problems: Problem[]): Family | null {
  const records = recordsOf(document, ...ENGINE_POINTS_TAGS);
  const [head] = records;
  if (head === undefined) return null;
  const given = new Map<TrfEnginePoints['tag'], Points>();
  for (const { tag, line, points } of records) {
    const earlier = given.get(tag);
    if (earlier !== undefined && earlier !== points) problems.push(repeatedCode(line, tag, tag));
    given.set(tag, points);
  }
  const win = given.get('BBW') ?? DEFAULT.win;
  const draw = given.get('BBD') ?? DEFAULT.draw;
  return {
    line: head.line,
    record: head.tag,
    scoring: {
      win,
      draw,
      loss: given.get('BBL') ?? DEFAULT.loss,
      forfeitWin: win,
      forfeitLoss: given.get('BBF') ?? DEFAULT.forfeitLoss,
      pairingAllocatedBye: given.get('BBU') ?? win,
      fullPointBye: win,
      halfPointBye: draw,
      zeroPointBye: given.get('BBZ') ?? DEFAULT.zeroPointBye,
      adjourned: draw,
    },
  };
}

type SingleCode = Exclude<EngineCode, 'W' | 'D' | 'L'>;

const STANDS_FOR: Readonly<Record<'W' | 'D' | 'L', readonly SingleCode[]>> = {
  W: ['WW', 'BW', 'FW', 'FPB'],
  D: ['WD', 'BD', 'HPB'],
  L: ['WL', 'BL'],
};

/** XXS: the later value stands, and the bye is 1 unless PAB says otherwise, whatever W is. */
function fromEngineScoring(document: TrfDocument, problems: Problem[]): Family | null {
  const records = recordsOf(document, 'XXS');
  const [head] = records;
  if (head === undefined) return null;
  const value: Record<SingleCode, Points> = {
    WW: DEFAULT.win,
    BW: DEFAULT.win,
    WD: DEFAULT.draw,
    BD: DEFAULT.draw,
    WL: DEFAULT.loss,
    BL: DEFAULT.loss,
    ZPB: DEFAULT.zeroPointBye,
    HPB: DEFAULT.halfPointBye,
    FPB: DEFAULT.fullPointBye,
    PAB: DEFAULT.pairingAllocatedBye,
    FW: DEFAULT.forfeitWin,
    FL: DEFAULT.forfeitLoss,
  };
  for (const { code, points } of records.flatMap((record) => record.values)) {
    const codes = code === 'W' || code === 'D' || code === 'L' ? STANDS_FOR[code] : [code];
    for (const single of codes) value[single] = points;
  }
  if (value.WW !== value.BW || value.WD !== value.BD || value.WL !== value.BL) {
    const what =
      'XXS gives other points to White than to Black, which no regulation has. The points of White were followed.';
    problems.push(place('trf.scoring.byColour', head.line, 'XXS', what));
  }
  return {
    line: head.line,
    record: 'XXS',
    scoring: {
      win: value.WW,
      draw: value.WD,
      loss: value.WL,
      forfeitWin: value.FW,
      forfeitLoss: value.FL,
      pairingAllocatedBye: value.PAB,
      fullPointBye: value.FPB,
      halfPointBye: value.HPB,
      zeroPointBye: value.ZPB,
      adjourned: value.WD,
    },
  };
}

function repeatedCode(line: number, record: string, code: string): Problem {
  const what = `the points of ${code} were given before. The later ones were followed.`;
  return place('trf.scoring.repeatedCode', line, record, what);
}

function place(code: TrfProblemCode, line: number, record: string, what: string): Problem {
  return trfProblem(code, { line, column: 0, record }, what);
}
