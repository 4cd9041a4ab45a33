import { isSystemName, SYSTEM_NAMES, type SystemName } from '@ronde/core/pairing/systems.ts';

/** What another program asks of a pairing engine, in the words the established ones share. */
export interface EngineRequest {
  readonly release: boolean;
  readonly system: SystemName | null;
  readonly file: string | null;
  readonly edition: string | null;
  readonly task:
    | { readonly kind: 'pair'; readonly out: string | null }
    | { readonly kind: 'check' }
    | {
        readonly kind: 'generate';
        readonly config: string | null;
        readonly out: string;
        readonly seed: string | null;
      }
    | null;
  /** The file for the checklist; an empty text for one named after the input. */
  readonly list: string | null;
}

/** Reads the arguments; null when they make no request. */
export function readEngineArguments(args: readonly string[]): EngineRequest | null {
  const given = new Map<string, string | null>();
  let file: string | null = null;
  for (let index = 0; index < args.length; index += 1) {
    const word = args[index] ?? '';
    if (!word.startsWith('-')) {
      if (file !== null) return null;
      file = word;
      continue;
    }
    const next = args[index + 1];
    const takesValue = ['-p', '-l', '-g', '-o', '-s', '--edition'].includes(word);
    const value = takesValue && next !== undefined && !next.startsWith('-') ? next : null;
    if (given.has(word)) return null;
    given.set(word, value);
    if (value !== null) index += 1;
  }
  const systems = SYSTEM_NAMES.map((name) => `--${name}`);
  const known = ['-r', '-p', '-c', '-g', '-o', '-s', '-l', '--edition', ...systems];
  if ([...given.keys()].some((word) => !known.includes(word))) return null;
  const tasks = ['-p', '-c', '-g'].filter((word) => given.has(word));
  const named = systems.filter((word) => given.has(word)).map((word) => word.slice(2));
  if (tasks.length > 1 || named.length > 1) return null;
  return {
    release: given.has('-r'),
    system: named.find(isSystemName) ?? null,
    file,
    edition: given.get('--edition') ?? null,
    task: taskOf(given),
    list: given.has('-l') ? (given.get('-l') ?? '') : null,
  };
}

function taskOf(given: ReadonlyMap<string, string | null>): EngineRequest['task'] {
  if (given.has('-p')) return { kind: 'pair', out: given.get('-p') ?? null };
  if (given.has('-c')) return { kind: 'check' };
  const out = given.get('-o') ?? null;
  if (given.has('-g') && out !== null) {
    return {
      kind: 'generate',
      config: given.get('-g') ?? null,
      out,
      seed: given.get('-s') ?? null,
    };
  }
  return null;
}
