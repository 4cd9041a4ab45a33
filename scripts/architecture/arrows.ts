import { posix } from 'node:path';
import type { Fault } from './fault.ts';
import { importsOf, type Import } from './imports.ts';
import { mayUsePackage } from './packages.ts';
import { isPure, KNOWS_ONLY, mayImport, mayKnow, roomOf } from './rooms.ts';
import { isTest, type Sources } from './sources.ts';

/** Imports that run against the arrows, lead out of every room, or cannot be read. */
export function arrowFaults(sources: Sources, exists: (file: string) => boolean): Fault[] {
  const faults: Fault[] = [];
  for (const [file, source] of sources) {
    const room = roomOf(file);
    if (room === null) {
      faults.push({
        file,
        line: 0,
        message: 'stands in no room: see scripts/architecture/rooms.ts',
      });
      continue;
    }
    for (const imported of importsOf(source)) {
      const message = faultOf(file, imported, exists);
      if (message !== null) faults.push({ file, line: imported.line, message });
    }
  }
  return faults;
}

function faultOf(from: string, { specifier, target }: Import, exists: (file: string) => boolean) {
  const here = roomOf(from);
  if (here === null) return null;
  switch (target.kind) {
    case 'computed':
      return `imports ${specifier}, which is not a plain string: the arrows cannot be checked`;
    case 'node':
    case 'package':
      return isPure(here) && !isTest(from) && !mayUsePackage(here, specifier)
        ? `${here} imports ${specifier}: core/ and site import each other and the packages allowed to a room`
        : null;
    case 'file': {
      const there = roomOf(target.file);
      if (there === null) {
        return isPackageManifest(target.file)
          ? null
          : `imports ${specifier}, which stands in no room`;
      }
      if (!exists(target.file)) return `imports ${specifier}, which does not exist`;
      if (!mayImport(here, there)) return `${here} must not import ${there} (${specifier})`;
      return mayKnow(here, target.file)
        ? null
        : `${here} imports only ${KNOWS_ONLY[here]?.join(' and ') ?? ''} (not ${specifier})`;
    }
  }
}

/** The version a program prints is the one in its package.json. */
const isPackageManifest = (file: string): boolean => posix.basename(file) === 'package.json';
