import { BEGINNING_AND_MOVES } from './beginning-and-moves.ts';
import { CLAIMS_AND_CONDUCT } from './claims-and-conduct.ts';
import { CLOCKS } from './clocks.ts';
import { DRAWS } from './draws.ts';
import { ENDINGS } from './endings.ts';
import { PIECES } from './pieces.ts';
import { SHEETS_AND_PEOPLE } from './sheets-and-people.ts';
import type { StepText } from './step-text.ts';

const ALL = {
  ...BEGINNING_AND_MOVES,
  ...CLAIMS_AND_CONDUCT,
  ...PIECES,
  ...CLOCKS,
  ...DRAWS,
  ...SHEETS_AND_PEOPLE,
  ...ENDINGS,
};

/** One step of a ruling: what is done. */
export type StepCode = keyof typeof ALL;

/** What every step says, in both languages. */
export const STEP_TEXTS: Readonly<Record<StepCode, StepText>> = ALL;
