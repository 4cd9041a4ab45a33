import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, inject, it } from 'vitest';
import { randomFrom } from '../../rules/random.ts';
import { mutate } from './fuzz-mutations.ts';
import { faultOf, fuzzTrf } from './fuzz.ts';
import { decodeTrf, parseTrfBytes } from './read.ts';

const folder = new URL('fuzz-seeds/', import.meta.url);
const seeds = readdirSync(folder)
  .sort()
  .map((name) => ({ name, bytes: readFileSync(new URL(name, folder)) }));
const texts = seeds.map(({ bytes }) => decodeTrf(bytes).text);

describe('seeds', () => {
  it.each(seeds)('$name is lossless', ({ bytes }) => {
    expect(faultOf(bytes)).toBeNull();
  });

  it('hold faults only where their names say so', () => {
    const faulty = seeds
      .filter(({ bytes }) =>
        parseTrfBytes(bytes).problems.some(({ severity }) => severity !== 'note'),
      )
      .map(({ name }) => name);
    expect(faulty).toEqual(['faulty-fields.trf', 'unknown-lines-and-comments.trf']);
  });
});

describe('fuzzing', () => {
  const files = 2_000 * inject('sizes').shareOfCases;

  it(`finds no crash and no silent loss in ${files} mutated files`, () => {
    const { iterations, failures } = fuzzTrf(20_260_201, files, texts);
    expect(failures.map(({ iteration, reason }) => `${iteration}: ${reason}`)).toEqual([]);
    expect(iterations).toBe(files);
  });

  it('makes the same files of the same seed', () => {
    const files = (seed: number): Uint8Array[] => {
      const draw = randomFrom(seed).below;
      return texts.map((text) => mutate(text, texts[0] ?? '', draw));
    };
    expect(files(7)).toEqual(files(7));
    expect(files(7)).not.toEqual(files(8));
  });

  it('mutates most files into faulty ones', () => {
    const draw = randomFrom(3).below;
    const faulty = Array.from({ length: 200 }, () =>
      mutate(texts[4] ?? '', texts[7] ?? '', draw),
    ).filter((bytes) => parseTrfBytes(bytes).problems.length > 0);
    expect(faulty.length).toBeGreaterThan(100);
  });
});
