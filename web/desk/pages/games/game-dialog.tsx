import { Alert, Button, Group, List, Loader, Modal, Stack, Text, Textarea } from '@mantine/core';
import { sayGameConflict } from '@ronde/core/tournament/words/say-games.ts';
import { sayOutcome } from '@ronde/core/tournament/words/say-outcome.ts';
import { writerName } from '@ronde/core/tournament/words/writer-text.ts';
import type { GameAnswer, GameLine } from '@ronde/server/api/games.ts';
import { useState, type ReactNode } from 'react';
import { formatInstant } from '../../dates.ts';
import { useView } from '../../event/use-view.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { useOneAtATime } from '../../parts/use-one-at-a-time.ts';
import { GAME_DIALOG_WORDS } from './game-dialog-words.ts';
import { GameViewer } from './game-viewer.tsx';
import { useGameDeeds } from './use-games.ts';

/** One board: its game move by move, what it says against the event, and what can be done. */
export function GameDialog(props: {
  readonly line: GameLine;
  readonly mayKeep: boolean;
  readonly onClose: () => void;
}): ReactNode {
  const { line, mayKeep } = props;
  const words = useWords(GAME_DIALOG_WORDS);
  const language = useLanguage();
  const hasGame = line.moves === 'kept' || line.moves === 'conflict';
  return (
    <Modal
      opened
      onClose={props.onClose}
      title={words.title(line.round, line.board, line.white, line.black)}
      size="56rem"
    >
      <Stack gap="md">
        <Text>{words.entered(sayOutcome(line.outcome, language))}</Text>
        {hasGame ? <Game line={line} /> : <Text>{words.missing}</Text>}
        {line.conflicts.length > 0 && <Conflicts line={line} />}
        {mayKeep && <Deeds line={line} hasGame={hasGame} />}
        {mayKeep && <Another line={line} hasGame={hasGame} />}
      </Stack>
    </Modal>
  );
}

function Game({ line }: { readonly line: GameLine }): ReactNode {
  const words = useWords(GAME_DIALOG_WORDS);
  const language = useLanguage();
  const { data, isError } = useView<GameAnswer>(`games/${line.round}/${line.board}`);
  if (data === undefined) return isError ? <Alert color="red">{words.failed}</Alert> : <Loader />;
  return (
    <>
      <GameViewer key={data.text} game={data} />
      {data.by !== null && data.at !== null && (
        <Text size="sm" c="dimmed">
          {words.readBy(writerName(data.by, language), formatInstant(data.at, language))}
        </Text>
      )}
    </>
  );
}

function Conflicts({ line }: { readonly line: GameLine }): ReactNode {
  const words = useWords(GAME_DIALOG_WORDS);
  const language = useLanguage();
  const illegal = line.conflicts.some(({ kind }) => kind === 'moves');
  return (
    <Alert color="yellow" title={words.conflicts}>
      <List size="sm">
        {line.conflicts.map((conflict, index) => (
          <List.Item key={index}>{sayGameConflict(conflict, language)}</List.Item>
        ))}
      </List>
      <Text size="sm" mt="xs">
        {illegal ? words.whatToDoOfMoves : words.whatToDo}
      </Text>
    </Alert>
  );
}

function Deeds(props: { readonly line: GameLine; readonly hasGame: boolean }): ReactNode {
  const { line, hasGame } = props;
  const words = useWords(GAME_DIALOG_WORDS);
  const { put, takeAway, turnBack } = useGameDeeds();
  const { busy, run } = useOneAtATime();
  const settles = line.conflicts.length > 0 && line.conflicts.every(({ kind }) => kind !== 'moves');
  return (
    <Group gap="xs">
      {settles && (
        <Button
          loading={busy}
          onClick={() => {
            run(() => put(line, null));
          }}
        >
          {words.vouch}
        </Button>
      )}
      {hasGame && (
        <Button
          variant="default"
          loading={busy}
          onClick={() => {
            run(() => takeAway(line));
          }}
        >
          {words.takeAway}
        </Button>
      )}
      {line.wayBack && (
        <Button
          variant="default"
          loading={busy}
          onClick={() => {
            run(() => turnBack(line));
          }}
        >
          {words.turnBack}
        </Button>
      )}
    </Group>
  );
}

function Another(props: { readonly line: GameLine; readonly hasGame: boolean }): ReactNode {
  const { line, hasGame } = props;
  const words = useWords(GAME_DIALOG_WORDS);
  const { put } = useGameDeeds();
  const { busy, run } = useOneAtATime();
  const [text, setText] = useState('');
  const { data } = useView<GameAnswer>(`games/${line.round}/${line.board}`, hasGame);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return;
        run(async () => {
          if (await put(line, text)) setText('');
        });
      }}
    >
      <Stack gap="xs" align="start">
        <Text fw={600}>{words.another}</Text>
        <Textarea
          w="100%"
          label={words.anotherLabel}
          description={words.anotherAbout}
          autosize
          minRows={2}
          maxRows={8}
          spellCheck={false}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
          }}
        />
        <Group gap="xs">
          <Button type="submit" variant="default" loading={busy} disabled={text.trim() === ''}>
            {words.put}
          </Button>
          {hasGame && data !== undefined && (
            <Button
              variant="subtle"
              onClick={() => {
                setText(data.text);
              }}
            >
              {words.change}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}
