import type { Language } from '@ronde/core/rules/language.ts';
import type { HelpLine } from './help-lines.ts';
import type { CliWords } from './words/words.ts';
import { ENGLISH } from './words/en.ts';
import { FRENCH } from './words/fr.ts';

/** Everything a command takes from its surroundings. */
export interface Cli {
  readonly language: Language;
  readonly words: CliWords;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly now: () => Date;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Standard input to its end; that of the process when it is not given. */
  readonly input?: () => Uint8Array;
  /** Milliseconds a file is waited for that another program holds; as for a database when it is not given. */
  readonly patience?: number;
  /** Width of the terminal; 80 when it is none. */
  readonly columns?: number;
  /** Starts the desk that is built beside; false where it did not start. */
  readonly serve?: () => Promise<boolean>;
  /** The list of commands as it was kept when Ronde was built; null where it was not. */
  readonly helpLines?: () => readonly HelpLine[] | null;
}

export function wordsOf(language: Language): CliWords {
  return language === 'fr' ? FRENCH : ENGLISH;
}

/** Prints the answer: words for a person, or the value itself as JSON. */
export function answer(cli: Cli, json: boolean, value: unknown, text: string): void {
  cli.out(json ? `${JSON.stringify(value, null, 2)}\n` : text.endsWith('\n') ? text : `${text}\n`);
}

export interface JsonOption {
  readonly json?: boolean;
}
