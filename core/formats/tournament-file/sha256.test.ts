import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHARACTERS, characterAt, placeOfCharacter } from '../testing/characters.ts';
import { sha256 } from './sha256.ts';

// NIST example values for FIPS 180-4 (SHA256.pdf and "SHA Test Vectors: additional").
const VECTORS = [
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  [
    'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
    'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
  ],
  ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
] as const;

describe('sha256', () => {
  it.each(VECTORS)('[FIPS 180-4] NIST vector of %j', (text, digest) => {
    expect(sha256(text)).toBe(digest);
  });

  it('pads every length around a block as the platform does', () => {
    for (let length = 0; length <= 130; length++) {
      const text = 'é'.repeat(length);
      expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
    }
  });

  it('agrees with the platform on any text', () => {
    const character = fc.nat({ max: CHARACTERS - 1 }).map(characterAt, placeOfCharacter);
    fc.assert(
      fc.property(fc.string({ unit: character, maxLength: 300 }), (text) => {
        expect(sha256(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
      }),
    );
  });
});
