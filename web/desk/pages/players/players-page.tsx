import { Alert, Button, Loader, Menu, Text, Title } from '@mantine/core';
import { useHotkeys, useMediaQuery } from '@mantine/hooks';
import type { PlayersView } from '@ronde/core/tournament/views/players.ts';
import type { OverviewView } from '@ronde/core/tournament/views/overview.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import { IconChevronDown, IconFileImport, IconUserPlus } from '../../icons.tsx';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useState, type ReactNode } from 'react';
import { useEvent } from '../../event/event-context.tsx';
import { openRounds } from '../../event/open-rounds.ts';
import { useDo } from '../../event/use-command.tsx';
import { useMay } from '../../event/use-may.ts';
import { useView } from '../../event/use-view.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { mayRead } from '../../page-readers.ts';
import { PartOfPage } from '../../later/part-of-page.tsx';
import { DataTable } from '../../parts/data-table.tsx';
import { unlessBehindDialog } from '../../parts/behind-dialog.ts';
import { isKept } from '../../parts/use-kept.ts';
import { AddPlayer, ImportEntries } from '../../parts-of-pages.ts';
import { stillThere, type Picked } from '../../parts/row-selection.ts';
import { usePanel } from '../../shell/use-panel.ts';
import { enteringKey } from './entering-key.ts';
import { markOf, MissingChips } from './missing-chips.tsx';
import { ON_PICKED, PickedPlayers } from './picked-players.tsx';
import { playerColumns } from './player-columns.tsx';
import classes from './players.module.css';
import { PLAYERS_WORDS } from './players-words.ts';

/** Who plays: what is missing at a glance, entries, numbers, absences. */
export function PlayersPage(): ReactNode {
  const words = useWords(PLAYERS_WORDS);
  const players = useView<PlayersView>('players');
  const overview = useView<OverviewAnswer>('');
  if (players.data !== undefined && overview.data !== undefined) {
    return <Players view={players.data} overview={overview.data.overview} />;
  }
  if (players.error !== null) return <Alert color="red">{words.failed}</Alert>;
  return <Loader />;
}

