import type { LawArticle } from '../law-article.ts';
import { EVENT_2001 } from './event-articles.ts';
import { GAME_2001 } from './game-articles.ts';
import { SAME_IN_2014 } from './same-in-2014.ts';

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
