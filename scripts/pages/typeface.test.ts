import subsetFont from 'subset-font';
import { expect, it } from 'vitest';
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { KEPT, keptAt, lettersByFile, typefaceWith } from './typeface.mjs';

/** Code points of a font that have a drawing: its table `cmap`, in the form of segments (4). */
function drawnIn(font: Buffer): ReadonlySet<number> {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap');
  if (entry === undefined) throw new Error('the font has no cmap');
  const cmap = font.readUInt32BE(entry + 8);
  const forms = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, index) => cmap + font.readUInt32BE(cmap + 8 + 8 * index),
  );
  const segments = forms.find((at) => font.readUInt16BE(at) === 4);
  if (segments === undefined) throw new Error('the font has no segments');
  const length = font.readUInt16BE(segments + 6);
  const ends = segments + 14;
  const starts = ends + length + 2;
  const points = Array.from({ length: length / 2 }, (_, index) => {
    const [first, last] = [starts, ends].map((at) => font.readUInt16BE(at + 2 * index));
    return Array.from(
      { length: (last ?? 0) - (first ?? 0) + 1 },
      (__, step) => (first ?? 0) + step,
    );
  });
  return new Set(points.flat());
}

it('[issue 15.10] the letters that pages ask for are drawn', async () => {
  const files = lettersByFile();
  expect([...files.keys()]).toEqual(
    ['latin', 'greek', 'cyrillic'].map((name) => `typeface-${name}.woff2`),
  );
  const names = 'ŁukaszŘehořİbrahimȚepeșNguyễnPhúcBảoœŒéß½–−→○●0123456789ΓιώργοςЩукаїґ';
  const drawn = new Set<number>();
  for (const letters of files.values()) {
    const plain = await subsetFont(await typefaceWith(letters), letters, { targetFormat: 'sfnt' });
    for (const point of drawnIn(plain)) drawn.add(point);
  }
  expect(Array.from(names).filter((one) => !drawn.has(one.codePointAt(0) ?? 0))).toEqual([]);
});

it('the letters that were cut are kept with the source, and no others', () => {
  const asked = [...lettersByFile().values()].map((letters) => basename(keptAt(letters)));
  expect(readdirSync(KEPT).sort()).toEqual(asked.sort());
});

it('a stylesheet says which letters a file has', () => {
  const sheet = "src: url('ronde:a.woff2') format('woff2');\n  unicode-range: U+41-43, U+e9;";
  expect(lettersByFile(sheet)).toEqual(new Map([['a.woff2', 'ABCé']]));
});
