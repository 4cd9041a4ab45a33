import { describe, expect, it } from 'vitest';
import { HOME_WORDS } from './home-words.ts';
import { importPath } from './import-file.ts';
import { nameFromFile } from './name-from-file.ts';

describe('sending a file', () => {
  it('puts its name into the address', () => {
    expect(importPath('open été&co.trf', 'k1', null)).toBe(
      '/api/tournaments/import?key=k1&file=open+%C3%A9t%C3%A9%26co.trf',
    );
  });

  it('adds what a table of entries does not say', () => {
    const table = { kind: 'rapid', sheet: '2', headingLine: '3' };
    const event = { name: 'Blitz', rounds: 9, firstDay: '2026-11-15', table };
    expect(importPath('a.csv', 'k1', event)).toBe(
      '/api/tournaments/import?key=k1&file=a.csv&name=Blitz&rounds=9&firstDay=2026-11-15&kind=rapid&sheet=2&headingLine=3',
    );
  });

  it('makes a name of the file’s', () => {
    expect(nameFromFile('Inscrits_2026-11.csv')).toBe('Inscrits 2026-11');
    expect(nameFromFile('open.de.rennes.xlsx')).toBe('open.de.rennes');
  });
});

describe('a file that is not taken', () => {
  it.each([
    'tooLarge',
    'damaged',
    'notAccess',
    'notPapi',
    'empty',
    'unknownEvent',
    'problems',
    'list.notATable',
    'list.tooLarge',
    'list.zipBomb',
    'list.zipDamaged',
    'list.zipEncrypted',
    'list.zipMethod',
  ] as const)('%s has its own words, and what to do', (fault) => {
    expect(HOME_WORDS.en.faults[fault]).not.toBe('');
    expect(HOME_WORDS.fr.faults[fault]).not.toBe(HOME_WORDS.en.faults[fault]);
  });
});
