import { playerId } from '@ronde/core/rules/identity.ts';
import type { PlayerLine } from '@ronde/core/tournament/views/players.ts';
import { expect, it } from 'vitest';
import { knownWords } from './known-words.ts';

const line = (club: string | null, tags: readonly string[]): PlayerLine => ({
  id: playerId('x'),
  tpn: null,
  name: 'X',
  title: null,
  rating: 0,
  federation: null,
  club,
  fideId: null,
  nationalId: null,
  league: null,
  ratings: {},
  fromRound: 1,
  left: null,
  points: null,
  staff: {
    sex: null,
    licence: null,
    licenceCheck: null,
    licenceVerdict: null,
    fideNumber: null,
    suspension: null,
    tags,
    ratingSources: {},
    byes: [],
    fixedBoard: null,
    noHalfPointBye: false,
    noHalfPointByeReason: null,
    missing: [],
    private: {},
  },
});

it('offers each club and tag once, in order', () => {
  const players = [line('Rennes', ['u16']), line(null, ['local', 'u16']), line('Brest', [])];
  expect(knownWords(players)).toEqual({ clubs: ['Brest', 'Rennes'], tags: ['local', 'u16'] });
});
