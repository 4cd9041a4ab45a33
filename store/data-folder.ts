import { posix, win32 } from 'node:path';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The folder for the user's tournaments: RONDE_DATA, or where the platform keeps such things. */
export function dataFolder(
  env: Environment,
  platform: NodeJS.Platform,
  /** Asked only where it is needed: an account without a folder has none to name. */
  home: string | (() => string),
): string {
  const chosen = env['RONDE_DATA'];
  if (chosen !== undefined && chosen !== '') return chosen;
  const own = (): string => (typeof home === 'string' ? home : home());
  if (platform === 'win32') {
    return win32.join(
      absolute(env['APPDATA'], win32) ?? win32.join(own(), 'AppData', 'Roaming'),
      'Ronde',
    );
  }
  if (platform === 'darwin') return posix.join(own(), 'Library', 'Application Support', 'Ronde');
  return posix.join(
    absolute(env['XDG_DATA_HOME'], posix) ?? posix.join(own(), '.local', 'share'),
    'ronde',
  );
}

/** XDG Base Directory Specification: a relative path is invalid and is ignored. */
function absolute(path: string | undefined, style: typeof posix): string | null {
  return path !== undefined && style.isAbsolute(path) ? path : null;
}
