import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fill } from '@ronde/core/rules/sentence.ts';
import { descriptorByName } from '@ronde/core/standings/catalogue.ts';
import { parseDescriptor, writeDescriptor } from '@ronde/core/standings/descriptor.ts';
import { RECOMMENDED_ORDERS } from '@ronde/core/standings/recommended-orders.ts';
import { dataFolder } from '@ronde/store/data-folder.ts';
import type { Cli } from './cli.ts';
import { CliFailure, EXIT } from './exit-code.ts';
import { reasonOf } from './source.ts';

/** A person's own orders of tie-breaks, by name. */
export type OwnPresets = ReadonlyMap<string, readonly string[]>;

export function presetsFile(cli: Cli): string {
  return join(dataFolder(cli.env, process.platform, homedir()), 'presets.json');
}

/** What the file holds; nothing when there is none. */
export function readPresets(cli: Cli): OwnPresets {
  const file = presetsFile(cli);
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return new Map();
    const reason = reasonOf(error);
    throw new CliFailure(EXIT.fileAccess, fill(cli.words.unreadable, { file, reason }));
  }
  const presets = presetsIn(value);
  if (presets !== null) return presets;
  throw new CliFailure(EXIT.badRequest, fill(cli.words.presetsDefective, { file }));
}

function presetsIn(value: unknown): OwnPresets | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const presets = new Map<string, readonly string[]>();
  for (const [name, list] of Object.entries(value)) {
    if (!isTexts(list)) return null;
    presets.set(name, list);
  }
  return presets;
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** Replaces the file in one step: another process sees the old list or the new one. */
export function writePresets(cli: Cli, presets: OwnPresets): void {
  const file = presetsFile(cli);
  const fresh = `${file}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(fresh, `${JSON.stringify(Object.fromEntries(presets), null, 2)}\n`);
    renameSync(fresh, file);
  } catch (error) {
    rmSync(fresh, { force: true });
    const reason = reasonOf(error);
    throw new CliFailure(EXIT.fileAccess, fill(cli.words.unwritable, { file, reason }));
  }
}

/** The order of that name, the book's or the person's own. */
export function presetNamed(cli: Cli, name: string): readonly string[] {
  const own = readPresets(cli);
  const found = RECOMMENDED_ORDERS.find(({ id }) => id === name)?.descriptors ?? own.get(name);
  if (found !== undefined) return found;
  const presets = [...RECOMMENDED_ORDERS.map(({ id }) => id), ...own.keys()].join(', ');
  throw new CliFailure(EXIT.badRequest, fill(cli.words.notAPreset, { value: name, presets }));
}

/** Codes, or the names arbiters use in either language: `Brésilien` is `BH/C1`. */
export const splitTieBreaks = (list: string): string[] =>
  list
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => descriptorByName(one) ?? one);

/** The same, each as it is written in report files; refused when one is no tie-break. */
export function tieBreaksNamed(cli: Cli, list: string): readonly string[] {
  return splitTieBreaks(list).map((text) => {
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
