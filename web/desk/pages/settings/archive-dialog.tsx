import { Button, Group, Modal, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ask } from '../../../api/ask.ts';
import { viewPath } from '../../event/use-view.ts';
import { useWords } from '../../language.tsx';
import { useAttempt } from '../../use-attempt.ts';
import { ARCHIVE_WORDS } from './archive-words.ts';

/** Asks, puts the tournament into the archive, and leads to the others. */
export function ArchiveDialog(props: {
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
}): ReactNode {
  const { id, name, onClose } = props;
  const words = useWords(ARCHIVE_WORDS);
  const attempt = useAttempt();
  const navigate = useNavigate();
  const client = useQueryClient();
  const archive = (): Promise<unknown> =>
    attempt(async () => {
      await ask(viewPath(id, ''), { method: 'DELETE' });
      void client.invalidateQueries({ queryKey: ['tournaments'] });
      await navigate({ to: '/' });
    });
  return (
    <Modal opened onClose={onClose} title={words.title} centered>
      <Text mb="md">{words.confirm(name)}</Text>
      <Group justify="flex-end">
        <Button variant="default" data-autofocus onClick={onClose}>
          {words.cancel}
        </Button>
        <Button onClick={() => void archive()}>{words.archive}</Button>
      </Group>
    </Modal>
  );
}
