import { mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { resolve } from 'node:path';
import { languageOfLocale } from '@ronde/core/rules/language.ts';
import { dataFolder } from '@ronde/store/data-folder.ts';
import { freePort, USUAL_PORT } from '@ronde/store/free-port.ts';
import { isSynchronised, keepFolder, keptFolder } from '@ronde/store/kept-folder.ts';
import { addressOf, findRunning, readRunning } from '@ronde/store/running.ts';
import { refusalIn } from '@ronde/store/try-folder.ts';
import { LAUNCHER_WORDS } from './launcher-words.ts';
import { openWithSystem } from './open-with-system.ts';
import { turnDoor } from './phones.ts';

// Windows has no LANG: what its person reads is known to Node all the same.
process.env['LANG'] ??= new Intl.DateTimeFormat().resolvedOptions().locale;
const words = LAUNCHER_WORDS[languageOfLocale(process.env)];

/** A variable that is set but empty says nothing. */
function given(name: string): string | null {
  const value = process.env[name];
  return value === undefined || value === '' ? null : value;
}

/** The folder asked for with --data is kept; RONDE_DATA wins over it. Null where it is of no use. */
function chooseFolder(args: readonly string[]): string | null {
  // Asked only where it is needed: an account without a folder of its own has none.
  const usual = (): string =>
    resolve(dataFolder({ ...process.env, RONDE_DATA: '' }, process.platform, homedir));
  const at = args.indexOf('--data');
  const asked = at === -1 ? undefined : (args[at + 1] ?? '');
  if (asked === '') {
    console.error(words.noFolder);
    return null;
  }
  const folder = resolve(asked ?? given('RONDE_DATA') ?? keptFolder(usual()));
  const reason = madeFolder(folder) ?? refusalIn(folder);
  if (reason !== null) {
    console.error(words.folderRefused(folder, reason));
    return null;
  }
  if (asked !== undefined) keepFolder(usual(), folder);
  if (isSynchronised(folder)) console.error(words.synchronised(folder));
  return folder;
}

/** Why the folder cannot be made; null where it is there now. */
function madeFolder(folder: string): string | null {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return null;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
}

async function openDesk(port: number): Promise<void> {
  const address = addressOf(port);
  if (!(await openWithSystem(address))) console.log(words.open(address));
}

async function turnPhones(port: number): Promise<void> {
  const network = await turnDoor(port);
  if (network === null) console.log(words.phonesFailed);
  else if (network.open) {
    console.log(words.phonesIn(network.addresses[0]?.phone ?? ''));
    console.log(words.firewall(port));
  } else console.log(words.phonesOut);
}

/** One key, as soon as it is pressed, while somebody looks at the small window. */
function listenToKeys(port: number, folder: string): void {
  const { stdin } = process;
  if (!stdin.isTTY) return;
  const deeds: Readonly<Record<string, () => void>> = {
    o: () => void openDesk(port),
    p: () => void turnPhones(port),
    d: () =>
      void openWithSystem(folder).then((opened) => {
        if (!opened) console.log(words.look(folder));
      }),
    q: () => void process.emit('SIGINT'),
    '\u0003': () => void process.emit('SIGINT'),
  };
  console.log(words.keys);
  stdin.setRawMode(true);
  stdin.on('data', (key) => deeds[key.toString().toLowerCase()]?.());
  // Nothing is held open for a key once the server has stopped.
  process.once('SIGINT', () => {
    stdin.setRawMode(false);
    stdin.pause();
  });
}

async function launch(): Promise<void> {
  const args = process.argv.slice(2);
  const folder = chooseFolder(args);
  if (folder === null) {
    process.exitCode = 1;
    return;
  }
  const found = await findRunning(folder);
  if (found !== null) {
    console.log(words.already(addressOf(found.port)));
    await openDesk(found.port);
    return;
  }
  const chosen = given('PORT') === null ? await freePort() : null;
  if (chosen !== null) {
    if (chosen !== USUAL_PORT) console.log(words.otherPort(chosen));
    process.env['PORT'] = String(chosen);
  }
  process.env['RONDE_DATA'] = folder;
  // In this process, so that closing the window reaches the server; it explains its own failures.
  await import('../main.ts');
  const running = readRunning(folder);
  if (process.exitCode === 1 || running === null) return;
  await openDesk(running.port);
  listenToKeys(running.port, folder);
}

await launch();
