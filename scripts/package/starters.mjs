import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { macosIcon, pngOf, windowsIcon } from './icons.mjs';
import { VERSION } from './program-folder.mjs';

/** Lines as Windows ends them: its shell reads no others well. */
const windowsLines = (/** @type {string[]} */ ...lines) => `${lines.join('\r\n')}\r\n`;
const lines = (/** @type {string[]} */ ...text) => `${text.join('\n')}\n`;

const LAUNCHER = 'server/dist/launcher.js';
const LAUNCHER_OF_WINDOWS = `program\\${LAUNCHER.replaceAll('/', '\\')}`;

/** @typedef {'windows' | 'macos' | 'linux'} Kind */

/** @param {import('./systems.mjs').SystemName} name */
const kindOf = (name) => /** @type {Kind} */ (name.split('-')[0]);

/** A program of macOS is a folder, and moved alone before it is started: everything is inside. */
const APP = 'Ronde.app/Contents';
/** @type {Record<Kind, string>} */
const PARTS = { windows: '', macos: `${APP}/Resources`, linux: '' };

/**
 * Where Node and the program stand in the folder of a system.
 * @param {import('./systems.mjs').SystemName} name
 */
export const placeOfParts = (name) => PARTS[kindOf(name)];

/**
 * What a shell runs, wherever the folder lies.
 * @param {string} program
 * @param {string} [parts] from this file
 * @param {string} [options]
 */
const unix = (program, parts = '.', options = '') =>
  lines(
    '#!/bin/sh',
    `here=$(CDPATH= cd -- "$(dirname -- "$0")/${parts}" && pwd -P)`,
    `exec "$here/runtime/node" "$here/program/${program}"${options} "$@"`,
  );

/** Goes on by itself: macOS would not start a program again that it takes for running. */
const inApp = lines(
  '#!/bin/sh',
  'here=$(CDPATH= cd -- "$(dirname -- "$0")/../Resources" && pwd -P)',
  `nohup "$here/runtime/node" "$here/program/${LAUNCHER}" --window "$@" >/dev/null 2>&1 &`,
);

/** What macOS reads of a program; without a place in the Dock, as the window is a browser's. */
const plist = () =>
  lines(
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">',
    '<plist version="1.0">',
    '<dict>',
    ...Object.entries({
      CFBundleName: 'Ronde',
      CFBundleDisplayName: 'Ronde',
      CFBundleIdentifier: 'ronde.launcher',
      CFBundleExecutable: 'Ronde',
      CFBundleIconFile: 'Ronde',
      CFBundlePackageType: 'APPL',
      CFBundleShortVersionString: VERSION,
      CFBundleVersion: VERSION,
      LSMinimumSystemVersion: '11.0',
    }).map(([key, value]) => `  <key>${key}</key><string>${value}</string>`),
    '  <key>LSUIElement</key><true/>',
    '</dict>',
    '</plist>',
  );

/**
 * A line of the menu, by the Desktop Entry Specification.
 * @param {string} exec
 * @param {string} icon
 */
const desktopEntry = (exec, icon) =>
  lines(
    '[Desktop Entry]',
    'Type=Application',
    'Version=1.0',
    'Name=Ronde',
    'Comment=The arbiter’s workbench for chess tournaments',
    'Comment[fr]=L’établi de l’arbitre d’échecs',
    `Exec=${exec}`,
    `Icon=${icon}`,
    'Terminal=false',
    'Categories=Game;BoardGame;',
  );

/** Beside the program, wherever it lies: `%k` is where this very file stands. */
const besideProgram = desktopEntry(
  String.raw`sh -c "exec \\"\\$(dirname \\"\\$1\\")/Ronde.sh\\"" ronde %k`,
  'applications-games',
);

/** Puts the program into the menu of the person who asks for it, with its icon, and nothing else anywhere. */
const intoMenu = lines(
  '#!/bin/sh',
  'here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd -P)',
  'menu=${XDG_DATA_HOME:-$HOME/.local/share}/applications',
  '# A path between quotation marks: four strokes for one, two before " ` $, and % twice.',
  `program=$(printf '%s' "$here/Ronde.sh" | sed -e 's/\\\\/\\\\\\\\\\\\\\\\/g' -e 's/["\`$]/\\\\\\\\&/g' -e 's/%/%%/g')`,
  'mkdir -p "$menu" && cat >"$menu/ronde.desktop" <<ENTRY',
  desktopEntry('"$program"', '$here/Ronde.png').trimEnd(),
  'ENTRY',
);

