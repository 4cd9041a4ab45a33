import { describe, expect, it } from 'vitest';
import { iconsInUse } from './icons-in-use.mjs';

const SET = {
  icons: { plus: { body: '<path d="+"/>' }, trash: { body: '<path d="t"/>' } },
  width: 24,
  height: 24,
};

describe('signs in use', () => {
  it('keeps those that are named, and their size', () => {
    expect(iconsInUse(SET, "export const IconPlus = drawn('plus');")).toEqual({
      icons: { plus: SET.icons.plus },
      width: 24,
      height: 24,
    });
  });

  it('says which sign does not exist', () => {
    expect(() => iconsInUse(SET, "drawn('pluss')")).toThrow('“pluss”');
  });
});
