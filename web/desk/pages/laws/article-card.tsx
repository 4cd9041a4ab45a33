import { Badge, Group, Text, Title } from '@mantine/core';
import { SITUATION_TITLES } from '@ronde/core/decisions/situations/situation-titles.ts';
import { situationsBy } from '@ronde/core/decisions/situations/situations-by-article.ts';
import type { EditionOf } from '@ronde/core/rules/editions/registry.ts';
import type { StatedLaw } from '@ronde/core/rules/laws/catalogue.ts';
import { LAW_FACET_WORDS } from '@ronde/core/rules/laws/facet-words.ts';
import { ONLINE } from '@ronde/core/rules/laws/online/online-name.ts';
import type { OwnLawsAnswer } from '@ronde/server/api/own-laws.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useEvent } from '../../event/event-context.tsx';
import { useLanguage, useWords } from '../../language.tsx';
import { LAWS_PAGE_WORDS } from './laws-words.ts';
import classes from './laws.module.css';
import { lawsIn } from '../../../decisions/cited-laws.ts';
import { CATALOGUED_EDITIONS, useEventLaws } from './use-laws-edition.ts';

/** One article: what it says, whom it concerns, where it leads, and the same number elsewhere. */
export function ArticleCard(props: {
  readonly law: StatedLaw;
  readonly laws: readonly StatedLaw[];
  readonly book: string;
  readonly copies: OwnLawsAnswer['copies'];
  readonly onOpen: (id: string) => void;
}): ReactNode {
  const { law, laws, book, copies, onOpen } = props;
  const words = useWords(LAWS_PAGE_WORDS);
  const language = useLanguage();
  const { id } = useEvent();
  const pinned = useEventLaws();
  const edition = CATALOGUED_EDITIONS.find((one) => one.id === book) ?? pinned;
  const rulings = situationsBy(
    book === ONLINE.id ? `Online ${law.id}` : law.id,
    edition.properties,
  );
  const namedBy = laws.filter(({ to }) => to.includes(law.id)).map(({ id }) => id);
  return (
    <article aria-labelledby="article-shown">
      <Title order={2} size="h3" id="article-shown">
        {law.id} {law.title[language]}
      </Title>
      <Text mt="xs">{law.says[language]}</Text>
      {law.fromMemory && (
        <Text mt="xs" size="sm" c="dimmed">
          {words.fromMemory}
        </Text>
      )}
      {law.comment !== null && (
        <section aria-label={words.comment}>
          <Title order={3} size="h5" mt="md">
            {words.comment}
          </Title>
          <Text>{law.comment[language]}</Text>
        </section>
      )}
      {law.facets.length > 0 && (
        <Group gap={6} mt="sm" aria-label={words.concerns} role="group">
          {law.facets.map((facet) => (
            <Badge key={facet} variant="default" tt="none">
              {LAW_FACET_WORDS[language][facet]}
            </Badge>
          ))}
        </Group>
      )}
      <Links label={words.seeAlso} ids={[...new Set(law.to)]} laws={laws} onOpen={onOpen} />
      <Links label={words.namedBy} ids={namedBy} laws={laws} onOpen={onOpen} />
      {rulings.length > 0 && (
        <div className={classes['links']} role="group" aria-label={words.rulings}>
          <span className={classes['linksName']}>{words.rulings}</span>
          {rulings.map((situation) => (
            <Link
              key={situation}
              to={`/event/${encodeURIComponent(id)}/decide`}
              search={{ situation }}
            >
              {SITUATION_TITLES[situation][language]}
            </Link>
          ))}
        </div>
      )}
      {copies.map(({ language: of, articles }) =>
        articles[law.id] === undefined ? null : (
          <section key={of} aria-label={words.ownText(words.languages[of])}>
            <Title order={3} size="h5" mt="md">
              {words.ownText(words.languages[of])}
            </Title>
            <Text lang={of}>{articles[law.id]}</Text>
          </section>
        ),
      )}
      {book !== ONLINE.id && (
        <>
          <Title order={3} size="h5" mt="md">
            {words.otherEditions}
          </Title>
          <dl className={classes['editions']}>
            {CATALOGUED_EDITIONS.filter(({ id }) => id !== book).map((other) => (
              <div key={other.id}>
                <dt>{other.name[language]}</dt>
                <dd>{saidIn(other, law, language, words)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </article>
  );
}

/** What another edition says under the same number. */
function saidIn(
  edition: EditionOf<'laws'>,
  law: StatedLaw,
  language: 'en' | 'fr',
  words: { readonly same: string; readonly missing: string },
): string {
  const there = lawsIn(edition).find(({ id }) => id === law.id);
  if (there === undefined) return words.missing;
  const says = `${there.title[language]}. ${there.says[language]}`;
  return says === `${law.title[language]}. ${law.says[language]}` ? words.same : says;
}

function Links(props: {
  readonly label: string;
  readonly ids: readonly string[];
  readonly laws: readonly StatedLaw[];
  readonly onOpen: (id: string) => void;
}): ReactNode {
  const { label, ids, laws, onOpen } = props;
  const language = useLanguage();
  if (ids.length === 0) return null;
  return (
    <div className={classes['links']} role="group" aria-label={label}>
      <span className={classes['linksName']}>{label}</span>
      {ids.map((id) => (
        <button
          key={id}
          type="button"
          title={laws.find((law) => law.id === id)?.title[language]}
          onClick={() => {
            onOpen(id);
          }}
        >
          {id}
        </button>
      ))}
    </div>
  );
}
