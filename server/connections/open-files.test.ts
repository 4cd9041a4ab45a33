import { describe, expect, it } from 'vitest';
import { connectionsAllowed, openFilesAllowed } from './open-files.ts';

describe('connections', () => {
  it.each([
    ['what the system allows, less the files of our own work', 400, null, 300],
    ['no more than are needed', 1_000_000, null, 21_000],
    ['as many as were wished for', 20_000, 5_000, 5_000],
    ['never more than the system allows', 400, 5_000, 300],
    ['where the system says nothing', null, null, 21_000],
    ['some, however little there is', 64, null, 20],
  ])('%s', (_, files, wished, expected) => {
    expect(connectionsAllowed(files, wished)).toBe(expected);
  });

  it('the system says how many files a process may hold', () => {
    expect(openFilesAllowed()).toBeGreaterThan(100);
  });
});
