import { Button, Text } from '@mantine/core';
import { FORMS, mayHaveForm, type FormName } from '@ronde/core/documents/forms/forms.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import type { ReactNode } from 'react';
import { useEvent } from '../../event/event-context.tsx';
import { useView, viewPath } from '../../event/use-view.ts';
import { useLanguage, useWords } from '../../language.tsx';
import lines from '../../parts/lines.module.css';
import { DOSSIER_PAGE_WORDS } from './dossier-words.ts';

/** Opens a paper as it is printed. */
export function PrintForm({ form }: { readonly form: FormName }): ReactNode {
  const words = useWords(DOSSIER_PAGE_WORDS);
  const language = useLanguage();
  const { id } = useEvent();
  return (
    <Button
      variant="default"
      className="no-print"
      component="a"
      href={`${viewPath(id, `forms/${form}`)}?lang=${language}`}
      target="_blank"
      aria-label={words.printOf(FORMS[form].name[language])}
    >
      {words.print}
    </Button>
  );
}

const NOTICES = [
  'fees-account',
  'title-application',
  'fa1',
  'ia1',
  'sealed-move',
  'penalty',
  'warning',
  'appeal',
  'complaint',
  'late-complaint',
  'search-record',
  'fair-play-plan',
  'accommodation',
] as const satisfies readonly FormName[];

/** Papers that are sent to nobody with the report; most are printed empty and written on. */
export function Notices(): ReactNode {
  const words = useWords(DOSSIER_PAGE_WORDS);
  const language = useLanguage();
  const role = useView<OverviewAnswer>('').data?.me.role;
  const papers = NOTICES.filter((form) => role !== undefined && mayHaveForm(role, form));
  return (
    <section className="no-print">
      <h2>{words.notices}</h2>
      <Text c="dimmed">{words.noticesAbout}</Text>
      <ul className={lines['list']}>
        {papers.map((form) => (
          <li key={form}>
            <span className={lines['what']}>
              <span className={lines['name']}>{FORMS[form].name[language]}</span>
            </span>
            <PrintForm form={form} />
          </li>
        ))}
      </ul>
    </section>
  );
}
