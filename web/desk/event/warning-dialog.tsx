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
import { PUBLICATION_WORDS } from './publication-words.ts';
import { PublishText } from './publish-text.tsx';
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
  /** Goes on with round 1 and leaves the event as it is; absent where no round is published. */
  readonly onWithoutEvent?: (confirmations: Confirmations) => void;
  /** Lets a late correction count everywhere, where it is offered. */
  readonly onInFull?: (confirmations: Confirmations) => void;
  readonly onCancel: () => void;
}): ReactNode {
  const { onWithoutEvent, onInFull } = props;
  const words = useWords(COMMAND_WORDS);
  const language = useLanguage();
  const [read, setRead] = useState(false);
  const [typed, setTyped] = useState('');
  const level = props.warnings.reduce<WarningLevel>(
    (highest, warning) => (warning.level > highest ? warning.level : highest),
    2,
  );
  const confirmations = (): Confirmations =>
    Object.fromEntries(props.warnings.map(({ code, level: l }) => [code, STEP[l]]));
  const inTwoSteps = level === 4;
  const publication = usePublication(props.warnings);
  return (
    <Modal
      opened
      onClose={props.onCancel}
      title={publication?.title ?? words.heading[level]}
      size={publication === null ? 'md' : 'lg'}
      centered
    >
      <Stack>
        <List spacing="xs" listStyleType={props.warnings.length === 1 ? 'none' : 'disc'}>
          {props.warnings.map((warning, index) => (
            <List.Item key={index}>
              {warning.code === 'restores' ? (
                <RestoreText warning={warning} />
              ) : warning.code === 'publishesEvent' ? (
                <PublishText round={publication?.round ?? null} />
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
          {publication?.roundOnly !== undefined && onWithoutEvent !== undefined && (
            <Button
              variant="default"
              onClick={() => {
                onWithoutEvent(confirmations());
              }}
            >
              {publication.roundOnly}
            </Button>
          )}
          {onInFull !== undefined && props.warnings.some(offersInFull) && (
            <Button
              variant="default"
              onClick={() => {
                onInFull({ ...confirmations(), correctionInFull: 'confirmed' });
              }}
            >
              {words.inFull}
            </Button>
          )}
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
              onClick={() => {
                props.onConfirm(confirmations());
              }}
              data-autofocus={level === 2 || undefined}
            >
              {publication?.confirm ?? (level === 2 ? words.understood : words.confirm)}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}

const offersInFull = ({ params }: Warning): boolean => params['inFull'] === 'offered';

interface PublicationQuestion {
  /** The round published along with the event; null where it is the event alone. */
  readonly round: number | null;
  readonly title: string;
  readonly confirm: string;
  readonly roundOnly?: string;
}

/** Publishing has a question of its own, unless something graver is asked along with it. */
function usePublication(warnings: readonly Warning[]): PublicationQuestion | null {
  const words = useWords(PUBLICATION_WORDS);
  const asked = warnings.find(({ code }) => code === 'publishesEvent');
  if (asked === undefined || warnings.some(({ level }) => level === 4)) return null;
  const { round } = asked.params;
  if (typeof round !== 'number') {
    return { round: null, title: words.question, confirm: words.publish };
  }
  return {
    round,
    title: words.question,
    confirm: words.withRound(round),
    roundOnly: words.roundOnly(round),
  };
}
