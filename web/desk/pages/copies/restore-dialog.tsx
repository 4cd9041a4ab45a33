import { Alert, Button, Group, Modal, Radio, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { ask } from '../../../api/ask.ts';
import { useEvent } from '../../event/event-context.tsx';
import { useLanguage, useWords } from '../../language.tsx';
import { sayFailure } from '../lists/say-failure.ts';
import type { BackupCopy, RestoreAnswer } from '@ronde/server/api/backups.ts';
import { toOpen, type Which } from './copies-shown.ts';
import { COPIES_WORDS } from './copies-words.ts';

/** Brings a copy back beside what is there, and opens it. */
export function RestoreDialog(props: {
  readonly copy: BackupCopy;
  readonly what: string;
  readonly when: string;
  readonly onClose: () => void;
}): ReactNode {
  const { copy, what, when, onClose } = props;
  const words = useWords(COPIES_WORDS);
  const language = useLanguage();
  const { id } = useEvent();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [part, setPart] = useState<Which>('own');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const restore = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      const own = copy.kind === 'database' && part === 'own';
      const body = { copy: copy.copy, ...(own ? { tournament: id } : {}) };
      const answer = await ask<RestoreAnswer>('/api/backups/restore', { method: 'POST', body });
      void client.invalidateQueries({ queryKey: ['tournaments'] });
      const open = toOpen(answer, id);
      onClose();
      if (open === null) return;
      const { length } = answer.restored;
      notifications.show({
        message: length === 1 ? words.restored(open) : words.restoredMany(length),
        autoClose: 10_000,
      });
      await navigate({ to: `/event/${encodeURIComponent(open)}/now` });
    } catch (error) {
      setFailure(sayFailure(error, language, words));
      setBusy(false);
    }
  };
  return (
    <Modal opened onClose={onClose} title={words.restoreHeading} centered>
      <Stack>
        <Text>
          {copy.kind === 'database' ? words.restoreDatabase(when) : words.restoreText(what, when)}
        </Text>
        {copy.kind === 'database' && (
          <Radio.Group
            label={words.part}
            value={part}
            onChange={(value) => {
              setPart(value === 'all' ? 'all' : 'own');
            }}
          >
            <Stack gap="xs" mt="xs">
              <Radio value="own" label={words.partOwn} />
              <Radio value="all" label={words.partAll} />
            </Stack>
          </Radio.Group>
        )}
        {failure !== null && (
          <Alert color="red" role="alert" title={words.failed}>
            {failure}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button loading={busy} onClick={() => void restore()} data-autofocus>
            {words.restoreNow}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
