import { describe, expect, it } from 'vitest';
import { NOTHING_LISTED, type ListedPlayer } from '../../formats/player-list/listed-player.ts';
import { playerId } from '../../rules/identity.ts';
import type { Command } from '../command.ts';
import { perform } from '../decide.ts';
import { EMPTY_LEDGER, type Ledger } from '../log.ts';
import type { Tournament } from '../state.ts';
import { EVERYTHING_CONFIRMED } from '../testing/random-season.ts';
import { detailsOfListed } from './details-of-listed.ts';
import { detailsOfEntry } from './entry-details.ts';
import { correctionsFor, ratingDifferences } from './rating-differences.ts';

const LIST = { source: 'fide', month: '2026-11' };
const rated = (rating: number, origin: 'fide' | 'national' | 'estimate' = 'fide') => ({
  ...{ rating, origin, games: null, k: null },
});
const PEOPLE: ListedPlayer[] = ['Arad, Anne', 'Bro, Bo', 'Char, Cy', 'Dru, Di'].map((name, n) => ({
  ...NOTHING_LISTED,
  name,
  fideId: `60${n}`,
  title: n === 0 ? 'GM' : n === 1 ? 'WH' : null,
  birth: '1990',
  standard: rated(2400 - 100 * n),
}));

const CIRCUMSTANCES = {
  at: '2026-11-01T09:00:00Z',
  by: 'arbiter',
  confirmations: EVERYTHING_CONFIRMED,
};

function after(ledger: Ledger, command: Command): Ledger {
  const done = perform(ledger, command, CIRCUMSTANCES);
  if (!done.ok) throw new Error(JSON.stringify(done.error));
  return done.value.ledger;
}

function stateOf(ledger: Ledger): Tournament {
  if (ledger.state === null) throw new Error('no tournament');
  return ledger.state;
}

function entered(): Ledger {
  const created = after(EMPTY_LEDGER, {
    type: 'createTournament',
    settings: { name: 'Open', firstDay: '2026-11-14', rounds: 5, initialColour: 'white' },
  });
  return after(created, {
    type: 'enterPlayers',
    players: PEOPLE.map((listed, n) =>
      detailsOfListed(
        listed,
        { ...LIST, month: '2026-10' },
        { id: playerId(`p${n}`), kind: 'standard' },
      ),
    ),
  });
}

const CHECK = { list: LIST, kind: 'standard' as const };
const newer = (changes: Partial<ListedPlayer>) => (player: { fideId?: string }) => {
  const listed = PEOPLE.find(({ fideId }) => fideId === player.fideId) ?? null;
  return listed === null || player.fideId !== '601' ? listed : { ...listed, ...changes };
};

describe('a player from a list', () => {
  it('keeps which list and month the rating came from', () => {
    const [anne] = PEOPLE;
    if (anne === undefined) throw new Error('nobody');
    expect(detailsOfListed(anne, LIST, { id: playerId('a'), kind: 'standard' })).toEqual({
      id: 'a',
      name: 'Arad, Anne',
      title: 'GM',
      fideId: '600',
      ratings: { fide: 2400 },
      ratingSources: { fide: { list: 'fide', month: '2026-11', kind: 'standard' } },
      fromRound: 1,
      private: { birthDate: '1990' },
    });
  });

  it('completes a certain match by what the entry says beyond it', () => {
    const [anne] = PEOPLE;
    if (anne === undefined) throw new Error('nobody');
    const player = { ...NOTHING_LISTED, name: 'ARAD, A', birth: '1990-05-06', club: 'Rook' };
    const written = { email: 'a@example.org', phone: '', comment: '', team: '', board: '' };
    const entry = { line: 2, player, ...written };
    const use = {
      id: playerId('a'),
      kind: 'rapid' as const,
      file: { source: 'file:e.csv', month: '2026-11' },
    };
    const candidate = { list: LIST, player: anne };
    expect(
      detailsOfEntry(
        entry,
        { kind: 'certain', by: 'name', candidate, alsoOn: [], differences: [] },
        use,
      ),
    ).toMatchObject({
      name: 'Arad, Anne',
      club: 'Rook',
      // FIDE's standard rating stands in for the rapid one it has not.
      ratings: { fide: 2400 },
      ratingSources: { fide: { list: 'fide', kind: 'standard' } },
      private: { birthDate: '1990-05-06', email: 'a@example.org' },
    });
    expect(detailsOfEntry(entry, { kind: 'none' }, use)).toMatchObject({ name: 'ARAD, A' });
  });
});

