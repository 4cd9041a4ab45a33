import { describe, expect, it } from 'vitest';
import { systemNamed } from '../pairing/systems.ts';
import { playerId } from '../rules/identity.ts';
import { read, told, written } from './report-file/testing/written-and-read.ts';
import type { PlayerDetails } from './player.ts';
import type { NewSettings } from './settings.ts';
import { sidesOf } from './sides.ts';
import { letter, PlayedEvent } from './testing/played-event.ts';
import { calendarView } from './views/calendar.ts';
import { checkRound } from './views/check-round.ts';
import { seatingsOf } from './views/seats.ts';
import { standingsView } from './views/standings.ts';

const match = (players: number, settings: Partial<NewSettings> = {}) =>
  new PlayedEvent({ system: 'scheveningen', rounds: 1, ...settings }, players);

/** Every second player is of Fougères; the others of Vitré. */
function ofClubs(players: number, settings: Partial<NewSettings> = {}, first = 2): PlayedEvent {
  const entered = Array.from({ length: players }, (_, index): PlayerDetails => ({
    ...letter(index),
    club: index % first === 0 ? 'Fougères' : 'Vitré',
    federation: index % first === 0 ? 'FRA' : 'BEL',
    tags: index % first === 0 ? ['home'] : ['away', 'guests'],
  }));
  return new PlayedEvent({ system: 'scheveningen', rounds: 1, ...settings })
    .does({ type: 'enterPlayers', players: entered })
    .does({ type: 'assignNumbers', reason: 'initialOrder' });
}

const pairsOf = (event: PlayedEvent, round: number): string =>
  (event.state.rounds[round - 1]?.games ?? [])
    .map(({ white, black }) => `${white}-${black}`)
    .join(' ');

function plays(event: PlayedEvent, round: number, results: string): PlayedEvent {
  event.does({ type: 'pairRound', round }).does({ type: 'publishRound', round });
  return event.scores(round, results);
}

