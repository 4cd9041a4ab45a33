import { posix, win32 } from 'node:path';
import { openerOf, type Opener } from './open-with-system.ts';

/** The computer a window is opened on. */
export interface System {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly exists: (file: string) => boolean;
}

/** Under the folders Windows keeps programs in; Edge is on every one of them. */
const ON_WINDOWS = [
  String.raw`Microsoft\Edge\Application\msedge.exe`,
  String.raw`Google\Chrome\Application\chrome.exe`,
  String.raw`BraveSoftware\Brave-Browser\Application\brave.exe`,
  String.raw`Chromium\Application\chrome.exe`,
];
const FOLDERS_OF_WINDOWS = ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'];

const ON_MACOS = ['Google Chrome', 'Microsoft Edge', 'Brave Browser', 'Chromium'];

const ON_LINUX = [
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  'brave-browser',
  'microsoft-edge',
  'microsoft-edge-stable',
];

const given = (values: readonly (string | undefined)[]): string[] =>
  values.filter((value): value is string => value !== undefined && value !== '');

/** Where a browser that knows windows without bars may stand, the likeliest first. */
function placesOf({ platform, env }: System): string[] {
  switch (platform) {
    case 'win32': {
      const folders = given(FOLDERS_OF_WINDOWS.map((name) => env[name]));
      return ON_WINDOWS.flatMap((path) => folders.map((folder) => win32.join(folder, path)));
    }
    case 'darwin': {
      const own = given([env['HOME']]).map((home) => posix.join(home, 'Applications'));
      return ON_MACOS.flatMap((name) =>
        ['/Applications', ...own].map((folder) =>
          posix.join(folder, `${name}.app/Contents/MacOS`, name),
        ),
      );
    }
    default: {
      const folders = given((env['PATH'] ?? '').split(posix.delimiter));
      return ON_LINUX.flatMap((name) => folders.map((folder) => posix.join(folder, name)));
    }
  }
}

/** Without a screen a browser starts and says only in a terminal that it cannot. */
const hasScreen = ({ platform, env }: System): boolean =>
  platform === 'win32' ||
  platform === 'darwin' ||
  given([env['DISPLAY'], env['WAYLAND_DISPLAY']]).length > 0;

const SIZE = '480,800';

/** A window without bars where a browser is found that has such, a page of the usual browser elsewhere. */
export function windowOpenerOf(system: System, address: string): Opener {
  const browser = hasScreen(system) ? placesOf(system).find(system.exists) : undefined;
  return browser === undefined
    ? openerOf(system.platform, address)
    : [browser, [`--app=${address}`, `--window-size=${SIZE}`, '--no-first-run']];
}
