import { openMemoryStore } from '@ronde/store/memory.ts';
import { describe, expect, it } from 'vitest';
import { keepPicture, PICTURE_LIMITS } from './keep-picture.ts';
import { pictureForm } from './picture-form.ts';
import {
  A_JPEG,
  A_LOSSLESS_WEBP,
  A_PNG,
  A_WEBP,
  AN_EXTENDED_WEBP,
  pngOf,
} from './testing/small-pictures.ts';

const text = (said: string): Uint8Array => new TextEncoder().encode(said);

describe('a picture', () => {
  it.each([
    ['PNG', A_PNG, { mediaType: 'image/png', width: 3, height: 2 }],
    ['JPEG', A_JPEG, { mediaType: 'image/jpeg', width: 1, height: 1 }],
    ['WebP', A_WEBP, { mediaType: 'image/webp', width: 1, height: 1 }],
    ['WebP without loss', A_LOSSLESS_WEBP, { mediaType: 'image/webp', width: 1, height: 1 }],
    ['WebP with a head', AN_EXTENDED_WEBP, { mediaType: 'image/webp', width: 1920, height: 1080 }],
  ])('%s is known by its content', (_, bytes, form) => {
    expect(pictureForm(bytes)).toEqual(form);
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['SVG', text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a page', text('<!doctype html><script>alert(1)</script>')],
    ['GIF', text('GIF89a')],
    ['half a PNG', A_PNG.slice(0, 30)],
    ['a PNG of no width', pngOf(0, 2)],
    ['half a JPEG', A_JPEG.slice(0, 6)],
    ['half a WebP', A_WEBP.slice(0, 20)],
  ])('%s is none', (_, bytes) => {
    expect(pictureForm(bytes)).toBeNull();
  });

  it('never throws, however a file is cut or damaged', () => {
    for (const whole of [A_PNG, A_JPEG, A_WEBP]) {
      for (let at = 0; at < whole.length; at += 1) {
        expect(() => pictureForm(whole.slice(0, at))).not.toThrow();
        expect(() =>
          pictureForm(whole.map((byte, index) => (index === at ? 255 : byte))),
        ).not.toThrow();
      }
    }
  });

  it('is kept once, under the name of its file', async () => {
    const { pictures } = openMemoryStore();
    const kept = await keepPicture(pictures, 'open', { name: 'C:\\ads\\Garage.PNG', bytes: A_PNG });
    expect(kept).toMatchObject({ ok: true, value: { name: 'Garage', size: A_PNG.length } });
    await keepPicture(pictures, 'open', { name: 'port.svg', bytes: A_PNG });
    expect(await pictures.list('open')).toMatchObject({
      value: [{ name: 'port', mediaType: 'image/png' }],
    });
  });

  it('is refused with the limit it breaks', async () => {
    const { pictures } = openMemoryStore();
    const refusal = async (bytes: Uint8Array) => {
      const kept = await keepPicture(pictures, 'open', { name: 'x', bytes });
      return !kept.ok && kept.error.kind === 'refused' ? kept.error.refusal.code : null;
    };
    expect(await refusal(new Uint8Array(PICTURE_LIMITS.bytes + 1))).toBe('picture.tooHeavy');
    expect(await refusal(text('hello'))).toBe('picture.notAPicture');
    expect(await refusal(pngOf(8_001, 10))).toBe('picture.tooLarge');
    for (let width = 1; width <= PICTURE_LIMITS.pictures; width += 1) {
      expect(await refusal(pngOf(width, 7))).toBeNull();
    }
    expect(await refusal(pngOf(900, 7))).toBe('picture.tooMany');
    // One that is there already may have another name.
    expect(await refusal(pngOf(1, 7))).toBeNull();
  });
});
