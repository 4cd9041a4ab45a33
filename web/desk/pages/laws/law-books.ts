import type { InBoth } from '@ronde/core/rules/in-both.ts';
import type { StatedLaw } from '@ronde/core/rules/laws/catalogue.ts';
import { ONLINE } from '@ronde/core/rules/laws/online/online-name.ts';
import { onlineLaws } from '@ronde/core/rules/laws/online/stated-online.ts';
import { lawsIn } from '../../../decisions/cited-laws.ts';
import { CATALOGUED_EDITIONS } from './use-laws-edition.ts';

/** What may be looked into: the editions of the Laws, and the online regulations. */
export interface LawBook {
  readonly id: string;
  readonly name: InBoth<string>;
}

export const LAW_BOOKS: readonly LawBook[] = [...CATALOGUED_EDITIONS, ONLINE];

const ONLINE_LAWS = onlineLaws();

/** The articles of a book. */
export function lawsInBook(book: LawBook): readonly StatedLaw[] {
  const edition = CATALOGUED_EDITIONS.find(({ id }) => id === book.id);
  return edition === undefined ? ONLINE_LAWS : lawsIn(edition);
}
