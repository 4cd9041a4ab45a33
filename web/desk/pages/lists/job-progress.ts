import type { ListJob } from '@ronde/server/api/lists.ts';

/** The search index takes about a fifth of the time of a whole import. */
const READING_SHARE = 80;

export const isRunning = ({ phase }: Pick<ListJob, 'phase'>): boolean =>
  phase === 'reading' || phase === 'indexing';

/** Of the whole import, in percent; a bar never goes back when the phase changes. */
export function percentOf({ phase, done }: Pick<ListJob, 'phase' | 'done'>): number {
  const part = Math.min(1, Math.max(0, done));
  if (phase === 'reading') return Math.floor(part * READING_SHARE);
  if (phase === 'indexing') return Math.floor(READING_SHARE + part * (100 - READING_SHARE));
  return phase === 'done' ? 100 : 0;
}

/** Newest first, the last of each list: a second try says all there is to say of the first. */
export function lastOfEach(jobs: readonly ListJob[]): readonly ListJob[] {
  const seen = new Set<string>();
  return [...jobs]
    .sort((a, b) => b.startedAt.localeCompare(a.startedAt))
    .filter(({ source, month }) => {
      const list = `${source} ${month}`;
      if (seen.has(list)) return false;
      seen.add(list);
      return true;
    });
}
