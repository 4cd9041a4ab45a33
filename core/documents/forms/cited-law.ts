import type { LawsProperties } from '../../rules/editions/laws.ts';
import { inBoth } from '../../rules/in-both.ts';
import type { Language } from '../../rules/language.ts';
import { articleNumber, articlesNumbered } from '../../rules/laws/article-number.ts';
import { lawsOf } from '../../rules/laws/catalogue.ts';
import { fill } from '../../rules/sentence.ts';
import { lawsOfEvent } from '../../tournament/laws-of-event.ts';
import type { Tournament } from '../../tournament/state.ts';
import type { FormBlock } from './form.ts';

const WORDS = inBoth(
  { ground: 'Ground: {edition}, art. {articles}.', choice: '{article} {title}: {says}' },
  { ground: 'Fondement : {edition}, art. {articles}.', choice: '{article} {title} : {says}' },
);

/** Of an edition of the Laws the articles that a notice names. */
type Named<Articles> = (laws: LawsProperties) => Articles;

/** What a notice rests on, by the numbers of the event's edition of the Laws; nothing where the game has none. */
export function groundIn(
  state: Tournament,
  named: Named<readonly string[]>,
  language: Language,
): readonly FormBlock[] {
  const laws = lawsOfEvent(state);
  if (laws === null) return [];
  const articles = named(laws.properties).map(articleNumber).join(', ');
  const text = fill(WORDS[language].ground, { edition: laws.name[language], articles });
  return [{ kind: 'text', text }];
}

/** The articles below one, to be ticked: every penalty the Laws know. */
export function choicesBelow(
  state: Tournament,
  named: Named<string>,
  language: Language,
): readonly string[] {
  const laws = lawsOfEvent(state);
  if (laws === null) return [];
  const above = named(laws.properties);
  return articlesNumbered(lawsOf(laws), above)
    .filter(({ id }) => id !== articleNumber(above))
    .map(({ id, title, says }) =>
      fill(WORDS[language].choice, { article: id, title: title[language], says: says[language] }),
    );
}
