/** What stands between the last result and the closed event, in the order an arbiter sees to it. */
export const CLOSING_LINES = [
  'results',
  'disputes',
  'rounds',
  'ties',
  'prizes',
  'categories',
  'fideReport',
  'federationReport',
  'papers',
  'copy',
  'closed',
] as const;
export type ClosingLineName = (typeof CLOSING_LINES)[number];

export type LineStanding = 'done' | 'toDo' | 'notNeeded';

/** What no program can see: the arbiter says that it is done. */
export const LINES_BY_HAND = [
  'ties',
  'prizes',
  'categories',
  'fideReport',
  'federationReport',
  'papers',
  'copy',
] as const satisfies readonly ClosingLineName[];
export type LineByHand = (typeof LINES_BY_HAND)[number];

export const isByHand = (line: ClosingLineName): line is LineByHand =>
  LINES_BY_HAND.some((one) => one === line);

export const SETTLED_AS = ['done', 'notNeeded'] as const;
export type SettledAs = (typeof SETTLED_AS)[number];

interface Settled {
  readonly as: SettledAs;
  /** Something it rests on changed since. */
  readonly outdated: boolean;
}

/** How far an event is on its way from the last result to the ceremony. */
export interface Closing {
  readonly closed: boolean;
  readonly settled: ReadonlyMap<LineByHand, Settled>;
}

export const NOTHING_CLOSED: Closing = { closed: false, settled: new Map() };

/** Facts after which standings, prizes, files or papers may read otherwise. */
export const CHANGES_WHAT_IS_SENT: ReadonlySet<string> = new Set([
  'settingsChanged',
  'editionPinned',
  'playersEntered',
  'playerCorrected',
  'playerRemoved',
  'playerLeft',
  'playerReturned',
  'teamEntered',
  'teamCorrected',
  'teamLeft',
  'teamReturned',
  'lineUpSet',
  'matchFielded',
  'roundReseated',
  'roundPublished',
  'roundRepublished',
  'resultEntered',
  'resultCorrected',
  'resultCleared',
  'pointsAdjusted',
  'tieLotsDrawn',
  'playOffRecorded',
  'playOffCancelled',
  'tieBreakValueSet',
]);

/** What was said to be done is to be looked at again after such a fact. */
export function outdatedBy(closing: Closing, fact: string): Closing {
  if (closing.settled.size === 0 || !CHANGES_WHAT_IS_SENT.has(fact)) return closing;
  const settled = [...closing.settled].map(([line, { as }]): [LineByHand, Settled] => [
    line,
    { as, outdated: true },
  ]);
  return { ...closing, settled: new Map(settled) };
}
