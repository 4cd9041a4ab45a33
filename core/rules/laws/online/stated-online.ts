import { LAWS_2018 } from '../../editions/laws.ts';
import { statedLaws, type StatedLaw } from '../catalogue.ts';
import { ONLINE_ARTICLES } from './articles.ts';

/** The online regulations with their figures, which are those of the Laws they stand beside in the book. */
export const onlineLaws = (): readonly StatedLaw[] =>
  statedLaws(ONLINE_ARTICLES, LAWS_2018.properties);
