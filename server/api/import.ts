import type { Problem as FileProblem } from '@ronde/core/rules/problem.ts';
import type { RoundCheck } from '@ronde/core/tournament/views/check-round.ts';
import type { TablePreview } from '@ronde/exchange/player-lists/preview-table.ts';
import type { CreateAnswer } from './commands.ts';
import type { Problem } from './problem.ts';

/** Files `POST /api/tournaments/import` takes, by the end of their names; anything else is read as TRF. */
export const IMPORT_ENDINGS = [
  '.ronde',
  '.trf',
  '.trfx',
  '.txt',
  '.papi',
  '.csv',
  '.tsv',
  '.xlsx',
  '.ods',
] as const;

/** Tables of entries name players and nothing else: the rest is asked for. */
export const isTableOfEntries = (file: string): boolean => /\.(?:csv|tsv|xlsx|ods)$/i.test(file);

export interface ImportAnswer extends CreateAnswer {
  /** What was odd in the file and taken all the same. */
  readonly problems: readonly FileProblem[];
  /** Recorded rounds that the rules pair otherwise, or that could not be checked; recorded they are all the same. */
  readonly rechecked: readonly RoundCheck[];
  /** Of a table of entries: how many were found in the lists for certain, in doubt, or not. */
  readonly entries: {
    readonly certain: number;
    readonly candidates: number;
    readonly none: number;
  };
}

/** 422: nothing was made of the file. */
export interface UnreadableFileProblem extends Problem {
  readonly code: 'import.unreadable';
  readonly params: {
    /** Why as a whole, `notPapi`, `list.notATable` …; `problems` when they say it. */
    readonly fault: string;
    readonly problems: readonly FileProblem[];
    /** Of a table of entries that was looked at: what it holds, for somebody to say more. */
    readonly table?: TablePreview;
  };
}
