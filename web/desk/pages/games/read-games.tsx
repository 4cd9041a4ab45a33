import { Alert, Button, List, Stack, Text, Textarea, Title } from '@mantine/core';
import { sayProblem as sayFileProblem } from '@ronde/core/documents/problems/say-problem.ts';
import type { Problem as FileProblem } from '@ronde/core/rules/problem.ts';
import { gamesPath, type GamesReadAnswer, type HeldGame } from '@ronde/server/api/games.ts';
import { useRef, useState, type ReactNode } from 'react';
import { AnswerProblem } from '../../../api/ask.ts';
import { useEvent } from '../../event/event-context.tsx';
import { useLanguage, useWords } from '../../language.tsx';
import { postFile } from '../lists/post-file.ts';
import lines from '../../parts/lines.module.css';
import { GAMES_PAGE_WORDS } from './games-words.ts';
import { useGameDeeds, useSayGameFailure } from './use-games.ts';

type Outcome =
  | { readonly kind: 'read'; readonly answer: GamesReadAnswer }
  | {
      readonly kind: 'notRead';
      readonly file: string;
      readonly why: string;
      readonly problems: readonly FileProblem[];
    };

/** A file dropped or chosen, or a text pasted: its games are kept where they belong. */
export function ReadGames(props: {
  readonly onHeld: (held: readonly HeldGame[]) => void;
}): ReactNode {
  const words = useWords(GAMES_PAGE_WORDS);
  const { id } = useEvent();
  const { refresh } = useGameDeeds();
  const say = useSayGameFailure();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [busy, setBusy] = useState(false);
  const [text, setText] = useState('');
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const send = async (name: string, content: Blob): Promise<boolean> => {
    setBusy(true);
    setOutcome(null);
    let done = false;
    try {
      const path = `${gamesPath(id)}?file=${encodeURIComponent(name)}`;
      const answer = await postFile<GamesReadAnswer>(path, content);
      props.onHeld(answer.held);
      setOutcome({ kind: 'read', answer });
      await refresh();
      done = true;
    } catch (error) {
      setOutcome({ kind: 'notRead', file: name, why: say(error), problems: problemsIn(error) });
    }
    setBusy(false);
    return done;
  };
  const take = (file: File | undefined): void => {
    if (file !== undefined) void send(file.name, file);
  };
  return (
    <section
      className={`${lines['list'] ?? ''} no-print`}
      style={over ? OVER : {}}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => {
        setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files[0]);
      }}
    >
      <Stack p="md" gap="xs" align="flex-start">
        <Title order={2} size="h4">
          {words.read}
        </Title>
        <Text c="dimmed">{words.readAbout}</Text>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={words.choose}
          accept=".pgn,.txt,.eml"
          onChange={(event) => {
            take(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
        <Button loading={busy} onClick={() => input.current?.click()}>
          {words.choose}
        </Button>
        <Textarea
          w="100%"
          label={words.pasteLabel}
          autosize
          minRows={2}
          maxRows={8}
          spellCheck={false}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
          }}
        />
        <Button
          variant="default"
          loading={busy}
          disabled={text.trim() === ''}
          onClick={() => {
            void send(words.pasted, new Blob([text])).then((done) => {
              if (done) setText('');
            });
          }}
        >
          {words.keep}
        </Button>
        <div role="status">{outcome !== null && <Told outcome={outcome} />}</div>
      </Stack>
    </section>
  );
}

/** A file is held over it. */
const OVER = { outline: '2px solid var(--accent)' };

/** What is wrong with a file that gave no game. */
function problemsIn(error: unknown): readonly FileProblem[] {
  const given = error instanceof AnswerProblem ? error.problem.params['problems'] : undefined;
  return Array.isArray(given) ? (given as readonly FileProblem[]) : [];
}

function Told({ outcome }: { readonly outcome: Outcome }): ReactNode {
  const words = useWords(GAMES_PAGE_WORDS);
  if (outcome.kind === 'notRead') {
    const { file, why, problems } = outcome;
    return (
      <Alert color="red" title={words.notRead(file)}>
        {problems.length === 0 ? why : <Problems problems={problems} />}
      </Alert>
    );
  }
  const { read, kept, conflicts, known, empty, problems } = outcome.answer;
  return (
    <Alert color={conflicts > 0 || problems.length > 0 ? 'yellow' : 'green'}>
      <Text size="sm">
        {words.done(read, kept, conflicts, known)} {empty > 0 && words.empty(empty)}
      </Text>
      {problems.length > 0 && (
        <>
          <Text size="sm">{words.odd}</Text>
          <Problems problems={problems} />
        </>
      )}
    </Alert>
  );
}

/** As many lines as help. */
const MOST_LINES = 8;

function Problems({ problems }: { readonly problems: readonly FileProblem[] }): ReactNode {
  const language = useLanguage();
  return (
    <List size="sm">
      {problems.slice(0, MOST_LINES).map((one, index) => (
        <List.Item key={index}>{sayFileProblem(one, language)}</List.Item>
      ))}
    </List>
  );
}
