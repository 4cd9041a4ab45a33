import { inBoth, type InBoth } from '../in-both.ts';
import { SINCE_2018, type Catalogued } from './law-article.ts';

/** What the Arbiters’ Commission says of an article, in our own words, where it changes what an arbiter does. */
export interface Comment {
  readonly id: string;
  readonly says: InBoth<string>;
  readonly editions: readonly Catalogued[];
}

/** Written for the Laws of 2018 in 2020; those of 2023 kept what they comment on. */
export const comment = (
  id: string,
  en: string,
  fr: string,
  editions: readonly Catalogued[] = SINCE_2018,
): Comment => ({ id, says: inBoth(en, fr), editions });
