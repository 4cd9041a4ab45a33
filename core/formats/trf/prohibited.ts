import { recordsOf, type TrfDocument } from './document.ts';

/** Participants of whom no two may meet in these rounds; in a team event the numbers are teams'. */
export interface FiledGroup {
  readonly numbers: readonly number[];
  readonly firstRound: number;
  readonly lastRound: number;
}

/** 260 for its rounds, XXP for all of them. */
export const prohibitedGroups = (document: TrfDocument, rounds: number): FiledGroup[] =>
  recordsOf(document, '260', 'XXP').map((record) => {
    const { numbers } = record;
    if (record.tag === 'XXP') return { numbers, firstRound: 1, lastRound: rounds };
    return { numbers, firstRound: record.firstRound, lastRound: record.lastRound };
  });
