import { describe, expect, it } from 'vitest';
import type { Cell } from '../../formats/papi/access-table.ts';
import { MOST_ROUNDS, roundColumn } from '../../formats/papi/papi-columns.ts';
import type { PapiLeftOut } from '../../formats/papi/papi-left-out.ts';
import { playerId } from '../../rules/identity.ts';
import { points } from '../../rules/points.ts';
import { scoring } from '../../rules/scoring.ts';
import { PlayedEvent } from '../testing/played-event.ts';
import type { Tournament } from '../state.ts';
import { papiFromTournament } from './papi-from-tournament.ts';
import { descriptorOfPapi, papiTieBreak } from './tie-break-names.ts';

const made = (state: Tournament) => {
  const papi = papiFromTournament(state);
  if (!papi.ok) throw new Error(papi.error);
  return papi.value;
};

const rowsOf = (state: Tournament, table: string): readonly Readonly<Record<string, Cell>>[] =>
  made(state).tables.find(({ name }) => name === table)?.rows ?? [];

const info = (state: Tournament): Record<string, Cell> =>
  Object.fromEntries(
    rowsOf(state, 'INFO').map(({ Variable, Value }) => [String(Variable), Value ?? null]),
  );

const SETTINGS = { rounds: 4, tieBreaks: ['BH/C1'], initialColour: 'white' as const };

/** Letter, opponent and result of a round of each player, the exempt left out. */
const cells = (state: Tournament, round: number): string[] =>
  rowsOf(state, 'JOUEUR')
    .slice(1)
    .map((row) => {
      const [letter, opponent, result] = ['Cl', 'Adv', 'Res'].map(
        (part) => row[`${roundColumn(round)}${part}`] ?? '-',
      );
      return `${String(letter)} ${String(opponent)} ${String(result)}`;
    });

describe('rounds of a .papi (peers-and-users §4.1)', () => {
  it('tells results from the own side, the bye as won against the exempt', () => {
    const event = new PlayedEvent(SETTINGS, 5).pairs(1, 'a-b d-c e').scores(1, '1=');
    expect(cells(event.state, 1)).toEqual(['B 3 3', 'N 2 1', 'N 5 2', 'B 4 2', 'B 1 6']);
  });

  it('[KD-371] names the 91 settings of INFO that are known for certain, each once', () => {
    const { state } = new PlayedEvent(SETTINGS, 4);
    const names = rowsOf(state, 'INFO').map(({ Variable }) => Variable);
    expect(names).toHaveLength(91);
    expect(new Set(names).size).toBe(91);
  });

  it.each([
    ['forfeit', { kind: 'forfeit', winner: 'black' }, ['B 3 4', 'N 2 6']],
    ['double forfeit', { kind: 'doubleForfeit' }, ['B 3 5', 'N 2 5']],
    ['not entered', null, ['B 3 0', 'N 2 0']],
    [
      'colours the other way round',
      { kind: 'played', score: '1-0', coloursReversed: true },
      ['N 3 3', 'B 2 1'],
    ],
  ] as const)('%s', (_, outcome, told) => {
    const event = new PlayedEvent(SETTINGS, 4).pairs(1, 'a-b c-d');
    const board = event.state.rounds[0]?.games.find(({ white }) => white === 'a')?.board ?? 0;
    if (outcome !== null) event.does({ type: 'enterResult', round: 1, board, outcome });
    expect(cells(event.state, 1).slice(0, 2)).toEqual(told);
  });

  it('tells in the row of the exempt whom it met, and fills it as Papi does', () => {
    const event = new PlayedEvent(SETTINGS, 5)
      .pairs(1, 'a-b d-c e')
      .scores(1, '1=')
      .does({ type: 'closeRound', round: 1 })
      .pairs(2, 'e-a b-c d');
    const exempt = rowsOf(event.state, 'JOUEUR')[0];
    expect(exempt).toMatchObject({
      ...{ Ref: 1, Nom: 'EXEMPT', Sexe: 'M', Cat: 'Sen', Elo: 1399, Fide: 'E', AffType: 'N' },
      ...{ PtA: 0, Flotteur: 'X'.repeat(24), Rd01Cl: 'N', Rd01Adv: 6, Rd01Res: 0 },
      ...{ Rd02Cl: 'N', Rd02Adv: 5, Rd02Res: 0, Rd03Cl: 'R', Rd03Adv: null, Rd03Res: 0 },
    });
  });

  it('tells byes, late entries and leavers, before and after their rounds', () => {
    const event = new PlayedEvent(SETTINGS, 4);
    event
      .does({ type: 'grantBye', player: playerId('d'), round: 1, bye: 'halfPointBye' })
      .does({ type: 'grantBye', player: playerId('c'), round: 3, bye: 'zeroPointBye' })
      .pairs(1, 'a-b c')
      .scores(1, '1')
      .does({ type: 'closeRound', round: 1 })
      .does({ type: 'withdraw', player: playerId('b') });
    expect(cells(event.state, 1)).toEqual(['B 3 3', 'N 2 1', 'B 1 6', 'F - 2']);
    expect(cells(event.state, 2)).toEqual(['R - 0', 'F - 0', 'R - 0', 'R - 0']);
    expect(cells(event.state, 3)).toEqual(['R - 0', 'F - 0', 'F - 0', 'R - 0']);
    expect(cells(event.state, MOST_ROUNDS)).toEqual(['R - 0', 'R - 0', 'R - 0', 'R - 0']);
  });

  it('a draft stays in the house', () => {
    const event = new PlayedEvent(SETTINGS, 4).does({ type: 'pairRound', round: 1 });
    expect(cells(event.state, 1)).toEqual(['R - 0', 'R - 0', 'R - 0', 'R - 0']);
    expect(made(event.state).leftOut).toContain('papi.draft');
  });
});

