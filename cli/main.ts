import { languageOfLocale } from '@ronde/core/rules/language.ts';
import { wordsOf } from './cli.ts';
import { run } from './program.ts';

const language = languageOfLocale(process.env);
process.exitCode = await run(
  {
    language,
    words: wordsOf(language),
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
    now: () => new Date(),
    env: process.env,
    ...(process.stdout.isTTY ? { columns: process.stdout.columns } : {}),
  },
  process.argv.slice(2),
);
