import { goesBackTo } from '../deeds/undo/may-go-to.ts';
import type { Ledger } from '../log.ts';

export interface RestorePoint {
  readonly position: number;
  readonly at: string;
  readonly by: string;
  /** Marked by hand under a name, or made by the publication of a round. */
  readonly mark: { readonly name: string } | { readonly beforePublishing: number };
}

/** Where one can go back to: points marked by hand, and each publication of a round, since the last step that is for ever. */
export function restorePoints(ledger: Ledger): RestorePoint[] {
  const earliest = goesBackTo(ledger);
  const points = ledger.entries.flatMap(({ position, at, by, events }) =>
    events.flatMap((event): RestorePoint[] => {
      if (event.type === 'restorePointMarked') {
        return [{ position, at, by, mark: { name: event.name } }];
      }
      if (event.type !== 'roundPublished' || position === 1) return [];
      return [{ position: position - 1, at, by, mark: { beforePublishing: event.round } }];
    }),
  );
  return points.filter(({ position }) => position >= earliest);
}
