import { toAsk, type DossierList } from '@ronde/core/documents/dossier/dossier-list.ts';
import { sayToAsk } from '@ronde/core/documents/dossier/say-dossier.ts';
import type { ReactNode } from 'react';
import { useLanguage, useWords } from '../../language.tsx';
import { DOSSIER_PAGE_WORDS } from './dossier-words.ts';

/** What is missing, by whom to ask: one call a person, for all papers. */
export function ToAskList({ list }: { readonly list: DossierList }): ReactNode {
  const words = useWords(DOSSIER_PAGE_WORDS);
  const language = useLanguage();
  const asked = toAsk(list).map((one) => sayToAsk(one, language));
  if (asked.length === 0) return null;
  return (
    <section aria-label={words.toAsk}>
      <h2>{words.toAsk}</h2>
      {asked.map(({ who, what }) => (
        <div key={who}>
          <h3>{who}</h3>
          <ul>
            {what.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
