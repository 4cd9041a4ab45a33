import { readFileSync } from 'node:fs';
import { languageOfLocale } from '@ronde/core/rules/language.ts';
import { wordsOf } from './cli.ts';
import type { HelpLine } from './help-lines.ts';
import { run } from './program.ts';

// `ronde … | head` has read enough: that is no failure of ours.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
}

const language = languageOfLocale(process.env);

/** Beside the program, where the build has put it. */
function keptHelp(): readonly HelpLine[] | null {
  try {
    const kept = readFileSync(new URL(`help-${language}.json`, import.meta.url), 'utf8');
    return JSON.parse(kept) as readonly HelpLine[];
  } catch {
    return null;
  }
}

process.exitCode = await run(
  {
    language,
    words: wordsOf(language),
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
    now: () => new Date(),
    env: process.env,
    helpLines: keptHelp,
    ...(process.stdout.isTTY ? { columns: process.stdout.columns } : {}),
  },
  process.argv.slice(2),
);
