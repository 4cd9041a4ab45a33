import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readPixels, smallPicture, type Pixels } from './small-picture.ts';

/** Filters of PNG 9.2: what is taken from a byte, by its neighbours to the left, above and at the corner. */
const FILTERS = [
  ['none', () => 0],
  ['sub', (left: number) => left],
  ['up', (_: number, up: number) => up],
  ['average', (left: number, up: number) => Math.floor((left + up) / 2)],
  ['Paeth', paeth],
] as const;

/** As the specification says it (PNG 9.4). */
function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [a, b, c] = [left, up, corner].map((one) => Math.abs(guess - one)) as [
    number,
    number,
    number,
  ];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

const chunk = (name: string, content: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const bytes = Buffer.alloc(content.length + 12);
  bytes.writeUInt32BE(content.length, 0);
  named.copy(bytes, 4);
  bytes.writeUInt32BE(crc32(named), bytes.length - 4);
  return bytes;
};

/** A picture as a browser writes it, every row by one filter. */
function pngOf({ width, height, bytes }: Pixels, filter: number, interlaced = 0): Buffer {
  const [, taken] = FILTERS[filter] ?? FILTERS[0];
  const wide = width * 3;
  const rows = Buffer.alloc(height * (wide + 1));
  for (let y = 0; y < height; y += 1) {
    rows[y * (wide + 1)] = filter;
    for (let x = 0; x < wide; x += 1) {
      const at = (dx: number, dy: number): number =>
        x < dx * 3 || y < dy ? 0 : (bytes[(y - dy) * wide + x - dx * 3] ?? 0);
      rows[y * (wide + 1) + 1 + x] = (at(0, 0) - taken(at(1, 0), at(0, 1), at(1, 1))) & 255;
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, interlaced], 8);
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    chunk('IHDR', head),
    // In two parts, as large pictures come.
    ...halves(deflateSync(rows)).map((half) => chunk('IDAT', half)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const halves = (whole: Buffer): [Buffer, Buffer] => {
  const middle = Math.floor(whole.length / 2);
  return [whole.subarray(0, middle), whole.subarray(middle)];
};

/** A drawing of so many colours, each far from the others. */
function drawing(colours: number): Pixels {
  const [width, height] = [40, 30];
  const bytes = new Uint8Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const colour = (pixel * 7) % colours;
    bytes.set(
      [(colour % 8) * 32, (Math.floor(colour / 8) % 8) * 32, colour > 63 ? 200 : 9],
      pixel * 3,
    );
  }
  return { width, height, bytes };
}

/** Every shade from one corner to the other: thousands of colours. */
function shades(): Pixels {
  const [width, height] = [128, 128];
  const bytes = new Uint8Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    bytes.set([x, y, (x + y) >> 1], pixel * 3);
  }
  return { width, height, bytes };
}

describe('pictures of the manual', () => {
  it.each(FILTERS.map(([name], filter) => [name, filter] as const))(
    '[PNG 9.2] rows filtered by %s are read as they were drawn',
    (_, filter) => {
      const drawn = drawing(100);
      expect(readPixels(pngOf(drawn, filter))).toEqual(drawn);
    },
  );

  it('of few colours stay as they are', () => {
    const drawn = drawing(100);
    expect(readPixels(smallPicture(pngOf(drawn, 0)))).toEqual(drawn);
  });

  it('of thousands of colours keep each within a few steps of 255, in fewer bytes', () => {
    const drawn = shades();
    const png = pngOf(drawn, 0);
    const small = smallPicture(png);
    const { bytes } = readPixels(small);
    const farthest = drawn.bytes.reduce(
      (most, byte, at) => Math.max(most, Math.abs(byte - (bytes[at] ?? 0))),
      0,
    );
    expect(farthest).toBeLessThan(14);
    expect(small.length).toBeLessThan(png.length);
  });

  it('that are interlaced are not guessed at', () => {
    expect(() => readPixels(pngOf(drawing(4), 0, 1))).toThrow('unknown kind');
  });
});
