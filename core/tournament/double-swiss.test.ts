import { describe, expect, it } from 'vitest';
import { playerId, tpn } from '../rules/identity.ts';
import { read, told, written } from './report-file/testing/written-and-read.ts';
import { draft, PlayedEvent } from './testing/played-event.ts';
import { checkRound } from './views/check-round.ts';
import { personalRounds, scores } from './views/records.ts';
import { standingsView } from './views/standings.ts';

const started = (players: number, rounds = 6) =>
  new PlayedEvent(
    { system: 'doubleSwiss', rounds, initialColour: 'white', tieBreaks: ['BH'] },
    players,
  );

const pairsOf = (event: PlayedEvent, round: number): string =>
  (event.state.rounds[round - 1]?.games ?? [])
    .map(({ white, black }) => `${white}-${black}`)
    .join(' ');

/** Pairs a round as the desk does, and plays it. */
function plays(event: PlayedEvent, round: number, results: string): PlayedEvent {
  event.does({ type: 'pairRound', round }).does({ type: 'publishRound', round });
  return event.scores(round, results);
}

describe('an event of matches of two games', () => {
  it('[C.04.5 4.4] repeats the pairs with colours changed, on the same boards', () => {
    const event = plays(plays(started(6), 1, '1=0'), 2, '=10');
    expect(pairsOf(event, 1)).toBe('a-d e-b c-f');
    expect(pairsOf(event, 2)).toBe('d-a b-e f-c');
    event.does({ type: 'pairRound', round: 3 });
    // Nobody meets twice: a match is one meeting.
    for (const pair of pairsOf(event, 3).split(' ')) {
      expect(pairsOf(event, 1)).not.toContain(pair);
      expect(pairsOf(event, 2)).not.toContain(pair);
    }
    for (const round of [1, 2, 3]) expect(checkRound(event.state, round).verdict).toBe('same');
  });

  it('[C.04.5 1.4] the bye is a win and a draw, and goes to nobody twice', () => {
    const event = plays(plays(started(5), 1, '11'), 2, '11');
    const [bye] = event.state.rounds[0]?.unpaired ?? [];
    expect(bye).toMatchObject({ player: 'e', outcome: 'pairingAllocatedBye' });
    expect(event.state.rounds[1]?.unpaired).toMatchObject([
      { player: 'e', outcome: 'halfPointBye' },
    ]);
    expect(scores(event.state, { standingsAfter: 2 }).get(playerId('e'))).toBe(15);
    event.does({ type: 'pairRound', round: 3 });
    expect(event.state.rounds[2]?.unpaired[0]?.player).not.toBe('e');
  });

  it('[C.04.5 Preface] byes are for matches: a later game has none of its own', () => {
    const event = started(6);
    const bye = { type: 'grantBye', player: playerId('f'), bye: 'halfPointBye' } as const;
    expect(event.verdict({ ...bye, round: 2 })).toEqual(['refused byeOfAMatch C.04.2 3.3']);
    event.does({ ...bye, round: 1 }).does({ ...bye, player: playerId('e'), round: 1 });
    plays(plays(event, 1, '11'), 2, '11');
    const line = personalRounds(event.state, { standingsAfter: 2 }).get(playerId('f'));
    expect(line?.map(({ outcome }) => outcome)).toEqual(['halfPointBye', 'halfPointBye']);
  });

  it('refuses other pairs in a later game, and rounds that are no whole matches', () => {
    const event = plays(started(4), 1, '11');
    expect(event.verdict(draft(2, 'a-b c-d'))).toEqual(['refused matchGoesOn C.04.1 2']);
    expect(() => started(4, 5)).toThrow('notWholeMatches');
  });

  it('who leaves between the games is forfeited in the second, not replaced', () => {
    const event = plays(started(4), 1, '11').does({ type: 'withdraw', player: playerId('d') });
    event.does({ type: 'pairRound', round: 2 });
    expect(pairsOf(event, 2).split(' ')).toHaveLength(2);
  });

  it('[C.04.5 Preface] ranks by matches: an opponent counts once', () => {
    const event = plays(plays(started(4), 1, '11'), 2, '==');
    plays(plays(event, 3, '=='), 4, '==');
    const { rows } = standingsView(event.state);
    const points = new Map(rows.map((row) => [row.tpn, row.points]));
    const first = rows[0];
    const met = new Set(
      personalRounds(event.state, { standingsAfter: 4 })
        .get(playerId('a'))
        ?.map(({ opponent }) => event.state.numbers.indexOf(opponent ?? playerId('')) + 1),
    );
    expect(first).toMatchObject({ tpn: 1, points: 25 });
    expect(met.size).toBe(2);
    const buchholz = [...met].reduce((sum, number) => sum + (points.get(tpn(number)) ?? 0), 0);
    expect(first?.figures[0]?.value).toBe(buchholz);
  });

  it('[TRF26 192] goes out with two columns a match and comes back', () => {
    const event = plays(plays(started(5), 1, '1='), 2, '=0');
    const file = written(event.ledger);
    expect(file).toMatch(/^192 FIDE_DOUBLESWISS$/m);
    // C.04.5 1.4: a full point, then half of one.
    expect(file).toMatch(/0000 - U {2}0000 - H/);
    const back = read(file);
    if (back.state === null) throw new Error('not read');
    expect(told(back.state)).toEqual(told(event.state));
    expect(written(back)).toContain('0000 - U  0000 - H');
    for (const round of [1, 2]) expect(checkRound(back.state, round).verdict).toBe('same');
  });
});
