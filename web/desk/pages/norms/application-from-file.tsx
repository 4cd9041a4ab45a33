import { Button, FileButton, Text, Title } from '@mantine/core';
import type { PlayerFileRequest } from '@ronde/server/api/dossier.ts';
import { useState, type ReactNode } from 'react';
import { useEvent } from '../../event/event-context.tsx';
import { viewPath } from '../../event/use-view.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { saveFile } from '../../parts/save-file.ts';
import { fetchFile } from '../files/fetch-file.ts';
import { usePaperAttempt } from '../files/use-paper-attempt.ts';
import { NORMS_PAGE_WORDS } from './norms-words.ts';

/** IT2 with the norms of other events: the file a player keeps is read for this one print. */
export function ApplicationFromFile(): ReactNode {
  const words = useWords(NORMS_PAGE_WORDS);
  const lang = useLanguage();
  const { id } = useEvent();
  const attempt = usePaperAttempt();
  const [busy, setBusy] = useState(false);
  const make = async (chosen: File): Promise<void> => {
    setBusy(true);
    const body: PlayerFileRequest = { lang, file: await chosen.text() };
    const path = viewPath(id, 'forms/title-application');
    const file = await attempt(() => fetchFile(path, 'title-application.pdf', body));
    if (file !== null) saveFile(file.name, file.type, file.content);
    setBusy(false);
  };
  return (
    <section className="no-print">
      <Title order={2} size="h4" mt="lg">
        {words.application}
      </Title>
      <Text c="dimmed" mb="xs">
        {words.applicationText}
      </Text>
      <FileButton
        accept="application/json,.json"
        onChange={(chosen) => {
          if (chosen !== null) void make(chosen);
        }}
      >
        {(props) => (
          <Button variant="default" loading={busy} {...props}>
            {words.chooseFile}
          </Button>
        )}
      </FileButton>
    </section>
  );
}
