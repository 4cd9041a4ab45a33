import { describe, expect, it } from 'vitest';
import { fileNameIn } from './file-name.ts';

describe('[RFC 6266] the name of a file', () => {
  it.each([
    [`attachment; filename="open.trf"`, 'open.trf'],
    [
      `attachment; filename="open.trf"; filename*=UTF-8''Open%20d%E2%80%99%C3%A9t%C3%A9.trf`,
      'Open d’été.trf',
    ],
    [`attachment; filename=open.trf`, 'open.trf'],
    [`attachment; filename="a.trf"; filename*=UTF-8''%E0%A4%A`, 'a.trf'],
    ['inline', 'file'],
    [null, 'file'],
  ])('%s', (disposition, name) => {
    expect(fileNameIn(disposition, 'file')).toBe(name);
  });
});
