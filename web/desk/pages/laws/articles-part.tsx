import { Alert, Group, NativeSelect, Text } from '@mantine/core';
import type { StatedLaw } from '@ronde/core/rules/laws/catalogue.ts';
import { LAW_FACET_WORDS } from '@ronde/core/rules/laws/facet-words.ts';
import { LAW_FACETS } from '@ronde/core/rules/laws/law-article.ts';
import { useDeferredValue, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLanguage, useWords } from '../../language.tsx';
import { FilterBox } from '../../parts/filter-box.tsx';
import { CsvTool, PrintTool } from '../../parts/table-tools.tsx';
import { useSaveCsv } from '../../parts/use-save-csv.ts';
import { ArticleCard } from './article-card.tsx';
import { foundLaws } from './found-laws.ts';
import { LAWS_PAGE_WORDS } from './laws-words.ts';
import classes from './laws.module.css';
import { LAW_BOOKS, lawsInBook } from './law-books.ts';
import { useEventLaws } from './use-laws-edition.ts';
import { useOwnLaws } from './use-own-laws.ts';

/** Articles found as one types, and one of them whole. */
export function ArticlesPart(props: {
  readonly article: string | null;
  readonly onOpen: (id: string) => void;
}): ReactNode {
  const { article, onOpen } = props;
  const words = useWords(LAWS_PAGE_WORDS);
  const language = useLanguage();
  const saveCsv = useSaveCsv();
  const pinned = useEventLaws();
  const [chosen, setChosen] = useState<string | null>(null);
  const edition = LAW_BOOKS.find(({ id }) => id === chosen) ?? pinned;
  const laws = lawsInBook(edition);
  const { copies } = useOwnLaws(edition.id);
  const [facet, setFacet] = useState('');
  const [asked, setAsked] = useState('');
  const typed = useDeferredValue(asked);
  const found = useMemo(
    () =>
      foundLaws(
        laws,
        typed,
        copies.map(({ articles }) => articles),
      ).filter(({ facets }) => facet === '' || facets.some((one) => one === facet)),
    [laws, typed, copies, facet],
  );
  // Whoever types a number or a word wants the first; who follows a link, that one.
  const open =
    laws.find(({ id }) => id === article) ?? (typed.trim() === '' ? undefined : found[0]);
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (article !== null) card.current?.scrollIntoView({ block: 'nearest' });
  }, [article]);
  const rows = (shown: readonly StatedLaw[]): string[][] =>
    shown.map(({ id, title, says, facets }) => [
      id,
      title[language],
      says[language],
      facets.map((facet) => LAW_FACET_WORDS[language][facet]).join(', '),
    ]);
  return (
    <>
      <Group gap="sm" align="flex-end" className="no-print">
        <FilterBox
          className={classes['search']}
          label={words.search}
          value={asked}
          onChange={setAsked}
        />
        <NativeSelect
          aria-label={words.edition}
          value={edition.id}
          data={LAW_BOOKS.map(({ id, name }) => ({ value: id, label: name[language] }))}
          onChange={(event) => {
            setChosen(event.currentTarget.value);
          }}
        />
        <NativeSelect
          label={words.facet}
          value={facet}
          data={[
            { value: '', label: words.everyFacet },
            ...LAW_FACETS.map((value) => ({ value, label: LAW_FACET_WORDS[language][value] })),
          ]}
          onChange={(event) => {
            setFacet(event.currentTarget.value);
          }}
        />
        <Group gap={4}>
          <CsvTool
            save={() => {
              saveCsv(words.csv, [words.heads, ...rows(found)], laws.length);
            }}
          />
          <PrintTool />
        </Group>
      </Group>
      <Text role="status" size="sm" c="dimmed">
        {found.length === 0 && typed.trim() !== ''
          ? words.nothing(typed)
          : words.count(found.length, laws.length)}
      </Text>
      <div className={classes['beside']}>
        <ul className={classes['found']} aria-label={words.found}>
          {found.map(({ id, title, says }) => (
            <li key={id}>
              <button
                type="button"
                aria-current={id === open?.id ? 'true' : undefined}
                onClick={() => {
                  onOpen(id);
                }}
              >
                <span className={classes['number']}>{id}</span> <strong>{title[language]}</strong>
                <span className={classes['says']}>{says[language]}</span>
              </button>
            </li>
          ))}
        </ul>
        <div ref={card} className={classes['article']}>
          {article !== null && open === undefined && (
            <Alert color="yellow">{words.notThere(article, edition.name[language])}</Alert>
          )}
          {open === undefined ? (
            <Text c="dimmed">{words.choose}</Text>
          ) : (
            <ArticleCard law={open} laws={laws} book={edition.id} copies={copies} onOpen={onOpen} />
          )}
        </div>
      </div>
    </>
  );
}
