import { spawn } from 'node:child_process';

/** How each system opens an address or a folder with what its person has chosen for it. */
export function openerOf(platform: NodeJS.Platform, what: string): readonly [string, string[]] {
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

/** Opens it; false where the system has nothing to open it with. */
export const openWithSystem = (what: string): Promise<boolean> =>
  new Promise((resolve) => {
    const [program, args] = openerOf(process.platform, what);
    const child = spawn(program, args, { stdio: 'ignore', detached: true });
    child.once('error', () => {
      resolve(false);
    });
    child.once('spawn', () => {
      child.unref();
      resolve(true);
    });
  });
