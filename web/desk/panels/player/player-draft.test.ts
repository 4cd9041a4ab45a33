import { playerId } from '@ronde/core/rules/identity.ts';
import type { PlayerDetails } from '@ronde/core/tournament/player.ts';
import { describe, expect, it } from 'vitest';
import {
  amountOf,
  birthDateOf,
  correctionOf,
  detailsOf,
  draftOfDetails,
  EMPTY_DRAFT,
  faultsOf,
  keptOf,
  lacksComma,
  NOTHING_KEPT,
} from './player-draft.ts';

const ID = playerId('p1');
const WHOLE: PlayerDetails = {
  id: ID,
  name: 'Durand, Anne',
  sex: 'w',
  title: 'WFM',
  federation: 'FRA',
  fideId: '600001',
  nationalId: 'K12345',
  club: 'Rennes',
  league: 'BRE',
  tags: ['local'],
  licence: 'A',
  ratings: { fide: 1900, national: 1850 },
  ratingSources: { fide: { list: 'fide', month: '2026-11', kind: 'standard' } },
  fromRound: 1,
  noHalfPointBye: true,
  private: { birthDate: '2008-05-31', phone: '55', feeDue: 3000, feePaid: 1250 },
};

describe('a player typed into a form', () => {
  it('comes back from the form as it went in', () => {
    expect(detailsOf(draftOfDetails(WHOLE), ID, keptOf(WHOLE))).toEqual(WHOLE);
  });

  it('is no more than what was typed', () => {
    const draft = { ...EMPTY_DRAFT, name: '  Martin,   Luc ', federation: 'fra', national: '1500' };
    expect(detailsOf(draft, ID, NOTHING_KEPT)).toEqual({
      id: ID,
      name: 'Martin, Luc',
      federation: 'FRA',
      ratings: { national: 1500 },
      fromRound: 1,
    });
  });

  it('has a rating of no list once it is typed over', () => {
    const draft = { ...draftOfDetails(WHOLE), fide: '1950' };
    expect(detailsOf(draft, ID, keptOf(WHOLE)).ratingSources).toBeUndefined();
  });

  it.each([
    ['name', ' ', 'nameMissing'],
    ['feeDue', '12,505', 'notAnAmount'],
    ['feePaid', '-3', 'notAnAmount'],
    ['fide', '19OO', 'notARating'],
    ['national', '4001', 'notARating'],
    ['federation', 'France', 'notAFederation'],
    ['fideId', 'K123', 'notAFideId'],
    ['birthDate', '31/02/2008', 'notABirthDate'],
    ['email', 'anne', 'notAnEmail'],
    ['fromRound', '8', 'notARound'],
  ] as const)('says what is wrong with %s “%s”', (field, value, fault) => {
    const draft = { ...EMPTY_DRAFT, name: 'X', [field]: value };
    expect(faultsOf(draft, 7)).toEqual({ [field]: fault });
  });

  it.each([
    ['2008', '2008'],
    ['2008-05-31', '2008-05-31'],
    ['31/05/2008', '2008-05-31'],
    ['1.5.2008', '2008-05-01'],
    ['2008-13-01', null],
    ['08', null],
  ])('reads the birth date %s as %s', (text, date) => {
    expect(birthDateOf(text)).toBe(date);
  });

  it('is reminded of the comma', () => {
    expect(lacksComma('Durand Anne')).toBe(true);
    expect(lacksComma('Durand, Anne')).toBe(false);
    expect(lacksComma('Durand')).toBe(false);
  });
});

describe('a correction', () => {
  it('is nothing where nothing differs, whatever the order of the keys', () => {
    const same = {
      ...WHOLE,
      private: { feePaid: 1250, feeDue: 3000, phone: '55', birthDate: '2008-05-31' },
    };
    expect(correctionOf(WHOLE, same)).toBeNull();
  });

  it('sends what differs and names what was taken away', () => {
    const { club: _, ...clubless } = WHOLE;
    expect(correctionOf(WHOLE, { ...clubless, name: 'Durand, Anna' })).toEqual({
      type: 'correctPlayer',
      player: ID,
      changes: { name: 'Durand, Anna' },
      removes: ['club'],
    });
  });
});

it.each([
  ['25', 2500],
  ['12,5', 1250],
  ['12.05', 1205],
  [' 0 ', 0],
  ['', undefined],
  ['12,', undefined],
  ['1 000', undefined],
])('the amount %j is %j cents', (typed, amount) => {
  expect(amountOf(typed)).toBe(amount);
});

it('takes a flag away that is no longer set', () => {
  const draft = { ...draftOfDetails(WHOLE), noHalfPointBye: false };
  expect(correctionOf(WHOLE, detailsOf(draft, ID, keptOf(WHOLE)))).toEqual({
    type: 'correctPlayer',
    player: ID,
    changes: {},
    removes: ['noHalfPointBye'],
  });
});
