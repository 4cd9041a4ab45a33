import { Group, Loader, NativeSelect, Text } from '@mantine/core';
import { displayPoints, POINT } from '@ronde/core/rules/points.ts';
import type { ClubRankingRow, ClubRankingView } from '@ronde/core/tournament/views/club-ranking.ts';
import { useMemo, type ReactNode } from 'react';
import { useView } from '../../event/use-view.ts';
import { useLanguage, useWords } from '../../language.tsx';
import type { Column } from '../../parts/data-column.ts';
import { DataTable } from '../../parts/data-table.tsx';
import { useRemembered } from '../../parts/use-remembered.ts';
import classes from './standings.module.css';
import { standingsPath } from './standings-path.ts';
import { STANDINGS_WORDS } from './standings-words.ts';

const BY = ['club', 'league', 'federation'] as const;
type By = (typeof BY)[number];

/** Clubs, leagues or federations by their best players. */
export function ClubRanking({ asOf }: { readonly asOf: number | null }): ReactNode {
  const words = useWords(STANDINGS_WORDS);
  const language = useLanguage();
  const [by, setBy] = useRemembered<By>('standings.clubs', 'club');
  const { data } = useView<ClubRankingView>(standingsPath(asOf, 'standings/clubs', { by }));
  const columns = useMemo<readonly Column<ClubRankingRow>[]>(
    () => [
      {
        key: 'rank',
        title: words.rank,
        numeric: true,
        width: '4.75rem',
        value: ({ rank }) => rank,
        show: ({ rank }) => rank ?? '–',
      },
      {
        key: 'name',
        title: words.groupings[by],
        least: '11rem',
        stays: true,
        value: ({ name }) => name,
        show: ({ name, rank }) => (
          <>
            {name}
            {rank === null && <span className={classes['status']}>{words.tooFew}</span>}
          </>
        ),
      },
      {
        key: 'points',
        title: words.points,
        hint: words.pointsHint,
        numeric: true,
        width: '5rem',
        value: ({ points }) => points / POINT,
        show: ({ points }) => <strong>{displayPoints(points, language)}</strong>,
      },
      {
        key: 'ranks',
        title: words.sumOfRanks,
        numeric: true,
        width: '12.5rem',
        folds: 2,
        value: ({ ranks }) => ranks,
      },
      {
        key: 'players',
        title: words.playersCount,
        numeric: true,
        width: '6rem',
        folds: 1,
        value: ({ players }) => players,
      },
      {
        key: 'counting',
        title: words.counting,
        least: '14rem',
        folds: 3,
        value: ({ counting }) => counting.map(({ name }) => name).join(' · '),
        show: ({ counting }) => {
          const text = counting.map(({ name }) => name).join(' · ');
          return <span title={text}>{text}</span>;
        },
      },
    ],
    [by, words],
  );
  if (data === undefined) return <Loader />;
  return (
    <>
      <Group mb="xs" align="end">
        <NativeSelect
          className="no-print"
          label={words.clubsOf}
          value={by}
          onChange={(event) => {
            const chosen = event.currentTarget.value;
            setBy(BY.find((one) => one === chosen) ?? 'club');
          }}
          data={BY.map((one) => ({ value: one, label: words.groupings[one] }))}
        />
        <Text size="sm" c="dimmed">
          {words.clubRule(data.rule.best, data.rule.atLeast)}
        </Text>
      </Group>
      <DataTable
        name="standings-clubs"
        caption={words.clubsCaption}
        columns={columns}
        rows={data.rows}
        rowKey={({ name }) => name}
        empty={words.nobody}
      />
    </>
  );
}
