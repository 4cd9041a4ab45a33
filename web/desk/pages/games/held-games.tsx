import { Button, Group, NativeSelect, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { sayNoBoard } from '@ronde/core/tournament/words/say-games.ts';
import type { GameLine, HeldGame, StrayGame } from '@ronde/server/api/games.ts';
import { useState, type ReactNode } from 'react';
import { useLanguage, useWords } from '../../language.tsx';
import lines from '../../parts/lines.module.css';
import { useOneAtATime } from '../../parts/use-one-at-a-time.ts';
import { GAMES_PAGE_WORDS } from './games-words.ts';
import { useGameDeeds, type BoardPlace } from './use-games.ts';

/** Games that were read and belong to no board for certain: each is put on one by hand. */
export function HeldGames(props: {
  readonly held: readonly HeldGame[];
  readonly boards: readonly GameLine[];
  readonly onPut: (game: HeldGame) => void;
}): ReactNode {
  const words = useWords(GAMES_PAGE_WORDS);
  const language = useLanguage();
  const { put } = useGameDeeds();
  if (props.held.length === 0) return null;
  const why = ({ why: reason }: HeldGame): string =>
    reason === 'twice' || reason === 'differs' ? words.why[reason] : sayNoBoard(reason, language);
  return (
    <section className="no-print">
      <Title order={2} size="h4">
        {words.held}
      </Title>
      <Text c="dimmed">{words.heldAbout}</Text>
      <ul className={lines['list']}>
        {props.held.map((game) => (
          <OpenGame
            key={`${game.line} ${game.text}`}
            pair={words.pair(game.white, game.black)}
            about={words.line(game.line, why(game))}
            boards={props.boards}
            place={game.place}
            onPut={async (place) => {
              const done = await put(place, game.text);
              if (done) props.onPut(game);
              return done;
            }}
          />
        ))}
      </ul>
    </section>
  );
}

/** Games whose board is gone: a round was paired again. */
export function StrayGames(props: {
  readonly strays: readonly StrayGame[];
  readonly boards: readonly GameLine[];
}): ReactNode {
  const words = useWords(GAMES_PAGE_WORDS);
  const { put, takeAway } = useGameDeeds();
  if (props.strays.length === 0) return null;
  return (
    <section className="no-print">
      <Title order={2} size="h4">
        {words.strays}
      </Title>
      <Text c="dimmed">{words.straysAbout}</Text>
      <ul className={lines['list']}>
        {props.strays.map((stray) => (
          <OpenGame
            key={`${stray.round}.${stray.board}`}
            pair={words.pair(stray.white, stray.black)}
            about={words.strayOf(stray.round, stray.board)}
            boards={props.boards}
            place={null}
            onPut={async (place) => (await put(place, stray.text)) && takeAway(stray)}
          />
        ))}
      </ul>
    </section>
  );
}

function OpenGame(props: {
  readonly pair: string;
  readonly about: string;
  readonly boards: readonly GameLine[];
  readonly place: BoardPlace | null;
  readonly onPut: (place: BoardPlace) => Promise<boolean>;
}): ReactNode {
  const { pair, boards, place } = props;
  const words = useWords(GAMES_PAGE_WORDS);
  const { busy, run } = useOneAtATime();
  const [round, setRound] = useState(place?.round ?? boards.at(-1)?.round ?? 1);
  const ofRound = boards.filter((one) => one.round === round);
  const [board, setBoard] = useState(place?.board ?? ofRound[0]?.board ?? 1);
  const rounds = [...new Set(boards.map((one) => one.round))];
  return (
    <li>
      <span className={lines['what']}>
        <span className={lines['name']}>{pair}</span>
        <span className={lines['soft']}>{props.about}</span>
      </span>
      <Group gap="xs" align="end">
        <NativeSelect
          label={words.round}
          data={rounds.map(String)}
          value={String(round)}
          onChange={(event) => {
            const chosen = Number(event.currentTarget.value);
            setRound(chosen);
            setBoard(boards.find((one) => one.round === chosen)?.board ?? 1);
          }}
        />
        <NativeSelect
          label={words.board}
          data={ofRound.map((one) => ({
            value: String(one.board),
            label: `${one.board}. ${words.pair(one.white, one.black)}`,
          }))}
          value={String(board)}
          onChange={(event) => {
            setBoard(Number(event.currentTarget.value));
          }}
        />
        <Button
          variant="default"
          loading={busy}
          aria-label={words.putOf(pair)}
          onClick={() => {
            run(async () => {
              if (!(await props.onPut({ round, board }))) return;
              notifications.show({ message: words.putDone(round, board), autoClose: 8_000 });
            });
          }}
        >
          {words.put}
        </Button>
      </Group>
    </li>
  );
}
