import { Button, Group, List, Modal, Stack, TextInput } from '@mantine/core';
import { sayWarning } from '@ronde/core/tournament/words/say.ts';
import type {
  Confirmations,
  ConfirmationStep,
  Warning,
  WarningLevel,
} from '@ronde/core/tournament/warning-ladder.ts';
import { useState, type ReactNode } from 'react';
import { useLanguage, useWords } from '../language.tsx';
import { COMMAND_WORDS } from './command-words.ts';
import { RestoreText } from './restore-text.tsx';

const STEP: Readonly<Record<WarningLevel, ConfirmationStep>> = {
  2: 'acknowledged',
  3: 'confirmed',
  4: 'confirmedTwice',
};

/** The warnings of a command by their level; the focus starts on the way back (desk.md, Warnings). */
export function WarningDialog(props: {
  readonly warnings: readonly Warning[];
  readonly onConfirm: (confirmations: Confirmations) => void;
  readonly onCancel: () => void;
}): ReactNode {
  const words = useWords(COMMAND_WORDS);
  const language = useLanguage();
  const [read, setRead] = useState(false);
  const [typed, setTyped] = useState('');
  const level = props.warnings.reduce<WarningLevel>(
    (highest, warning) => (warning.level > highest ? warning.level : highest),
    2,
  );
  const confirm = (): void => {
    props.onConfirm(
      Object.fromEntries(props.warnings.map(({ code, level: l }) => [code, STEP[l]])),
    );
  };
  const inTwoSteps = level === 4;
  return (
    <Modal opened onClose={props.onCancel} title={words.heading[level]} centered>
      <Stack>
        <List spacing="xs" listStyleType={props.warnings.length === 1 ? 'none' : 'disc'}>
          {props.warnings.map((warning, index) => (
            <List.Item key={index}>
              {warning.code === 'restores' ? (
                <RestoreText warning={warning} />
              ) : (
                sayWarning(warning, language)
              )}
            </List.Item>
          ))}
        </List>
        {inTwoSteps && read && (
          <TextInput
            label={words.typeToConfirm(words.word)}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
            }}
          />
        )}
        <Group justify="flex-end">
          <Button
            variant="default"
            onClick={props.onCancel}
            data-autofocus={level > 2 || undefined}
          >
            {words.cancel}
          </Button>
          {inTwoSteps && !read ? (
            <Button
              color="red"
              variant="outline"
              onClick={() => {
                setRead(true);
              }}
            >
              {words.goOn}
            </Button>
          ) : (
            <Button
              color={inTwoSteps ? 'red' : 'green'}
              disabled={inTwoSteps && typed.trim().toLowerCase() !== words.word}
              onClick={confirm}
              data-autofocus={level === 2 || undefined}
            >
              {level === 2 ? words.understood : words.confirm}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}
