import { success, type Result } from '@ronde/core/rules/result.ts';
import { isPaperColour, isPaperFormat } from '@ronde/paper/print-options.ts';
import type { KeptSettings } from '@ronde/store/kept-settings/kept-settings.ts';
import type { StoreError } from '@ronde/store/store-error.ts';
import type { PaperLook } from '../api/papers.ts';

const SCOPE = 'papers';
const nameOf = (tournament: string): string => `look:${tournament.slice(0, 180)}`;

export const USUAL_LOOK: PaperLook = { format: 'a4', colour: null, logo: null };

/** How an event prints, as it was kept; the usual way where nothing was. */
export async function keptLook(
  kept: KeptSettings,
  tournament: string,
): Promise<Result<PaperLook, StoreError>> {
  const found = await kept.get(SCOPE, nameOf(tournament));
  return found.ok ? success(readLook(found.value)) : found;
}

export const keepLook = (
  kept: KeptSettings,
  tournament: string,
  look: PaperLook,
): Promise<Result<null, StoreError>> => kept.put(SCOPE, nameOf(tournament), { ...look });

function readLook(value: unknown): PaperLook {
  if (typeof value !== 'object' || value === null) return USUAL_LOOK;
  const { format, colour, logo } = value as Readonly<Record<string, unknown>>;
  return {
    format: typeof format === 'string' && isPaperFormat(format) ? format : USUAL_LOOK.format,
    colour: typeof colour === 'string' && isPaperColour(colour) ? colour : null,
    logo: typeof logo === 'string' ? logo : null,
  };
}