describe('a tournament against a newer list', () => {
  it('differs in nothing when nothing changed', () => {
    expect(ratingDifferences(stateOf(entered()), newer({}), CHECK)).toMatchObject({
      differences: [],
      unknown: [],
      numbersMayChange: true,
    });
  });

  it('shows each difference and corrects one or all, the source kept', () => {
    const ledger = entered();
    const changed = newer({ standard: rated(2351), title: 'IM', federation: 'FRA' });
    const { differences } = ratingDifferences(stateOf(ledger), changed, CHECK);
    expect(differences.map(({ name, field, from, to }) => [name, field, from, to])).toEqual([
      ['Bro, Bo', 'fide', 2300, 2351],
      ['Bro, Bo', 'title', null, 'IM'],
      ['Bro, Bo', 'federation', null, 'FRA'],
    ]);
    const commands = correctionsFor(stateOf(ledger), differences);
    expect(commands).toHaveLength(1);
    const corrected = stateOf(commands.reduce(after, ledger));
    expect(corrected.players.get(playerId('p1'))).toMatchObject({
      ratings: { fide: 2351 },
      title: 'IM',
      federation: 'FRA',
      ratingSources: { fide: { list: 'fide', month: '2026-11', kind: 'standard' } },
    });
    expect(ratingDifferences(corrected, changed, CHECK).differences).toEqual([]);
    const one = correctionsFor(stateOf(ledger), differences.slice(1, 2));
    expect(one).toEqual([{ type: 'correctPlayer', player: 'p1', changes: { title: 'IM' } }]);
  });

  it('names the players the list does not know', () => {
    const check = ratingDifferences(stateOf(entered()), () => null, CHECK);
    expect(check.unknown).toEqual(['p0', 'p1', 'p2', 'p3']);
  });

  it('[C.04.2 2.3] says from when on numbers no longer change', () => {
    let ledger = after(entered(), { type: 'assignNumbers', reason: 'initialOrder' });
    const seen: [number, boolean][] = [];
    for (let round = 1; round <= 5; round += 1) {
      const check = ratingDifferences(stateOf(ledger), newer({}), CHECK);
      seen.push([check.publishedRounds, check.numbersMayChange]);
      expect(check.article).toMatch(/^C\.04\.2/);
      if (round > 4) break;
      // Four players meet three opponents each; round 4 repeats round 1, by hand.
      const pairs = [
        [
          ['p0', 'p1'],
          ['p2', 'p3'],
        ],
        [
          ['p3', 'p0'],
          ['p1', 'p2'],
        ],
        [
          ['p0', 'p2'],
          ['p3', 'p1'],
        ],
        [
          ['p1', 'p0'],
          ['p3', 'p2'],
        ],
      ][round - 1];
      if (pairs === undefined) throw new Error('no pairs');
      ledger = played(ledger, round, pairs);
    }
    expect(seen).toEqual([
      [0, true],
      [1, true],
      [2, true],
      [3, true],
      [4, false],
    ]);
  });
});

/** A round by hand, whatever the system would say: accepted, published, drawn and closed. */
function played(ledger: Ledger, round: number, pairs: readonly string[][]): Ledger {
  const given = pairs.map(([white = '', black = '']) => ({
    white: playerId(white),
    black: playerId(black),
  }));
  const commands: Command[] = [
    { type: 'draftRound', round, pairs: given, bye: null, origin: 'manual' },
    { type: 'publishRound', round },
    ...[1, 2].map((board): Command => ({
      type: 'enterResult',
      round,
      board,
      outcome: { kind: 'played', score: '½-½' },
    })),
    { type: 'closeRound', round },
  ];
  return commands.reduce(after, ledger);
}
