import { Alert, Button, Loader, Menu, Text, Title } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import type { OverviewView } from '@ronde/core/tournament/views/overview.ts';
import type { TeamLine, TeamsView } from '@ronde/core/tournament/views/teams.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import { Link } from '@tanstack/react-router';
import { useMemo, useState, type ReactNode } from 'react';
import { AnswerProblem } from '../../../api/ask.ts';
import { newKey } from '../../../api/new-key.ts';
import { useEvent } from '../../event/event-context.tsx';
import { openRounds } from '../../event/open-rounds.ts';
import { useDo } from '../../event/use-command.tsx';
import { useMay } from '../../event/use-may.ts';
import { useLastProblem, useView } from '../../event/use-view.ts';
import { IconChevronDown, IconFileImport, IconUsersGroup } from '../../icons.tsx';
import { useLanguage, useWords } from '../../language.tsx';
import { PartOfPage } from '../../later/part-of-page.tsx';
import { unlessBehindDialog } from '../../parts/behind-dialog.ts';
import { DataTable } from '../../parts/data-table.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { ImportTeams, NumbersByHand, TeamDialog } from '../../parts-of-pages.ts';
import { teamColumns } from './team-columns.tsx';
import classes from './teams.module.css';
import { TEAMS_WORDS } from './teams-words.ts';

/** Who plays for which team: lists, ratings, numbers and absences. */
export function TeamsPage(): ReactNode {
  const words = useWords(TEAMS_WORDS);
  const view = useView<TeamsView>('teams');
  const overview = useView<OverviewAnswer>('');
  const error = useLastProblem(view);
  if (view.data !== undefined && overview.data !== undefined) {
    return <Teams view={view.data} overview={overview.data.overview} />;
  }
  if (error === null) return <Loader />;
  const none = error instanceof AnswerProblem && error.status === 404;
  return (
    <>
      <Title order={1} size="h2" mb="md">
        {words.heading}
      </Title>
      {none ? <Text>{words.none}</Text> : <Alert color="red">{words.failed}</Alert>}
    </>
  );
}

/** What is open above the list: a new team, one of the teams, or what concerns them all. */
type Opened =
  | { readonly kind: 'new' | 'import' | 'byHand' }
  | { readonly kind: 'team'; readonly id: string };

function Teams(props: { readonly view: TeamsView; readonly overview: OverviewView }): ReactNode {
  const { view, overview } = props;
  const words = useWords(TEAMS_WORDS);
  const language = useLanguage();
  const may = useMay();
  const mayEnter = may('importTeams');
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = (): void => {
    setOpened(null);
  };
  const add = (): void => {
    if (mayEnter) setOpened({ kind: 'new' });
  };
  const open = ({ id }: TeamLine): void => {
    setOpened({ kind: 'team', id });
  };
  useHotkeys([['a', unlessBehindDialog(add)]]);
  const isStaff = view.withoutTeam !== null;
  const { rating, boards, order } = view;
  const columns = useMemo(
    () => teamColumns(language, { rating, boards }, isStaff),
    [language, rating, boards, isStaff],
  );
  const team = opened?.kind === 'team' ? view.teams.find(({ id }) => id === opened.id) : null;
  const waysIn = mayEnter && (
    <>
      <Button
        variant="default"
        leftSection={<IconFileImport size={18} aria-hidden />}
        onClick={() => {
          setOpened({ kind: 'import' });
        }}
      >
        {words.import}
      </Button>
      <Button leftSection={<IconUsersGroup size={18} aria-hidden />} onClick={add}>
        {words.add}
      </Button>
    </>
  );
  return (
    <>
      <div className={classes['head']}>
        <Title order={1} size="h2">
          {words.heading}
        </Title>
        {view.teams.length > 1 && may('numberTeams') && (
          <Numbers
            view={view}
            onByHand={() => {
              setOpened({ kind: 'byHand' });
            }}
          />
        )}
        {view.teams.length > 0 && waysIn}
      </div>
      <p className={classes['rules']}>
        {words.rules(words.rating(rating, boards), words.order(order))}{' '}
        {!view.started && may('changeSettings') && <ToRules />}
      </p>
      {view.teams.length === 0 ? (
        <EmptyState
          sign={IconUsersGroup}
          title={words.empty}
          what={words.emptyWhat}
          {...(mayEnter ? { comes: words.emptyHint } : {})}
        >
          {waysIn}
        </EmptyState>
      ) : (
        <DataTable
          name="teams"
          caption={words.heading}
          columns={columns}
          rows={view.teams}
          rowKey={({ id }) => id}
          rowClass={({ left }) => (left === null ? undefined : classes['gone'])}
          empty={words.empty}
          {...(mayEnter ? { onOpen: open } : {})}
        />
      )}
      <PartOfPage>
        {(opened?.kind === 'new' || (team !== null && team !== undefined)) && (
          <TeamDialog
            key={team?.id ?? 'new'}
            view={view}
            team={team ?? null}
            rounds={overview.rounds.length}
            openRounds={openRounds(overview.rounds)}
            onClose={close}
          />
        )}
        {opened?.kind === 'byHand' && <NumbersByHand teams={view.teams} onClose={close} />}
        {opened?.kind === 'import' && <ImportTeams view={view} onClose={close} />}
      </PartOfPage>
    </>
  );
}

function ToRules(): ReactNode {
  const words = useWords(TEAMS_WORDS);
  const { id } = useEvent();
  return (
    <Link className="no-print" to={`/event/${encodeURIComponent(id)}/settings`} hash="team">
      {words.change}
    </Link>
  );
}

/** Numbers by rating, by lot or by hand. */
function Numbers(props: { readonly view: TeamsView; readonly onByHand: () => void }): ReactNode {
  const { view, onByHand } = props;
  const words = useWords(TEAMS_WORDS);
  const act = useDo();
  const number = async (seed?: string): Promise<void> => {
    const sent = await act({ type: 'numberTeams', ...(seed === undefined ? {} : { seed }) });
    if (sent.kind === 'done') notifications.show({ message: words.numbered });
  };
  if (view.frozen) return <Text size="sm">{words.frozen}</Text>;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          className="no-print"
          variant="default"
          rightSection={<IconChevronDown size={16} aria-hidden />}
        >
          {words.number}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => void number()}>{words.byRating}</Menu.Item>
        {!view.started && (
          <>
            <Menu.Item onClick={() => void number(newKey())}>{words.byLot}</Menu.Item>
            <Menu.Item onClick={onByHand}>{words.byHand}</Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
