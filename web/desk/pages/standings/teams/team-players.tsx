import { Loader } from '@mantine/core';
import type { TeamPlayerRow, TeamPlayersView } from '@ronde/core/tournament/views/team-players.ts';
import { useMemo, type ReactNode } from 'react';
import { useView } from '../../../event/use-view.ts';
import { useLanguage, useWords } from '../../../language.tsx';
import type { Column } from '../../../parts/data-column.ts';
import { DataTable } from '../../../parts/data-table.tsx';
import { usePanel } from '../../../shell/use-panel.ts';
import { standingsPath } from '../standings-path.ts';
import { STANDINGS_WORDS } from '../standings-words.ts';
import { playerColumns } from './player-columns.tsx';
import { TEAM_STANDINGS_WORDS } from './team-standings-words.ts';

/** Everybody's results in a team event. */
export function TeamPlayers({ asOf }: { readonly asOf: number | null }): ReactNode {
  const words = useWords(STANDINGS_WORDS);
  const own = useWords(TEAM_STANDINGS_WORDS);
  const language = useLanguage();
  const { panel, open } = usePanel();
  const { data } = useView<TeamPlayersView>(standingsPath(asOf, 'standings/team-players'));
  const columns = useMemo(
    (): readonly Column<TeamPlayerRow>[] => [
      ...playerColumns<TeamPlayerRow>(language),
      {
        key: 'board',
        title: own.board,
        hint: own.boardHint,
        numeric: true,
        width: '6rem',
        folds: 6,
        value: ({ board }) => board,
      },
    ],
    [language, own],
  );
  if (data === undefined) return <Loader />;
  return (
    <DataTable
      name="team-players"
      caption={own.playersCaption(data.round)}
      columns={columns}
      rows={data.rows}
      rowKey={({ id }) => id}
      current={panel?.kind === 'player' ? panel.player : null}
      onOpen={({ id }) => {
        open({ kind: 'player', player: id });
      }}
      empty={words.empty}
    />
  );
}
