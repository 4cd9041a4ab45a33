import type { Problem } from '../../rules/problem.ts';
import type { TrfDocument } from './document.ts';
import type { TrfProblemCode } from './problems.ts';

/** What a report file may have to leave out when it is written in an older form. */
export const LEFT_OUT = [
  'tieBreaks',
  'type',
  'timeControl',
  'rounds',
  'initialColour',
  'scoring',
  'startingRank',
  'program',
  'nationalRatings',
  'adjournedGames',
  'byes',
  'acceleration',
  'prohibited',
  'decidedPoints',
  'teamDetails',
  'lineUps',
  'teamByes',
  'forfeitedMatches',
  'boardColours',
  'matchPoints',
  'teamTables',
] as const;
export type LeftOut = (typeof LEFT_OUT)[number];

/** The records TRF26 added, but for national ratings. */
const OF_TRF26: Readonly<Partial<Record<string, LeftOut>>> = {
  '142': 'rounds',
  '152': 'initialColour',
  '162': 'scoring',
  '172': 'startingRank',
  '182': 'program',
  '192': 'type',
  '202': 'tieBreaks',
  '212': 'tieBreaks',
  '222': 'timeControl',
  '240': 'byes',
  '250': 'acceleration',
  '260': 'prohibited',
  '299': 'decidedPoints',
  '300': 'lineUps',
  '310': 'teamDetails',
  '320': 'teamByes',
  '330': 'forfeitedMatches',
  '352': 'boardColours',
  '362': 'matchPoints',
  '801': 'teamTables',
  '802': 'teamTables',
};

const OF_RECORD: typeof OF_TRF26 = {
  ...OF_TRF26,
  '001': 'adjournedGames',
  XXA: 'acceleration',
};

const NOT_IN_TRF16: TrfProblemCode = 'trf.write.notInTrf16';

/** What the writing of a file reported as left out, each once, the weightiest first. */
export function leftOutOf(problems: readonly Problem[]): LeftOut[] {
  const lost = problems.filter(({ code }) => code === NOT_IN_TRF16);
  const found = new Set(lost.map(({ record }) => leftOutIn(record)));
  return LEFT_OUT.filter((one) => found.has(one));
}

/** Any other identifier is a federation's: its ratings. */
const leftOutIn = (record: string): LeftOut => OF_RECORD[record] ?? 'nationalRatings';

/** Whether a file says anything that only TRF26 can: one without is of an older form. */
export const hasTrf26Records = ({ records }: TrfDocument): boolean =>
  records.some(({ tag }) => tag === 'NRS' || Object.hasOwn(OF_TRF26, tag));

export const isLeftOut = (name: string): name is LeftOut =>
  (LEFT_OUT as readonly string[]).includes(name);
