import type { ReactNode } from 'react';
import { later } from './later/later.ts';
import type { Panel } from './shell/use-panel.ts';

const PlayerPanel = later(() =>
  import('./panels/player/player-panel.tsx').then((code) => code.PlayerPanel),
);
const RankPanel = later(() => import('./panels/rank/rank-part.ts').then((code) => code.RankPanel));
const TeamRankPanel = later(() =>
  import('./panels/rank/rank-part.ts').then((code) => code.TeamRankPanel),
);
const WhyPanel = later(() => import('./panels/why/why-panel.tsx').then((code) => code.WhyPanel));

/** What may stand in the panel, none of it here before it is asked for. */
export const PANELS = [PlayerPanel, RankPanel, TeamRankPanel, WhyPanel];

/** What stands in the panel beside the page, by its kind. */
export function panelContent(panel: Panel): ReactNode {
  switch (panel.kind) {
    case 'player':
      return <PlayerPanel player={panel.player} />;
    case 'why':
      return <WhyPanel round={panel.round} board={panel.board} />;
    case 'rank':
      return <RankPanel player={panel.player} asOf={panel.asOf ?? null} />;
    case 'teamRank':
      return (
        <TeamRankPanel team={panel.team} asOf={panel.asOf ?? null} order={panel.order ?? null} />
      );
    default:
      return null;
  }
}
