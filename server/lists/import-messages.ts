import type { ImportProgress, ImportedList } from '@ronde/exchange/player-lists/import-list.ts';
import type { ListFileImport } from '@ronde/exchange/player-lists/import-national-list.ts';
import type { ListError } from '@ronde/exchange/player-lists/list-error.ts';

export type ListImportRequest = Omit<ListFileImport, 'progress' | 'signal' | 'limits'>;

/** To the importing process. */
export type ToImporter =
  | { readonly type: 'import'; readonly request: ListImportRequest }
  | { readonly type: 'stop' };

/** From it. */
export type FromImporter =
  | { readonly type: 'progress'; readonly progress: ImportProgress }
  | { readonly type: 'imported'; readonly list: ImportedList }
  | { readonly type: 'failed'; readonly error: ListError };
