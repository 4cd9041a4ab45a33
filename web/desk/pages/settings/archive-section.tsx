import { Button, Text } from '@mantine/core';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import { useState, type ReactNode } from 'react';
import { useView } from '../../event/use-view.ts';
import { useWords } from '../../language.tsx';
import { ArchiveDialog } from './archive-dialog.tsx';
import { ARCHIVE_WORDS } from './archive-words.ts';

/** What other programs call deleting. */
export function ArchiveSection(props: { readonly id: string; readonly name: string }): ReactNode {
  const words = useWords(ARCHIVE_WORDS);
  const { data } = useView<OverviewAnswer>('');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Text c="dimmed" mb="sm">
        {words.about}
      </Text>
      {data?.me.role === 'chief' && (
        <Button
          variant="default"
          onClick={() => {
            setAsking(true);
          }}
        >
          {words.archive}
        </Button>
      )}
      {asking && (
        <ArchiveDialog
          {...props}
          onClose={() => {
            setAsking(false);
          }}
        />
      )}
    </>
  );
}
