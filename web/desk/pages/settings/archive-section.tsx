import { Button, Group, Modal, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { AnswerProblem, ask } from '../../../api/ask.ts';
import { COMMAND_WORDS } from '../../event/command-words.ts';
import { useView, viewPath } from '../../event/use-view.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { sayProblem } from '../../say-problem.ts';
import { SETTINGS_WORDS } from './settings-words.ts';

/** What other programs call deleting. */
export function ArchiveSection(props: { readonly id: string; readonly name: string }): ReactNode {
  const words = useWords(SETTINGS_WORDS);
  const { unreachable } = useWords(COMMAND_WORDS);
  const language = useLanguage();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { data } = useView<OverviewAnswer>('');
  const [asking, setAsking] = useState(false);
  const archive = async (): Promise<void> => {
    try {
      await ask(viewPath(props.id, ''), { method: 'DELETE' });
      void client.invalidateQueries({ queryKey: ['tournaments'] });
      await navigate({ to: '/' });
    } catch (error) {
      const message =
        error instanceof AnswerProblem ? sayProblem(error.problem, language) : unreachable;
      notifications.show({ message, color: 'red' });
    }
  };
  const close = (): void => {
    setAsking(false);
  };
  return (
    <>
      <Text c="dimmed" mb="sm">
        {words.archiveAbout}
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
      <Modal opened={asking} onClose={close} title={words.sections.archive} centered>
        <Text mb="md">{words.archiveConfirm(props.name)}</Text>
        <Group justify="flex-end">
          <Button variant="default" data-autofocus onClick={close}>
            {words.cancel}
          </Button>
          <Button onClick={() => void archive()}>{words.archive}</Button>
        </Group>
      </Modal>
    </>
  );
}
