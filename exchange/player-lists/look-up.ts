import type { ListedPlayer } from '@ronde/core/formats/player-list/listed-player.ts';
import type { Player } from '@ronde/core/tournament/player.ts';
import type { PlayerLists } from './player-lists.ts';

/** Finds players of an event on a list, by FIDE number or licence. */
export const lookUpOn =
  (lists: PlayerLists, list: { readonly source: string; readonly month: string }) =>
  ({ fideId, nationalId }: Player): ListedPlayer | null => {
    const byFide = fideId === undefined ? null : lists.byFideId(fideId, list);
    const found =
      byFide ?? (nationalId === undefined ? null : lists.byNationalId(nationalId, list));
    return found?.player ?? null;
  };
