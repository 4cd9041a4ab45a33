import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { FACES, typefaceRules, typefaceSheet } from './typeface.ts';

const web = fileURLToPath(new URL('../web/', import.meta.url));

it('the letters of the desk, the phone and the hall are written from here', async () => {
  await expect(typefaceSheet()).toMatchFileSnapshot(`${web}look/typeface.css`);
});

it.each([
  ['French', 'latin', 'ÀÂÇÉÈÊËÎÏÔŒÙÛÜŸàâçéèêëîïôœùûüÿ«»’…'],
  ['Polish', 'latin', 'ĄĆĘŁŃÓŚŹŻąćęłńóśźż'],
  ['Czech', 'latin', 'ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽáčďéěíňóřšťúůýž'],
  ['Turkish', 'latin', 'ÇĞIİÖŞÜçğıiöşü'],
  ['Romanian', 'latin', 'ĂÂÎȘȚăâîșț'],
  ['Vietnamese', 'latin', 'ẢẤẦẨẪẬĐƠỚỜỞỠỢƯỨỪỬỮỰảấầẩẫậđơớờởỡợưứừửữựễỹ'],
  ['signs', 'latin', '0123456789½–−→○●+=€'],
  ['Greek', 'greek', 'ΑΒΓΔΩάέήίόύώ'],
  ['Russian and Ukrainian', 'cyrillic', 'АБВЯёЁїєіґ'],
])('%s is in %s', (_, name, letters) => {
  const spans = FACES.find((face) => face.name === name)?.spans ?? [];
  const has = (letter: string): boolean => {
    const point = letter.codePointAt(0) ?? 0;
    return spans.some(([first, last]) => first <= point && point <= last);
  };
  expect(Array.from(letters).filter((letter) => !has(letter))).toEqual([]);
});

it('without the files there are no rules for them', () => {
  expect(typefaceRules(() => null)).toBe('');
  expect(typefaceRules((name) => (name === 'greek' ? '/g.woff2' : null))).toMatch(
    /^@font-face[^@]*url\('\/g\.woff2'\)[^@]*U\+370-3FF;\n\}\n$/,
  );
});
