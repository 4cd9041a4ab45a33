import { NO_INCIDENTS, type GeneratorRates } from '@ronde/core/pairing/generate/settings.ts';
import { parsePoints, type Points } from '@ronde/core/rules/points.ts';
import { SCORING_PRESETS, type ScoringSystem } from '@ronde/core/rules/scoring.ts';

/** The keys of a generator's configuration file, as the established engines spell them. */
export interface EngineConfiguration {
  readonly players: number;
  readonly rounds: number;
  readonly drawPercentage: number;
  readonly highest: number;
  readonly lowest: number;
  readonly rates: GeneratorRates;
  readonly scoring: ScoringSystem;
}

type CountKey =
  | 'PlayersNumber'
  | 'RoundsNumber'
  | 'DrawPercentage'
  | 'ForfeitRate'
  | 'RetiredRate'
  | 'HalfPointByeRate'
  | 'HighestRating'
  | 'LowestRating';

const POINTS: Readonly<Record<string, readonly (keyof ScoringSystem)[]>> = {
  PointsForWin: ['win', 'forfeitWin', 'fullPointBye'],
  PointsForDraw: ['draw', 'halfPointBye', 'adjourned'],
  PointsForLoss: ['loss'],
  PointsForZPB: ['zeroPointBye'],
  PointsForForfeitLoss: ['forfeitLoss'],
  PointsForPAB: ['pairingAllocatedBye'],
};

const DEFAULTS: Readonly<Record<CountKey, number>> = {
  PlayersNumber: 50,
  RoundsNumber: 9,
  DrawPercentage: 30,
  ForfeitRate: 20,
  RetiredRate: 100,
  HalfPointByeRate: 100,
  HighestRating: 2600,
  LowestRating: 1400,
};

/** Reads `Key=value` lines; the key of the first line that cannot be followed otherwise. */
export function readConfiguration(
  text: string,
):
  | { readonly ok: true; readonly value: EngineConfiguration }
  | { readonly ok: false; readonly line: string } {
  const numbers: Record<string, number> = { ...DEFAULTS };
  const points = new Map<string, Points>();
  for (const line of text.split(/[\r\n]+/)) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [key = '', value = ''] = line.split('=').map((part) => part.trim());
    const given = parsePoints(value);
    if (Object.hasOwn(POINTS, key) && given !== null) points.set(key, given);
    else if (Object.hasOwn(DEFAULTS, key) && /^\d+$/.test(value)) numbers[key] = Number(value);
    else return { ok: false, line };
  }
  const number = (key: CountKey): number => numbers[key] ?? DEFAULTS[key];
  // A rate of n means one in n; 0 means never.
  const rate = (key: CountKey): number => (number(key) === 0 ? 0 : 1 / number(key));
  return {
    ok: true,
    value: {
      players: number('PlayersNumber'),
      rounds: number('RoundsNumber'),
      drawPercentage: number('DrawPercentage'),
      highest: number('HighestRating'),
      lowest: number('LowestRating'),
      rates: {
        ...NO_INCIDENTS,
        forfeit: rate('ForfeitRate'),
        withdrawal: rate('RetiredRate'),
        halfPointBye: rate('HalfPointByeRate'),
      },
      scoring: scoringOf(points),
    },
  };
}

function scoringOf(points: ReadonlyMap<string, Points>): ScoringSystem {
  const scoring: Record<string, Points> = { ...SCORING_PRESETS['1-½-0'] };
  const win = points.get('PointsForWin');
  if (win !== undefined) scoring['pairingAllocatedBye'] = win;
  for (const [key, value] of points) {
    for (const figure of POINTS[key] ?? []) scoring[figure] = value;
  }
  return scoring as unknown as ScoringSystem;
}
