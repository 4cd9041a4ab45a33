import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { initialColourOf } from './initial-colour.ts';
import { parseTrf, parseTrfBytes } from './read.ts';
import { roundsRecorded } from './rounds-of.ts';
import { writeTrf, writeTrfAsIs } from './write.ts';

const corpus = new URL('../../../corpus/', import.meta.url);

interface Tournament {
  readonly id: string;
  readonly config: { readonly PlayersNumber: number; readonly RoundsNumber: number };
  readonly trf: string;
}

function tournaments(name: string): Tournament[] {
  const text = gunzipSync(readFileSync(new URL(name, corpus))).toString('utf-8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Tournament);
}

describe.each(['dutch-2017.ndjson.gz', 'dutch-2026.ndjson.gz'])('corpus/%s', (name) => {
  const events = tournaments(name);

  it('holds 500 tournaments', () => {
    expect(events).toHaveLength(500);
  });

  it('is read without a problem and written back equal, record by record and letter by letter', () => {
    for (const { id, trf, config } of events) {
      const { document, problems } = parseTrf(trf);
      expect(problems, id).toEqual([]);
      const written = writeTrfAsIs(document);
      expect(written.problems, id).toEqual([]);
      expect(parseTrf(written.text).document.records, id).toEqual(document.records);
      expect(written.text, id).toBe(trf);
      expect(document.records.filter(({ tag }) => tag === '001').length, id).toBe(
        config.PlayersNumber,
      );
      expect(roundsRecorded(document), id).toBe(config.RoundsNumber);
    }
  });

  it('goes into either edition without a loss', () => {
    for (const { id, trf } of events) {
      const { document } = parseTrf(trf);
      for (const edition of ['trf-16', 'trf-26'] as const) {
        const { text, problems } = writeTrf(document, { edition });
        expect(problems, id).toEqual([]);
        expect(parseTrf(text).problems, id).toEqual([]);
      }
    }
  });

  /**
   * Whatever the lot was, every pair of round 1 follows from it: the higher ranked player has the
   * initial colour when odd among those who took part.
   */
  it('tells its initial colour by round 1', () => {
    for (const { id, trf } of events) {
      const initial = initialColourOf(parseTrf(trf).document);
      const rounds = trf
        .split('\n')
        .filter((line) => line.startsWith('001'))
        .map((line) => ({ number: Number(line.slice(4, 8)), cell: line.slice(91, 99) }))
        .filter(({ cell }) => !/[HZF]$/.test(cell));
      rounds.forEach(({ number, cell }, index) => {
        const opponent = Number(cell.slice(0, 4));
        if (opponent < number) return;
        const expected = (index % 2 === 0) === (initial === 'white') ? 'w' : 'b';
        expect(cell.charAt(5), `${id}, player ${number}`).toBe(expected);
      });
    }
  });
});

describe.each(['swiss-example-trf', 'zero-point-bye'])('corpus/%s', (folder) => {
  const path = new URL(`${folder}/`, corpus);
  const names = readdirSync(path).filter((name) => name.endsWith('.trf'));

  it.each(names)('%s is read without a problem and written back equal', (name) => {
    const { document, problems } = parseTrfBytes(readFileSync(new URL(name, path)));
    expect(problems).toEqual([]);
    expect(parseTrf(writeTrfAsIs(document).text).document).toEqual(document);
  });
});
