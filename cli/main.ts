import { languageOfLocale } from '@ronde/core/rules/language.ts';
import { wordsOf } from './cli.ts';
import { run } from './program.ts';

// `ronde … | head` has read enough: that is no failure of ours.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
}

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
