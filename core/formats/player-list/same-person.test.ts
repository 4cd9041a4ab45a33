import { describe, expect, it } from 'vitest';
import { People, type Identity } from './same-person.ts';

const PEOPLE = new People<Identity>([
  { name: 'Lefèvre, Zoé', fideId: '600001', federation: 'FRA' },
  { name: 'Martin, Luc', nationalId: 'A12345', federation: 'FRA' },
  { name: 'Vandenbroucke, Jo' },
  { name: 'Nguyen, Anh', fideId: '600002', nationalId: '77', federation: 'BEL' },
]);

describe('one person or two', () => {
  it.each<[string, Identity, string | null]>([
    ['the FIDE number', { name: 'Lefevre Z', fideId: '600001' }, 'fideId Lefèvre, Zoé'],
    ['zeros before it', { name: 'X, Y', fideId: '0600001' }, 'fideId Lefèvre, Zoé'],
    ['the national number', { name: 'X, Y', nationalId: 'a12345' }, 'nationalId Martin, Luc'],
    ['accents and capitals', { name: 'LEFEVRE, ZOE' }, 'name Lefèvre, Zoé'],
    ['no comma', { name: 'martin luc' }, 'name Martin, Luc'],
    ['the first name first', { name: 'Luc Martin' }, 'name Martin, Luc'],
    ['spaces elsewhere', { name: 'Van den Broucke, Jo' }, 'name Vandenbroucke, Jo'],
    [
      'a name beside a number only one has',
      { name: 'Martin, Luc', fideId: '9' },
      'name Martin, Luc',
    ],
    [
      'two FIDE numbers: two people of one name',
      { name: 'Lefèvre, Zoé', fideId: '600009' },
      'namesake Lefèvre, Zoé',
    ],
    ['no number on either side', { name: 'Jo Vandenbroucke' }, 'name Vandenbroucke, Jo'],
    ['blank numbers, which are nobody’s', { name: 'X, Y', fideId: '000', nationalId: ' ' }, null],
    [
      'two numbers of one federation',
      { name: 'Martin, Luc', nationalId: 'B9', federation: 'FRA' },
      'namesake Martin, Luc',
    ],
    [
      'numbers of two federations tell nothing apart',
      { name: 'Martin, Luc', nationalId: 'B9', federation: 'BEL' },
      'name Martin, Luc',
    ],
    [
      'one number in two federations belongs to two people',
      { name: 'X, Y', fideId: '600003', nationalId: '77', federation: 'GER' },
      null,
    ],
    [
      'two numbers, of a federation nobody names',
      { name: 'Martin, Luc', nationalId: 'B9' },
      'namesake Martin, Luc',
    ],
    ['a name, where neither has a number', { name: 'Jo Vandenbroucke' }, 'name Vandenbroucke, Jo'],
    ['another name, where neither has a number', { name: 'Vandenbroucke, Jan' }, null],
    ['half a name', { name: 'Martin' }, null],
    ['nothing', { name: '', fideId: '', nationalId: '' }, null],
  ])('by %s', (_, person, expected) => {
    const found = PEOPLE.like(person);
    expect(found === null ? null : `${found.by} ${found.one.name}`).toBe(expected);
  });

  it('a namesake is not the same person, and one without numbers is by name', () => {
    expect(PEOPLE.same({ name: 'Lefèvre, Zoé', fideId: '600009' })).toBeNull();
    expect(PEOPLE.same({ name: 'Vandenbroucke, Jo' })?.by).toBe('name');
    expect(new People<Identity>([{ name: 'A, B' }]).same({ name: 'C, D' })).toBeNull();
  });
});
