import { Anchor } from '@mantine/core';
import { GLOSSARY, type GlossaryTerm } from '@ronde/core/rules/laws/glossary.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import { useMemo, type ReactNode } from 'react';
import { useLanguage, useWords } from '../../language.tsx';
import type { Column } from '../../parts/data-column.ts';
import { DataTable } from '../../parts/data-table.tsx';
import { LAWS_PAGE_WORDS } from './laws-words.ts';

/** The words of the Laws in both languages, with what they mean. */
export function GlossaryPart({ onOpen }: { readonly onOpen: (id: string) => void }): ReactNode {
  const words = useWords(LAWS_PAGE_WORDS);
  const language = useLanguage();
  const columns = useMemo(() => columnsOf(language, onOpen), [language, onOpen]);
  return (
    <DataTable
      name="law-glossary"
      caption={words.glossaryCaption}
      columns={columns}
      rows={GLOSSARY}
      rowKey={({ term }) => term.en}
      empty={words.noTerm}
    />
  );
}

function columnsOf(
  language: Language,
  onOpen: (id: string) => void,
): readonly Column<GlossaryTerm>[] {
  const { glossaryHeads } = LAWS_PAGE_WORDS[language];
  const [first, second] = language === 'fr' ? (['fr', 'en'] as const) : (['en', 'fr'] as const);
  return [
    {
      key: first,
      title: glossaryHeads[first],
      least: '9rem',
      stays: true,
      value: ({ term }) => term[first],
    },
    { key: second, title: glossaryHeads[second], least: '9rem', value: ({ term }) => term[second] },
    {
      key: 'means',
      title: glossaryHeads.means,
      least: '16rem',
      folds: 1,
      value: ({ means }) => means[language],
    },
    {
      key: 'article',
      title: glossaryHeads.article,
      width: '6rem',
      folds: 2,
      value: ({ article }) => article,
      show: ({ article }) =>
        article === null ? null : (
          <Anchor
            component="button"
            type="button"
            onClick={() => {
              onOpen(article);
            }}
          >
            {article}
          </Anchor>
        ),
    },
  ];
}
