import { describe, expect, it } from 'vitest';
import { dataFolder } from './data-folder.ts';

describe('dataFolder', () => {
  it.each([
    ['linux', {}, '/home/a', '/home/a/.local/share/ronde'],
    ['linux', { XDG_DATA_HOME: '/data' }, '/home/a', '/data/ronde'],
    ['linux', { XDG_DATA_HOME: 'data' }, '/home/a', '/home/a/.local/share/ronde'],
    ['linux', { XDG_DATA_HOME: '' }, '/home/a', '/home/a/.local/share/ronde'],
    ['freebsd', {}, '/home/a', '/home/a/.local/share/ronde'],
    ['darwin', {}, '/Users/a', '/Users/a/Library/Application Support/Ronde'],
    [
      'darwin',
      { XDG_DATA_HOME: '/data' },
      '/Users/a',
      '/Users/a/Library/Application Support/Ronde',
    ],
    [
      'win32',
      { APPDATA: 'C:\\Users\\a\\AppData\\Roaming' },
      'C:\\Users\\a',
      'C:\\Users\\a\\AppData\\Roaming\\Ronde',
    ],
    ['win32', {}, 'C:\\Users\\a', 'C:\\Users\\a\\AppData\\Roaming\\Ronde'],
    ['linux', { RONDE_DATA: '/srv/ronde', XDG_DATA_HOME: '/data' }, '/home/a', '/srv/ronde'],
    ['win32', { RONDE_DATA: 'D:\\Tournois' }, 'C:\\Users\\a', 'D:\\Tournois'],
    ['linux', { RONDE_DATA: '' }, '/home/a', '/home/a/.local/share/ronde'],
  ] as const)('on %s with %j', (platform, env, home, folder) => {
    expect(dataFolder(env, platform, home)).toBe(folder);
  });
});
