import type { ReactNode } from 'react';
import { PlayerPanel } from './panels/player/player-panel.tsx';
import { RankPanel } from './panels/rank/rank-panel.tsx';
import { WhyPanel } from './panels/why/why-panel.tsx';
import type { Panel } from './shell/use-panel.ts';

/** What stands in the panel beside the page, by its kind. */
export function panelContent(panel: Panel): ReactNode {
  switch (panel.kind) {
    case 'player':
      return <PlayerPanel player={panel.player} />;
    case 'why':
      return <WhyPanel round={panel.round} board={panel.board} />;
    case 'rank':
      return <RankPanel player={panel.player} asOf={panel.asOf ?? null} />;
    default:
      return null;
  }
}
