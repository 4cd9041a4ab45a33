import { describe, expect, it } from 'vitest';
import { TB_2012, TB_2024_08, TB_2026_03 } from '../rules/editions/tie-breaks.ts';
import { announcedFault, announcedFaults, type AnnouncedFor } from './announced-tie-breaks.ts';
import { RECOMMENDED_ORDERS } from './recommended-orders.ts';
import { mixedClasses } from './tie-break-classes.ts';

const swiss: AnnouncedFor = {
  participants: 'individuals',
  kind: 'swiss',
  edition: TB_2026_03.properties,
};
const teams: AnnouncedFor = { ...swiss, participants: 'teams' };

describe('what may be announced', () => {
  it('[C.07 4.1, 7.1] WIN/C1, BH, XX, MPTS: everything that cannot stand, with its article', () => {
    expect(announcedFaults(['WIN/C1', 'BH', 'XX', 'MPTS'], swiss)).toEqual([
      { code: 'variantNotAllowed', descriptor: 'WIN/C1', article: 'C.07 7.1' },
      { code: 'descriptor', descriptor: 'XX', article: 'C.07 4.1' },
      { code: 'teamsOnly', descriptor: 'MPTS', article: 'C.07 4.1' },
    ]);
  });

  it.each<readonly [string, AnnouncedFor, string | null]>([
    ['BH', { ...swiss, kind: 'roundRobin' }, 'notInRoundRobin'],
    ['BH', { ...swiss, kind: 'roundRobin', edition: TB_2024_08.properties }, null],
    ['SB/C1', { ...swiss, edition: TB_2012.properties }, 'notCuttable'],
    ['STD', { ...swiss, edition: TB_2024_08.properties }, 'notInEdition'],
    ['MPTS', teams, null],
    ['ARO', teams, 'individualsOnly'],
    ['MPTS:GG', teams, 'scoreNotAllowed'],
    ['MPTS', { ...teams, kind: 'molter' }, 'notInMolter'],
    ['OTHER_OWN', swiss, null],
  ])('[C.07 5] %s', (descriptor, event, code) => {
    expect(announcedFault(descriptor, event)?.code ?? null).toBe(code);
  });
});

describe('[BAF 101 2.5 3, line 936] classes that are mixed', () => {
  it('cumulative and Buchholz, the bulletin’s own example', () => {
    expect(mixedClasses(['PS', 'BH'])).toEqual({
      article: 'BAF 101 2.5 3',
      classes: ['ownResults', 'opponentsResults'],
      descriptors: ['PS', 'BH'],
    });
  });

  it.each([
    ['cumulative and performance (UV2-VI)', ['PS', 'OTHER_BAF101_PERFORMANCE']],
    ['the model regulations (LA, annex)', ['BH/C1', 'PS', 'TPR']],
  ])('%s', (_, list) => {
    expect(mixedClasses(list)?.descriptors.length).toBe(list.length);
  });

  it.each([
    ['one class', ['BH/C1', 'BH', 'SB']],
    ['direct encounter and cumulative (line 811)', ['DE', 'PS']],
    ['direct encounter and Buchholz', ['DE', 'BH', 'SB']],
    ['nothing', []],
    ['what is no tie-break', ['XX', 'BH']],
    ['one of the event’s own', ['OTHER_OWN', 'BH']],
  ])('not %s', (_, list) => {
    expect(mixedClasses(list)).toBeNull();
  });

  it.each(RECOMMENDED_ORDERS)('not in an order that a book recommends: $id', ({ descriptors }) => {
    expect(mixedClasses(descriptors)).toBeNull();
  });
});
