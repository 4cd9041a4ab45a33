import { Alert, Group, Loader, SegmentedControl, Text, Title } from '@mantine/core';
import type { CsvCell } from '@ronde/core/formats/csv/write-csv.ts';
import { foldedName } from '@ronde/core/formats/player-list/folded-name.ts';
import type {
  CrosstableView,
  RatedCrosstableLine,
} from '@ronde/core/tournament/views/crosstable.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import { IconCopy, IconGridDots } from '../../icons.tsx';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { AnswerProblem } from '../../../api/ask.ts';
import { useView } from '../../event/use-view.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { PartOfPage } from '../../later/part-of-page.tsx';
import { TeamCrosstable } from '../../parts-of-pages.ts';
import { DensityChoice, ROW_HEIGHTS, useDensity } from '../../parts/density.tsx';
import { FilterBox } from '../../parts/filter-box.tsx';
import { NoRoundYet } from '../../parts/no-round-yet.tsx';
import { CsvTool, PrintTool, Tool } from '../../parts/table-tools.tsx';
import { TABLE_WORDS } from '../../parts/table-words.ts';
import { hasWords, typedWords } from '../../parts/typed-words.ts';
import { useCopyRows } from '../../parts/use-copy-rows.ts';
import { useRemembered } from '../../parts/use-remembered.ts';
import { useSaveCsv } from '../../parts/use-save-csv.ts';
import { sayProblem } from '../../say-problem.ts';
import { BergerGrid } from './berger-grid.tsx';
import { inOrder, rowsShown, type Order } from './cell-text.ts';
import { CrosstableGrid } from './crosstable-grid.tsx';
import classes from './crosstable.module.css';
import { CROSSTABLE_WORDS } from './crosstable-words.ts';

/** The crosstable of teams in an event of teams, else that of the players. */
export function CrosstablePage(): ReactNode {
  const words = useWords(CROSSTABLE_WORDS);
  const { data } = useView<OverviewAnswer>('');
  if (data === undefined) return <Loader />;
  return data.overview.kind === 'team' ? (
    <PartOfPage>
      <TeamCrosstable words={words} />
    </PartOfPage>
  ) : (
    <PlayerCrosstable />
  );
}

/** The crosstable (grille américaine): everybody's rounds, by rank or by number. */
function PlayerCrosstable(): ReactNode {
  const words = useWords(CROSSTABLE_WORDS);
  const language = useLanguage();
  const { data, error } = useView<CrosstableView>('crosstable');
  const [order, setOrder] = useRemembered<Order>('crosstable.order', 'rank');
  const [shape, setShape] = useRemembered<'grid' | 'rounds'>('crosstable.shape', 'grid');
  const [density, setDensity] = useDensity();
  const [filter, setFilter] = useState('');
  const tools = useWords(TABLE_WORDS);
  const copyRows = useCopyRows();
  const saveCsv = useSaveCsv();
  const whole = useRef<HTMLDivElement>(null);
  const lines = useMemo(() => linesIn(data?.lines ?? [], order, filter), [data, order, filter]);
  if (error instanceof AnswerProblem) {
    return <Alert color="red">{sayProblem(error.problem, language)}</Alert>;
  }
  if (data === undefined) return <Loader />;
  if (data.round === 0) {
    return (
      <NoRoundYet
        heading={words.heading}
        sign={IconGridDots}
        what={words.emptyWhat}
        comes={words.emptyComes}
        anybody={data.lines.length > 0}
      />
    );
  }
  const grid = data.roundRobin && shape === 'grid';
  const rows = (): CsvCell[][] => rowsShown(data, lines, { order, grid, language }, words);
  return (
    <>
      <Group mb="xs" gap="md">
        <Title order={1} size="h2">
          {words.heading}
        </Title>
        <SegmentedControl
          className="no-print"
          aria-label={words.sort}
          value={order}
          onChange={(chosen) => {
            setOrder(chosen === 'number' ? 'number' : 'rank');
          }}
          data={[
            { value: 'rank', label: words.byRank },
            { value: 'number', label: words.byNumber },
          ]}
        />
        {data.roundRobin && (
          <SegmentedControl
            className="no-print"
            aria-label={words.show}
            value={shape}
            onChange={(chosen) => {
              setShape(chosen === 'rounds' ? 'rounds' : 'grid');
            }}
            data={[
              { value: 'grid', label: words.asGrid },
              { value: 'rounds', label: words.asRounds },
            ]}
          />
        )}
        <Group gap="xs" className={`${classes['find'] ?? ''} no-print`}>
          <FilterBox
            className={classes['filter']}
            label={tools.filter}
            value={filter}
            onChange={setFilter}
            onDown={() => {
              whole.current?.querySelector<HTMLElement>('tbody [data-column="0"]')?.focus();
            }}
          />
          <Text size="sm" c="dimmed" aria-live="polite">
            {tools.count(lines.length, data.lines.length)}
          </Text>
        </Group>
        <Group gap={4} className="no-print">
          <DensityChoice density={density} onDensity={setDensity} />
          <Tool
            label={tools.copy}
            icon={<IconCopy size={18} aria-hidden />}
            onClick={() => void copyRows(rows())}
          />
          <CsvTool
            save={() => {
              saveCsv(grid ? words.gridHeading : words.heading, rows(), data.lines.length);
            }}
          />
          <PrintTool />
        </Group>
      </Group>
      <div ref={whole}>
        {grid ? (
          <BergerGrid view={data} lines={lines} order={order} row={ROW_HEIGHTS[density]} />
        ) : (
          <CrosstableGrid view={data} lines={lines} order={order} row={ROW_HEIGHTS[density]} />
        )}
      </div>
    </>
  );
}

function linesIn(
  all: readonly RatedCrosstableLine[],
  order: Order,
  filter: string,
): RatedCrosstableLine[] {
  const wanted = typedWords(filter);
  const kept = all.filter(({ name, tpn }) => hasWords(foldedName(`${tpn} ${name}`), wanted));
  return inOrder(kept, order);
}
