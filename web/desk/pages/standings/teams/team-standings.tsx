import { Alert, Group, Loader, NativeSelect, SegmentedControl, Text, Title } from '@mantine/core';
import { sayTeamRefusal } from '@ronde/core/documents/standings-explanation/team-refusal-words.ts';
import type { SystemName } from '@ronde/core/pairing/systems.ts';
import { presetsFor } from '@ronde/core/tournament/tie-break-presets.ts';
import type { TeamStandingsView } from '@ronde/core/tournament/views/team-standings.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import { useMemo, useState, type ReactNode } from 'react';
import { AnswerProblem } from '../../../../api/ask.ts';
import { useView } from '../../../event/use-view.ts';
import { IconListNumbers } from '../../../icons.tsx';
import { useLanguage, useWords } from '../../../language.tsx';
import { DataTable } from '../../../parts/data-table.tsx';
import { NoRoundYet } from '../../../parts/no-round-yet.tsx';
import { useRemembered } from '../../../parts/use-remembered.ts';
import { sayProblem } from '../../../say-problem.ts';
import { usePanel } from '../../../shell/use-panel.ts';
import { AsOfRound, publishedRounds, useAsOf } from '../as-of-round.tsx';
import { LotsDue } from '../draw-lots.tsx';
import classes from '../standings.module.css';
import { Undecided } from '../undecided.tsx';
import { STANDINGS_WORDS } from '../standings-words.ts';
import { BoardPrizesTable } from './board-prizes.tsx';
import { comparedOrder, teamPath } from './compared-order.ts';
import { teamColumns } from './team-columns.tsx';
import { TeamPlayers } from './team-players.tsx';
import { TEAM_STANDINGS_WORDS } from './team-standings-words.ts';

const VIEWS = ['teams', 'players', 'boards'] as const;
type View = (typeof VIEWS)[number];

/** The standings of a team event: its teams, its players, and the best of every board. */
export function TeamStandings(): ReactNode {
  const words = useWords(STANDINGS_WORDS);
  const own = useWords(TEAM_STANDINGS_WORDS);
  const language = useLanguage();
  const [after, setAsOf] = useAsOf();
  const [view, setView] = useRemembered<View>('standings.teams', 'teams');
  const [asked, setOrder] = useState<string | null>(null);
  const overview = useView<OverviewAnswer>('');
  const system: SystemName = overview.data?.overview.system ?? 'teamSwiss';
  const order = comparedOrder(system, asked);
  const latest = useView<TeamStandingsView>('standings/teams');
  const asOf = after === latest.data?.round ? null : after;
  const { data, error } = useView<TeamStandingsView>(teamPath(asOf, order));
  if (data === undefined || latest.data === undefined) {
    return error instanceof AnswerProblem ? (
      <Alert color="red">{sayProblem(error.problem, language)}</Alert>
    ) : (
      <Loader />
    );
  }
  const shown = VIEWS.includes(view) ? view : 'teams';
  const rounds = publishedRounds(overview.data, latest.data.round);
  if (rounds === 0) {
    return (
      <NoRoundYet
        heading={words.heading}
        sign={IconListNumbers}
        what={words.emptyWhat}
        comes={words.emptyComes}
        anybody={latest.data.rows.length > 0}
      />
    );
  }
  return (
    <>
      <Group justify="space-between" mb="xs" gap="xs">
        <Group gap="lg">
          <Title order={1} size="h2">
            {words.heading}
          </Title>
          <AsOfRound asOf={asOf} latest={latest.data.round} rounds={rounds} onAsk={setAsOf} />
        </Group>
        <SegmentedControl
          className="no-print"
          aria-label={own.show}
          value={shown}
          onChange={(chosen) => {
            setView(VIEWS.find((one) => one === chosen) ?? 'teams');
          }}
          data={VIEWS.map((one) => ({ value: one, label: own.views[one] }))}
        />
      </Group>
      <div className="print-only">{words.caption(data.round)}</div>
      {shown === 'teams' && (
        <>
          <Group mb="xs" gap="xs" className="no-print">
            <label htmlFor="team-order">{own.order}</label>
            <NativeSelect
              id="team-order"
              value={order?.id ?? ''}
              onChange={(event) => {
                setOrder(event.currentTarget.value === '' ? null : event.currentTarget.value);
              }}
              data={[
                { value: '', label: own.announced },
                ...presetsFor(system, 'team').map(({ id, name }) => ({
                  value: id,
                  label: name[language],
                })),
              ]}
            />
          </Group>
          {order !== null && <Text size="sm">{own.compared(order.name[language])}</Text>}
          <TeamSigns view={data} latest={asOf === null && order === null} />
          <Table view={data} asOf={asOf} order={order?.id ?? null} />
        </>
      )}
      {shown === 'players' && <TeamPlayers asOf={asOf} />}
      {shown === 'boards' && <BoardPrizesTable asOf={asOf} />}
    </>
  );
}

/** Whether the table is final, what is still open in it, and which ties are left. */
function TeamSigns(props: {
  readonly view: TeamStandingsView;
  readonly latest: boolean;
}): ReactNode {
  const { view, latest } = props;
  const words = useWords(STANDINGS_WORDS);
  const language = useLanguage();
  const settled = view.final && view.openGames === 0;
  const [seed] = view.lots.map((drawn) => drawn.seed);
  return (
    <div className={classes['signs']}>
      <Group gap="xs">
        <span className={classes['sign']} data-settled={settled}>
          {settled ? words.final : words.provisional}
        </span>
        {view.openGames > 0 && <Text size="sm">{words.openGames(view.openGames)}</Text>}
        <Undecided matches={view.undecided} />
        {seed !== undefined && <Text size="sm">{words.lots(seed)}</Text>}
        {!view.cup && view.tiesLeft.length > 0 && (
          <details className={classes['ties']}>
            <summary>{words.tiesLeft(view.tiesLeft.length)}</summary>
            <ul>
              {view.tiesLeft.map(({ rank, names }) => (
                <li key={rank}>{words.tieAt(rank, names.join(' · '))}</li>
              ))}
            </ul>
          </details>
        )}
        {view.lotsDue && latest && <LotsDue />}
      </Group>
      {view.refusal !== null && (
        <Alert color="red">{words.refusal(sayTeamRefusal(view.refusal, language))}</Alert>
      )}
    </div>
  );
}

function Table(props: {
  readonly view: TeamStandingsView;
  readonly asOf: number | null;
  readonly order: string | null;
}): ReactNode {
  const { view, asOf, order } = props;
  const words = useWords(STANDINGS_WORDS);
  const language = useLanguage();
  const { panel, open } = usePanel();
  const columns = useMemo(() => teamColumns(view, language), [view, language]);
  return (
    <DataTable
      name="team-standings"
      caption={words.caption(view.round)}
      columns={columns}
      rows={view.round === 0 ? [] : view.rows}
      rowKey={({ id, number }) => id ?? String(number)}
      current={panel?.kind === 'teamRank' ? panel.team : null}
      onOpen={({ id }) => {
        if (id === null) return;
        open({
          kind: 'teamRank',
          team: id,
          ...(asOf === null ? {} : { asOf }),
          ...(order === null ? {} : { order }),
        });
      }}
      empty={words.empty}
    />
  );
}
