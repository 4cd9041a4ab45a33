import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** A picture as rows of red, green and blue. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

const SIGNATURE = Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1');
/** As many as one byte names (PNG 11.2.2, colour type 3). */
const COLOURS = 256;
/** Colours nearer to each other than this, in squares of steps, are one to the eye. Doubled until the table has room. */
const NEAR = 24;
const [TRUE_COLOUR, INDEXED, WITH_ALPHA] = [2, 3, 6];

/** The same picture in a table of its own colours: a third of the bytes, and letters stay sharp. */
export function smallPicture(png: Buffer): Buffer {
  const { width, height, bytes } = readPixels(png);
  const { table, entryOf } = colourTable(bytes);
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      rows[y * (width + 1) + 1 + x] = entryOf.get(colourAt(bytes, (y * width + x) * 3)) ?? 0;
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, INDEXED, 0, 0, 0], 8);
  const colours = Buffer.from(table.flatMap(parts));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', colours),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const parts = (colour: number): number[] => [colour >> 16, (colour >> 8) & 255, colour & 255];

const colourAt = (bytes: Uint8Array, at: number): number =>
  ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);

function distance(one: number, other: number): number {
  const [from, to] = [parts(one), parts(other)];
  return from.reduce((sum, part, index) => sum + (part - (to[index] ?? 0)) ** 2, 0);
}

/** The colours met most, as many as fit; every other one goes to the nearest of them. */
function colourTable(bytes: Uint8Array): {
  readonly table: readonly number[];
  readonly entryOf: ReadonlyMap<number, number>;
} {
  const met = new Map<number, number>();
  for (let at = 0; at < bytes.length; at += 3) {
    const colour = colourAt(bytes, at);
    met.set(colour, (met.get(colour) ?? 0) + 1);
  }
  const byUse = [...met].toSorted(([, one], [, other]) => other - one).map(([colour]) => colour);
  let near = NEAR;
  let table = apart(byUse, near);
  while (table.length > COLOURS) {
    near *= 2;
    table = apart(byUse, near);
  }
  const nearest = (colour: number): number => {
    let best = 0;
    for (const [entry, one] of table.entries()) {
      if (distance(one, colour) < distance(table[best] ?? 0, colour)) best = entry;
    }
    return best;
  };
  return { table, entryOf: new Map(byUse.map((colour) => [colour, nearest(colour)])) };
}

/** Colours none of which is near another; every one left out is near to one of them. */
function apart(colours: readonly number[], near: number): readonly number[] {
  const kept: number[] = [];
  for (const colour of colours) {
    if (kept.every((one) => distance(one, colour) >= near)) kept.push(colour);
    if (kept.length > COLOURS) break;
  }
  return kept;
}

/** Length, name, content and sum (PNG 5.3). */
function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** Reads what browsers write: eight bits a part, not interlaced, nothing to see through. */
export function readPixels(png: Buffer): Pixels {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const [depth, type, , , interlaced] = png.subarray(24, 29);
  const known = type === TRUE_COLOUR || type === WITH_ALPHA || type === INDEXED;
  if (depth !== 8 || !known || interlaced !== 0) throw new Error('a picture of an unknown kind');
  const packed: Buffer[] = [];
  let table = Buffer.alloc(0);
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const name = png.toString('latin1', at + 4, at + 8);
    const content = png.subarray(at + 8, at + 8 + png.readUInt32BE(at));
    if (name === 'IDAT') packed.push(content);
    if (name === 'PLTE') table = content;
  }
  const step = { [TRUE_COLOUR]: 3, [WITH_ALPHA]: 4, [INDEXED]: 1 }[type] ?? 0;
  const rows = unfiltered(inflateSync(Buffer.concat(packed)), width * step, step);
  const bytes = new Uint8Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const from = type === INDEXED ? table : rows;
    const at = type === INDEXED ? (rows[pixel] ?? 0) * 3 : pixel * step;
    bytes.set(from.subarray(at, at + 3), pixel * 3);
  }
  return { width, height, bytes };
}

/** Rows as they were before each was written by its difference from its neighbours (PNG 9.2). */
function unfiltered(filtered: Buffer, wide: number, step: number): Buffer {
  const height = filtered.length / (wide + 1);
  const rows = Buffer.alloc(height * wide);
  for (let y = 0; y < height; y += 1) {
    const filter = filtered[y * (wide + 1)] ?? 0;
    for (let x = 0; x < wide; x += 1) {
      const at = y * wide + x;
      const left = x < step ? 0 : (rows[at - step] ?? 0);
      const up = y === 0 ? 0 : (rows[at - wide] ?? 0);
      const corner = x < step || y === 0 ? 0 : (rows[at - wide - step] ?? 0);
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0;
      rows[at] = ((filtered[y * (wide + 1) + 1 + x] ?? 0) + guess) & 255;
    }
  }
  return rows;
}

/** Whichever neighbour is nearest to left + up − corner (PNG 9.4). */
function paeth(left: number, up: number, corner: number): number {
  const [toLeft, toUp] = [Math.abs(up - corner), Math.abs(left - corner)];
  const toCorner = Math.abs(left + up - 2 * corner);
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}
