import type { Language } from '@ronde/core/rules/language.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import type { TableContext } from './list-table.ts';
import type { SitePage } from './site-paths.ts';

/** What every page knows. */
export interface PageContext {
  readonly state: Tournament;
  readonly language: Language;
  /** Whose clock the rounds begin by, that of the hall. */
  readonly zone: string;
  readonly path: (page: SitePage) => string;
  readonly table: TableContext;
}
