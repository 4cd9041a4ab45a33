import { BEGINNING_AND_MOVES } from './beginning-and-moves.ts';
import { CLAIMS_AND_CONDUCT } from './claims-and-conduct.ts';
import type { StepText } from './step-text.ts';

const ALL = { ...BEGINNING_AND_MOVES, ...CLAIMS_AND_CONDUCT };

/** One step of a ruling: what is done. */
export type StepCode = keyof typeof ALL;

/** What every step says, in both languages. */
export const STEP_TEXTS: Readonly<Record<StepCode, StepText>> = ALL;
