import { expect, it } from 'vitest';
import { mayKeepInMemory } from './folder-in-memory.ts';

const GIB = 2 ** 30;
const mounted = (options: string): string =>
  `/dev/vda / ext4 rw 0 0\ntmpfs /dev/shm tmpfs ${options} 0 0\ntmpfs /run tmpfs rw,noexec 0 0\n`;

it.each([
  ['rw,nosuid,nodev', 8 * GIB, true],
  ['rw,nosuid,nodev', 2 * GIB, false],
  // As in a container.
  ['rw,nosuid,nodev,noexec,size=65536k', 8 * GIB, false],
])('a folder in memory mounted %s with %d bytes free: %s', (options, free, may) => {
  expect(mayKeepInMemory(mounted(options), free)).toBe(may);
});

it('there may be none', () => {
  expect(mayKeepInMemory('/dev/vda / ext4 rw 0 0\n', 8 * GIB)).toBe(false);
});
