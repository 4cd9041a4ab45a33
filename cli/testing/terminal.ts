import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '@ronde/core/rules/language.ts';
import { wordsOf } from '../cli.ts';
import type { ExitCode } from '../exit-code.ts';
import { run } from '../program.ts';

export interface Ran {
  readonly code: ExitCode;
  readonly out: string;
  readonly err: string;
  /** What was said on standard error, with plain spaces. */
  readonly said: string;
  json(): unknown;
}

export interface TypedIn {
  readonly language?: Language;
  readonly input?: string;
  /** Milliseconds it waits for a file that another program holds. */
  readonly patience?: number;
}

/** A terminal in a folder of its own, with a database of its own. */
export interface Terminal {
  /** A path in the folder. */
  at(name: string): string;
  readonly env: Readonly<Record<string, string>>;
  ronde(args: readonly string[], typed?: TypedIn): Promise<Ran>;
  remove(): void;
}

export function openTerminal(): Terminal {
  const folder = mkdtempSync(join(tmpdir(), 'ronde-cli-'));
  const env = { RONDE_DATA: join(folder, 'data') };
  return {
    at: (name) => join(folder, name),
    env,
    ronde: async (args, { language = 'en', input = '', patience } = {}) => {
      let [out, err] = ['', ''];
      const code = await run(
        {
          language,
          words: wordsOf(language),
          out: (text) => (out += text),
          err: (text) => (err += text),
          now: () => new Date('2026-03-07T09:00:00Z'),
          env,
          input: () => new TextEncoder().encode(input),
          ...(patience === undefined ? {} : { patience }),
        },
        args,
      );
      const said = err.replace(/[\u00a0\u202f]/g, ' ');
      return { code, out, err, said, json: (): unknown => JSON.parse(out) };
    },
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
