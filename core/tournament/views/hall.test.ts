import { describe, expect, it } from 'vitest';
import { PlayedEvent } from '../testing/played-event.ts';
import { hallPage, hallView } from './hall.ts';
import { partOf, phaseAt, type Screen, type ScreenPage } from './screen.ts';
import { engineEvent } from './testing/engine-event.ts';

const screen = (...pages: ScreenPage[]): Screen => ({
  code: 'HALL1',
  name: 'Hall',
  pages,
  seconds: 15,
  scale: 1,
  theme: 'dark',
  language: 'both',
  banner: null,
});

const event = (): PlayedEvent =>
  engineEvent(21, 3, { tieBreaks: ['BH'], roundTimes: ['10:00', '14:00', '18:00'] });

const lengthOf = (page: ReturnType<typeof hallPage>): number => {
  if ('boards' in page) return page.boards.length;
  return 'lines' in page ? page.lines.length : -1;
};

describe('a hall screen', () => {
  it('shows the latest published round, or the one it is set to', () => {
    const { state } = event();
    const view = hallView(
      state,
      screen(
        { view: 'pairings', round: null },
        { view: 'results', round: 1 },
        { view: 'byName', round: null },
        { view: 'standings', top: 10 },
        { view: 'crosstable' },
        { view: 'players' },
        { view: 'message', text: 'Silence, please' },
        { view: 'picture', picture: 'a1', ground: 'white' },
        { view: 'picture', picture: null, ground: 'white' },
      ),
    );
    expect(view).toMatchObject({ tournament: 'Open', round: 3, rounds: 9 });
    expect(view.pages).toMatchObject([
      { view: 'pairings', round: 3, results: 0, of: 10, unpaired: [{}] },
      { view: 'results', round: 1, results: 10, stage: 'closed' },
      { view: 'byName', round: 3 },
      // Nobody has played round 3 yet.
      { view: 'standings', round: 2, openGames: 0, descriptors: ['BH'] },
      { view: 'crosstable', round: 2 },
      { view: 'players' },
      { view: 'message', text: 'Silence, please' },
      { view: 'picture', picture: 'a1', ground: 'white' },
      { view: 'empty', of: 'picture' },
    ]);
    expect(view.pages.map(lengthOf)).toEqual([10, 10, 21, 10, 21, 21, -1, -1, -1]);
    expect(JSON.parse(JSON.stringify(view))).toEqual(view);
  });

  it('[C.05 annex 1] shows every round of a round robin, and the day of a postponed game', () => {
    const robin = new PlayedEvent({ system: 'berger', rounds: 5 }, 5);
    expect(hallPage(robin.state, { view: 'calendar' })).toEqual({ view: 'empty', of: 'calendar' });
    robin.does({ type: 'publishCalendar', cycles: 1 });
    robin.does({ type: 'postponeGame', round: 1, board: 2, day: '2026-03-20' });
    const page = hallPage(robin.state, { view: 'calendar' });
    expect(page).toMatchObject({
      view: 'calendar',
      rounds: [1, 2, 3, 4, 5].map((round) => ({ round })),
    });
    expect(page).toMatchObject({
      rounds: [
        { games: [{ postponed: null }, { postponed: { day: '2026-03-20' } }] },
        {},
        {},
        {},
        {},
      ],
    });
    expect(page.view === 'calendar' && page.rounds.every(({ rests }) => rests.length === 1)).toBe(
      true,
    );
    expect(hallPage(robin.state, { view: 'calendar', part: { index: 1, of: 2 } })).toMatchObject({
      rounds: [{ round: 4 }, { round: 5 }],
      share: { index: 1 },
    });
  });

  it('shares a list between several screens, and boards between rooms', () => {
    const { state } = event();
    const parts = [0, 1, 2].map((index) =>
      hallPage(state, { view: 'byName', round: null, part: { index, of: 3 } }),
    );
    expect(parts.map(lengthOf)).toEqual([7, 7, 7]);
    const room = hallPage(state, { view: 'pairings', round: null, boards: { from: 4, to: 6 } });
    expect('boards' in room && room.boards.map(({ board }) => board)).toEqual([4, 5, 6]);
    const halves = [0, 1].map((index) =>
      hallPage(state, { view: 'pairings', round: null, part: { index, of: 2 } }),
    );
    expect(halves.map((page) => 'unpaired' in page && page.unpaired.length)).toEqual([0, 1]);
  });

  it('says where every part of a shared list begins and ends', () => {
    const { state } = event();
    const shareOf = (page: ScreenPage) => {
      const shown = hallPage(state, page);
      return 'share' in shown ? shown.share : undefined;
    };
    const part = { index: 1, of: 2 };
    expect(shareOf({ view: 'pairings', round: null, part })).toEqual({
      index: 1,
      parts: [
        { first: '1', last: '5' },
        { first: '6', last: '10' },
      ],
    });
    const all = hallPage(state, { view: 'byName', round: null });
    const names =
      'lines' in all ? all.lines.map((line) => ('player' in line ? line.player.name : '')) : [];
    expect(shareOf({ view: 'byName', round: null, part })?.parts).toEqual([
      { first: names[0], last: names[10] },
      { first: names[11], last: names[20] },
    ]);
    expect(shareOf({ view: 'standings', top: 8, part: { index: 0, of: 2 } })?.parts[1]?.last).toBe(
      '8',
    );
    expect(shareOf({ view: 'byName', round: null })).toBeUndefined();
  });

  it('never shows a draft, nor a page that is not public', () => {
    const played = event();
    const { publication } = played.state.settings;
    played.does({
      type: 'changeSettings',
      changes: {
        publication: { ...publication, standings: false, crosstable: false, players: false },
      },
    });
    const pages = (['standings', 'crosstable', 'players', 'prizes'] as const).map((view) =>
      hallPage(played.state, { view }),
    );
    expect(pages).toEqual(
      ['standings', 'crosstable', 'players', 'prizes'].map((of) => ({ view: 'empty', of })),
    );
    const games = played.state.rounds[2]?.games ?? [];
    for (const { board } of games) {
      const outcome = { kind: 'doubleForfeit' } as const;
      played.does({ type: 'enterResult', round: 3, board, outcome });
    }
    played.does({ type: 'pairRound', round: 4 });
    expect(hallPage(played.state, { view: 'pairings', round: 4 }).view).toBe('empty');
    expect(hallPage(played.state, { view: 'byName', round: null })).toMatchObject({ round: 3 });
  });

  it('counts to the next round, or through the phases it is given', () => {
    const clock = { view: 'clock', title: 'Round 3', until: null } as const;
    const { state } = event();
    // The first day is the only one: rounds need no day of their own.
    expect(hallPage(state, clock)).toMatchObject({
      next: { round: 3, startsAt: '2026-03-07T18:00' },
    });
    const phases = [
      { title: 'Doors', until: '2026-03-07T13:00:00Z' },
      { title: 'Play', until: '2026-03-07T17:00:00Z' },
    ];
    expect(phaseAt(phases, '2026-03-07T12:59:59Z')?.title).toBe('Doors');
    expect(phaseAt(phases, '2026-03-07T13:00:00Z')?.title).toBe('Play');
    expect(phaseAt(phases, '2026-03-07T17:00:00Z')).toBeNull();
  });

  it.each([
    [10, 3, [4, 3, 3]],
    [2, 3, [1, 1, 0]],
    [0, 2, [0, 0]],
    [5, 1, [5]],
  ])('shares %i lines between %i screens without losing one', (lines, of, sizes) => {
    const list = Array.from({ length: lines }, (_, index) => index);
    const parts = sizes.map((_, index) => partOf(list, { index, of }));
    expect(parts.map((part) => part.length)).toEqual(sizes);
    expect(parts.flat()).toEqual(list);
  });
});