describe('settings of a .papi', () => {
  it.each([
    [{ method: 'none' }, 'Standard', '0', '0'],
    [{ method: 'haley', variant: 'haley' }, 'Haley', '2300', '0'],
    [{ method: 'haley', variant: 'haleySoft' }, 'HaleySoft', '2300', '0'],
    [
      { method: 'degressive', limits: { groupAFrom: 2250, groupCBelow: 2150 } },
      'SAD',
      '2250',
      '2150',
    ],
  ] as const)('%j is %s', (acceleration, Pairing, EloBase1, EloBase2) => {
    const event = new PlayedEvent({ ...SETTINGS, acceleration }, 4);
    expect(info(event.state)).toMatchObject({ Genre: 'Suisse', Pairing, EloBase1, EloBase2 });
  });

  it('round robins are Berger', () => {
    const event = new PlayedEvent({ rounds: 3, system: 'berger', tieBreaks: ['SB'] }, 4);
    expect(info(event.state)).toMatchObject({ Genre: 'ToutesRondes', Pairing: 'Berger' });
  });

  it('tie-breaks end at the first one Papi does not know', () => {
    const tieBreaks = ['BH/C1', 'SB', 'ARO', 'PS'];
    const event = new PlayedEvent({ ...SETTINGS, tieBreaks }, 4);
    expect(info(event.state)).toMatchObject({
      Dep1: 'Brésilien',
      Dep2: 'Sonnenborn-Berger',
      Dep3: '',
    });
    expect(made(event.state).leftOut).toContain('papi.tieBreaks');
  });

  it.each(['BH', 'BH/C1', 'BH/M1', 'PS', 'TPR', 'OTHER_KASHDAN', 'WIN', 'SB', 'KS'])(
    'the tie-break %s is read back',
    (descriptor) => {
      expect(descriptorOfPapi(papiTieBreak(descriptor) ?? '')).toBe(descriptor);
    },
  );

  // The other 21 of earlier versions (PrixElo1, PrixJunior …) stand in none of 15 files of Papi's.
  it('has no key that Papi does not know', () => {
    const keys = Object.keys(info(new PlayedEvent(SETTINGS, 4).state));
    expect(keys).toHaveLength(91);
    expect(keys).toEqual(expect.arrayContaining(['PrixElo1Mini', 'PrixElo10Maxi', 'PrixJunior3']));
    expect(keys.filter((key) => /^Prix(Elo\d+|Junior|Ligue|Club|NC|Cadet)$/.test(key))).toEqual([]);
  });

  it('has every key once, whatever its capitals', () => {
    const event = new PlayedEvent(SETTINGS, 4);
    const entries = [
      { key: 'PRIX1', value: 'capitals' },
      { key: 'PrixElo1Max', value: '1800' },
    ];
    const state = { ...event.state, papi: { entries, players: [], homologation: '54321' } };
    const keys = rowsOf(state, 'INFO').map(({ Variable }) => String(Variable).toUpperCase());
    expect(new Set(keys).size).toBe(keys.length);
    expect(info(state)).toMatchObject({ PrixElo1Max: '1800', Homologation: '54321', Prix1: '' });
  });
});

