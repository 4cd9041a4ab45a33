import { BEGINNING_AND_MOVES } from './beginning-and-moves.ts';
import { CLAIMS_AND_CONDUCT } from './claims-and-conduct.ts';
import { CLOCKS } from './clocks.ts';
import { DRAWS } from './draws.ts';
import { ENDINGS } from './endings.ts';
import { LET_GO_AND_BEFORE_PLAY } from './let-go-and-before-play.ts';
import { PIECES } from './pieces.ts';
import { SHEETS_AND_PEOPLE } from './sheets-and-people.ts';
import { SHEETS_AND_QUESTIONS } from './sheets-and-questions.ts';
import type { StepText } from './step-text.ts';

const ALL = {
  ...BEGINNING_AND_MOVES,
  ...CLAIMS_AND_CONDUCT,
  ...PIECES,
  ...CLOCKS,
  ...DRAWS,
  ...SHEETS_AND_PEOPLE,
  ...SHEETS_AND_QUESTIONS,
  ...LET_GO_AND_BEFORE_PLAY,
  ...ENDINGS,
};

/** One step of a ruling: what is done. */
export type StepCode = keyof typeof ALL;

/** What every step says, in both languages. */
export const STEP_TEXTS: Readonly<Record<StepCode, StepText>> = ALL;