/** @type {Record<Kind, () => Record<string, string | Buffer>>} */
const FILES = {
  windows: () => ({
    // The terminal lies in the task bar: it has keys, for whoever misses the window.
    'Ronde.cmd': windowsLines(
      '@echo off',
      `start "Ronde" /min "%~dp0runtime\\node.exe" "%~dp0${LAUNCHER_OF_WINDOWS}" --window %*`,
    ),
    'ronde-command.cmd': windowsLines(
      '@echo off',
      '"%~dp0runtime\\node.exe" "%~dp0program\\bin\\ronde" %*',
    ),
    'Ronde.ico': windowsIcon(),
    'Ronde-shortcut.cmd': windowsLines(
      '@echo off',
      'set "RONDE_HOME=%~dp0"',
      `powershell -NoProfile -Command "${[
        '$here = $env:RONDE_HOME',
        '$mark = [char]34',
        "$link = (New-Object -ComObject WScript.Shell).CreateShortcut([Environment]::GetFolderPath('Desktop') + '\\Ronde.lnk')",
        "$link.TargetPath = $here + 'runtime\\node.exe'",
        `$link.Arguments = $mark + $here + '${LAUNCHER_OF_WINDOWS}' + $mark + ' --window'`,
        "$link.IconLocation = $here + 'Ronde.ico'",
        '$link.WorkingDirectory = $here',
        '$link.WindowStyle = 7',
        '$link.Save()',
      ].join('; ')}"`,
      'if errorlevel 1 pause',
    ),
  }),
  macos: () => ({
    [`${APP}/Info.plist`]: plist(),
    [`${APP}/MacOS/Ronde`]: inApp,
    [`${APP}/Resources/Ronde.icns`]: macosIcon(),
    'Ronde.command': unix(LAUNCHER, `${APP}/Resources`),
    'ronde-command': unix('bin/ronde', `${APP}/Resources`),
  }),
  linux: () => ({
    'Ronde.sh': unix(LAUNCHER, '.', ' --window'),
    'ronde-command': unix('bin/ronde'),
    'Ronde.desktop': besideProgram,
    'Ronde-menu.sh': intoMenu,
    'Ronde.png': pngOf(256),
  }),
};

/** What is double-clicked, what a terminal runs, and what makes it easier to find. */
const READ_ME = {
  windows: {
    start: 'Ronde.cmd',
    command: 'ronde-command.cmd',
    en: 'Ronde-shortcut.cmd puts Ronde on the desktop, with its icon.',
    fr: 'Ronde-shortcut.cmd met Ronde sur le bureau, avec son icône.',
  },
  macos: {
    start: 'Ronde',
    command: 'ronde-command',
    en: 'If macOS refuses the first time: System Settings, Privacy & Security, Open Anyway. In a terminal: Ronde.command',
    fr: 'Si macOS refuse la première fois : Réglages, Confidentialité et sécurité, Ouvrir quand même. Dans un terminal : Ronde.command',
  },
  linux: {
    start: 'Ronde.sh (Ronde.desktop)',
    command: 'ronde-command',
    en: 'Ronde-menu.sh puts Ronde into your menu, with its icon.',
    fr: 'Ronde-menu.sh met Ronde dans votre menu, avec son icône.',
  },
};

/**
 * What is double-clicked, what a terminal runs, and a page that says so.
 * @param {string} folder
 * @param {import('./systems.mjs').SystemName} name
 */
export function putStarters(folder, name) {
  const kind = kindOf(name);
  for (const [file, text] of Object.entries(FILES[kind]())) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    chmodSync(path, 0o755);
  }
  const { start, command, en, fr } = READ_ME[kind];
  const end = kind === 'windows' ? windowsLines : lines;
  writeFileSync(
    join(folder, 'LISEZMOI-README.txt'),
    `\uFEFF${end(
      `Ronde : double-cliquez sur ${start}. Le navigateur s’ouvre sur le bureau de l’arbitre, et une petite fenêtre`,
      'le rouvre, ouvre aux téléphones, montre le dossier des données et arrête Ronde. La fermer n’arrête rien.',
      fr,
      `En ligne de commande : ${command} --help`,
      '',
      `Ronde: double-click ${start}. The browser opens the arbiter’s desk, and a small window opens it again,`,
      'lets phones in, shows the data folder and stops Ronde. Closing it stops nothing.',
      en,
      `On the command line: ${command} --help`,
    )}`,
  );
}
