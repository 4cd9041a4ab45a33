import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { root, StepFailure } from '../step.mjs';

/** The one drawing; whatever shows Ronde as a picture is made from it. */
const DRAWING = join(root, 'web/look/ronde.svg');

/** Points looked at in each pixel, along each side. */
const FINE = 4;

/** @typedef {{ x: number, y: number, from: number, to: number, colour: readonly number[] }} Ring what lies between two radii */

/**
 * The drawing as rings, the lowest first. It is made of circles alone: anything else is refused.
 * @param {string} svg
 * @returns {{ side: number, rings: Ring[] }}
 */
export function ringsIn(svg) {
  const side = Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1]);
  const others = [...svg.matchAll(/<(\w+)/g)]
    .map(([, name]) => name)
    .filter((name) => name !== 'svg' && name !== 'circle');
  if (!(side > 0) || others.length > 0) {
    throw new StepFailure(`ronde.svg: a square drawing of circles, not ${others.join(', ')}`);
  }
  const rings = [...svg.matchAll(/<circle ([^>]*)\/>/g)].flatMap(([, given = '']) => {
    const value = (/** @type {string} */ name) =>
      new RegExp(`(?:^| )${name}="([^"]*)"`).exec(given)?.[1];
    const [x, y, r] = ['cx', 'cy', 'r'].map((name) => Number(value(name)));
    if (x === undefined || y === undefined || r === undefined) return [];
    const half = Number(value('stroke-width') ?? 0) / 2;
    const ring = (
      /** @type {number} */ from,
      /** @type {number} */ to,
      /** @type {string | undefined} */ colour,
    ) =>
      colour === undefined || colour === 'none' ? [] : [{ x, y, from, to, colour: rgb(colour) }];
    return [...ring(0, r, value('fill')), ...ring(r - half, r + half, value('stroke'))];
  });
  return { side, rings };
}

/** @param {string} colour `#fff` or `#1b5e3f` */
function rgb(colour) {
  const digits = colour.length === 4 ? colour.replace(/[\da-f]/gi, '$&$&') : colour;
  return [1, 3, 5].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
}

/**
 * @param {{ side: number, rings: Ring[] }} drawing
 * @param {number} size pixels of each side
 * @returns {Buffer} red, green, blue and opacity of each pixel
 */
function paint({ side, rings }, size) {
  const pixels = Buffer.alloc(size * size * 4);
  const top = [...rings].reverse();
  const scale = side / size;
  for (let at = 0; at < size * size; at += 1) {
    const [sum, hits] = [[0, 0, 0], { count: 0 }];
    for (let point = 0; point < FINE * FINE; point += 1) {
      const x = ((at % size) + ((point % FINE) + 0.5) / FINE) * scale;
      const y = (Math.floor(at / size) + (Math.floor(point / FINE) + 0.5) / FINE) * scale;
      const ring = top.find((one) => {
        const far = (x - one.x) ** 2 + (y - one.y) ** 2;
        return far >= one.from ** 2 && far <= one.to ** 2;
      });
      if (ring === undefined) continue;
      hits.count += 1;
      ring.colour.forEach((part, index) => (sum[index] = (sum[index] ?? 0) + part));
    }
    if (hits.count === 0) continue;
    sum.forEach((part, index) => pixels.writeUInt8(Math.round(part / hits.count), at * 4 + index));
    pixels.writeUInt8(Math.round((255 * hits.count) / FINE ** 2), at * 4 + 3);
  }
  return pixels;
}

/**
 * @param {string} name
 * @param {Buffer} data
 */
function chunk(name, data) {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** @type {Map<number, Buffer>} what was drawn already, by its size */
const drawn = new Map();

/**
 * The drawing as a PNG file, of this many pixels each side.
 * @param {number} size
 */
export function pngOf(size) {
  const png = drawn.get(size) ?? draw(ringsIn(readFileSync(DRAWING, 'utf8')), size);
  drawn.set(size, png);
  return png;
}

/**
 * As ISO/IEC 15948 writes it.
 * @param {{ side: number, rings: Ring[] }} drawing
 * @param {number} size
 */
function draw(drawing, size) {
  const pixels = paint(drawing, size);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  // Eight bits a part, with opacity.
  head.set([8, 6, 0, 0, 0], 8);
  const row = size * 4;
  const rows = Array.from({ length: size }, (_, line) =>
    Buffer.concat([Buffer.of(0), pixels.subarray(line * row, (line + 1) * row)]),
  );
  return Buffer.concat([
    Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const SIZES_OF_WINDOWS = [16, 32, 48, 256];

/** An icon of Windows: a list of PNG files, 256 written as 0. */
export function windowsIcon() {
  const pictures = SIZES_OF_WINDOWS.map((size) => ({ size, png: pngOf(size) }));
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let place = head.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const at = 6 + 16 * index;
    head.writeUInt8(size % 256, at);
    head.writeUInt8(size % 256, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(place, at + 12);
    place += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

/** By the names macOS gives to PNG files of these sizes. */
const SIZES_OF_MACOS = /** @type {const} */ ([
  ['ic07', 128],
  ['ic08', 256],
  ['ic09', 512],
]);

/** An icon of macOS. */
export function macosIcon() {
  const part = (/** @type {string} */ name, /** @type {Buffer[]} */ ...data) => {
    const body = Buffer.concat(data);
    const head = Buffer.alloc(8);
    head.write(name, 'latin1');
    head.writeUInt32BE(8 + body.length, 4);
    return Buffer.concat([head, body]);
  };
  return part('icns', ...SIZES_OF_MACOS.map(([name, size]) => part(name, pngOf(size))));
}
