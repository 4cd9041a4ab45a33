import { describe, expect, it } from 'vitest';
import { openLedger } from '../log.ts';
import { brokenInvariants } from '../invariants.ts';
import { ADDED_SETTINGS } from '../settings.ts';
import { isVisible } from '../views/visible.ts';
import { readEntries, type StoredEntry } from './read-entries.ts';

/** Written by the program before they existed, kept word for word: no setting and no detail added since. */
const FIRST_VERSION: readonly StoredEntry[] = [
  {
    position: 1,
    at: '2026-03-07T14:00:00Z',
    by: 'chief',
    events: [
      {
        type: 'tournamentCreated',
        settings: {
          game: 'chess',
          kind: 'individual',
          lastDay: null,
          place: 'Lyon',
          federation: null,
          chiefArbiter: null,
          deputyArbiters: [],
          timeControl: null,
          roundDates: [],
          system: 'dutch',
          acceleration: { method: 'none' },
          scoring: {
            win: 10,
            draw: 5,
            loss: 0,
            forfeitWin: 10,
            forfeitLoss: 0,
            pairingAllocatedBye: 10,
            fullPointBye: 10,
            halfPointBye: 5,
            zeroPointBye: 0,
            adjourned: 5,
          },
          team: null,
          initialOrder: { method: 'FIDE', last: 'alphabetical' },
          initialColour: 'white',
          tieBreaks: ['BH/C1'],
          correctionDeadline: null,
          halfPointByes: null,
          firstBoard: 1,
          name: 'Open',
          firstDay: '2026-03-07',
          rounds: 5,
        },
        pins: {
          swiss: 'swiss-2026',
          tieBreaks: 'tb-2026-03',
          ratings: 'rating-2025-10',
          titles: 'titles-2024',
          laws: 'laws-2023',
          draughts: 'fmjd-2017',
        },
      },
    ],
  },
  {
    position: 2,
    at: '2026-03-07T14:00:00Z',
    by: 'chief',
    events: [
      {
        type: 'playersEntered',
        players: [
          { id: 'a', name: 'Alpha, Ada', ratings: { fide: 2100 }, fromRound: 1 },
          {
            id: 'b',
            name: 'Beta, Bo',
            sex: 'm',
            club: 'Tour',
            ratings: {},
            fromRound: 1,
            private: { birthDate: '2001', phone: '0' },
          },
        ],
      },
    ],
  },
  {
    position: 3,
    at: '2026-03-07T14:00:00Z',
    by: 'chief',
    events: [{ type: 'numbersAssigned', order: ['a', 'b'], reason: 'initialOrder' }],
  },
  {
    position: 4,
    at: '2026-03-07T14:00:00Z',
    by: 'chief',
    events: [
      {
        type: 'roundDrafted',
        round: 1,
        origin: 'engine',
        games: [{ board: 1, white: 'a', black: 'b' }],
        matches: [],
        unpaired: [],
        freeTeams: [],
      },
    ],
  },
  {
    position: 5,
    at: '2026-03-07T14:00:00Z',
    by: 'chief',
    events: [{ type: 'roundPublished', round: 1 }],
  },
  {
    position: 6,
    at: '2026-03-07T14:00:00Z',
    by: 'chief',
    events: [
      { type: 'resultEntered', round: 1, board: 1, outcome: { kind: 'played', score: '1-0' } },
    ],
  },
  {
    position: 7,
    at: '2026-03-07T14:00:00Z',
    by: 'chief',
    events: [
      { type: 'settingsChanged', changes: { place: 'Paris', roundDates: ['2026-03-07', null] } },
    ],
  },
];

describe('a log of the first version', () => {
  const read = readEntries(FIRST_VERSION);
  const state = read.ok ? openLedger(read.value).state : null;

  it('[Ronde 2] opens', () => {
    expect(read.ok).toBe(true);
    expect(state && brokenInvariants(state)).toEqual([]);
  });

  it('means the defaults of every setting added since', () => {
    expect(state?.settings).toMatchObject({ ...ADDED_SETTINGS, name: 'Open', place: 'Paris' });
    expect(state?.settings.publication.prizes).toBe(false);
    expect(state?.settings.publication.standings).toBe(true);
  });

  it('[Ronde 13] is public, as it was', () => {
    expect(state && isVisible(state)).toBe(true);
  });

  it('keeps its players and games as they were', () => {
    expect([...(state?.players.values() ?? [])].map(({ name }) => name)).toEqual([
      'Alpha, Ada',
      'Beta, Bo',
    ]);
    expect(state?.rounds[0]?.games[0]?.outcome).toEqual({ kind: 'played', score: '1-0' });
  });
});
