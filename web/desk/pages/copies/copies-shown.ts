import type { RestoreAnswer, VerifyAnswer } from '@ronde/server/api/backups.ts';

export type Which = 'own' | 'all';

export type Verdict =
  | { readonly sound: true; readonly entries: number; readonly tournaments: number }
  | { readonly sound: false; readonly damaged: readonly string[] };

/** What the reading of a copy comes to: one damaged tournament makes it unsound. */
export function verdictOf({ tournaments }: VerifyAnswer): Verdict {
  const damaged = tournaments.filter(({ problem }) => problem !== null).map(({ id }) => id);
  if (damaged.length > 0) return { sound: false, damaged };
  const entries = tournaments.reduce((sum, one) => sum + one.entries, 0);
  return { sound: true, entries, tournaments: tournaments.length };
}

/** The tournament to open after bringing a copy back: this one where it is among several. */
export const toOpen = ({ restored }: RestoreAnswer, tournament: string): string | null =>
  (restored.find(({ from }) => from === tournament) ?? restored[0])?.id ?? null;
