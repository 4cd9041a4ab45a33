import { Alert, Button, Group, Loader, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { sayGameConflict } from '@ronde/core/tournament/words/say-games.ts';
import { sayOutcome } from '@ronde/core/tournament/words/say-outcome.ts';
import type { GameLine, GamesAnswer, HeldGame, MovesState } from '@ronde/server/api/games.ts';
import { useMemo, useState, type ReactNode } from 'react';
import { useView } from '../../event/use-view.ts';
import { IconChess, IconDownload } from '../../icons.tsx';
import { useLanguage, useWords } from '../../language.tsx';
import { DataTable } from '../../parts/data-table.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { useSaveExport } from '../files/use-export.ts';
import { gameColumns } from './game-columns.tsx';
import { GameDialog } from './game-dialog.tsx';
import { GAMES_PAGE_WORDS } from './games-words.ts';
import { HeldGames, StrayGames } from './held-games.tsx';
import { ReadGames } from './read-games.tsx';
import { useGameDeeds, useMayKeepGames, type BoardPlace } from './use-games.ts';

/** The moves of the games: read in, laid beside the boards, looked at and given out again. */
export function GamesPage(): ReactNode {
  const words = useWords(GAMES_PAGE_WORDS);
  const { data, isError } = useView<GamesAnswer>('games');
  if (data === undefined) return isError ? <Alert color="red">{words.failed}</Alert> : <Loader />;
  return (
    <Stack gap="md">
      <Title order={1} size="h2">
        {words.heading}
      </Title>
      {data.lines.length === 0 ? (
        <EmptyState sign={IconChess} title={words.noRound} what={words.noRoundAbout} />
      ) : (
        <Games answer={data} />
      )}
    </Stack>
  );
}

function Games({ answer: { lines, strays } }: { readonly answer: GamesAnswer }): ReactNode {
  const words = useWords(GAMES_PAGE_WORDS);
  const language = useLanguage();
  const mayKeep = useMayKeepGames();
  const deeds = useGameDeeds();
  const [held, setHeld] = useState<readonly HeldGame[]>([]);
  const [open, setOpen] = useState<BoardPlace | null>(null);
  const counted = countOf(lines);
  const line = lines.find(({ round, board }) => round === open?.round && board === open.board);
  return (
    <>
      <Text className="no-print">{words.about}</Text>
      <Text aria-live="polite">
        <strong>{words.counted(counted('kept'), counted('conflict'), counted('missing'))}</strong>
      </Text>
      {mayKeep && <ReadGames onHeld={setHeld} />}
      {mayKeep && (
        <HeldGames
          held={held}
          boards={lines}
          onPut={(game) => {
            setHeld((now) => now.filter((one) => one !== game));
          }}
        />
      )}
      {mayKeep && <StrayGames strays={strays} boards={lines} />}
      <Boards lines={lines} onOpen={setOpen} />
      {line !== undefined && (
        <GameDialog
          key={`${line.round}.${line.board}`}
          line={line}
          result={sayOutcome(line.outcome, language)}
          told={line.conflicts.map((conflict) => sayGameConflict(conflict, language))}
          deeds={mayKeep ? deeds : null}
          onClose={() => {
            setOpen(null);
          }}
        />
      )}
    </>
  );
}

const countOf =
  (lines: readonly GameLine[]) =>
  (state: MovesState): number =>
    lines.filter(({ moves }) => moves === state).length;

const FILTERS = ['all', 'conflict', 'missing'] as const;
type Filter = (typeof FILTERS)[number];
const ALL_ROUNDS = '';

/** The boards of one round or of all, those that want something alone if that is wished. */
function Boards(props: {
  readonly lines: readonly GameLine[];
  readonly onOpen: (place: BoardPlace) => void;
}): ReactNode {
  const { lines, onOpen } = props;
  const words = useWords(GAMES_PAGE_WORDS);
  const language = useLanguage();
  const [chosen, setChosen] = useState(ALL_ROUNDS);
  const [filter, setFilter] = useState<Filter>('all');
  const narrow = useMediaQuery('(max-width: 36rem)', false, { getInitialValueInEffect: false });
  const columns = useMemo(() => gameColumns(language, narrow), [language, narrow]);
  const rounds = [...new Set(lines.map(({ round }) => round))];
  const round = chosen === ALL_ROUNDS ? null : Number(chosen);
  const ofRound = round === null ? lines : lines.filter((line) => line.round === round);
  const counted = countOf(ofRound);
  const count: Readonly<Record<Filter, number>> = {
    all: ofRound.length,
    conflict: counted('conflict'),
    missing: counted('missing'),
  };
  return (
    <>
      <Files lines={lines} round={round} />
      <DataTable
        name="games"
        caption={words.caption(round)}
        columns={columns}
        rows={filter === 'all' ? ofRound : ofRound.filter(({ moves }) => moves === filter)}
        rowKey={({ round: of, board }) => `${of}.${board}`}
        onOpen={onOpen}
        tools={
          <>
            <NativeSelect
              aria-label={words.round}
              data={[
                { value: ALL_ROUNDS, label: words.allRounds },
                ...rounds.map((one) => ({ value: String(one), label: `${words.round} ${one}` })),
              ]}
              value={chosen}
              onChange={(event) => {
                setChosen(event.currentTarget.value);
              }}
            />
            <NativeSelect
              aria-label={words.show}
              data={FILTERS.map((one) => ({ value: one, label: words.filters[one](count[one]) }))}
              value={filter}
              onChange={({ currentTarget: { value } }) => {
                setFilter(FILTERS.find((one) => one === value) ?? 'all');
              }}
            />
          </>
        }
        empty={words.none}
      />
    </>
  );
}

/** Games given out again: whole, by round, of one player. */
function Files(props: {
  readonly lines: readonly GameLine[];
  readonly round: number | null;
}): ReactNode {
  const { lines, round } = props;
  const words = useWords(GAMES_PAGE_WORDS);
  const language = useLanguage();
  const save = useSaveExport();
  const [player, setPlayer] = useState('');
  const players = useMemo(() => {
    const names = new Map(
      lines.flatMap((one) => [
        [one.whiteId, one.white] as const,
        [one.blackId, one.black] as const,
      ]),
    );
    return [...names].sort(([, a], [, b]) => a.localeCompare(b, language));
  }, [lines, language]);
  const icon = <IconDownload size={16} aria-hidden />;
  return (
    <section className="no-print">
      <Title order={2} size="h4">
        {words.out}
      </Title>
      <Text c="dimmed">{words.outAbout}</Text>
      <Group align="end" gap="sm" mt="xs">
        <Button
          variant="default"
          leftSection={icon}
          onClick={() => void save('pgn', { audience: 'staff' })}
        >
          {words.saveAll}
        </Button>
        {round !== null && (
          <Button
            variant="default"
            leftSection={icon}
            onClick={() => void save('pgn', { audience: 'staff', round: String(round) })}
          >
            {words.saveRound(round)}
          </Button>
        )}
        <NativeSelect
          label={words.ofPlayer}
          description={words.ofPlayerHint}
          data={[
            { value: '', label: words.nobody },
            ...players.map(([value, label]) => ({ value, label })),
          ]}
          value={player}
          onChange={(event) => {
            setPlayer(event.currentTarget.value);
          }}
        />
        <Button
          variant="default"
          leftSection={icon}
          disabled={player === ''}
          onClick={() => void save('pgn', { audience: 'staff', players: player })}
        >
          {words.savePlayer}
        </Button>
      </Group>
    </section>
  );
}
