import { describe, expect, it } from 'vitest';
import { CONSOLE_WORDS } from './console-words.ts';
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

  it.each(['en', 'fr'] as const)('that is none is named, in %s', (language) => {
    expect(CONSOLE_WORDS[language].badPort('65536')).toMatch(/^(?=.*PORT)(?=.*65535).*65536/);
  });

  it('that is empty is the usual one', () => {
    expect(readSettings({ PORT: '' }, []).port).toBe(readSettings({}, []).port);
  });
});
