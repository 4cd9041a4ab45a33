import { describe, expect, it } from 'vitest';
import type { Candidate, ListSearch } from '../../formats/entries/match-entries.ts';
import { matchEntries } from '../../formats/entries/match-entries.ts';
import { readEntries } from '../../formats/entries/read-entries.ts';
import { NOTHING_LISTED, type ListedPlayer } from '../../formats/player-list/listed-player.ts';
import { playerId } from '../../rules/identity.ts';
import { RATING_KINDS, type RatingKind } from '../../rules/rating-kind.ts';
import type { RatingOrigin } from '../../rules/rating-origin.ts';
import { strengthOf } from '../initial-order.ts';
import type { RankingMethod } from '../settings.ts';
import { detailsOfListed, ratingsAsRecorded } from './details-of-listed.ts';
import { detailsOfEntry } from './entry-details.ts';
import { ratingNotes } from './rating-notes.ts';

const rated = (rating: number, origin: RatingOrigin = 'fide') => ({
  ...{ rating, origin, games: null, k: null },
});

/** Standard, rapid and blitz, each known or not; the figure says which it is. */
const KNOWN = [0, 1, 2, 3, 4, 5, 6, 7].map((mask) => ({
  standard: mask & 1 ? rated(2000) : null,
  rapid: mask & 2 ? rated(1900) : null,
  blitz: mask & 4 ? rated(1800) : null,
}));

const CASES = RATING_KINDS.flatMap((kind) => KNOWN.map((known) => ({ kind, known })));

const nameOf = ({ kind, known }: (typeof CASES)[number]): string =>
  `${kind}: ${RATING_KINDS.filter((one) => known[one] !== null).join(', ') || 'nothing'}`;

const person = (more: Partial<ListedPlayer>): ListedPlayer => ({
  ...NOTHING_LISTED,
  name: 'Dee, Jo',
  fideId: '612345',
  ...more,
});

const onList = (source: string, more: Partial<ListedPlayer>): Candidate => ({
  list: { source, month: '2026-11' },
  player: person(more),
});

// FIDE's effective lists: standard where there is no rapid or blitz rating (B.02 RB 7.2.1).
describe('[B.02 RB 7.2.1] the rating a player of FIDE’s list is entered with', () => {
  it.each(CASES.map((one) => [nameOf(one), one] as const))('%s', (_, { kind, known }) => {
    const own = known[kind] ?? (kind === 'standard' ? null : known.standard);
    const { ratings, ratingSources } = detailsOfListed(
      person(known),
      { source: 'fide', month: '2026-11' },
      { id: playerId('a'), kind },
    );
    expect(ratings).toEqual(own === null ? {} : { fide: own.rating });
    const ofKind = known[kind] !== null ? kind : own === null ? undefined : 'standard';
    expect(ratingSources?.fide?.kind).toBe(ofKind);
  });

  it('a file that records ratings is taken at its word', () => {
    const list = { source: 'file:x.papi', month: '2026-11' };
    expect(ratingsAsRecorded(person({ standard: rated(2000) }), list, 'rapid').ratings).toEqual({});
  });
});

describe('FIDE’s list before every other, whichever figure is higher', () => {
  const FIDE = onList('fide', { standard: rated(2000) });
  const CLUB = onList('club', {
    nationalId: 'A12345',
    standard: rated(2050, 'national'),
    rapid: rated(2060, 'national'),
  });
  const search: ListSearch = {
    byFideId: (id) => (id === '612345' ? [FIDE, CLUB] : []),
    byNationalId: (id) => (id === 'A12345' ? CLUB : null),
    // As the lists stood before: the club's first.
    byName: () => [CLUB, FIDE],
  };
  const entered = (line: string, kind: RatingKind) => {
    const { entries } = readEntries([['Name', 'FIDE ID', 'Licence'], line.split(';')]);
    const [matched] = matchEntries(entries, search);
    if (matched === undefined) throw new Error('nobody');
    const file = { source: 'file:e.csv', month: '2026-11' };
    return detailsOfEntry(matched.entry, matched.match, { id: playerId('a'), kind, file });
  };

  const doors = ['Dee, Jo;;', 'Dee, Jo;612345;', 'Dee, Jo;00612345;', 'Dee, Jo;;A12345'];
  const methods: readonly (readonly [RankingMethod, number])[] = [
    ['FIDE', 2000],
    ['FIDON', 2000],
    ['NRO', 2050],
    ['NIDOF', 2050],
    ['HBFN', 2050],
    ['LBFN', 2000],
  ];
  it.each(doors.flatMap((line) => methods.map(([method, own]) => [line, method, own] as const)))(
    '“%s” by the method %s: %i',
    (line, method, own) => {
      const { ratings } = entered(line, 'standard');
      expect(ratings).toEqual({ fide: 2000, national: 2050 });
      expect(strengthOf(ratings, method)).toBe(own);
    },
  );

  it.each(doors)('“%s” in a rapid event: FIDE’s standard rating stands in', (line) => {
    const { ratings, ratingSources } = entered(line, 'rapid');
    expect(ratings).toEqual({ fide: 2000, national: 2060 });
    expect(ratingSources?.fide).toMatchObject({ list: 'fide', kind: 'standard' });
  });

  it('a list that alone knows a rating gives it', () => {
    const details = detailsOfListed(person({}), FIDE.list, {
      id: playerId('a'),
      kind: 'rapid',
      alsoOn: [CLUB],
    });
    expect(details.ratings).toEqual({ national: 2060 });
  });

  it('an estimate counts only where nobody has rated the player', () => {
    const estimated = onList('ffe', { rapid: rated(1199, 'estimate') });
    const use = { id: playerId('a'), kind: 'rapid' as const, alsoOn: [estimated] };
    expect(detailsOfListed(FIDE.player, FIDE.list, use).ratings).toEqual({ fide: 2000 });
    expect(detailsOfListed(person({}), FIDE.list, use).ratings).toEqual({ estimate: 1199 });
  });
});

it('who is numbered by another rating, or by none, is named', () => {
  const one = (name: string, known: Partial<ListedPlayer>) =>
    detailsOfListed(
      { ...person(known), name },
      { source: 'fide', month: '2026-11' },
      { id: playerId(name), kind: 'rapid' },
    );
  const players = [
    one('Rapid, Ro', { rapid: rated(1900) }),
    one('Standard, Sue', { standard: rated(2000) }),
    one('Nothing, Ned', {}),
  ];
  expect(ratingNotes(players, 'rapid')).toMatchObject([
    { code: 'import.standsIn', severity: 'note', params: { names: 'Standard, Sue' } },
    { code: 'import.unrated', severity: 'note', params: { names: 'Nothing, Ned' } },
  ]);
});
