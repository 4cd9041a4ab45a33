import { fill } from '@ronde/core/rules/sentence.ts';
import {
  WARNINGS,
  type Confirmations,
  type Warning,
  type WarningCode,
} from '@ronde/core/tournament/warning-ladder.ts';
import { sayWarning } from '@ronde/core/tournament/words/say.ts';
import type { Cli } from '../cli.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { DEED_WORDS } from '../words/deeds.ts';

const isWarning = (code: string): code is WarningCode => Object.hasOwn(WARNINGS, code);

/** What somebody agrees to beforehand: each question by its code, twice where two steps are asked. */
export function confirmationsOf(cli: Cli, asked: readonly string[]): Confirmations {
  const given: Partial<Record<WarningCode, 'confirmed' | 'confirmedTwice'>> = {};
  for (const code of asked.flatMap((list) => list.split(',')).map((one) => one.trim())) {
    if (!isWarning(code)) {
      const sentence = fill(DEED_WORDS[cli.language].notAQuestion, { value: code });
      throw new CliFailure(EXIT.badRequest, sentence);
    }
    given[code] = given[code] === undefined ? 'confirmed' : 'confirmedTwice';
  }
  return given;
}

/** The questions in words, and how they are answered. */
export function unconfirmed(cli: Cli, warnings: readonly Warning[]): CliFailure {
  const said = new Set(warnings.map((warning) => sayWarning(warning, cli.language)));
  const codes = new Set(warnings.map(({ code }) => code));
  // Two steps, the consequence read in between, are two words.
  const words = [...codes].flatMap((code) => (WARNINGS[code] === 4 ? [code, code] : [code]));
  const remedy = fill(DEED_WORDS[cli.language].confirm, { codes: words.join(',') });
  return new CliFailure(EXIT.unconfirmed, [...said, remedy].join('\n'), {
    kind: 'unconfirmed',
    warnings,
  });
}
