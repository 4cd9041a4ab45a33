/**
 * Starts the package for Windows under Debian's wine: `node scripts/package/wine.mjs`, after
 * `npm run package windows-x64`. What wine cannot show: that Windows asks before a program from the
 * net is started; its firewall; its own browser; rights of NTFS; a folder of OneDrive; keys in the
 * small window; connections that Node makes (wine 8 refuses them: `connect UNKNOWN`), and so a second
 * start that finds the first and the key for phones; passwords, whose binary asks for a
 * `bcryptprimitives.dll` that wine 8 lacks.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { root } from '../step.mjs';
import { OUT } from './portable-package.mjs';

const MADE = join(OUT, 'windows-x64/Ronde');
const PATIENCE = 120_000;
const folder = mkdtempSync(join(tmpdir(), 'ronde-wine-'));
const home = join(folder, 'Tournois d’été/Ronde');
const data = join(folder, 'Données du club');
/** Some port that nobody has. */
const probe = createServer().listen(0, '127.0.0.1');
await once(probe, 'listening');
const address = probe.address();
const port = typeof address === 'object' && address !== null ? String(address.port) : '';
probe.close();
const onZ = (/** @type {string} */ path) => `Z:${path.replaceAll('/', '\\')}`;
const environment = {
  ...process.env,
  WINEPREFIX: join(folder, 'prefix'),
  WINEDEBUG: '-all',
  LANG: 'C.UTF-8',
  LC_ALL: 'C.UTF-8',
  RONDE_DATA: onZ(data),
  PORT: port,
};

let step = 0;
/** Wine 8 gives Node no pipes: what a program says goes to a file. */
function output() {
  step += 1;
  const file = join(folder, `said-${step}.txt`);
  return { file, handle: openSync(file, 'w') };
}

/** @param {string[]} args */
function wine(...args) {
  const { file, handle } = output();
  const ran = spawnSync('wine', args, {
    env: environment,
    stdio: ['ignore', handle, handle],
    timeout: PATIENCE,
  });
  return { status: ran.status, said: readFileSync(file, 'utf8') };
}

/** @param {string} what @param {boolean} seen @param {string} [said] */
function tell(what, seen, said = '') {
  console.log(`${seen ? '✓' : '✗'} ${what}`);
  if (seen) return;
  console.error(said);
  process.exitCode = 1;
}

const node = join(home, 'runtime/node.exe');
const program = (/** @type {string} */ path) => onZ(join(home, 'program', path));

async function serve() {
  const { file, handle } = output();
  const began = performance.now();
  const child = spawn('wine', [node, program('server/dist/launcher.js')], {
    env: environment,
    stdio: ['ignore', handle, handle],
  });
  while (performance.now() - began < PATIENCE) {
    const health = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
    if (health?.status === 200) {
      const answer = /** @type {{ tournaments?: number }} */ (await health.json());
      return { child, ...answer, seconds: (performance.now() - began) / 1000, said: '' };
    }
    await setTimeout(200);
  }
  return { child, tournaments: -1, seconds: -1, said: readFileSync(file, 'utf8') };
}

/** As a power cut: everything of this wine at once, nothing told. */
const cut = () => spawnSync('wineserver', ['-k9'], { env: environment });

try {
  if (!existsSync(MADE)) throw new Error('npm run package windows-x64');
  cpSync(MADE, home, { recursive: true });
  wine('wineboot', '-i');
  wine('winecfg', '-v', 'win10');
  // Its settings are on the disk once nothing of it runs any more.
  spawnSync('wineserver', ['-w'], { env: environment });
  const version = wine(node, program('bin/ronde'), '--version');
  tell(`starts: Ronde ${version.said.trim()}`, version.status === 0, version.said);
  const report = onZ(join(root, 'corpus/older-stores/club.trf'));
  const imported = wine(node, program('bin/ronde'), 'import', report, '--id', 'club');
  tell(
    'imports a file into a folder with accents and spaces',
    imported.said.includes('Imported: club'),
    imported.said,
  );
  const first = await serve();
  tell(`serves, after ${first.seconds.toFixed(1)} s`, first.tournaments === 1, first.said);
  const page = await fetch(`http://127.0.0.1:${port}/`).then((one) => one.text(), String);
  tell('gives the desk', page.includes('<div id="'), page.slice(0, 500));
  const made = await fetch(`http://127.0.0.1:${port}/api/tournaments`).then(
    (one) => one.text(),
    String,
  );
  tell('knows the tournament', made.includes('club'), made.slice(0, 500));
  const told = wine(node, program('bin/ronde'), 'doctor');
  tell(
    'doctor finds the store sound while it is served',
    told.said.includes('all sound'),
    told.said,
  );
  cut();
  first.child.kill('SIGKILL');
  const second = await serve();
  tell(
    `survives a kill: serves again, after ${second.seconds.toFixed(1)} s`,
    second.tournaments === 1,
    second.said,
  );
  const verified = wine(node, program('bin/ronde'), 'verify');
  tell('every entry is sound', verified.said.includes('all sound'), verified.said);
  const paper = wine(
    node,
    program('bin/ronde'),
    'print',
    'club',
    'standings',
    '--out',
    onZ(join(data, 'classement.pdf')),
  );
  tell('prints a paper', existsSync(join(data, 'classement.pdf')), paper.said);
  cut();
  second.child.kill('SIGKILL');
} finally {
  cut();
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
}
