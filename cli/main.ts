import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { languageOfLocale } from '@ronde/core/rules/language.ts';
import { dataFolder } from '@ronde/store/data-folder.ts';
import { keptFolder } from '@ronde/store/kept-folder.ts';
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

/** The folder a double click was told to use is this one's too, unless RONDE_DATA says otherwise. */
function chosenFolder(): string {
  const { env, platform } = process;
  const given = env['RONDE_DATA'] ?? '';
  if (given !== '') return given;
  return keptFolder(dataFolder({ ...env, RONDE_DATA: '' }, platform, homedir));
}

// This file is bundled to cli/dist/ronde.js.
const desk = fileURLToPath(new URL('../../server/dist/launcher.js', import.meta.url));

/** The desk is a program of its own: it has this terminal, and ends when this one is told to. */
async function serve(): Promise<boolean> {
  const child = spawn(process.execPath, [desk, ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => child.kill(signal));
  }
  await once(child, 'exit');
  return child.exitCode !== 1;
}

const asked = process.argv.slice(2);

process.exitCode = await run(
  {
    language,
    words: wordsOf(language),
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
    now: () => new Date(),
    env: { ...process.env, RONDE_DATA: chosenFolder() },
    ...(existsSync(desk) ? { serve } : {}),
    helpLines: keptHelp,
    ...(process.stdout.isTTY ? { columns: process.stdout.columns } : {}),
  },
  asked.length === 0 ? ['serve'] : asked,
);
