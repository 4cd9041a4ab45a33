import { BEFORE_PLAY_SITUATIONS } from './before-play.ts';
import { CLOCK_SITUATIONS } from './clocks.ts';
import { DRAW_SITUATIONS } from './draws.ts';
import { ENDING_SITUATIONS } from './endings.ts';
import { FIRST_SITUATIONS } from './first-situations.ts';
import { LET_GO_SITUATIONS } from './pieces-let-go.ts';
import { PEOPLE_SITUATIONS } from './people.ts';
import { PIECE_SITUATIONS } from './pieces.ts';
import { SHEET_SITUATIONS } from './sheets-and-questions.ts';
import { SITUATION_NAMES, SITUATION_TITLES, type SituationName } from './situation-titles.ts';
import type { Situation, UntitledSituation } from './situation.ts';

const DESCRIBED: Readonly<Record<SituationName, UntitledSituation>> = {
  ...FIRST_SITUATIONS,
  ...PIECE_SITUATIONS,
  ...CLOCK_SITUATIONS,
  ...DRAW_SITUATIONS,
  ...PEOPLE_SITUATIONS,
  ...ENDING_SITUATIONS,
  ...LET_GO_SITUATIONS,
  ...BEFORE_PLAY_SITUATIONS,
  ...SHEET_SITUATIONS,
};

/** Every situation the desk rules on. */
export const SITUATIONS = Object.fromEntries(
  SITUATION_NAMES.map((name) => [name, { ...DESCRIBED[name], title: SITUATION_TITLES[name] }]),
) as Readonly<Record<SituationName, Situation>>;
