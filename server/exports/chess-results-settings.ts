import { success, type Result } from '@ronde/core/rules/result.ts';
import {
  readChessResultsSettings,
  type ChessResultsSettings,
} from '@ronde/exchange/exports/chess-results-secrets.ts';
import type { KeptSettings } from '@ronde/store/kept-settings/kept-settings.ts';
import type { StoreError } from '@ronde/store/store-error.ts';

const SCOPE = 'chess-results';
const SECRETS = 'settings';
const keyName = (tournament: string): string => `key:${tournament.slice(0, 180)}`;

export interface KeptChessResults {
  readonly settings: ChessResultsSettings | null;
  /** The tournament's number there. */
  readonly key: string | null;
}

export async function keptChessResults(
  kept: KeptSettings,
  tournament: string,
): Promise<Result<KeptChessResults, StoreError>> {
  const secrets = await kept.get(SCOPE, SECRETS);
  if (!secrets.ok) return secrets;
  const key = await kept.get(SCOPE, keyName(tournament));
  if (!key.ok) return key;
  return success({
    settings: readChessResultsSettings(secrets.value),
    key: typeof key.value === 'string' ? key.value : null,
  });
}

export const keepSecrets = (
  kept: KeptSettings,
  settings: ChessResultsSettings | null,
): Promise<Result<null, StoreError>> =>
  settings === null ? kept.remove(SCOPE, SECRETS) : kept.put(SCOPE, SECRETS, settings);

export const keepKey = (
  kept: KeptSettings,
  tournament: string,
  key: string | null,
): Promise<Result<null, StoreError>> =>
  key === null
    ? kept.remove(SCOPE, keyName(tournament))
    : kept.put(SCOPE, keyName(tournament), key);