describe('a match of two sides as an event', () => {
  it('[LA 3.1, lines 4930-4935] four a side: the printed table, round after round', () => {
    const event = match(8);
    // A1 to A4 are a to d, B1 to B4 are e to h.
    const printed = ['a-e b-f g-c h-d', 'f-a e-b c-h d-g', 'a-g b-h e-c f-d', 'h-a g-b c-f d-e'];
    for (const [index, pairs] of printed.entries()) {
      plays(event, index + 1, '1=01');
      expect(pairsOf(event, index + 1)).toBe(pairs);
      expect(checkRound(event.state, index + 1).verdict).toBe('same');
    }
    expect(event.state.settings.rounds).toBe(4);
    expect(event.verdict({ type: 'pairRound', round: 5 })[0]).toContain('roundsExhausted');
  });

  it.each(['club', 'federation', 'tag'] as const)('[LA 3.1] tells side A by the %s', (by) => {
    const first = { club: 'fougères', federation: 'FRA', tag: 'home' }[by];
    const event = ofClubs(8, { sides: { by, first } });
    expect(sidesOf(event.state)).toEqual({
      a: ['a', 'c', 'e', 'g'].map(playerId),
      b: ['b', 'd', 'f', 'h'].map(playerId),
    });
    plays(event, 1, '1111');
    expect(pairsOf(event, 1)).toBe('a-b c-d f-e h-g');
  });

  it('[LA 3.1] publishes the whole calendar, once or twice, and tells who rests', () => {
    // c, f and i are the guests: six against three.
    const rule = { by: 'numbers', first: '1-2, 4-5, 7-8' } as const;
    const event = match(9, { sides: rule });
    const before = calendarView(event.state, 'staff');
    expect(seatingsOf(event.state)).toEqual([]);
    expect(before).toMatchObject({ published: false, lengths: [6, 12], keepsApart: false });
    expect(before?.sides?.b.map(({ id }) => id)).toEqual(['c', 'f', 'i']);
    expect(before?.rounds.map(({ rests }) => rests.length)).toEqual([3, 3, 3, 3, 3, 3]);
    event.does({ type: 'publishCalendar', cycles: 2 });
    const after = calendarView(event.state, 'public');
    expect(after?.rounds).toHaveLength(12);
    const games = (rounds: typeof after) =>
      rounds?.rounds.map((round) => round.games.map(({ white, black }) => [white.id, black.id]));
    expect(games(after)?.slice(0, 6)).toEqual(games(before));
    const resting = after?.rounds.slice(0, 6).flatMap(({ rests }) => rests.map(({ id }) => id));
    expect(resting?.sort().join('')).toBe('aaabbbdddeeeggghhh');
    expect(event.state.rounds[0]?.unpaired.map(({ outcome }) => outcome)).toEqual(
      Array.from({ length: 3 }, () => 'zeroPointBye'),
    );
    for (const { number } of event.state.rounds) {
      expect(checkRound(event.state, number).verdict).toBe('same');
    }
  });

  it('leaves nobody of equal sides out by hand, and takes a round that rests as many as it must', () => {
    const equal = match(4);
    equal.does({ type: 'pairRound', round: 1 }).does({ type: 'discardDraft' });
    const draft = { type: 'draftRound', round: 1, bye: null, origin: 'manual' } as const;
    const one = [{ white: playerId('a'), black: playerId('c') }];
    expect(equal.verdict({ ...draft, pairs: one })[0]).toContain('playerLeftOut');
    const unequal = match(4, { sides: { by: 'numbers', first: '1' }, rounds: 3 });
    expect(unequal.verdict({ ...draft, pairs: one })).toEqual(['3 manualPairing C.05 6.1']);
  });

  it('adds up the match, side against side', () => {
    const event = ofClubs(8, { sides: { by: 'club', first: 'Fougères' } });
    expect(standingsView(event.state).sides).toMatchObject({ a: { points: 0 }, b: { points: 0 } });
    // a-b 1, c-d ½, f-e 0, h-g 1: two and a half against one and a half.
    plays(event, 1, '1=01');
    expect(standingsView(event.state).sides).toEqual({
      a: { name: 'Fougères', points: 25 },
      b: { name: 'Vitré', points: 15 },
    });
    expect(standingsView(new PlayedEvent({}, 4).state).sides).toBeNull();
  });

  it('a bye of the larger side is no point of the match', () => {
    const event = match(3, { rounds: 2 });
    plays(event, 1, '1');
    const sum = standingsView(event.state).sides;
    // The player of side B has White, and wins.
    expect([sum?.a.points, sum?.b.points]).toEqual([0, 10]);
  });

  it('refuses a side that nobody is on, and whoever comes when the table stands', () => {
    const nobody = match(4, { sides: { by: 'club', first: 'Rennes' } });
    for (const command of [
      { type: 'pairRound', round: 1 },
      { type: 'publishCalendar', cycles: 1 },
    ] as const) {
      expect(nobody.verdict(command)).toEqual(['refused sideEmpty LA 3.1']);
    }
    const begun = plays(match(4), 1, '11');
    const late = { type: 'enterPlayers', players: [letter(5, 2)] } as const;
    expect(begun.verdict(late)).toEqual(['refused sidesHaveBegun LA 3.1']);
    const other = { sides: { by: 'numbers', first: '1' } } as const;
    expect(begun.verdict({ type: 'changeSettings', changes: other })[0]).toContain('lockedAfter');
    const bad = { sides: { by: 'club', first: '' } } as const;
    expect(match(4).verdict({ type: 'changeSettings', changes: bad })[0]).toContain('badSetting');
  });

  it('who leaves loses the games to come by forfeit, and stays on the table', () => {
    const event = match(6).does({ type: 'publishCalendar', cycles: 1 });
    event.does({ type: 'withdraw', player: playerId('b') });
    const lost = event.state.rounds.flatMap(({ games }) =>
      games.filter(({ outcome }) => outcome.kind === 'forfeit'),
    );
    expect(lost).toHaveLength(3);
    // C.05 6.6 speaks of round robins alone: the house's rule.
    expect(event.verdict({ type: 'withdraw', player: playerId('b') })).toEqual([
      'refused alreadyLeft Ronde 14',
    ]);
  });

  it.each([
    ['the first half', {}, null],
    ['numbers', { sides: { by: 'numbers', first: '1, 3, 5' } }, 'numbers 1, 3, 5'],
    ['a federation', { sides: { by: 'federation', first: 'FRA' } }, 'federation FRA'],
    ['a club', { sides: { by: 'club', first: 'Fougères' } }, 'numbers 1, 4, 7'],
  ] as const)('[TRF26 192] goes out and comes back: %s', (_, settings, comment) => {
    const event = ofClubs(8, { initialColour: 'white', ...settings }, 3);
    event.does({ type: 'pairRound', round: 1 });
    event.does({ type: 'publishRound', round: 1 });
    const file = written(event.ledger);
    expect(file).toMatch(/^192 CUSTOM_SCHEVENINGEN$/m);
    expect(/^### Sides: (.*?)\r?$/m.exec(file)?.[1] ?? null).toBe(comment);
    const back = read(file).state;
    if (back === null) throw new Error('not read');
    expect(told(back)).toEqual(told(event.state));
    const sizes = (state: typeof back) => sidesOf(state)?.a.length;
    expect(sizes(back)).toBe(sizes(event.state));
    expect(checkRound(back, 1).verdict).toBe('same');
  });

  it.each([
    [8, 1, 4],
    [8, 7, 4],
    [8, 8, 8],
    [6, 8, 6],
    [6, 5, 3],
  ])('of %i players with %i rounds declared has %i', (players, rounds, needed) => {
    const event = match(players, { rounds }).does({ type: 'pairRound', round: 1 });
    expect(event.state.settings.rounds).toBe(needed);
  });

  it('[C.05 annex 1] a round robin of five comes back too, with who rests', () => {
    const event = new PlayedEvent({ system: 'berger', rounds: 5 }, 5);
    event.does({ type: 'publishCalendar', cycles: 1 });
    const back = read(written(event.ledger)).state;
    if (back === null) throw new Error('not read');
    for (const round of [1, 2, 3, 4, 5]) expect(checkRound(back, round).verdict).toBe('same');
    const rests = (state: typeof back) =>
      calendarView(state, 'staff')?.rounds.map((round) => round.rests.map(({ tpn }) => tpn));
    expect(rests(back)).toEqual(rests(event.state));
  });

  it('has the rounds of the larger side, and none where a side is empty', () => {
    const face = systemNamed('scheveningen');
    expect([face.roundsFor(8), face.roundsFor(9), face.roundsFor(8, 3)]).toEqual([
      [4, 8],
      [5, 10],
      [5, 10],
    ]);
    expect([face.roundsFor(1), face.roundsFor(4, 0), face.roundsFor(4, 4)]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
