import { LANGUAGES } from '@ronde/core/rules/language.ts';
import { wordsOf } from './cli.ts';
import { helpLinesOf } from './help-lines.ts';
import { buildProgram } from './program.ts';

// Run once when Ronde is built: the list of commands in every language, as JSON.
const lists = await Promise.all(
  LANGUAGES.map(async (language) => {
    const silent = (): void => undefined;
    const surroundings = { out: silent, err: silent, now: () => new Date(0), env: {} };
    const program = await buildProgram({ language, words: wordsOf(language), ...surroundings });
    return [language, helpLinesOf(program)] as const;
  }),
);
process.stdout.write(JSON.stringify(Object.fromEntries(lists)));
