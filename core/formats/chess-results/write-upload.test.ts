import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, inject, it } from 'vitest';
import { CHARACTERS, characterAt, placeOfCharacter } from '../testing/characters.ts';
import { points } from '../../rules/points.ts';
import { tieBreakNumber } from './tie-break-numbers.ts';
import type { UploadDocument, UploadPairing, UploadPlayer } from './upload-document.ts';
import { asFormField, writeUpload } from './write-upload.ts';

const player: UploadPlayer = {
  number: 1,
  lastName: 'Aubert',
  firstName: 'Zoé',
  title: 'WFM',
  rating: 2101,
  fideRating: 2101,
  nationalRating: null,
  sex: 'w',
  federation: 'FRA',
  club: 'Les Tours',
  fideId: '600001',
  rank: 1,
  points: points(3.5),
  tieBreaks: [12.5, null],
  tiedWithPrevious: false,
};

const pairing: UploadPairing = {
  round: 1,
  pairing: 1,
  white: 1,
  black: 2,
  whitePoints: points(1),
  blackPoints: points(0),
  mark: null,
};

const document: UploadDocument = {
  key: '1234567',
  creator: '42',
  type: 'swiss',
  name: 'Open',
  remark: null,
  organiser: null,
  place: 'Rennes',
  arbiters: ['Martin, Lou'],
  chiefArbiter: 'Martin, Lou',
  federation: 'FRA',
  firstDay: '2026-03-07',
  lastDay: '2026-03-08',
  timeControl: '5400+30',
  rounds: 5,
  currentRound: 2,
  rankingRound: 1,
  over: false,
  tieBreaks: [{ number: 84, detail: '' }],
  schedule: [{ round: 1, date: '2026-03-07', time: '14:00' }],
  players: [player],
  pairings: [pairing],
  security: { source: '99', sid: 'AB', creatorSid: 'CD', tournamentSid: 'EF' },
};

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

function elementsOf(xml: string): Element[] {
  const elements: Element[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => elements.push({ name, attributes }));
  parser.write(xml).close();
  return elements;
}

const named = (xml: string, name: string) =>
  elementsOf(xml).flatMap((element) => (element.name === name ? [element.attributes] : []));

describe('an upload to chess-results.com', () => {
  it('has its sections in the order of the sample files', () => {
    const sections = elementsOf(writeUpload(document)).map(({ name }) => name);
    expect(sections).toEqual([
      'chessresults',
      ...['tournamentdata', 'tournament', 'rounds', 'round', 'players', 'player'],
      ...['playerpairings', 'playerpairing', 'security', 'securitydata'],
    ]);
  });

  it('writes points and tie-breaks with a comma, board points with a point, days without dashes', () => {
    const xml = writeUpload(document);
    expect(named(xml, 'player')[0]).toMatchObject({ pts: '3,5', tb1: '12,5', tb2: '', dob: '' });
    expect(named(xml, 'playerpairing')[0]).toMatchObject({ reswhite: '1.0', resblack: '0.0' });
    expect(named(xml, 'tournament')[0]).toMatchObject({ type: '0', from: '20260307', tb1no: '84' });
    expect(named(xml, 'tournament')[0]).toMatchObject({
      tb2no: '0',
      endstatus: 'N',
      ratingavg: '2101',
    });
  });

  it.each([
    ['pairingAllocatedBye', '-1'],
    ['notPaired', '-2'],
  ] as const)('writes %s as opponent %s', (black, number) => {
    const xml = writeUpload({ ...document, pairings: [{ ...pairing, black, mark: 'K' }] });
    expect(named(xml, 'playerpairing')[0]).toMatchObject({ blackno: number, forfeit: 'K' });
  });

  it('cuts texts to the limits of the site, by characters', () => {
    const xml = writeUpload({ ...document, name: '♞'.repeat(200) });
    expect(named(xml, 'tournament')[0]?.['name']).toBe('♞'.repeat(160));
  });

  it('is well-formed whatever people are called, in a form field too', () => {
    const character = fc.nat({ max: CHARACTERS - 1 }).map(characterAt, placeOfCharacter);
    fc.assert(
      fc.property(fc.string({ unit: character, maxLength: 25 }), (lastName) => {
        const xml = writeUpload({ ...document, players: [{ ...player, lastName }] });
        expect(named(xml, 'player')).toHaveLength(1);
        const back = asFormField(xml).replaceAll('{', '<').replaceAll('}', '>');
        expect(back).toBe(xml);
      }),
      { numRuns: 100 * inject('sizes').shareOfCases },
    );
  });

  it('knows the numbers of tie-breaks', () => {
    expect(tieBreakNumber('BH/C1')?.number).toBe(84);
    expect(tieBreakNumber('SB')?.number).toBe(85);
    expect(tieBreakNumber('OTHER_BLITZ')).toBeNull();
  });
});