function Players(props: {
  readonly view: PlayersView;
  readonly overview: OverviewView;
}): ReactNode {
  const { view, overview } = props;
  const words = useWords(PLAYERS_WORDS);
  const language = useLanguage();
  const may = useMay();
  const mayAdd = may('enterPlayers') && !view.listClosed;
  const { panel, open } = usePanel();
  const search: { missing?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  const narrow = useMediaQuery('(max-width: 36rem)', false, { getInitialValueInEffect: false });
  const { id: tournament } = useEvent();
  const [adding, setAdding] = useState(() => mayAdd && isKept(enteringKey(tournament)));
  const [importing, setImporting] = useState(false);
  const [picked, setPicked] = useState<Picked>(new Set());
  const mark = markOf(search.missing);
  const add = (): void => {
    if (mayAdd) setAdding(true);
  };
  useHotkeys([['a', unlessBehindDialog(add)]]);

  // What is for those who run the event comes only to them.
  const staff = view.missing !== null;
  const columns = useMemo(
    () => playerColumns(language, { narrow, staff }),
    [language, narrow, staff],
  );
  const rows = useMemo(
    () =>
      mark === null
        ? view.players
        : // As the server counts them: who has left needs nothing any more.
          view.players.filter(
            ({ staff, left }) => left === null && staff?.missing.includes(mark) === true,
          ),
    [mark, view.players],
  );
  const current = stillThere(
    picked,
    view.players.map(({ id }) => id),
  );
  const chosen = view.players.filter(({ id }) => current.has(id));
  return (
    <>
      <div className={classes['head']}>
        <Title order={1} size="h2">
          {words.heading}
        </Title>
        {view.listClosed && <Text className={classes['notice'] ?? ''}>{words.closed}</Text>}
        <ListSteps view={view} overview={overview} />
        {mayAdd && (
          <Button
            variant="default"
            leftSection={<IconFileImport size={18} aria-hidden />}
            onClick={() => {
              setImporting(true);
            }}
          >
            {words.importEntries}
          </Button>
        )}
        {mayAdd && (
          <Button leftSection={<IconUserPlus size={18} aria-hidden />} onClick={add}>
            {words.add}
          </Button>
        )}
      </div>
      {view.missing !== null && view.players.length > 0 && (
        <MissingChips
          counts={view.missing}
          players={view.players.length}
          chosen={mark}
          onChoose={(missing) => {
            void navigate({
              to: '.',
              search: ({ missing: _, ...rest }: { missing?: string }) =>
                missing === null ? rest : { ...rest, missing },
            });
          }}
        />
      )}
      <DataTable
        name="players"
        caption={words.heading}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        current={panel?.kind === 'player' ? panel.player : null}
        rowClass={({ left }) => (left === null ? undefined : classes['gone'])}
        onOpen={({ id }) => {
          open({ kind: 'player', player: id });
        }}
        selection={
          ON_PICKED.some(may)
            ? { picked: current, onPick: setPicked, nameOf: ({ name }) => words.pick(name) }
            : undefined
        }
        empty={
          mark !== null ? (
            words.nobodyLacks
          ) : (
            <>
              <Text fw={600}>{words.empty}</Text>
              {mayAdd && <Text>{words.emptyHint}</Text>}
            </>
          )
        }
      />
      {chosen.length > 0 && (
        <PickedPlayers
          players={chosen}
          overview={overview}
          onLetGo={() => {
            setPicked(new Set());
          }}
        />
      )}
      <PartOfPage>
        {importing && (
          <ImportEntries
            players={view.players}
            onClose={() => {
              setImporting(false);
            }}
          />
        )}
        {adding && (
          <AddPlayer
            players={view.players}
            rounds={overview.rounds.length}
            firstRound={openRounds(overview.rounds)[0] ?? null}
            onClose={() => {
              setAdding(false);
            }}
          />
        )}
      </PartOfPage>
    </>
  );
}

/** Numbers and the closing of the list; assigning them is the button while they are missing. */
function ListSteps(props: {
  readonly view: PlayersView;
  readonly overview: OverviewView;
}): ReactNode {
  const { view, overview } = props;
  const words = useWords(PLAYERS_WORDS);
  const { id } = useEvent();
  const act = useDo();
  const may = useMay();
  const mayNumber = view.players.length > 0 && may('assignNumbers');
  const lists = `/event/${encodeURIComponent(id)}/lists`;
  const late = view.players.some(({ tpn }) => tpn === null);
  const { data } = useView<OverviewAnswer>('');
  const mayLists = data !== undefined && mayRead(data.me.role, 'lists');
  return (
    <>
      {mayNumber && !overview.numbered && (
        <Button
          variant="default"
          onClick={() => void act({ type: 'assignNumbers', reason: 'initialOrder' })}
        >
          {words.assign}
        </Button>
      )}
      {(mayLists || (mayNumber && overview.numbered)) && (
        <Menu position="bottom-end">
          <Menu.Target>
            <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden />}>
              {words.list}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {mayLists && (
              <Menu.Item component={Link} to={lists}>
                {words.lists}
              </Menu.Item>
            )}
            {mayNumber && overview.numbered && late && (
              <Menu.Item onClick={() => void act({ type: 'assignNumbers', reason: 'lateEntry' })}>
                {words.assignLate}
              </Menu.Item>
            )}
            {mayNumber && overview.numbered && (
              <Menu.Item onClick={() => void act({ type: 'assignNumbers', reason: 'correction' })}>
                {words.assignAgain}
              </Menu.Item>
            )}
            {mayNumber && overview.numbered && !view.listClosed && may('closeList') && (
              <Menu.Item onClick={() => void act({ type: 'closeList' })}>{words.close}</Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      )}
    </>
  );
}
