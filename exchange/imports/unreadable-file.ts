import type { Problem } from '@ronde/core/rules/problem.ts';
import type { Objection } from '@ronde/core/tournament/decide.ts';
import type { PapiFault } from '../access-file/read-papi-file.ts';
import type { ListError } from '../player-lists/list-error.ts';
import type { TablePreview } from '../player-lists/preview-table.ts';

/** Why nothing was made of a file. */
export type UnreadableFile =
  | {
      readonly kind: 'problems';
      readonly problems: readonly Problem[];
      /** Of a table that could be opened: somebody can say what its columns hold. */
      readonly table?: TablePreview;
    }
  | { readonly kind: 'papi'; readonly fault: PapiFault }
  | { readonly kind: 'table'; readonly error: ListError }
  /** An event of a `.ronde` file that this program does not know, or is not as it should be. */
  | { readonly kind: 'log'; readonly code: string }
  | { readonly kind: 'rules'; readonly objection: Objection }
  /** More lines than any tournament. */
  | { readonly kind: 'tooLarge' }
  | { readonly kind: 'empty' };

export const withProblems = (
  problems: readonly Problem[],
): Extract<UnreadableFile, { kind: 'problems' }> => ({
  kind: 'problems',
  problems,
});

export const tableFault = (error: ListError): UnreadableFile => ({ kind: 'table', error });
