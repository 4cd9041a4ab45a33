import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { macosIcon, pngOf, ringsIn, windowsIcon } from './icons.mjs';

const [GREEN, WHITE, NOTHING] = [
  [0x1b, 0x5e, 0x3f, 255],
  [255, 255, 255, 255],
  [0, 0, 0, 0],
] as const;

/** Pixels of a PNG file that was written without filters. */
function pixelsOf(png: Buffer): { readonly size: number; at(x: number, y: number): number[] } {
  const size = png.readUInt32BE(16);
  const length = png.readUInt32BE(33);
  const rows = inflateSync(png.subarray(41, 41 + length));
  return {
    size,
    at: (x, y) => [...rows.subarray(y * (size * 4 + 1) + 1 + x * 4).subarray(0, 4)],
  };
}

describe('the icon, drawn from web/look/ronde.svg', () => {
  it.each([16, 32, 256])('has its colours where the drawing has them: %d pixels', (size) => {
    const png = pngOf(size);
    expect(png.subarray(0, 8)).toEqual(Buffer.from('89504e470d0a1a0a', 'hex'));
    const picture = pixelsOf(png);
    expect(picture.size).toBe(size);
    const at = (x: number, y: number): number[] =>
      picture.at(Math.floor((x / 32) * size), Math.floor((y / 32) * size));
    expect(at(0, 0)).toEqual(NOTHING);
    expect(at(16, 16)).toEqual(GREEN);
    // The upper dot is full.
    expect(at(16, 5)).toEqual(WHITE);
  });

  it('has soft edges', () => {
    const picture = pixelsOf(pngOf(32));
    const opacities = Array.from({ length: 32 }, (_, x) => picture.at(x, 3)[3] ?? 0);
    expect(opacities.some((one) => one > 0 && one < 255)).toBe(true);
  });

  it('a drawing of anything but circles is refused, not drawn wrong', () => {
    expect(() => ringsIn('<svg viewBox="0 0 32 32"><path d="M0 0"/></svg>')).toThrow('path');
    expect(() => ringsIn('<svg viewBox="0 0 32 16"></svg>')).toThrow('square');
  });

  it('for Windows: every picture stands where the list says, of the size it says', () => {
    const icon = windowsIcon();
    expect([icon.readUInt16LE(0), icon.readUInt16LE(2)]).toEqual([0, 1]);
    const listed = Array.from({ length: icon.readUInt16LE(4) }, (_, index) => {
      const entry = icon.subarray(6 + 16 * index);
      const png = icon.subarray(
        entry.readUInt32LE(12),
        entry.readUInt32LE(12) + entry.readUInt32LE(8),
      );
      return [entry.readUInt8(0) || 256, pixelsOf(png).size];
    });
    expect(listed).toEqual([16, 32, 48, 256].map((size) => [size, size]));
  });

  it('for macOS: parts that fill the file', () => {
    const icon = macosIcon();
    expect([icon.toString('latin1', 0, 4), icon.readUInt32BE(4)]).toEqual(['icns', icon.length]);
    const sizes: number[] = [];
    for (let at = 8; at < icon.length; at += icon.readUInt32BE(at + 4)) {
      sizes.push(pixelsOf(icon.subarray(at + 8)).size);
    }
    expect(sizes).toEqual([128, 256, 512]);
  });
});
