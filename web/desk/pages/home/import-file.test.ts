import { describe, expect, it } from 'vitest';
import { importPath, nameFromFile } from './import-file.ts';

describe('sending a file', () => {
  it('puts its name into the address', () => {
    expect(importPath('open été&co.trf', 'k1', null)).toBe(
      '/api/tournaments/import?key=k1&file=open+%C3%A9t%C3%A9%26co.trf',
    );
  });

  it('adds what a table of entries does not say', () => {
    const event = { name: 'Blitz', rounds: 9, firstDay: '2026-11-15' };
    expect(importPath('a.csv', 'k1', event)).toBe(
      '/api/tournaments/import?key=k1&file=a.csv&name=Blitz&rounds=9&firstDay=2026-11-15',
    );
  });

  it('makes a name of the file’s', () => {
    expect(nameFromFile('Inscrits_2026-11.csv')).toBe('Inscrits 2026-11');
    expect(nameFromFile('open.de.rennes.xlsx')).toBe('open.de.rennes');
  });
});
