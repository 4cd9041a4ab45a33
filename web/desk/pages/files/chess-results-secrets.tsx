import { Button, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import type { ChessResultsRequest } from '@ronde/server/api/exports.ts';
import { useState, type ReactNode } from 'react';
import { ask } from '../../../api/ask.ts';
import { useWords } from '../../language.tsx';
import { useAttempt } from '../../use-attempt.ts';
import { useIsChiefOfHouse } from '../../use-session.ts';
import { CHESS_RESULTS_WORDS } from './chess-results-words.ts';

const SIXTEEN_BYTES = /^[0-9a-fA-F]{32}$/;

/** What the site gave: typed here, kept on the server, never shown again. */
export function ChessResultsSecrets(props: {
  readonly configured: boolean;
  readonly onChanged: () => void;
}): ReactNode {
  const { configured, onChanged } = props;
  const words = useWords(CHESS_RESULTS_WORDS);
  const chief = useIsChiefOfHouse();
  const attempt = useAttempt();
  const [typing, setTyping] = useState(false);
  const put = async (settings: ChessResultsRequest['settings']): Promise<void> => {
    const body: ChessResultsRequest = { settings };
    const done = await attempt(async () => {
      await ask('/api/chess-results', { method: 'PUT', body });
      return true;
    });
    if (done === null) return;
    setTyping(false);
    onChanged();
  };
  return (
    <section>
      <h3>{words.secrets}</h3>
      <Text c="dimmed" role="status">
        {configured ? words.kept : chief ? words.notKept : words.notChief}
      </Text>
      {chief && !typing && (
        <Group gap="xs" mt="xs">
          <Button
            variant="default"
            onClick={() => {
              setTyping(true);
            }}
          >
            {configured ? words.replace : words.enter}
          </Button>
          {configured && (
            <Button variant="subtle" color="red" onClick={() => void put(null)}>
              {words.forget}
            </Button>
          )}
        </Group>
      )}
      {typing && (
        <SecretsForm
          onKeep={put}
          onCancel={() => {
            setTyping(false);
          }}
        />
      )}
    </section>
  );
}

function SecretsForm(props: {
  readonly onKeep: (settings: NonNullable<ChessResultsRequest['settings']>) => Promise<void>;
  readonly onCancel: () => void;
}): ReactNode {
  const words = useWords(CHESS_RESULTS_WORDS);
  const [source, setSource] = useState('');
  const [creator, setCreator] = useState('');
  const [key, setKey] = useState('');
  const [iv, setIv] = useState('');
  const isHex = (text: string): boolean => SIXTEEN_BYTES.test(text.trim());
  const complete = source.trim() !== '' && creator.trim() !== '' && isHex(key) && isHex(iv);
  const secret = (label: string, value: string, set: (text: string) => void): ReactNode => (
    <PasswordInput
      label={label}
      description={words.hexHint}
      autoComplete="off"
      value={value}
      error={value !== '' && !isHex(value) ? words.notHex : undefined}
      onChange={(event) => {
        set(event.currentTarget.value);
      }}
    />
  );
  const plain = (label: string, value: string, set: (text: string) => void): ReactNode => (
    <TextInput
      label={label}
      autoComplete="off"
      maxLength={200}
      value={value}
      onChange={(event) => {
        set(event.currentTarget.value);
      }}
    />
  );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!complete) return;
        void props.onKeep({
          source: source.trim(),
          creator: creator.trim(),
          key: key.trim(),
          iv: iv.trim(),
        });
      }}
    >
      <Stack gap="sm" mt="xs">
        <Group grow align="start">
          {plain(words.source, source, setSource)}
          {plain(words.creator, creator, setCreator)}
        </Group>
        {secret(words.key, key, setKey)}
        {secret(words.iv, iv, setIv)}
        <Group gap="xs">
          <Button type="submit" disabled={!complete}>
            {words.keep}
          </Button>
          <Button variant="default" onClick={props.onCancel}>
            {words.cancel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
