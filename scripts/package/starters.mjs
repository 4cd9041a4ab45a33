import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Lines as Windows ends them: its shell reads no others well. */
const windowsLines = (/** @type {string[]} */ ...lines) => `${lines.join('\r\n')}\r\n`;
const lines = (/** @type {string[]} */ ...text) => `${text.join('\n')}\n`;

const LAUNCHER = 'server/dist/launcher.js';

/** @type {Record<'windows' | 'macos' | 'linux', Record<string, string>>} */
const STARTERS = {
  windows: {
    'Ronde.cmd': windowsLines(
      '@echo off',
      'chcp 65001 >nul',
      'title Ronde',
      `"%~dp0runtime\\node.exe" "%~dp0program\\${LAUNCHER.replaceAll('/', '\\')}" %*`,
      'if errorlevel 1 pause',
    ),
    'ronde-command.cmd': windowsLines(
      '@echo off',
      '"%~dp0runtime\\node.exe" "%~dp0program\\bin\\ronde" %*',
    ),
  },
  macos: { 'Ronde.command': unix(LAUNCHER), 'ronde-command': unix('bin/ronde') },
  linux: { 'Ronde.sh': unix(LAUNCHER), 'ronde-command': unix('bin/ronde') },
};

/** @param {string} program */
function unix(program) {
  return lines(
    '#!/bin/sh',
    'here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd -P)',
    `exec "$here/runtime/node" "$here/program/${program}" "$@"`,
  );
}

const READ_ME = {
  windows: ['Ronde.cmd', 'ronde-command.cmd'],
  macos: ['Ronde.command', 'ronde-command'],
  linux: ['Ronde.sh', 'ronde-command'],
};

/**
 * What is double-clicked, what a terminal runs, and a page that says so.
 * @param {string} folder
 * @param {import('./systems.mjs').SystemName} name
 */
export function putStarters(folder, name) {
  const kind = /** @type {keyof typeof STARTERS} */ (name.split('-')[0]);
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(STARTERS[kind])) {
    writeFileSync(join(folder, file), text);
    chmodSync(join(folder, file), 0o755);
  }
  const [start, command] = READ_ME[kind];
  const end = kind === 'windows' ? windowsLines : lines;
  writeFileSync(
    join(folder, 'LISEZMOI-README.txt'),
    `\uFEFF${end(
      `Ronde : double-cliquez sur ${start}. Le navigateur s’ouvre sur le bureau de l’arbitre.`,
      `Pour arrêter, tapez Q dans la petite fenêtre. En ligne de commande : ${command} --help`,
      '',
      `Ronde: double-click ${start}. The browser opens the arbiter’s desk.`,
      `To stop, type Q in the small window. On the command line: ${command} --help`,
    )}`,
  );
}
