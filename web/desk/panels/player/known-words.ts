import type { PlayerLine } from '@ronde/core/tournament/views/players.ts';

/** Clubs and tags already in the event: what is typed again should be spelt the same. */
export function knownWords(players: readonly PlayerLine[]): {
  readonly clubs: readonly string[];
  readonly tags: readonly string[];
} {
  const clubs = new Set(players.flatMap(({ club }) => club ?? []));
  const tags = new Set(players.flatMap(({ staff }) => staff?.tags ?? []));
  return { clubs: [...clubs].sort(), tags: [...tags].sort() };
}
