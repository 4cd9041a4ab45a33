import { describe, expect, it } from 'vitest';
import { playerId, tpn } from '../../../rules/identity.ts';
import { normQuestion } from '../../norms/norm-question.ts';
import { titlesEditionOf } from '../../norms/titles-edition.ts';
import { logPage } from '../../views/log.ts';
import { ratingsView } from '../../views/ratings.ts';
import { PlayedEvent } from '../../testing/played-event.ts';

const [a, b] = [playerId('a'), playerId('b')];

/** Two rounds, one in March and one in April: a (2400) wins both games, against b (2300) and c (2200). */
function longEvent(days: readonly (string | null)[] = ['2026-03-07', '2026-04-18']) {
  const event = new PlayedEvent({ rounds: 2, firstDay: '2026-03-07', lastDay: '2026-04-18' }, 4);
  event.does({ type: 'changeSettings', changes: { roundDates: days } });
  event.pairs(1, 'a-b c-d').scores(1, '11').does({ type: 'closeRound', round: 1 });
  event.pairs(2, 'a-c d-b').scores(2, '11');
  return event;
}

const ofA = (event: PlayedEvent) => {
  const view = ratingsView(event.state, { edition: 'rating-2024-03' });
  const found = view.players.find(({ id }) => id === a);
  if (found === undefined) throw new Error('not rated');
  return { view, found };
};

describe('[B.02 4.1, 7.1] an event over thirty days', () => {
  it('counts each game in the month it was played in, and rounds each month', () => {
    const { found, view } = ofA(longEvent());
    // PD of 100 is 0.64 and of 200 is 0.76 (B.02 8.1.2): 10 × 0.36 and 10 × 0.24.
    expect(
      found.months.map(({ month, rounds, change }) => [
        month,
        rounds,
        change.change,
        change.rounded,
      ]),
    ).toEqual([
      ['2026-03', [1], 360, 4],
      ['2026-04', [2], 240, 2],
    ]);
    expect(found).toMatchObject({ change: { change: 600, rounded: 6 }, newRating: 2406 });
    expect(view.months).toEqual([{ month: '2026-04', kept: 0 }]);
    expect(view.notes).toEqual([
      { code: 'longEvent', article: 'B.02 7.1' },
      { code: 'listsMissing', article: 'B.02 7.1', about: ['2026-04'] },
    ]);
  });

  it('takes ratings and K of the list kept for the month, for both players', () => {
    const event = longEvent().does({
      ...({ type: 'keepListRatings', list: 'fide', month: '2026-04', kind: 'standard' } as const),
      ratings: [
        { player: a, rating: 2410, k: 20 },
        { player: playerId('c'), rating: 2210, title: 'IM' },
      ],
    });
    const { found, view } = ofA(event);
    expect(
      found.rounds.map(({ ownRating, opponentRating }) => [ownRating, opponentRating]),
    ).toEqual([
      [2400, 2300],
      [2410, 2210],
    ]);
    expect(found.months.at(-1)).toMatchObject({
      ...{ rating: 2410, hasList: true, k: { k: 20, reason: 'listed' } },
      change: { change: 480, rounded: 5 },
    });
    // What the list of April says, and April's games: March is in it already.
    expect(found.newRating).toBe(2415);
    // [C.07 10] Of several ratings the first counts since March 2026; nothing was said before.
    expect(view.notes.map(({ code }) => code)).toEqual(['longEvent', 'tieBreaksByFirst']);
    // [B.01 1.1.4] Norms look at the same lists.
    const { entrants } = normQuestion(event.state, {}, titlesEditionOf(event.state).properties);
    const games = entrants.get(tpn(1))?.candidate.games;
    expect(games?.map(({ opponent }) => opponent.rating)).toEqual([2300, 2210]);
    // c became a master between the two lists: so c is for the game of April alone.
    expect(games?.map(({ opponent }) => opponent.title)).toEqual([null, 'IM']);
    const ofD = entrants.get(tpn(4))?.candidate.games;
    expect(ofD?.find(({ opponent }) => opponent.id === 3)?.opponent.title).toBeNull();
    const words = logPage(event.ledger, { language: 'fr' }).lines[0]?.words;
    expect(words).toMatch(/^Classements de 2026-04 \(fide\)/);
    event.does({ type: 'pinEdition', chapter: 'tieBreaks', edition: 'tb-2024-08' });
    expect(ofA(event).view.notes.map(({ code }) => code)).toContain('tieBreaksNotSaid');
  });

  it('takes the day of a postponed game of a calendar, and tells rounds without any day', () => {
    const { found, view } = ofA(longEvent(['2026-03-07', null]));
    expect(found.months.map(({ month }) => month)).toEqual([null, '2026-03']);
    expect(view.notes).toContainEqual({ code: 'daysMissing', article: 'B.02 7.1', about: [2] });

    const season = new PlayedEvent(
      { rounds: 3, firstDay: '2026-03-07', lastDay: '2026-04-18', system: 'berger' },
      4,
    );
    season.does({
      type: 'changeSettings',
      changes: { roundDates: ['2026-03-07', '2026-03-14', '2026-04-18'] },
    });
    season.does({ type: 'publishCalendar', cycles: 1 });
    const board = season.state.rounds[0]?.games.find(
      ({ white, black }) => white === a || black === a,
    )?.board;
    if (board === undefined) throw new Error('a does not play');
    season.does({ type: 'postponeGame', round: 1, board, day: '2026-04-11' });
    season.scores(1, '==').scores(2, '==').scores(3, '==');
    expect(ofA(season).found.months.map(({ month, rounds }) => [month, rounds])).toEqual([
      ['2026-03', [2]],
      ['2026-04', [1, 3]],
    ]);
  });

  it('rates who is first listed during the event from that month on', () => {
    const event = longEvent().does({
      ...({ type: 'correctPlayer', player: b, changes: { ratings: {} } } as const),
    });
    event.does({
      ...({ type: 'keepListRatings', list: 'typed', month: '2026-04', kind: 'standard' } as const),
      ratings: [{ player: b, rating: 2000 }],
    });
    const found = ratingsView(event.state).players.find(({ id }) => id === b);
    expect(found).toMatchObject({ rating: 2000, change: { games: 1 } });
    expect(found?.notes.find(({ code }) => code === 'ratedDuring')).toMatchObject({ rounds: [1] });
  });

  it('keeps no list of the first month or before, and none of strangers', () => {
    const event = longEvent();
    const kept = {
      ...({ type: 'keepListRatings', list: 'fide', month: '2026-03', kind: 'standard' } as const),
      ratings: [{ player: a, rating: 2410 }],
    };
    expect(event.verdict(kept)[0]).toMatch(/^refused notALaterList/);
    const strangers = [{ player: playerId('nobody'), rating: 2000 }];
    expect(event.verdict({ ...kept, month: '2026-04', ratings: strangers })[0]).toMatch(
      /^refused unknownPlayer/,
    );
  });

  it('is one list as before where it lasts thirty days', () => {
    const event = new PlayedEvent({ rounds: 1, firstDay: '2026-03-20', lastDay: '2026-04-18' }, 2);
    event.does({ type: 'changeSettings', changes: { roundDates: ['2026-04-18'] } });
    event.pairs(1, 'a-b').scores(1, '1');
    expect(ofA(event)).toMatchObject({ found: { months: [] }, view: { notes: [], months: [] } });
  });
});