describe('players of a .papi', () => {
  const one = (changes: object): Tournament => {
    const event = new PlayedEvent(SETTINGS, 2);
    const first = [...event.state.players.values()][0];
    if (first === undefined) throw new Error('nobody');
    const players = new Map(event.state.players);
    players.set(first.id, { ...first, ...changes });
    return { ...event.state, players };
  };

  it.each([
    [{ name: 'D’ARTAGNAN-LEFEBVRE-MONTMORENCY, Charles' }, { Nom: 'D’ARTAGNAN-LEFEBVRE-' }],
    [{ name: 'MONONYM' }, { Nom: 'MONONYM', Prenom: null }],
    [{ private: { birthDate: '1980' } }, { NeLe: '1980-01-01', Cat: 'Sen' }],
    [{ private: { phone: '+33 6 12.34-56 78' } }, { Tel: '0612345678' }],
    [{ private: { phone: '+49 171 1234567890' } }, { Tel: null }],
    [{ nationalId: 'TOO-LONG-FOR-IT' }, { NrFFE: null }],
    [
      { title: 'WFM', sex: 'w' },
      { FideTitre: 'ff', Sexe: 'F' },
    ],
    [{ ratings: { national: 1720 } }, { Elo: 1720, Fide: 'N' }],
    [{ ratings: { estimate: 1399 } }, { Elo: 1399, Fide: 'E' }],
    [{ ratings: { fide: 2000, national: 2100 } }, { Elo: 2000, Fide: 'F' }],
    [{ ratings: {} }, { Elo: 0, Fide: null }],
    [{ fideId: '612345' }, { FideCode: '00612345' }],
    [{ fideId: '26012345' }, { FideCode: '26012345' }],
    [{}, { Flotteur: 'X'.repeat(24), PtA: 0 }],
    [{ private: { feeDue: 2000, feePaid: 1250 } }, { InscriptionDu: 20, InscriptionRegle: null }],
  ])('%j is %j', (changes, told) => {
    expect(rowsOf(one(changes), 'JOUEUR')[1]).toMatchObject(told);
  });

  it.each<[object, PapiLeftOut]>([
    [{ name: 'A name of more than twenty letters, X' }, 'papi.longTexts'],
    [{ private: { birthDate: '1980' } }, 'papi.birthYears'],
    [{ private: { feePaid: 1250 } }, 'papi.cents'],
    [{ private: { email: `${'a'.repeat(50)}@example.org` } }, 'papi.longTexts'],
    [{ ratings: { fide: 2000, national: 2100 } }, 'papi.secondRatings'],
  ])('%j is told', (changes, left) => {
    expect(made(one(changes)).leftOut).toContain(left);
  });
});

describe('what a .papi cannot say', () => {
  const LEAST = ['papi.homologation'];

  it('nothing but the homologation number of an event made here', () => {
    expect(made(new PlayedEvent(SETTINGS, 4).state).leftOut).toEqual(LEAST);
  });

  it.each<[string, Partial<Tournament['settings']>, PapiLeftOut]>([
    ['another Swiss', { system: 'dubov' }, 'papi.system'],
    ['Baku', { acceleration: { method: 'baku' } }, 'papi.acceleration'],
    [
      'a bye of half a point',
      { scoring: scoring({ win: 1, draw: 0.5, loss: 0 }, { pairingAllocatedBye: points(0.5) }) },
      'papi.scoring',
    ],
    ['four tie-breaks', { tieBreaks: ['BH', 'BH/C1', 'SB', 'PS'] }, 'papi.tieBreaks'],
  ])('%s', (_, settings, left) => {
    const { state } = new PlayedEvent(SETTINGS, 4);
    const changed = { ...state, settings: { ...state.settings, ...settings } };
    expect(made(changed).leftOut).toEqual([left, ...LEAST]);
  });

  it.each([
    [{ kind: 'played', score: '0-0' }, 'papi.unusualScores'],
    [{ kind: 'played', score: '½-0' }, 'papi.unusualScores'],
    [{ kind: 'played', score: '1-0', underOneMove: true }, 'papi.shortGames'],
    [{ kind: 'adjourned' }, 'papi.adjournedGames'],
  ] as const)('%j', (outcome, left) => {
    const event = new PlayedEvent(SETTINGS, 4).pairs(1, 'a-b c-d');
    event.does({ type: 'enterResult', round: 1, board: 1, outcome });
    expect(made(event.state).leftOut).toEqual([left, ...LEAST]);
  });

  it('points by decision, players kept apart', () => {
    const { state } = new PlayedEvent(SETTINGS, 4).pairs(1, 'a-b c-d');
    const ids = ['a', 'c'].map((id) => playerId(id));
    const adjustment = { player: playerId('a'), round: 1, points: points(-0.5), reason: 'x' };
    const group = { players: ids, fromRound: 2, toRound: 4 };
    expect(made({ ...state, adjustments: [adjustment] }).leftOut).toContain('papi.decidedPoints');
    expect(made({ ...state, prohibited: [group] }).leftOut).toContain('papi.keptApart');
  });
});

describe('no .papi', () => {
  const { state } = new PlayedEvent(SETTINGS, 4);
  it.each<[string, Partial<Tournament['settings']>]>([
    ['team', { kind: 'team' }],
    ['system', { system: 'keizer' }],
    ['system', { system: 'knockout' }],
    ['system', { system: 'doubleSwiss' }],
    ['system', { system: 'scheveningen' }],
    ['rounds', { rounds: 25 }],
  ])('%s: %j', (error, settings) => {
    const changed = { ...state, settings: { ...state.settings, ...settings } };
    expect(papiFromTournament(changed)).toEqual({ ok: false, error });
  });

  it('nobody entered', () => {
    const nobody = { ...state, players: new Map(), numbers: [] };
    expect(papiFromTournament(nobody)).toEqual({ ok: false, error: 'noPlayers' });
  });
});
