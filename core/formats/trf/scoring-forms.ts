import { pointsFromTenths } from '../../rules/points.ts';
import type { ScoringSystem } from '../../rules/scoring.ts';
import type { CodedPoints, GameCode, TrfEnginePoints, TrfGamePoints } from './scoring-records.ts';

const NONE = pointsFromTenths(0);

/** 162 and the BB? lines know one value for a win, a forfeit win and a full-point bye, one for draws. */
function followsTheGame(scoring: ScoringSystem): boolean {
  return (
    scoring.forfeitWin === scoring.win &&
    scoring.fullPointBye === scoring.win &&
    scoring.halfPointBye === scoring.draw
  );
}

/** The scoring system as a 162 record; null when its codes cannot say it. */
export function asGamePoints(scoring: ScoringSystem, line: number): TrfGamePoints | null {
  if (!followsTheGame(scoring) || scoring.zeroPointBye !== scoring.forfeitLoss) return null;
  const { win, draw, loss, pairingAllocatedBye, adjourned } = scoring;
  const absence = scoring.zeroPointBye;
  const values: CodedPoints<GameCode>[] = [
    { code: 'W', points: win },
    { code: 'D', points: draw },
    { code: 'L', points: loss },
  ];
  if (absence !== NONE) values.push({ code: 'A', points: absence });
  if (pairingAllocatedBye !== win) values.push({ code: 'P', points: pairingAllocatedBye });
  if (adjourned !== draw) values.push({ code: 'X', points: adjourned });
  return { tag: '162', line, values };
}

/** The scoring system as BB? lines; null when they cannot say it. */
export function asEnginePoints(scoring: ScoringSystem, line: number): TrfEnginePoints[] | null {
  if (!followsTheGame(scoring) || scoring.adjourned !== scoring.draw) return null;
  const records: TrfEnginePoints[] = [
    { tag: 'BBW', line, points: scoring.win },
    { tag: 'BBD', line, points: scoring.draw },
  ];
  if (scoring.loss !== NONE) records.push({ tag: 'BBL', line, points: scoring.loss });
  if (scoring.zeroPointBye !== NONE) {
    records.push({ tag: 'BBZ', line, points: scoring.zeroPointBye });
  }
  if (scoring.forfeitLoss !== NONE) {
    records.push({ tag: 'BBF', line, points: scoring.forfeitLoss });
  }
  if (scoring.pairingAllocatedBye !== scoring.win) {
    records.push({ tag: 'BBU', line, points: scoring.pairingAllocatedBye });
  }
  return records;
}
