import { expect, it } from 'vitest';
import { windowOpenerOf, type System } from './app-window.ts';

const ADDRESS = 'http://localhost:49152/#a-secret-nobody-guesses';
const AS_WINDOW = [`--app=${ADDRESS}`, '--window-size=480,800', '--no-first-run'];

const WINDOWS = {
  ProgramFiles: String.raw`C:\Program Files`,
  'ProgramFiles(x86)': String.raw`C:\Program Files (x86)`,
  LOCALAPPDATA: String.raw`D:\Ida\Local`,
};
const MACOS = { HOME: '/Volumes/ida' };
const LINUX = { PATH: '/usr/bin:/snap/bin', DISPLAY: ':0' };

const EDGE = String.raw`C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe`;
const OWN_CHROME = String.raw`D:\Ida\Local\Google\Chrome\Application\chrome.exe`;
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const OWN_BRAVE = '/Volumes/ida/Applications/Brave Browser.app/Contents/MacOS/Brave Browser';

const on = (
  platform: NodeJS.Platform,
  env: System['env'],
  ...there: readonly string[]
): System => ({ platform, env, exists: (file) => there.includes(file) });

// Places as the makers of these browsers install them.
it.each([
  ['Windows has Edge', on('win32', WINDOWS, EDGE, OWN_CHROME), EDGE],
  ['Chrome of one person', on('win32', WINDOWS, OWN_CHROME), OWN_CHROME],
  ['macOS with Chrome', on('darwin', MACOS, OWN_BRAVE, MAC_CHROME), MAC_CHROME],
  ['macOS with a browser of one person', on('darwin', MACOS, OWN_BRAVE), OWN_BRAVE],
  ['Linux', on('linux', LINUX, '/usr/bin/chromium'), '/usr/bin/chromium'],
  ['Linux with a snap', on('linux', LINUX, '/snap/bin/chromium'), '/snap/bin/chromium'],
  [
    'Linux with Wayland alone',
    on('linux', { PATH: '/usr/bin', WAYLAND_DISPLAY: 'wayland-0' }, '/usr/bin/microsoft-edge'),
    '/usr/bin/microsoft-edge',
  ],
])('%s: a window without bars', (_, system, browser) => {
  expect(windowOpenerOf(system, ADDRESS)).toEqual([browser, AS_WINDOW]);
});

it.each([
  ['Windows', on('win32', WINDOWS), ['rundll32', ['url.dll,FileProtocolHandler', ADDRESS]]],
  ['a Windows without variables', on('win32', {}), ['rundll32', expect.arrayContaining([ADDRESS])]],
  ['macOS', on('darwin', MACOS), ['open', [ADDRESS]]],
  ['Linux', on('linux', LINUX), ['xdg-open', [ADDRESS]]],
  [
    'Linux without a screen',
    on('linux', { PATH: '/usr/bin' }, '/usr/bin/chromium'),
    ['xdg-open', [ADDRESS]],
  ],
])('%s without such a browser: a page of the usual one', (_, system, opener) => {
  expect(windowOpenerOf(system, ADDRESS)).toEqual(opener);
});
