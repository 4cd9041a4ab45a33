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
  const events = tournaments(name).map((event) => ({ ...event, read: parseTrf(event.trf) }));

  it('holds 500 tournaments', () => {
    expect(events).toHaveLength(500);
  });

  it('is read without a problem and written back equal, record by record and letter by letter', () => {
    const differences = events.filter(({ trf, config, read: { document, problems } }) => {
      const written = writeTrfAsIs(document);
      const players = document.records.filter(({ tag }) => tag === '001').length;
      const isEqual =
        problems.length === 0 &&
        written.problems.length === 0 &&
        written.text === trf &&
        players === config.PlayersNumber &&
        roundsRecorded(document) === config.RoundsNumber;
      return !isEqual;
    });
    expect(differences.map(({ id }) => id)).toEqual([]);
  });

  it('goes into either edition without a loss', () => {
    const losses = events.filter(({ trf, read }) =>
      (['trf-16', 'trf-26'] as const).some((edition) => {
        const { text, problems } = writeTrf(read.document, { edition });
        const again = text === trf ? read : parseTrf(text);
        return problems.length > 0 || again.problems.length > 0;
      }),
    );
    expect(losses.map(({ id }) => id)).toEqual([]);
  });

  /**
   * Whatever the lot was, every pair of round 1 follows from it: the higher ranked player has the
   * initial colour when odd among those who took part.
   */
  it('tells its initial colour by round 1', () => {
    const wrong: string[] = [];
    for (const { id, trf, read } of events) {
      const initial = initialColourOf(read.document);
      const tookPart = trf
        .split('\n')
        .filter((line) => line.startsWith('001'))
        .map((line) => ({ number: Number(line.slice(4, 8)), cell: line.slice(91, 99) }))
        .filter(({ cell }) => !/[HZF]$/.test(cell));
      tookPart.forEach(({ number, cell }, index) => {
        const expected = (index % 2 === 0) === (initial === 'white') ? 'w' : 'b';
        const isHigher = Number(cell.slice(0, 4)) > number;
        if (isHigher && cell.charAt(5) !== expected) wrong.push(`${id}, player ${number}`);
      });
    }
    expect(wrong).toEqual([]);
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
