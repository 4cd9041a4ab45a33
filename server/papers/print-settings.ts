import { isAbsolute } from 'node:path';
import { LANGUAGES } from '@ronde/core/rules/language.ts';
import { success, type Result } from '@ronde/core/rules/result.ts';
import type { KeptSettings } from '@ronde/store/kept-settings/kept-settings.ts';
import type { StoreError } from '@ronde/store/store-error.ts';
import type { PrintSettings } from '../api/prints.ts';

const SCOPE = 'papers';
const nameOf = (tournament: string): string => `prints:${tournament.slice(0, 180)}`;

export const USUAL_PRINTS: PrintSettings = { automatic: false, folder: null, language: 'fr' };

/** A folder is named whole: where the server happens to run is nobody's choice. */
export const isFolder = (path: string): boolean => isAbsolute(path);

export async function keptPrintSettings(
  kept: KeptSettings,
  tournament: string,
): Promise<Result<PrintSettings, StoreError>> {
  const found = await kept.get(SCOPE, nameOf(tournament));
  return found.ok ? success(readSettings(found.value)) : found;
}

export const keepPrintSettings = (
  kept: KeptSettings,
  tournament: string,
  settings: PrintSettings,
): Promise<Result<null, StoreError>> => kept.put(SCOPE, nameOf(tournament), { ...settings });

function readSettings(value: unknown): PrintSettings {
  if (typeof value !== 'object' || value === null) return USUAL_PRINTS;
  const { automatic, folder, language } = value as Readonly<Record<string, unknown>>;
  return {
    automatic: automatic === true,
    folder: typeof folder === 'string' && isFolder(folder) ? folder : null,
    language: LANGUAGES.find((one) => one === language) ?? USUAL_PRINTS.language,
  };
}
