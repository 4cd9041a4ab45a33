import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';

/** What stands beside the page; in the address, so that it can be linked and Back closes it. */
export type Panel =
  | { readonly kind: 'player'; readonly player: string }
  | { readonly kind: 'board'; readonly round: number; readonly board: number }
  | { readonly kind: 'why'; readonly round: number; readonly board: number }
  /** In the latest standings, or in those after an earlier round. */
  | { readonly kind: 'rank'; readonly player: string; readonly asOf?: number }
  /** The same of a team, perhaps by another order of tie-breaks, to compare. */
  | {
      readonly kind: 'teamRank';
      readonly team: string;
      readonly asOf?: number;
      readonly order?: string;
    };

export function panelText(panel: Panel): string {
  switch (panel.kind) {
    case 'player':
      return `player:${panel.player}`;
    case 'rank':
      return panel.asOf === undefined
        ? `rank:${panel.player}`
        : `rankAfter:${panel.asOf}:${panel.player}`;
    case 'teamRank':
      return `teamRank:${panel.asOf ?? ''}:${panel.order ?? ''}:${panel.team}`;
    case 'board':
    case 'why':
      return `${panel.kind}:${panel.round}:${panel.board}`;
  }
}

export function panelOf(text: string | undefined): Panel | null {
  const [kind, ...rest] = (text ?? '').split(':');
  const whole = rest.join(':');
  if ((kind === 'player' || kind === 'rank') && whole !== '') return { kind, player: whole };
  if (kind === 'rankAfter') {
    const [after = '', ...player] = rest;
    return /^\d+$/.test(after) && player.length > 0
      ? { kind: 'rank', player: player.join(':'), asOf: Number(after) }
      : null;
  }
  if (kind === 'teamRank') {
    const [after = '', order = '', ...team] = rest;
    if (!/^\d*$/.test(after) || team.join(':') === '') return null;
    return {
      kind,
      team: team.join(':'),
      ...(after === '' ? {} : { asOf: Number(after) }),
      ...(order === '' ? {} : { order }),
    };
  }
  const [round = NaN, board = NaN] = rest.map(Number);
  const known = Number.isInteger(round) && Number.isInteger(board);
  return (kind === 'board' || kind === 'why') && known ? { kind, round, board } : null;
}

export function usePanel(): { panel: Panel | null; open: (panel: Panel | null) => void } {
  const search: { panel?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  const open = useCallback(
    (panel: Panel | null) => {
      // What else the address says (a filter of the page) stays.
      void navigate({
        to: '.',
        search: ({ panel: _, ...rest }: { panel?: string }) =>
          panel === null ? rest : { ...rest, panel: panelText(panel) },
      });
    },
    [navigate],
  );
  return { panel: panelOf(search.panel), open };
}
