import { isNoFederation } from '../../ratings/norms/candidate.ts';
import type { Player } from '../player.ts';
import type { Tournament } from '../state.ts';

/** Three letters are a federation; a name written out is none that could be compared. */
export function federationCode(text: string | null): string | null {
  const code = (text ?? '').trim().toUpperCase();
  if (code === 'FIDE') return 'FID';
  return /^[A-Z]{3}$/.test(code) ? code : null;
}

/** Shown under FIDE's own flag, which is no federation. */
export function isShownAsFid({ federation }: Pick<Player, 'federation'>): boolean {
  const shown = federationCode(federation ?? null);
  return shown !== null && isNoFederation(shown);
}

/** The federation that counts for a player: where FIDE's flag is shown, the one an arbiter gave. */
export const federationThatCounts = (
  { flags }: Pick<Tournament, 'flags'>,
  player: Pick<Player, 'id' | 'federation'>,
): string | null =>
  (isShownAsFid(player) ? flags?.get(player.id) : undefined) ??
  federationCode(player.federation ?? null);
