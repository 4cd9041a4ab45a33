import { fill } from '@ronde/core/rules/sentence.ts';
import { descriptorByName } from '@ronde/core/standings/catalogue.ts';
import { parseDescriptor, writeDescriptor } from '@ronde/core/standings/descriptor.ts';
import { RECOMMENDED_ORDERS } from '@ronde/core/standings/recommended-orders.ts';
import { ownPresets, type OwnPreset } from '@ronde/exchange/own-presets/own-presets.ts';
import type { Store } from '@ronde/store/store.ts';
import type { Cli } from './cli.ts';
import { CliFailure, EXIT } from './exit-code.ts';
import { storeFailure, withStore } from './source.ts';

/** The presets of the database: the same as on the desk. */
export async function presetsIn(cli: Cli, store: Store): Promise<readonly OwnPreset[]> {
  const found = await ownPresets(store.keptSettings);
  if (!found.ok) throw storeFailure(cli, found.error);
  return found.value;
}

/** A list of tie-breaks, and the edition it was made for where that is not the event's. */
export interface NamedPreset {
  readonly tieBreaks: readonly string[];
  readonly edition?: string | undefined;
}

/** The order of that name, the book's or the person's own. */
export async function presetNamed(cli: Cli, name: string): Promise<NamedPreset> {
  const recommended = RECOMMENDED_ORDERS.find(({ id }) => id === name);
  if (recommended !== undefined) {
    return { tieBreaks: recommended.descriptors, edition: recommended.edition };
  }
  const own = await withStore(cli, (store) => presetsIn(cli, store));
  const found = own.find((preset) => preset.name === name);
  if (found !== undefined) return found;
  const known = [...RECOMMENDED_ORDERS.map(({ id }) => id), ...own.map((preset) => preset.name)];
  const params = { value: name, presets: known.join(', ') };
  throw new CliFailure(EXIT.badRequest, fill(cli.words.notAPreset, params));
}

/** Codes, or the names arbiters use in either language: `Brésilien` is `BH/C1`. */
export const splitTieBreaks = (list: string): string[] =>
  list
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => descriptorByName(one) ?? one);

/** Tie-breaks as they are written in report files; refused when one is none. */
export function tieBreaksNamed(cli: Cli, list: readonly string[]): readonly string[] {
  return list.map((text) => {
    const parsed = parseDescriptor(text);
    if (parsed.ok) return writeDescriptor(parsed.value);
    const sentence = fill(cli.words.standingsRefusals.descriptor, {
      descriptor: text,
      article: '',
      player: '',
      round: '',
    });
    throw new CliFailure(EXIT.badRequest, sentence, parsed.error);
  });
}
