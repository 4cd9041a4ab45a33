import { success, type Result } from '@ronde/core/rules/result.ts';
import { RECOMMENDED_ORDERS } from '@ronde/core/standings/recommended-orders.ts';
import type { KeptSettings } from '@ronde/store/kept-settings/kept-settings.ts';
import type { StoreError } from '@ronde/store/store-error.ts';

const SCOPE = 'presets';

/** An order of tie-breaks kept under a name, for every tournament of the database. */
export interface OwnPreset {
  readonly name: string;
  readonly tieBreaks: readonly string[];
}

/** The recommended orders are called by these. */
export const isRecommendedName = (name: string): boolean =>
  RECOMMENDED_ORDERS.some(({ id }) => id === name);

/** In the order of names; what another program kept there and is no list is left out. */
export async function ownPresets(
  kept: KeptSettings,
): Promise<Result<readonly OwnPreset[], StoreError>> {
  const listed = await kept.list(SCOPE);
  if (!listed.ok) return listed;
  return success(
    listed.value.flatMap(({ key, value }) =>
      isTieBreakList(value) ? [{ name: key, tieBreaks: value }] : [],
    ),
  );
}

export const keepPreset = (
  kept: KeptSettings,
  { name, tieBreaks }: OwnPreset,
): Promise<Result<null, StoreError>> => kept.put(SCOPE, name, tieBreaks);

/** The new name is kept before the old one goes: at worst both are there. */
export async function renamePreset(
  kept: KeptSettings,
  before: string,
  preset: OwnPreset,
): Promise<Result<null, StoreError>> {
  const written = await keepPreset(kept, preset);
  return written.ok && before !== preset.name ? removePreset(kept, before) : written;
}

export const removePreset = (kept: KeptSettings, name: string): Promise<Result<null, StoreError>> =>
  kept.remove(SCOPE, name);

/** `{"open du club": ["BH/C1", "BH"]}`: presets as a file, to be taken elsewhere. */
export const writePresetsFile = (presets: readonly OwnPreset[]): string =>
  `${JSON.stringify(Object.fromEntries(presets.map(({ name, tieBreaks }) => [name, tieBreaks])), null, 2)}\n`;

/** The presets of such a file; null when it holds something else. */
export function readPresetsFile(text: string): readonly OwnPreset[] | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const presets: OwnPreset[] = [];
  for (const [name, tieBreaks] of Object.entries(value)) {
    if (!isTieBreakList(tieBreaks)) return null;
    presets.push({ name, tieBreaks });
  }
  return presets;
}

const isTieBreakList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');
