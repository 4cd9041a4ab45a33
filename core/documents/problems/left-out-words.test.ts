import { expect, it } from 'vitest';
import { leftOutOf } from '../../formats/trf/left-out.ts';
import { parseTrf } from '../../formats/trf/read.ts';
import { writeTrf } from '../../formats/trf/write.ts';
import { sayLeftOut } from './left-out-words.ts';

const FILE = [
  '012 Open',
  '172 FRA NRO',
  '202 BH,SB',
  '001    1      One                               2000                             0.0    1',
  'FRA    1      One                               1990',
  'GER    1      One                               1980',
  '',
].join('\n');

it('[TRF16] one sentence names everything an older form leaves out, each once', () => {
  const { problems } = writeTrf(parseTrf(FILE).document, { edition: 'trf-16' });
  const leftOut = leftOutOf(problems);
  expect(leftOut).toEqual(['tieBreaks', 'startingRank', 'nationalRatings']);
  expect(sayLeftOut(leftOut, 'en')).toBe(
    'TRF16 has no place for these, they are left out: tie-breaks (202), initial order (172), national ratings.',
  );
  expect(sayLeftOut(leftOut, 'fr')).toContain(
    'départages (202), ordre initial (172), Elo nationaux',
  );
  const modern = writeTrf(parseTrf(FILE).document, { edition: 'trf-26' });
  expect(sayLeftOut(leftOutOf(modern.problems), 'fr')).toBeNull();
});
