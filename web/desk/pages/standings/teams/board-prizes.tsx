import { Group, Loader, NativeSelect, NumberInput, Text } from '@mantine/core';
import { boardPrizeRule } from '@ronde/core/documents/lists/team-list-words.ts';
import {
  BOARD_PRIZE_FIGURES,
  type BoardPrizeFigure,
} from '@ronde/core/standings/teams/board-prize-rule.ts';
import type { TeamPlayerRow, TeamPlayersView } from '@ronde/core/tournament/views/team-players.ts';
import { useMemo, useState, type ReactNode } from 'react';
import { useView } from '../../../event/use-view.ts';
import { useLanguage, useWords } from '../../../language.tsx';
import type { Column } from '../../../parts/data-column.ts';
import { DataTable } from '../../../parts/data-table.tsx';
import { useRemembered } from '../../../parts/use-remembered.ts';
import { usePanel } from '../../../shell/use-panel.ts';
import { standingsPath } from '../standings-path.ts';
import { STANDINGS_WORDS } from '../standings-words.ts';
import { playerColumns } from './player-columns.tsx';
import { TEAM_STANDINGS_WORDS } from './team-standings-words.ts';

/** How many of a board are listed. */
const SHOWN = 3;

type Line = TeamPlayerRow & { readonly place: number; readonly on: number };

/** The best of every board, by a rule said in words. */
export function BoardPrizesTable({ asOf }: { readonly asOf: number | null }): ReactNode {
  const words = useWords(STANDINGS_WORDS);
  const own = useWords(TEAM_STANDINGS_WORDS);
  const language = useLanguage();
  const { open } = usePanel();
  const [by, setBy] = useRemembered<BoardPrizeFigure>('standings.boardPrizes', 'percentage');
  const [least, setLeast] = useState<number | null>(null);
  const { data } = useView<TeamPlayersView>(
    standingsPath(asOf, 'standings/team-players', {
      by,
      ...(least === null ? {} : { least: String(least) }),
    }),
  );
  const columns = useMemo(
    (): readonly Column<Line>[] => [
      {
        key: 'board',
        title: own.board,
        numeric: true,
        width: '6rem',
        value: ({ on }) => on,
        show: ({ on }) => <strong>{on}</strong>,
      },
      {
        key: 'place',
        title: words.place,
        numeric: true,
        width: '4.5rem',
        value: ({ place }) => place,
      },
      ...playerColumns<Line>(language),
    ],
    [language, own, words],
  );
  if (data === undefined) return <Loader />;
  const lines = data.boards.flatMap(({ board, rows }) =>
    rows.filter(({ place }) => place <= SHOWN).map((row): Line => ({ ...row, on: board })),
  );
  return (
    <>
      <Group mb="xs" align="end">
        <NativeSelect
          className="no-print"
          label={own.by}
          value={by}
          onChange={(event) => {
            const chosen = event.currentTarget.value;
            setBy(BOARD_PRIZE_FIGURES.find((one) => one === chosen) ?? 'percentage');
          }}
          data={BOARD_PRIZE_FIGURES.map((one) => ({ value: one, label: own.figures[one] }))}
        />
        <NumberInput
          className="no-print"
          label={own.least}
          min={1}
          max={Math.max(1, data.round)}
          allowDecimal={false}
          value={data.rule.least}
          onChange={(typed) => {
            setLeast(typeof typed === 'number' && typed >= 1 ? typed : null);
          }}
        />
        <Text size="sm" c="dimmed">
          {boardPrizeRule(data.rule, language)}
        </Text>
      </Group>
      <DataTable
        name="board-prizes"
        caption={own.boardsCaption(data.round)}
        columns={columns}
        rows={lines}
        rowKey={({ id }) => id}
        onOpen={({ id }) => {
          open({ kind: 'player', player: id });
        }}
        empty={own.nobody}
      />
    </>
  );
}
