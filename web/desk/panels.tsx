import type { ReactNode } from 'react';
import { PlayerPanel } from './panels/player/player-panel.tsx';
import { RankPanel } from './panels/rank/rank-panel.tsx';
import type { Panel } from './shell/use-panel.ts';

/** What stands in the panel beside the page, by its kind. */
export function panelContent(panel: Panel): ReactNode {
  switch (panel.kind) {
    case 'player':
      return <PlayerPanel player={panel.player} />;
    case 'rank':
      return <RankPanel player={panel.player} asOf={panel.asOf ?? null} />;
    default:
      return null;
  }
}
