import type { Language } from '@ronde/core/rules/language.ts';
import { displayPoints, parsePoints } from '@ronde/core/rules/points.ts';
import {
  SCORING_PRESETS,
  type ScoringPreset,
  type ScoringSystem,
} from '@ronde/core/rules/scoring.ts';

export type ScoringChoice = ScoringPreset | 'custom';

export const SCORING_CHOICES: readonly ScoringChoice[] = [
  ...(Object.keys(SCORING_PRESETS) as ScoringPreset[]),
  'custom',
];

const isSame = (a: ScoringSystem, b: ScoringSystem): boolean =>
  (Object.keys(a) as (keyof ScoringSystem)[]).every((figure) => a[figure] === b[figure]);

/** The preset a system is, or `custom`. */
export function choiceOf(system: ScoringSystem): ScoringChoice {
  const presets = Object.entries(SCORING_PRESETS) as [ScoringPreset, ScoringSystem][];
  return presets.find(([, preset]) => isSame(preset, system))?.[0] ?? 'custom';
}

/** Figures an arbiter may set; the rest follow them. */
export const SCORING_FIGURES = [
  'win',
  'draw',
  'loss',
  'pairingAllocatedBye',
  'halfPointBye',
] as const satisfies readonly (keyof ScoringSystem)[];
export type ScoringFigure = (typeof SCORING_FIGURES)[number];

/** A system with one figure typed anew: `½`, `1,5`; null when it is no number of points. */
export function withFigure(
  system: ScoringSystem,
  figure: ScoringFigure,
  text: string,
): ScoringSystem | null {
  const value = parsePoints(text.replace('½', '.5'));
  if (value === null) return null;
  if (figure === 'win') return { ...system, win: value, forfeitWin: value, fullPointBye: value };
  if (figure === 'draw') return { ...system, draw: value, adjourned: value };
  return { ...system, [figure]: value };
}

export const figureText = (
  system: ScoringSystem,
  figure: ScoringFigure,
  language: Language,
): string => displayPoints(system[figure], language);
