import { Alert, Button, Loader, Text, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { DOSSIER_WORDS } from '@ronde/core/documents/dossier/dossier-words.ts';
import { saySending } from '@ronde/core/documents/dossier/say-dossier.ts';
import { sayLine } from '@ronde/core/documents/forms/form-text.ts';
import { isFormName } from '@ronde/core/documents/forms/forms.ts';
import type { DossierAnswer } from '@ronde/server/api/dossier.ts';
import { useMemo, type ReactNode } from 'react';
import { formatDate } from '../../dates.ts';
import { useEvent } from '../../event/event-context.tsx';
import { useView, viewPath } from '../../event/use-view.ts';
import { IconDownload } from '../../icons.tsx';
import { useLanguage, useWords } from '../../language.tsx';
import { DataTable } from '../../parts/data-table.tsx';
import { dossierColumns, isOpen } from './dossier-columns.tsx';
import { DOSSIER_PAGE_WORDS } from './dossier-words.ts';
import { FilledIn } from './filled-in.tsx';
import { Minutes } from './minutes.tsx';
import { Notices, PrintForm } from './print-form.tsx';
import { ToAskList } from './to-ask-list.tsx';

/** The papers of the event for the federation and the organiser: there, missing, for whom, by when. */
export function DossierPage(): ReactNode {
  const words = useWords(DOSSIER_PAGE_WORDS);
  const language = useLanguage();
  const { data, isError } = useView<DossierAnswer>(`dossier?lang=${language}`);
  if (data === undefined) return isError ? <Alert color="red">{words.failed}</Alert> : <Loader />;
  return (
    <>
      <Pieces answer={data} />
      <ToAskList list={data.list} />
      <FilledIn filledIn={data.filledIn} />
      <Minutes
        key={data.filledIn.minutes ?? ''}
        kept={data.filledIn.minutes ?? null}
        ofLog={data.minutesOfLog}
      />
      <Notices />
    </>
  );
}

function Pieces({ answer }: { readonly answer: DossierAnswer }): ReactNode {
  const { list } = answer;
  const words = useWords(DOSSIER_PAGE_WORDS);
  const language = useLanguage();
  const { id } = useEvent();
  const narrow = useMediaQuery('(max-width: 36rem)', false, { getInitialValueInEffect: false });
  const columns = useMemo(
    () =>
      dossierColumns(language, {
        narrow,
        print: ({ piece, standing }) =>
          isFormName(piece) && standing !== 'notNeeded' ? <PrintForm form={piece} /> : null,
      }),
    [language, narrow],
  );
  const said = DOSSIER_WORDS[language];
  return (
    <>
      <Title order={1} size="h2" mb="xs">
        {words.heading}
      </Title>
      <Text>
        {words.about}{' '}
        <strong role="status" className="no-print">
          {words.open(list.pieces.filter(isOpen).length)}
        </strong>
      </Text>
      <Text mb="sm">
        {sayLine(said.report, saySending(list, language), language)}.
        {list.keptUntil !== null && ` ${said.keptUntil} ${formatDate(list.keptUntil, language)}.`}
      </Text>
      <DataTable
        name="dossier"
        caption={words.heading}
        columns={columns}
        rows={list.pieces}
        rowKey={({ piece }) => piece}
        tools={
          <Button
            component="a"
            href={`${viewPath(id, 'dossier/archive')}?lang=${language}`}
            download
            leftSection={<IconDownload size={16} aria-hidden />}
          >
            {words.download}
          </Button>
        }
        empty=""
      />
    </>
  );
}
