import type { LawArticle } from '../law-article.ts';
import { EVENT_2001 } from './event-articles.ts';
import { GAME_2001 } from './game-articles.ts';
import { SAME_IN_2014 } from './same-in-2014.ts';

const NAMED =
  '2.1 6.4 6.8.b 6.10 6.13.b 7.4.b 8.1 8.4 8.5.c 9.2 10.2 13.6 B.5.a B.6 B.8 C.1 E'.split(' ');

/** Whether BAF 101 (003:176-220) names an article of 2001; the others are written from memory (KD-283). */
export const isNamedInBaf101 = (id: string): boolean =>
  NAMED.some((named) => id === named || id.startsWith(`${named}.`));

/** The Laws of July 2001 under their own numbers, told with the words of 2014 wherever these fit. */
export function lawsOf2001(articles: readonly LawArticle[]): readonly LawArticle[] {
  const of2014 = new Map(
    articles.filter(({ editions }) => editions.includes('laws-2014')).map((law) => [law.id, law]),
  );
  const kept = SAME_IN_2014.flatMap(([id, later]): LawArticle[] => {
    const law = of2014.get(later);
    return law === undefined ? [] : [{ ...law, id, editions: ['laws-2001'] }];
  });
  return [...kept, ...GAME_2001, ...EVENT_2001];
}
