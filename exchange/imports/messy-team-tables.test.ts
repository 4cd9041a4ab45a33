import writeXlsxFile, { type Sheet } from 'write-excel-file/node';
import { describe, expect, it } from 'vitest';
import type { ListSearch } from '@ronde/core/formats/entries/match-entries.ts';
import { playerId, teamId } from '@ronde/core/rules/identity.ts';
import { teamsOfTable } from '@ronde/core/tournament/teams-of-table.ts';
import { readEntryTable } from './read-entry-table.ts';

const NOBODY: ListSearch = { byFideId: () => [], byNationalId: () => null, byName: () => [] };

/** The teams of a table, each player under the name the table has. */
async function teamsIn(file: string, bytes: Uint8Array, known: Parameters<typeof teamsOfTable>[0]) {
  const read = await readEntryTable({ file, bytes, kind: 'standard', search: NOBODY });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const { matched, problems } = read.value;
  const members = matched.map(({ entry: { line, team, board, player } }) => ({
    ...{ line, team, board, name: player.name, player: playerId(player.name) },
  }));
  const found = teamsOfTable(known, members);
  return {
    teams: found.teams.map(({ id, name, roster }) => `${id} ${name}: ${roster.join(' · ')}`),
    told: [...problems, ...found.problems].map(({ line, code }) => `${line} ${code}`),
    ratings: matched.map(({ entry: { player } }) => player.standard?.rating ?? null),
  };
}

describe('tables of teams as clubs send them (invented persons)', () => {
  it('a CSV with a title, semicolons, teams named once, boards in words and a total', async () => {
    const rows = [
      'Coupe de la ville;;;;',
      ';;;;',
      'Équipe;Éch.;Nom;Prénom;Elo',
      'Tour Noire;Ech. 2;DURAND;Léa;1650 N',
      ';Ech. 1;PETIT;Luc;1820 F',
      ';Rempl.;MOREAU;Zoé;NC',
      ';;;;',
      'Cavalier Blanc;1;ROUX;Ana;1700',
      ';1;BLANC;Éli;1500',
      ';x;NOIR;Max;14oo',
    ];
    const read = await teamsIn('equipes.csv', new TextEncoder().encode(rows.join('\r\n')), []);
    expect(read.teams).toEqual([
      't1 Tour Noire: PETIT, Luc · DURAND, Léa · MOREAU, Zoé',
      't2 Cavalier Blanc: ROUX, Ana · BLANC, Éli · NOIR, Max',
    ]);
    expect(read.ratings).toEqual([1650, 1820, null, 1700, 1500, null]);
    expect(read.told).toEqual([
      ...['1 entries.aboveHeadings', '10 entries.rating'],
      ...['9 entries.boardTwice', '10 entries.board'],
    ]);
  });

  it('an XLSX in English with numbers as cells, and a team that is entered already', async () => {
    const cells = [
      ['Board', 'Player', 'Team name', 'Rating', 'Shirt'],
      [2, 'Smith, Kim', 'ROOKS', 1900, 'M'],
      [1, 'Jones, Pat', 'Rooks', 2000, 'L'],
      [null, 'Brown, Lou', 'Bishops', 1500, ''],
    ];
    const sheet: Sheet<never> = {
      sheet: 'Teams',
      data: cells.map((row) => row.map((value) => (value === null ? null : { value }))),
    };
    const bytes = new Uint8Array(await writeXlsxFile([sheet]).toBuffer());
    const known = [{ id: teamId('t1'), name: 'Rooks', roster: [playerId('Old, Al')] }];
    const read = await teamsIn('teams.xlsx', bytes, known);
    expect(read.teams).toEqual([
      't1 Rooks: Jones, Pat · Smith, Kim · Old, Al',
      't2 Bishops: Brown, Lou',
    ]);
    expect(read.told).toEqual(['1 entries.unusedColumn']);
  });
});
