import type { ListFault } from '@ronde/exchange/player-lists/list-error.ts';
import type { PapiFault } from '@ronde/exchange/access-file/read-papi-file.ts';

/** What the command line says about rating lists and imports. */
export interface ListsWords {
  readonly about_lists: string;
  readonly about_listsImport: string;
  readonly about_listsSearch: string;
  readonly about_listsInfo: string;
  readonly about_import: string;
  readonly argument_list: string;
  readonly argument_question: string;
  readonly argument_import: string;
  readonly option_source: string;
  readonly option_month: string;
  readonly option_ratingKind: string;
  readonly option_column: string;
  readonly option_sheet: string;
  readonly option_headingLine: string;
  readonly notALine: string;
  readonly option_limit: string;
  readonly option_importOut: string;
  readonly option_importName: string;
  readonly option_importRounds: string;
  readonly notARatingKind: string;
  readonly notAColumn: string;
  readonly listFaults: Readonly<Record<ListFault, string>>;
  readonly papiFaults: Readonly<Record<PapiFault, string>>;
  readonly listProgress: Readonly<Record<'reading' | 'indexing', string>>;
  readonly listImported: string;
  readonly listResumed: string;
  readonly listsHeader: readonly [string, string, string, string];
  readonly listsEmpty: string;
  readonly nobodyFound: string;
  readonly hitsHeader: readonly [
    ...[string, string, string, string, string],
    ...[string, string, string, string],
  ];
  readonly importNeedsName: string;
  readonly imported: string;
  readonly withoutPhotos: string;
  readonly recheckedRounds: string;
  readonly notRechecked: string;
  readonly matchedEntries: string;
  readonly entryInDoubt: string;
  readonly entryUnknown: string;
  readonly entryDiffers: string;
}
