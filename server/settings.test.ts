import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

describe('PORT', () => {
  it.each([
    ['0', 0],
    ['8064', 8064],
    ['65535', 65_535],
    ['x', null],
    ['-1', null],
    ['65536', null],
    ['80.5', null],
    ['808080', null],
  ])('%s is %s', (text, port) => {
    expect(readSettings({ PORT: text }, [])).toMatchObject({ port, portText: text });
  });

  it('that is empty is the usual one', () => {
    expect(readSettings({ PORT: '' }, []).port).toBe(readSettings({}, []).port);
  });
});
