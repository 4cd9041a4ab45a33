import { SegmentedControl } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRef, useState, type ReactNode } from 'react';
import { useLanguage, useWords } from '../../language.tsx';
import fading from '../../parts/fading-row.module.css';
import { useHiddenSides } from '../../parts/use-hidden-sides.ts';
import { ArticlesPart } from './articles-part.tsx';
import { ChangesPart } from './changes-part.tsx';
import { GlossaryPart } from './glossary-part.tsx';
import { LAWS_PAGE_WORDS } from './laws-words.ts';
import { OwnCopyPart } from './own-copy-part.tsx';

const PARTS = ['articles', 'changes', 'glossary', 'own'] as const;
type Part = (typeof PARTS)[number];

/** Articles, editions compared, glossary, own copy: with the catalogue, which comes after the page. */
export function LawsParts(): ReactNode {
  const words = useWords(LAWS_PAGE_WORDS);
  const { article }: { article?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  const [part, setPart] = useState<Part>('articles');
  const row = useRef<HTMLDivElement>(null);
  const beside = useHiddenSides(row, useLanguage());
  const open = (id: string): void => {
    setPart('articles');
    void navigate({ to: '.', search: (now: object) => ({ ...now, article: id }) });
  };
  return (
    <>
      <SegmentedControl
        ref={row}
        className={`${fading['row'] ?? ''} no-print`}
        data-left={beside.left}
        data-right={beside.right}
        aria-label={words.show}
        value={part}
        data={PARTS.map((value) => ({ value, label: words.parts[value] }))}
        onChange={setPart}
      />
      {part === 'articles' && <ArticlesPart article={article ?? null} onOpen={open} />}
      {part === 'changes' && <ChangesPart onOpen={open} />}
      {part === 'glossary' && <GlossaryPart onOpen={open} />}
      {part === 'own' && <OwnCopyPart />}
    </>
  );
}
