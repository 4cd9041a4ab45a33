import { Alert, Button, Group, List, Loader, Modal, Stack, Text, Textarea } from '@mantine/core';
import { writerName } from '@ronde/core/tournament/words/writer-text.ts';
import type { GameAnswer, GameLine } from '@ronde/server/api/games.ts';
import { useState, type ReactNode } from 'react';
import { formatInstant } from '../../dates.ts';
import { useView } from '../../event/use-view.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { useOneAtATime } from '../../parts/use-one-at-a-time.ts';
import { GAME_DIALOG_WORDS } from './game-dialog-words.ts';
import { GameViewer } from './game-viewer.tsx';
import type { GameDeeds } from './use-games.ts';

/** One board: its game move by move, what it says against the event, and what can be done. */
export function GameDialog(props: {
  readonly line: GameLine;
  /** The result entered, and the conflicts, in words. */
  readonly result: string;
  readonly told: readonly string[];
  /** Null for who only looks. */
  readonly deeds: GameDeeds | null;
  readonly onClose: () => void;
}): ReactNode {
  const { line, told, deeds } = props;
  const words = useWords(GAME_DIALOG_WORDS);
  const hasGame = line.moves === 'kept' || line.moves === 'conflict';
  return (
    <Modal
      opened
      onClose={props.onClose}
      title={words.title(line.round, line.board, line.white, line.black)}
      size="56rem"
    >
      <Stack gap="md">
        <Text>{words.entered(props.result)}</Text>
        {hasGame ? <Game line={line} /> : <Text>{words.missing}</Text>}
        {told.length > 0 && <Conflicts line={line} told={told} />}
        {deeds !== null && <Deeds line={line} deeds={deeds} hasGame={hasGame} />}
        {deeds !== null && <Another line={line} deeds={deeds} hasGame={hasGame} />}
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
      <GameViewer key={movesOf(data)} game={data} />
      {data.by !== null && data.at !== null && (
        <Text size="sm" c="dimmed">
          {words.readBy(writerName(data.by, language), formatInstant(data.at, language))}
        </Text>
      )}
    </>
  );
}

/** Where only its names or its result change, whoever steps through it stays where they are. */
const movesOf = ({ start, played }: GameAnswer): string =>
  [start, ...played.map(({ san }) => san)].join(' ');

function Conflicts(props: {
  readonly line: GameLine;
  readonly told: readonly string[];
}): ReactNode {
  const { line, told } = props;
  const words = useWords(GAME_DIALOG_WORDS);
  const illegal = line.conflicts.some(({ kind }) => kind === 'moves');
  return (
    <Alert color="yellow" title={words.conflicts}>
      <List size="sm">
        {told.map((conflict) => (
          <List.Item key={conflict}>{conflict}</List.Item>
        ))}
      </List>
      <Text size="sm" mt="xs">
        {illegal ? words.whatToDoOfMoves : words.whatToDo}
      </Text>
    </Alert>
  );
}

interface OfBoard {
  readonly line: GameLine;
  readonly deeds: GameDeeds;
  readonly hasGame: boolean;
}

function Deeds({ line, deeds: { put, takeAway, turnBack }, hasGame }: OfBoard): ReactNode {
  const words = useWords(GAME_DIALOG_WORDS);
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

function Another({ line, deeds: { put }, hasGame }: OfBoard): ReactNode {
  const words = useWords(GAME_DIALOG_WORDS);
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
