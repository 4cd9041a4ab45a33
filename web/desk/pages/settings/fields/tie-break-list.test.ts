import { TIE_BREAK_EDITIONS } from '@ronde/core/rules/editions/tie-breaks.ts';
import { describe, expect, it } from 'vitest';
import {
  catalogueFor,
  faultOf,
  mixedIn,
  ownDescriptor,
  searchCatalogue,
} from './tie-break-catalogue.ts';
import { moved } from '../../../parts/moved.ts';
import { kindOfSystem, listForKind, presetsOf, type TieBreakUse } from './tie-break-list.ts';

const latest = TIE_BREAK_EDITIONS.at(-1)?.id ?? '';
const swiss: TieBreakUse = { participants: 'individuals', system: 'dutch', edition: latest };
const roundRobin: TieBreakUse = { ...swiss, system: 'berger' };
const USUAL_SWISS = ['BH/C1', 'BH', 'SB'];
const found = (typed: string): string[] =>
  searchCatalogue(catalogueFor(swiss, 'en'), typed).map(({ descriptor }) => descriptor);

describe('the catalogue of tie-breaks', () => {
  it('holds the usual variants beside each tie-break', () => {
    expect(catalogueFor(swiss, 'en').map(({ descriptor }) => descriptor)).toEqual(
      expect.arrayContaining(['BH', 'BH/C1', 'BH/M1', 'SB', 'DE', 'WON']),
    );
  });

  it.each([
    ['brésilien', 'BH/C1'],
    ['BRESILIEN', 'BH/C1'],
    ['harkness', 'BH/M1'],
    ['direct', 'DE'],
    ['bh/c2', 'BH/C2'],
  ])('finds %j', (typed, first) => {
    expect(found(typed)[0]).toBe(first);
  });

  it('shows everything until something is typed, and nothing that does not fit', () => {
    expect(found('').length).toBe(catalogueFor(swiss, 'en').length);
    expect(found('xyzzy')).toEqual([]);
  });

  it('has those of teams for teams', () => {
    const codes = catalogueFor({ ...swiss, participants: 'teams' }, 'fr').map(
      (line) => line.descriptor,
    );
    expect(codes).toEqual(expect.arrayContaining(['MPTS', 'BC']));
  });
});

describe('what may stand in the list', () => {
  it.each([
    ['Bonus jeunes', 'OTHER_BONUS_JEUNES'],
    ['other_Équité', 'OTHER_EQUITE'],
    ['…', null],
  ])('[C.07 4.1] %s of the event’s own', (typed, descriptor) => {
    expect(ownDescriptor(typed)).toBe(descriptor);
    if (descriptor !== null) expect(faultOf(descriptor, swiss)).toBeNull();
  });

  it.each([
    ['BH/C1', swiss, null],
    ['BH/C1', roundRobin, 'notInRoundRobin'],
    ['SB', roundRobin, null],
    ['PTS', swiss, null],
    ['OTHER_OWN', swiss, null],
    ['GE', swiss, 'notInEdition'],
    ['??', swiss, 'descriptor'],
    ['WIN/C1', swiss, 'variantNotAllowed'],
    ['XX', swiss, 'descriptor'],
    ['MPTS', swiss, 'teamsOnly'],
    ['MPTS', { ...swiss, participants: 'teams' }, null],
  ] as const)('[C.07 5] %s', (descriptor, use, fault) => {
    expect(faultOf(descriptor, use)?.code ?? null).toBe(fault);
  });

  it('[BAF 101 2.5 3] mixed classes of players are noticed, those of teams are not', () => {
    expect(mixedIn(['PS', 'BH'], swiss)?.descriptors).toEqual(['PS', 'BH']);
    expect(mixedIn(['PS', 'BH'], { participants: 'teams' })).toBeNull();
  });

  it('has no preset that is refused in the latest edition', () => {
    for (const use of [swiss, roundRobin]) {
      const [first] = presetsOf(use);
      expect(first?.descriptors.map((descriptor) => faultOf(descriptor, use))).toEqual(
        first?.descriptors.map(() => null),
      );
    }
  });
});

describe('the order of the list', () => {
  it('moves a line up, down, and not beyond the ends', () => {
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
    expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
    expect(moved(['a', 'b', 'c'], 0, 9)).toEqual(['b', 'c', 'a']);
    expect(moved(['a', 'b'], 1, -4)).toEqual(['b', 'a']);
  });

  it('follows the system while it is a preset', () => {
    expect(kindOfSystem('berger-reversed')).toBe('roundRobin');
    expect(kindOfSystem('dutch')).toBe('swiss');
    expect(listForKind(USUAL_SWISS, swiss, roundRobin)).toEqual(
      presetsOf(roundRobin)[0]?.descriptors,
    );
    expect(listForKind(['WON', 'SB'], swiss, roundRobin)).toEqual(['WON', 'SB']);
    expect(listForKind(USUAL_SWISS, swiss, swiss)).toEqual(USUAL_SWISS);
  });

  it('[LA 3.3] is empty in a cup of players, whatever stood there', () => {
    const cup = { ...swiss, system: 'knockout' } as const;
    expect(presetsOf(cup)).toEqual([]);
    expect(listForKind(USUAL_SWISS, swiss, cup)).toEqual([]);
    expect(listForKind(['WON', 'SB'], swiss, cup)).toEqual([]);
    expect(listForKind([], cup, swiss)).toEqual(presetsOf(swiss)[0]?.descriptors);
  });
});
