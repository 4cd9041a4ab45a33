import type { Tpn } from '@ronde/core/rules/identity.ts';
import type { CrosstableView } from '@ronde/core/tournament/views/crosstable.ts';
import type { PlayersView } from '@ronde/core/tournament/views/players.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import { useCallback, useMemo } from 'react';
import { useView } from '../../event/use-view.ts';
import { usePanel } from '../../shell/use-panel.ts';
import type { Names } from './say-cell.ts';

/** Who stands in a crosstable, what a win brings, and the way to a player's card. */
export function useGridPlayers(view: CrosstableView): {
  readonly names: Names;
  readonly win: number | undefined;
  readonly openPlayer: (tpn: Tpn) => void;
} {
  const { open } = usePanel();
  const { data: players } = useView<PlayersView>('players');
  const { data: overview } = useView<OverviewAnswer>('');
  const ids = useMemo(() => new Map(players?.players.map(({ tpn, id }) => [tpn, id])), [players]);
  const names = useMemo(() => new Map(view.lines.map(({ tpn, name }) => [tpn, name])), [view]);
  const openPlayer = useCallback(
    (tpn: Tpn) => {
      const id = ids.get(tpn);
      if (id !== undefined) open({ kind: 'player', player: id });
    },
    [ids, open],
  );
  return { names, win: overview?.overview.settings?.scoring.win, openPlayer };
}
