import { languageOfLocale } from '@ronde/core/rules/language.ts';
import { freePort, USUAL_PORT } from '@ronde/store/free-port.ts';
import { addressOf, findRunning, readRunning } from '@ronde/store/running.ts';
import type { Openable, WindowAnswer } from '../api/window.ts';
import { VERSION } from '../version.ts';
import {
  chooseFolder,
  chooseNextFolder,
  folderPlaces,
  given,
  nextFolder,
  takeNextFolder,
} from './chosen-folder.ts';
import { LAUNCHER_WORDS } from './launcher-words.ts';
import { openWithSystem } from './open-with-system.ts';
import { lookAtDoor, setDoor, turnDoor } from './phones.ts';
import { forgetWindow, noteWindow, readWindow } from './window-note.ts';

// Windows has no LANG: what its person reads is known to Node all the same.
process.env['LANG'] ??= new Intl.DateTimeFormat().resolvedOptions().locale;
const language = languageOfLocale(process.env);
const words = LAUNCHER_WORDS[language];
const args = process.argv.slice(2);
/** Before the server is told its folder by the same variable. */
const places = folderPlaces({ ...process.env });
/** What is double-clicked asks for a window; at a terminal there are keys. */
const inWindow = args.includes('--window');

/** Milliseconds after which a browser that has not asked for the window never will. */
const PATIENCE = 60_000;

/** What was said at the start and has to be read in the window too. */
const warnings: string[] = [];

function warn(message: string): void {
  console.error(message);
  warnings.push(message);
}

/** The folder asked for with --data is kept; RONDE_DATA wins over it. Null where it is of no use, which is said. */
async function folderToServe(): Promise<string | null> {
  const at = args.indexOf('--data');
  const asked = at === -1 ? null : (args[at + 1] ?? '');
  if (asked === '') {
    await refuse(words.noFolder);
    return null;
  }
  const next = asked === null ? await takeNextFolder(places) : null;
  if (next?.ok === false) warn(words.folderRefused(next.folder, next.reason));
  const chosen = next?.ok === true ? next : chooseFolder(places, asked);
  if (!chosen.ok) {
    await refuse(words.folderRefused(chosen.folder, chosen.reason));
    return null;
  }
  if (chosen.synchronised) warn(words.synchronised(chosen.folder));
  return chosen.folder;
}

async function refuse(message: string): Promise<void> {
  process.exitCode = 1;
  console.error(message);
  await showRefusal(message);
}

/** Who double-clicked sees no terminal: the window says why nothing starts, and is served until it has. */
async function showRefusal(message: string): Promise<void> {
  if (!inWindow) return;
  const { serveWindow, showWindow } = await import('./window.ts');
  await new Promise<void>((resolve) => {
    const giveUp = setTimeout(resolve, PATIENCE);
    const done = (): void => {
      clearTimeout(giveUp);
      resolve();
    };
    const serving = serveWindow({
      language,
      look: () => Promise.resolve({ kind: 'notStarted', version: VERSION, message }),
      open: () => Promise.resolve(false),
      letPhonesIn: () => Promise.resolve({ turned: false, code: null, address: '' }),
      chooseNext: (folder) => chooseNextFolder(places, folder),
      stop: done,
      told: done,
    });
    void serving.then(showWindow).then((shown) => {
      if (!shown) done();
    });
  });
}

async function openDesk(port: number): Promise<void> {
  const address = addressOf(port);
  if (!(await openWithSystem(address))) console.log(words.open(address));
}

/** The window beside the desk: looked at and worked by whoever has no terminal. */
async function openWindow(port: number, folder: string): Promise<void> {
  const { serveWindow, showWindow } = await import('./window.ts');
  const address = addressOf(port);
  const openable: Readonly<Record<Openable, string>> = {
    desk: address,
    help: `${address}/help`,
    folder,
  };
  const look = async (): Promise<WindowAnswer> => ({
    kind: 'serving',
    version: VERSION,
    address,
    folder,
    warnings,
    nextFolder: nextFolder(places, folder),
    phones: await lookAtDoor(port),
  });
  const window = await serveWindow({
    language,
    look,
    open: (what) => openWithSystem(openable[what]),
    letPhonesIn: (open) => setDoor(port, open),
    chooseNext: (next) => chooseNextFolder(places, next),
    stop: () => void process.emit('SIGINT'),
    told: () => undefined,
  });
  noteWindow(folder, window);
  process.once('exit', () => {
    forgetWindow(folder);
  });
  if (!(await showWindow(window))) console.log(words.window(window));
}

async function turnPhones(port: number): Promise<void> {
  const network = await turnDoor(port);
  if (network === null) console.log(words.phonesFailed);
  else if (network.open) {
    console.log(words.phonesIn(network.addresses[0]?.phone ?? ''));
    console.log(words.firewall(port));
  } else console.log(words.phonesOut);
}

/** One key, as soon as it is pressed, while somebody looks at the terminal. */
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

/** A second start: shows what the first one has. */
async function showRunning(port: number, owner: number, folder: string): Promise<void> {
  console.log(words.already(addressOf(port)));
  const window = inWindow ? readWindow(folder, owner) : null;
  if (window === null) {
    await openDesk(port);
    return;
  }
  const { showWindow } = await import('./window.ts');
  if (!(await showWindow(window))) console.log(words.window(window));
}

async function launch(): Promise<void> {
  const folder = await folderToServe();
  if (folder === null) return;
  const found = await findRunning(folder);
  if (found !== null) {
    await showRunning(found.port, found.process, folder);
    return;
  }
  const chosen = given(process.env, 'PORT') === null ? await freePort() : null;
  if (chosen !== null) {
    if (chosen !== USUAL_PORT) warn(words.otherPort(chosen));
    process.env['PORT'] = String(chosen);
  }
  process.env['RONDE_DATA'] = folder;
  // In this process, so that closing the terminal reaches the server; it explains its own failures.
  const { refusals } = await import('../main.ts');
  const running = readRunning(folder);
  if (process.exitCode === 1 || running === null) {
    if (refusals.length > 0) await showRefusal(refusals.join('\n'));
    return;
  }
  await openDesk(running.port);
  if (inWindow) await openWindow(running.port, folder);
  listenToKeys(running.port, folder);
}

await launch();
