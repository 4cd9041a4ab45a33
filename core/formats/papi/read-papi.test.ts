import { describe, expect, it } from 'vitest';
import type { AccessRow } from './access-row.ts';
import { readPapi } from './read-papi.ts';

const info = (settings: Readonly<Record<string, string>>): AccessRow[] =>
  Object.entries({ NbrRondes: '2', ...settings }).map(([Variable, Value]) => ({ Variable, Value }));

const player = (cells: AccessRow): AccessRow => ({ Ref: 2, Nom: 'ARAD', Prenom: 'Anne', ...cells });

const read = (settings: Readonly<Record<string, string>>, cells: AccessRow = {}) =>
  readPapi({ info: info(settings), players: [player(cells)] });

const cell = (letter: string, opponent: number | null, result: number): AccessRow => ({
  Rd01Cl: letter,
  Rd01Adv: opponent,
  Rd01Res: result,
});

describe('the three cells of a round', () => {
  it.each([
    ['R', null, 0, { kind: 'unpaired' }],
    ['B', 1, 6, { kind: 'pairingAllocatedBye' }],
    // As earlier versions of Ronde wrote it.
    ['R', 1, 6, { kind: 'pairingAllocatedBye' }],
    ['F', null, 2, { kind: 'bye', bye: 'halfPointBye' }],
    ['B', 3, 3, { kind: 'game', colour: 'white', opponent: 3, result: 'win' }],
  ])('%s %j %i are read without a word', (letter, opponent, result, round) => {
    const { file, problems } = read({}, cell(letter, opponent, result));
    expect(file?.players[0]?.rounds[0]).toEqual(round);
    expect(problems).toEqual([]);
  });

  it.each([
    ['B', null, 3, 'unpaired'],
    ['N', 0, 0, 'unpaired'],
    ['R', null, 2, 'unpaired'],
    ['F', 3, 0, 'bye'],
    ['B', 1, 1, 'pairingAllocatedBye'],
  ])('%s %j %i are no whole game, and that is told', (letter, opponent, result, kind) => {
    const { file, problems } = read({}, cell(letter, opponent, result));
    expect(file?.players[0]?.rounds[0]).toMatchObject({ kind });
    expect(problems).toMatchObject([
      { code: 'papi.partly', severity: 'warning', record: 'Rd01, ARAD, Anne' },
    ]);
  });
});

describe('nothing is left out without a word', () => {
  it.each<[string, Readonly<Record<string, string>>, AccessRow]>([
    ['papi.setting', { ClassElo: 'Autre' }, {}],
    ['papi.setting', { Genre: 'Coupe' }, {}],
    ['papi.setting', { DecomptePoints: '?' }, {}],
    ['papi.setting', { EloBase1: 'haut' }, {}],
    ['papi.cell', { 'Clé étrange': 'x' }, {}],
    ['papi.day', { DateRd1: 'hier' }, {}],
    ['papi.webAccess', { FTPPassword: 'x' }, {}],
    ['papi.laterRounds', {}, { Rd03Cl: 'B', Rd03Adv: 3, Rd03Res: 3 }],
    ['papi.cell', {}, { FideCode: '12X' }],
    ['papi.cell', {}, { InscriptionDu: 'vingt' }],
    ['papi.cell', {}, { Elo: 9000 }],
  ])('%s: %j %j', (code, settings, cells) => {
    expect(read(settings, cells).problems).toMatchObject([{ code }]);
  });

  it('a row without a name is told with its number', () => {
    const nobody = { Ref: 3, Nom: '', NrFFE: 'A12345' };
    const { problems } = readPapi({ info: info({}), players: [player({}), nobody] });
    expect(problems).toMatchObject([{ code: 'papi.player', record: 'JOUEUR A12345' }]);
  });
});
