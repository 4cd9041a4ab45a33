import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { removeFolder } from '@ronde/server/testing/remove-folder.ts';
import { placeOfParts, putStarters } from './starters.mjs';
import type { SystemName } from './systems.mjs';

/** Everything that a shell or a menu could take for something else. */
const AWKWARD = 'Tournois d’été & "100 %" $HOME `x` \\ fin';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ronde-starters-'));
});
afterEach(() => removeFolder(folder));

/** The starters of a system, with a Node that notes what it is given. */
function made(name: SystemName): {
  readonly home: string;
  readonly noted: () => Promise<string[]>;
} {
  const home = join(folder, AWKWARD, 'Ronde');
  putStarters(home, name);
  const node = join(home, placeOfParts(name), 'runtime/node');
  const note = join(folder, 'noted.txt');
  mkdirSync(dirname(node), { recursive: true });
  // In one piece: whoever waits for it finds all or nothing.
  writeFileSync(
    node,
    `#!/bin/sh\nfor one in "$0" "$@"; do echo "$one"; done >'${note}.new'\nmv '${note}.new' '${note}'\n`,
  );
  chmodSync(node, 0o755);
  const read = (): string[] => {
    try {
      return readFileSync(note, 'utf8').trim().split('\n');
    } catch {
      return [];
    }
  };
  return {
    home,
    noted: async () => {
      await expect.poll(read).not.toEqual([]);
      return read();
    },
  };
}

const run = (program: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}) =>
  spawnSync(program, args, { encoding: 'utf8', env: { PATH: '/usr/bin:/bin', ...env } });

/** A value of a desktop entry as the specification reads it: first the string, then the quotation marks. */
const execOf = (entry: string): string[] => {
  const [, line = ''] = /^Exec=(.*)$/m.exec(entry) ?? [];
  const text = line.replace(/\\(.)/g, (_, one: string) => (one === 's' ? ' ' : one));
  return Array.from(text.matchAll(/"((?:\\.|[^"\\])*)"|(\S+)/g), ([, quoted, bare = '']) =>
    (quoted === undefined ? bare : quoted.replace(/\\(.)/g, '$1')).replaceAll('%%', '%'),
  );
};

describe.skipIf(process.platform === 'win32')('what is double-clicked', () => {
  it.each([
    ['linux-x64', 'Ronde.sh', ['server/dist/launcher.js', '--window', '--lan']],
    ['linux-x64', 'ronde-command', ['bin/ronde', '--lan']],
    [
      'macos-arm64',
      'Ronde.app/Contents/MacOS/Ronde',
      ['server/dist/launcher.js', '--window', '--lan'],
    ],
    ['macos-arm64', 'Ronde.command', ['server/dist/launcher.js', '--lan']],
    ['macos-x64', 'ronde-command', ['bin/ronde', '--lan']],
  ] as const)(
    '%s: %s starts the program of its own folder',
    async (name, file, [program, ...rest]) => {
      const { home, noted } = made(name);
      expect(run(join(home, file), ['--lan'])).toMatchObject({ status: 0, stderr: '' });
      const parts = join(home, placeOfParts(name));
      expect(await noted()).toEqual([
        join(parts, 'runtime/node'),
        join(parts, 'program', program),
        ...rest,
      ]);
    },
  );

  it('macOS: the program still finds its parts when it is moved alone', async () => {
    const { home, noted } = made('macos-arm64');
    const alone = join(folder, 'AppTranslocation');
    cpSync(join(home, 'Ronde.app'), join(alone, 'Ronde.app'), { recursive: true });
    expect(run(join(alone, 'Ronde.app/Contents/MacOS/Ronde')).status).toBe(0);
    expect((await noted())[0]).toBe(join(alone, 'Ronde.app/Contents/Resources/runtime/node'));
    const plist = readFileSync(join(home, 'Ronde.app/Contents/Info.plist'), 'utf8');
    expect(plist).toContain('<key>CFBundleExecutable</key><string>Ronde</string>');
    expect(plist).toContain('<key>CFBundleIconFile</key><string>Ronde</string>');
  });

  it('Linux: the entry beside the program starts it from where it lies', async () => {
    const { home, noted } = made('linux-x64');
    const entry = join(home, 'Ronde.desktop');
    const [shell = '', ...args] = execOf(readFileSync(entry, 'utf8'));
    const told = args.map((one) => (one === '%k' ? entry : one));
    expect(run(shell, told)).toMatchObject({ status: 0, stderr: '' });
    expect(await noted()).toContain('--window');
  });

  it('Linux: a line of the menu, with its icon, whatever the folder is called', async () => {
    const { home, noted } = made('linux-arm64');
    const data = join(folder, 'share');
    const menu = run(join(home, 'Ronde-menu.sh'), [], { XDG_DATA_HOME: data });
    expect(menu).toMatchObject({ status: 0, stderr: '' });
    const entry = readFileSync(join(data, 'applications/ronde.desktop'), 'utf8');
    const [program = '', ...args] = execOf(entry);
    expect([program, args]).toEqual([join(home, 'Ronde.sh'), []]);
    expect(entry).toContain(`\nIcon=${join(home, 'Ronde.png')}\n`);
    run(program);
    expect(await noted()).toContain('--window');
  });

  it('Windows: the terminal lies in the task bar, and the shell finds its lines', () => {
    const { home } = made('windows-x64');
    const start = readFileSync(join(home, 'Ronde.cmd'), 'utf8');
    expect(start.split('\r\n')).toEqual([
      '@echo off',
      String.raw`start "Ronde" /min "%~dp0runtime\node.exe" "%~dp0program\server\dist\launcher.js" --window %*`,
      '',
    ]);
    const shortcut = readFileSync(join(home, 'Ronde-shortcut.cmd'), 'utf8');
    // Nothing of the folder's name stands between quotation marks of the shell.
    expect(shortcut).toContain('$here = $env:RONDE_HOME');
    expect(shortcut.match(/"/g)).toHaveLength(4);
  });
});
