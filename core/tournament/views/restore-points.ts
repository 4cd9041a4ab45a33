import type { Entry } from '../log.ts';

export interface RestorePoint {
  readonly position: number;
  readonly at: string;
  readonly by: string;
  /** Marked by hand under a name, or made by the publication of a round. */
  readonly mark: { readonly name: string } | { readonly beforePublishing: number };
}

/** Where one can go back to: points marked by hand, and each publication of a round. */
export function restorePoints(entries: readonly Entry[]): RestorePoint[] {
  return entries.flatMap(({ position, at, by, events }) =>
    events.flatMap((event): RestorePoint[] => {
      if (event.type === 'restorePointMarked') {
        return [{ position, at, by, mark: { name: event.name } }];
      }
      if (event.type !== 'roundPublished' || position === 1) return [];
      return [{ position: position - 1, at, by, mark: { beforePublishing: event.round } }];
    }),
  );
}
