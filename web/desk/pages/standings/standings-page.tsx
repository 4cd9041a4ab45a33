import { Alert, Group, Loader, NativeSelect, Tabs, Title } from '@mantine/core';
import type { StandingsView } from '@ronde/core/tournament/views/standings.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import { useMediaQuery } from '@mantine/hooks';
import { IconListNumbers } from '../../icons.tsx';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, type ReactNode } from 'react';
import { AnswerProblem } from '../../../api/ask.ts';
import { useView } from '../../event/use-view.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { PartOfPage } from '../../later/part-of-page.tsx';
import { StandingsPicture } from '../../parts-of-pages.ts';
import { DataTable } from '../../parts/data-table.tsx';
import { NoRoundYet } from '../../parts/no-round-yet.tsx';
import { useRemembered } from '../../parts/use-remembered.ts';
import { sayProblem } from '../../say-problem.ts';
import { usePanel } from '../../shell/use-panel.ts';
import { CategoryRankings } from './category-rankings.tsx';
import { ClubRanking } from './club-ranking.tsx';
import classes from './standings.module.css';
import { standingsColumns } from './standings-columns.tsx';
import { StandingSigns } from './standing-signs.tsx';
import { standingsPath } from './standings-path.ts';
import { STANDINGS_WORDS } from './standings-words.ts';

const VIEWS = ['table', 'categories', 'clubs', 'picture'] as const;
type View = (typeof VIEWS)[number];

/** The standings, now or after an earlier round: whole, by category, by club, and as pictures. */
export function StandingsPage(): ReactNode {
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
          <Group gap="xs" className="no-print">
            <label htmlFor="standings-as-of">{words.asOf}</label>
            <NativeSelect
              id="standings-as-of"
              value={String(asOf ?? latestRound)}
              onChange={(event) => {
                const chosen = Number(event.currentTarget.value);
                setAsOf(chosen === latestRound ? null : chosen);
              }}
              data={Array.from({ length: rounds }, (_, index) => {
                const round = rounds - index;
                const label =
                  round === latestRound
                    ? words.latest(round)
                    : round > latestRound
                      ? words.onlyPaired(round)
                      : String(round);
                return { value: String(round), label };
              })}
            />
          </Group>
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
        <CategoryRankings view={data} asOf={asOf} />
      </Tabs.Panel>
      <Tabs.Panel value="clubs">
        <ClubRanking asOf={asOf} />
      </Tabs.Panel>
      <Tabs.Panel value="picture">
        <PartOfPage>
          <StandingsPicture view={data} asOf={asOf} />
        </PartOfPage>
      </Tabs.Panel>
    </Tabs>
  );
}

/** The round the standings are asked for, in the address: null for the latest. */
function useAsOf(): [number | null, (round: number | null) => void] {
  const { after }: { after?: number } = useSearch({ strict: false });
  const navigate = useNavigate();
  return [
    after ?? null,
    (round) => {
      void navigate({
        to: '.',
        search: ({ after: _, ...rest }: { after?: number }) =>
          round === null ? rest : { ...rest, after: round },
      });
    },
  ];
}

/** Rounds that can be asked for: those published, at least those that count. */
function publishedRounds(data: OverviewAnswer | undefined, atLeast: number): number {
  const shown = (data?.overview.rounds ?? []).filter(
    ({ stage }) => stage !== 'toCome' && stage !== 'draft',
  );
  return Math.max(atLeast, shown.length);
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
