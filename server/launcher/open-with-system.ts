import { spawn } from 'node:child_process';

/** A program and what it is given, each as one word. */
export type Opener = readonly [program: string, args: readonly string[]];

/** How each system opens an address or a folder with what its person has chosen for it. */
export function openerOf(platform: NodeJS.Platform, what: string): Opener {
  switch (platform) {
    case 'win32':
      // rundll32 takes an address as it stands; the shell would read & and ^ in it.
      return what.startsWith('http')
        ? ['rundll32', ['url.dll,FileProtocolHandler', what]]
        : ['explorer', [what]];
    case 'darwin':
      return ['open', [what]];
    default:
      return ['xdg-open', [what]];
  }
}

/** Starts a program that goes on by itself; false where it cannot be started. */
export const startProgram = ([program, args]: Opener): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(program, args, { stdio: 'ignore', detached: true });
    child.once('error', () => {
      resolve(false);
    });
    child.once('spawn', () => {
      child.unref();
      resolve(true);
    });
  });

/** Opens it; false where the system has nothing to open it with. */
export const openWithSystem = (what: string): Promise<boolean> =>
  startProgram(openerOf(process.platform, what));
