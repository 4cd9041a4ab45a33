import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import UPNG from 'upng-js';
import { describe, expect, it } from 'vitest';
import { smallPicture } from './small-picture.ts';

const SIDE = 64;

/** A square of dots in so many colours, in no order, nothing to see through. */
function dots(colours: number): Uint8Array {
  const bytes = new Uint8Array(SIDE * SIDE * 4);
  for (let pixel = 0; pixel < SIDE * SIDE; pixel += 1) {
    const colour = ((pixel * 2_654_435) >>> 8) % colours;
    bytes.set([colour & 255, (colour >> 4) & 255, (colour * 7) & 255, 255], pixel * 4);
  }
  return bytes;
}

const whole = (bytes: Uint8Array): Buffer =>
  Buffer.from(UPNG.encode([Uint8Array.from(bytes).buffer], SIDE, SIDE, 0));

function seen(png: Buffer): Uint8Array {
  const [first] = UPNG.toRGBA8(UPNG.decode(Uint8Array.from(png).buffer));
  return new Uint8Array(first ?? new ArrayBuffer(0));
}

const furthest = (one: Uint8Array, other: Uint8Array): number =>
  one.reduce((most, part, index) => Math.max(most, Math.abs(part - (other[index] ?? 0))), 0);

describe('a small picture', () => {
  it('with few colours is the same, dot by dot', () => {
    const drawn = dots(40);
    expect(seen(smallPicture(whole(drawn)))).toEqual(drawn);
  });

  it('with many colours has those nearest to them', () => {
    const drawn = dots(2_000);
    const small = seen(smallPicture(whole(drawn)));
    expect(new Set(new Uint32Array(small.buffer)).size).toBeLessThanOrEqual(256);
    expect(furthest(small, drawn)).toBeLessThan(40);
  });

  it('of one that is small already takes no more', () => {
    const png = readFileSync(join(import.meta.dirname, '../../docs/manual/pictures/laws.en.png'));
    expect(smallPicture(png).length).toBeLessThanOrEqual(png.length * 1.1);
  });
});
