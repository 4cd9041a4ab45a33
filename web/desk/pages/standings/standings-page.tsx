import { Alert, Group, Loader, Tabs, Title } from '@mantine/core';
import type { StandingsView } from '@ronde/core/tournament/views/standings.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import { useMediaQuery } from '@mantine/hooks';
import { IconListNumbers } from '../../icons.tsx';
import { useMemo, type ReactNode } from 'react';
import { AnswerProblem } from '../../../api/ask.ts';
import { useView } from '../../event/use-view.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { PartOfPage } from '../../later/part-of-page.tsx';
import {
  CategoryRankings,
  ClubRanking,
  StandingsPicture,
  TeamStandings,
} from '../../parts-of-pages.ts';
import { DataTable } from '../../parts/data-table.tsx';
import { NoRoundYet } from '../../parts/no-round-yet.tsx';
import { useRemembered } from '../../parts/use-remembered.ts';
import { sayProblem } from '../../say-problem.ts';
import { usePanel } from '../../shell/use-panel.ts';
import { AsOfRound, publishedRounds, useAsOf } from './as-of-round.tsx';
import classes from './standings.module.css';
import { standingsColumns } from './standings-columns.tsx';
import { StandingSigns } from './standing-signs.tsx';
import { standingsPath } from './standings-path.ts';
import { STANDINGS_WORDS } from './standings-words.ts';

const VIEWS = ['table', 'categories', 'clubs', 'picture'] as const;
type View = (typeof VIEWS)[number];

/** The standings of teams in an event of teams, else those of the players. */
export function StandingsPage(): ReactNode {
  const { data } = useView<OverviewAnswer>('');
  if (data === undefined) return <Loader />;
  return data.overview.kind === 'team' ? (
    <PartOfPage>
      <TeamStandings />
    </PartOfPage>
  ) : (
    <PlayerStandings />
  );
}

/** Now or after an earlier round: whole, by category, by club, and as pictures. */
function PlayerStandings(): ReactNode {
  const words = useWords(STANDINGS_WORDS);
  const language = useLanguage();
  const [after, setAsOf] = useAsOf();
  const [view, setView] = useRemembered<View>('standings.view', 'table');
  const latest = useView<StandingsView>('standings');
  const asOf = after === latest.data?.round ? null : after;
  const { data, error } = useView<StandingsView>(standingsPath(asOf));
  const overview = useView<OverviewAnswer>('');
  if (data === undefined || latest.data === undefined) {
    return error instanceof AnswerProblem ? (
      <Alert color="red">{sayProblem(error.problem, language)}</Alert>
    ) : (
      <Loader />
    );
  }
  const latestRound = latest.data.round;
  const rounds = publishedRounds(overview.data, latestRound);
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
    <Tabs
      value={VIEWS.includes(view) ? view : 'table'}
      keepMounted={false}
      onChange={(chosen) => {
        setView(VIEWS.find((one) => one === chosen) ?? 'table');
      }}
    >
      <Group justify="space-between" mb="xs" gap="xs">
        <Group gap="lg">
          <Title order={1} size="h2">
            {words.heading}
          </Title>
          <AsOfRound asOf={asOf} latest={latestRound} rounds={rounds} onAsk={setAsOf} />
        </Group>
        <Tabs.List className={`${classes['tabs'] ?? ''} no-print`}>
          {VIEWS.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {words.views[one]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Group>
      <div className="print-only">{words.caption(data.round)}</div>
      <StandingSigns view={data} latest={asOf === null} />
      <Tabs.Panel value="table">
        <Table view={data} asOf={asOf} />
      </Tabs.Panel>
      <Tabs.Panel value="categories">
        <PartOfPage>
          <CategoryRankings view={data} asOf={asOf} />
        </PartOfPage>
      </Tabs.Panel>
      <Tabs.Panel value="clubs">
        <PartOfPage>
          <ClubRanking asOf={asOf} />
        </PartOfPage>
      </Tabs.Panel>
      <Tabs.Panel value="picture">
        <PartOfPage>
          <StandingsPicture view={data} asOf={asOf} />
        </PartOfPage>
      </Tabs.Panel>
    </Tabs>
  );
}

function Table(props: { readonly view: StandingsView; readonly asOf: number | null }): ReactNode {
  const { view, asOf } = props;
  const words = useWords(STANDINGS_WORDS);
  const language = useLanguage();
  const { panel, open } = usePanel();
  const narrow = useMediaQuery('(max-width: 36rem)', false, { getInitialValueInEffect: false });
  const columns = useMemo(
    () => standingsColumns(view, language, { narrow }),
    [narrow, view, language],
  );
  return (
    <DataTable
      name="standings"
      caption={words.caption(view.round)}
      columns={columns}
      rows={view.round === 0 ? [] : view.rows}
      rowKey={({ id }) => id}
      current={panel?.kind === 'rank' || panel?.kind === 'player' ? panel.player : null}
      onOpen={({ id }) => {
        open({ kind: 'rank', player: id, ...(asOf === null ? {} : { asOf }) });
      }}
      empty={words.empty}
    />
  );
}
