import { Group, Loader, NativeSelect } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { Language } from '@ronde/core/rules/language.ts';
import { ageSystemById } from '@ronde/core/standings/ranking/age-categories.ts';
import type { StandingsView } from '@ronde/core/tournament/views/standings.ts';
import {
  STANDINGS_GROUPINGS,
  type CategoryRowView,
  type CategoryView,
  type StandingsGrouping,
} from '@ronde/core/tournament/views/standings-categories.ts';
import { useMemo, useState, type ReactNode } from 'react';
import { useView } from '../../event/use-view.ts';
import { useLanguage, useWords } from '../../language.tsx';
import type { Column } from '../../parts/data-column.ts';
import { DataTable } from '../../parts/data-table.tsx';
import { useRemembered } from '../../parts/use-remembered.ts';
import { usePanel } from '../../shell/use-panel.ts';
import { standingsColumns } from './standings-columns.tsx';
import { standingsPath } from './standings-path.ts';
import { STANDINGS_WORDS } from './standings-words.ts';

interface Line extends CategoryRowView {
  readonly category: string;
}

const EVERY = '';

/** One ranking for each club, league, federation, sex, title or age, or one of them alone. */
export function CategoryRankings(props: {
  readonly view: StandingsView;
  readonly asOf: number | null;
}): ReactNode {
  const { view, asOf } = props;
  const words = useWords(STANDINGS_WORDS);
  const language = useLanguage();
  const { panel, open } = usePanel();
  const [by, setBy] = useRemembered<StandingsGrouping>('standings.by', 'sex');
  const [which, setWhich] = useState(EVERY);
  const { data } = useView<readonly CategoryView[]>(
    standingsPath(asOf, 'standings/categories', { by }),
  );
  const narrow = useMediaQuery('(max-width: 36rem)', false, { getInitialValueInEffect: false });
  const columns = useMemo<readonly Column<Line>[]>(() => {
    const category: Column<Line> = {
      key: 'category',
      title: words.category,
      least: '7rem',
      value: (line) => categoryName(by, line.category, language),
    };
    const place: Column<Line> = {
      key: 'place',
      title: words.place,
      numeric: true,
      width: '4.5rem',
      value: (line) => line.place,
      show: (line) => <strong>{line.place}</strong>,
    };
    const others = standingsColumns(view, language, { narrow });
    if (!narrow) return [category, place, ...others];
    // On a phone who it is comes before the category, and the rank among all makes room.
    const fitting = others.map((one) => (one.key === 'rank' ? { ...one, folds: 1 } : one));
    const after = fitting.findIndex(({ key }) => key === 'name') + 1;
    return [place, ...fitting.slice(0, after), category, ...fitting.slice(after)];
  }, [by, language, narrow, view, words]);
  if (data === undefined) return <Loader />;
  const known = data.some(({ name }) => name === which) ? which : EVERY;
  const lines = data
    .filter(({ name }) => known === EVERY || name === known)
    .flatMap(({ name, rows }) => rows.map((row): Line => ({ ...row, category: name })));
  return (
    <>
      <Group mb="xs" className="no-print">
        <NativeSelect
          label={words.splitBy}
          value={by}
          onChange={(event) => {
            const chosen = event.currentTarget.value;
            setBy(STANDINGS_GROUPINGS.find((one) => one === chosen) ?? 'sex');
            setWhich(EVERY);
          }}
          data={STANDINGS_GROUPINGS.map((one) => ({ value: one, label: words.groupings[one] }))}
        />
        <NativeSelect
          label={words.which}
          value={known}
          onChange={(event) => {
            setWhich(event.currentTarget.value);
          }}
          data={[
            { value: EVERY, label: words.all },
            ...data.map(({ name, rows }) => ({
              value: name,
              label: `${categoryName(by, name, language)} (${rows.length})`,
            })),
          ]}
        />
      </Group>
      <DataTable
        name="standings-categories"
        caption={words.caption(view.round)}
        columns={columns}
        rows={lines}
        rowKey={({ id, category }) => `${category} ${id}`}
        current={
          panel?.kind === 'rank'
            ? (lines.find(({ id }) => id === panel.player)?.category ?? '') + ` ${panel.player}`
            : null
        }
        onOpen={({ id }) => {
          open({ kind: 'rank', player: id, ...(asOf === null ? {} : { asOf }) });
        }}
        empty={view.round === 0 ? words.empty : words.nobody}
      />
    </>
  );
}

/** `w` is Women, `Ppo` is Petits-Poussins; the rest is called as it is. */
function categoryName(by: StandingsGrouping, name: string, language: Language): string {
  const { sexes } = STANDINGS_WORDS[language];
  if (by === 'sex') return name === 'w' || name === 'm' ? sexes[name] : name;
  if (by !== 'ffe' && by !== 'fide') return name;
  const found = ageSystemById(by)?.categories.find(({ code }) => code === name);
  return found?.name[language] ?? name;
}
