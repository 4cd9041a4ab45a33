import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../step.mjs';
import { OUT, putParts } from './portable-package.mjs';
import { VERSION } from './program-folder.mjs';

const SOURCES = join(root, 'scripts/package/debian');
/** What Debian calls the processors it is packed for. */
export const ARCHITECTURES = /** @type {const} */ ({
  'linux-x64': 'amd64',
  'linux-arm64': 'arm64',
});
/** What dpkg runs around an installation. */
const SCRIPTS = ['preinst', 'postinst', 'prerm'];

/** @typedef {{ version: string, system: keyof typeof ARCHITECTURES }} Release */

/**
 * The program where Debian keeps programs, with its service, its settings and what dpkg reads.
 * @param {string} tree
 * @param {Release} release
 * @param {(home: string) => Promise<void>} putHome puts Node, the program and the licences
 */
export async function putDebianTree(tree, release, putHome) {
  const home = join(tree, 'usr/lib/ronde');
  /** @param {string} name @param {string} place @param {number} mode */
  const put = (name, place, mode) => {
    const file = join(tree, place);
    mkdirSync(join(file, '..'), { recursive: true });
    cpSync(join(SOURCES, name), file);
    chmodSync(file, mode);
  };
  rmSync(tree, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  await putHome(home);
  put('ronde.service', 'lib/systemd/system/ronde.service', 0o644);
  put('default', 'etc/default/ronde', 0o644);
  put('health', 'usr/lib/ronde/health', 0o755);
  put('way-back', 'usr/bin/ronde-way-back', 0o755);
  for (const name of SCRIPTS) put(name, `DEBIAN/${name}`, 0o755);
  writeFileSync(join(tree, 'DEBIAN/conffiles'), '/etc/default/ronde\n');
  writeFileSync(join(tree, 'DEBIAN/control'), control(release));
  const command =
    '#!/bin/sh\nexec /usr/lib/ronde/runtime/node /usr/lib/ronde/program/bin/ronde "$@"\n';
  writeFileSync(join(tree, 'usr/bin/ronde'), command, { mode: 0o755 });
  const papers = join(tree, 'usr/share/doc/ronde');
  mkdirSync(papers, { recursive: true });
  writeFileSync(join(papers, 'README'), readFileSync(join(root, 'docs/guides/hosting.md')));
  writeFileSync(join(papers, 'copyright'), readFileSync(join(root, 'LICENSE')));
}

const control = (/** @type {Release} */ { version, system }) =>
  [
    'Package: ronde',
    `Version: ${version}`,
    `Architecture: ${ARCHITECTURES[system]}`,
    'Maintainer: Ronde <ronde@localhost>',
    'Depends: libc6 (>= 2.31), passwd',
    'Section: games',
    'Priority: optional',
    "Description: the arbiter's workbench for chess tournaments",
    ' Pairings, results, standings and papers, and always the reason why.',
    '',
  ].join('\n');

/**
 * @param {string} tree
 * @param {string} file
 */
export const packDebian = (tree, file) =>
  run('dpkg-deb', ['--root-owner-group', '-Zgzip', '--build', tree, file], { quiet: true });

/**
 * @param {Release['system']} system
 * @returns {Promise<string>} the package for servers with Debian or what descends from it
 */
export async function makeDebian(system) {
  const tree = join(OUT, 'debian/tree');
  await putDebianTree(tree, { version: VERSION, system }, (home) => putParts(system, home));
  const file = join(OUT, `ronde_${VERSION}_${ARCHITECTURES[system]}.deb`);
  await packDebian(tree, file);
  return file;
}
