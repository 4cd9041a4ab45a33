import { describe, expect, it } from 'vitest';
import type { Language } from '../../rules/language.ts';
import { money } from '../../standings/prizes/money.ts';
import { playerId } from '../../rules/identity.ts';
import type { PrizeScheme } from '../../standings/prizes/scheme.ts';
import { engineEvent, inventedPlayers } from '../../tournament/views/testing/engine-event.ts';
import { PlayedEvent } from '../../tournament/testing/played-event.ts';
import { standingsView } from '../../tournament/views/standings.ts';
import { calendarList } from './calendar-list.ts';
import { crosstableList, gridList } from './crosstable-lists.ts';
import type { DocumentList, ListCell } from './list.ts';
import { csvOfList, plainCell } from './plain-list.ts';
import { playersList } from './players-list.ts';
import { boardsList, byNameList } from './round-lists.ts';
import { prizesList, standingsList } from './standings-lists.ts';

const event = engineEvent(8, 3, { tieBreaks: ['BH/C1', 'SB'] });
const { state } = event;

const row = (list: DocumentList | null, index: number): (string | number | null)[] =>
  (list?.rows[index] ?? []).map(plainCell);

/** What stands in a column, down the list. */
const down = (list: DocumentList | null, key: string): ListCell[] => {
  const place = list?.columns.findIndex((column) => column.key === key) ?? -1;
  return list?.rows.map((cells) => cells[place] ?? null) ?? [];
};

describe('lists', () => {
  it('[C.05 annex 1] have every game of a round robin once, on the day it is played', () => {
    const roundDates = ['2026-03-07', '2026-03-14', null];
    const robin = new PlayedEvent({ system: 'berger', rounds: 3, roundDates }, 5);
    expect(calendarList(robin.state, 'en', 'staff')).toBeNull();
    robin.does({ type: 'publishCalendar', cycles: 1 });
    robin.does({ type: 'postponeGame', round: 1, board: 2, day: '2026-03-20', time: '19:30' });
    robin.does({
      type: 'enterResult',
      round: 2,
      board: 1,
      outcome: { kind: 'played', score: '1-0' },
    });
    const list = calendarList(robin.state, 'en', 'public');
    // Ten games, and who rests in each of five rounds.
    expect(list?.rows).toHaveLength(15);
    expect(row(list, 0).slice(0, 5)).toEqual([1, '2026-03-07', null, null, 1]);
    expect(row(list, 1).slice(0, 5)).toEqual([1, '2026-03-20', '19:30', 'postponed', 2]);
    expect(row(list, 3)[6]).toBe('1-0');
    expect(down(list, 'result').filter((cell) => cell === 'rests')).toHaveLength(5);
    expect(calendarList(state, 'en', 'staff')).toBeNull();
  });

  it('[LA 3.1] say the score of a match of two sides above the standings', () => {
    const event = new PlayedEvent({ system: 'scheveningen', rounds: 2 }, 4);
    event.does({ type: 'publishCalendar', cycles: 1 }).scores(1, '1=');
    expect(standingsList(event.state, 'en', 'public')?.notes[0]).toMatch(/^Match: A \S+ – \S+ B$/);
    const drawn = standingsView(event.state).sides;
    expect([drawn?.a.points, drawn?.b.points].sort()).toEqual([15, 5].sort());
    expect(standingsList(event.state, 'fr', 'public')?.notes[0]).toMatch(/^Match\s: A .* B$/);
  });

  it('name everybody once, by number, by board and by name', () => {
    const lists = [
      down(playersList(state, 'en', 'public'), 'name'),
      down(byNameList(state, 3, 'en', 'public'), 'name'),
      down(standingsList(state, 'en', 'public'), 'name'),
      down(crosstableList(state, 'en', 'public'), 'name'),
      [
        ...down(boardsList(state, 3, 'en', 'public'), 'white'),
        ...down(boardsList(state, 3, 'en', 'public'), 'black'),
      ],
    ];
    const names = [...state.players.values()].map(({ name }) => name).sort();
    for (const list of lists) expect(list.map(plainCell).sort()).toEqual(names);
  });

  it('have as many cells as columns', () => {
    for (const audience of ['staff', 'public'] as const) {
      for (const list of [
        playersList(state, 'fr', audience),
        boardsList(state, 2, 'fr', audience, 'results'),
        byNameList(state, 2, 'fr', audience),
        standingsList(state, 'fr', audience, 2),
        crosstableList(state, 'fr', audience),
      ]) {
        const widths = new Set(list?.rows.map((cells) => cells.length));
        expect([...widths]).toEqual([list?.columns.length]);
      }
    }
  });

  it('say titles, headings and marks in the language', () => {
    expect(boardsList(state, 2, 'fr', 'public', 'results')?.title).toBe('Résultats de la ronde 2');
    expect(standingsList(state, 'en', 'public', 2)?.title).toBe('Standings after round 2');
    expect(down(crosstableList(state, 'fr', 'public'), 'round1').map(plainCell)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^\d+[BN] [10½]$/)]),
    );
    expect(down(crosstableList(state, 'en', 'public'), 'round1').map(plainCell)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^\d+[wb] [10½]$/)]),
    );
  });

  it('[C.05 annex 1] have a grid of everybody against everybody in a round robin', () => {
    const robin = new PlayedEvent({ system: 'berger', rounds: 6, tieBreaks: ['SB'] }, 4);
    for (const [round, scores] of [
      [1, '1='],
      [2, '01'],
      [3, '11'],
      [4, '=1'],
    ] as const) {
      robin.does({ type: 'pairRound', round }).does({ type: 'publishRound', round });
      robin.scores(round, scores);
    }
    const grid = gridList(robin.state, 'fr', 'public');
    expect(grid?.title).toBe('Grille de Berger après la ronde 4');
    const byName = new Map(
      (grid?.rows ?? []).map((cells) => [plainCell(cells[2] ?? null), cells.slice(4, 8)]),
    );
    const order = [...byName.keys()].map((name) => String(name).slice(0, 1));
    const against = (one: string, other: string): unknown => {
      const cells = byName.get(`${one}., Player`);
      return plainCell(cells?.[order.indexOf(other)] ?? null);
    };
    // Round 1: A 1-0 D, B ½-½ C; round 2: D 0-1 C, A 1-0 B; round 3: B 1-0 D, C 1-0 A;
    // round 4: D ½-½ A, C 1-0 B.
    expect([against('A', 'A'), against('A', 'B'), against('A', 'C'), against('A', 'D')]).toEqual([
      '×',
      '1',
      '0',
      '1 ½',
    ]);
    expect([against('D', 'A'), against('B', 'C'), against('C', 'B')]).toEqual([
      '0 ½',
      '½ 0',
      '½ 1',
    ]);
    expect(gridList(state, 'en', 'public')).toBeNull();
    const widths = new Set(grid?.rows.map((cells) => cells.length));
    expect([...widths]).toEqual([grid?.columns.length]);
  });

  it('[C.05 6.6] put games with one who left before half of them in brackets, and say why', () => {
    const robin = new PlayedEvent({ system: 'berger', rounds: 3 }, 4);
    robin.does({ type: 'pairRound', round: 1 }).does({ type: 'publishRound', round: 1 });
    robin.scores(1, '1=').does({ type: 'closeRound', round: 1 });
    expect(gridList(robin.state, 'en', 'public')?.notes).toHaveLength(1);
    robin.does({ type: 'withdraw', player: playerId('d') });
    const lists = [
      gridList(robin.state, 'en', 'public'),
      crosstableList(robin.state, 'en', 'public'),
    ];
    // Round 1: A 1-0 D, B ½-½ C.
    for (const list of lists) {
      const lines = (list?.rows ?? []).map((cells) => cells.map(plainCell).join(' '));
      const bracketed = lines.filter((line) => line.includes('('));
      expect(bracketed.map((line) => /[A-D]\., Player/.exec(line)?.[0])).toEqual([
        'A., Player',
        'D., Player',
      ]);
      expect(list?.notes.at(-1)).toContain('In brackets');
    }
    expect(down(lists[0] ?? null, 'points').map(plainCell)).toEqual([0.5, 0.5, 0, 0]);
  });

  it('give points and tie-breaks as numbers, with the comma of French files', () => {
    const list = standingsList(state, 'fr', 'public', 2);
    expect(list?.columns.map(({ key }) => key).slice(-3)).toEqual([
      'points',
      'tieBreak1',
      'tieBreak2',
    ]);
    expect(
      row(list, 0)
        .slice(-3)
        .every((cell) => typeof cell === 'number'),
    ).toBe(true);
    const csv = list ? csvOfList(list, 'fr') : '';
    expect(csv.startsWith('\uFEFFPl.;N°;Titre;Nom;')).toBe(true);
    expect(csv).toMatch(/;\d+,5;/);
  });

  it('say when the standings may still change, and when they are final', () => {
    expect(standingsList(state, 'en', 'public', 3)?.notes).toEqual([
      '4 games without a result: the order may still change.',
    ]);
    const over = engineEvent(4, 1, { rounds: 1 }).scores(1, '11');
    expect(standingsList(over.state, 'en', 'public')).toMatchObject({
      title: 'Final standings after round 1',
      notes: [],
    });
  });

  it('leave out what is not published; a draft is never public', () => {
    const drafted = engineEvent(8, 1).scores(1, '1111').does({ type: 'pairRound', round: 2 });
    expect(boardsList(drafted.state, 2, 'en', 'public')).toBeNull();
    expect(byNameList(drafted.state, 2, 'en', 'public')).toBeNull();
    expect(boardsList(drafted.state, 2, 'en', 'staff')?.rows).toHaveLength(4);
    const closed = { players: false, pairings: false, results: false, standings: false };
    const hidden = new PlayedEvent({
      publication: { ...closed, crosstable: false, prizes: false },
    });
    hidden.enters(4).pairs(1, 'a-c d-b');
    for (const list of [
      playersList(hidden.state, 'en', 'public'),
      boardsList(hidden.state, 1, 'en', 'public'),
      standingsList(hidden.state, 'en', 'public'),
      crosstableList(hidden.state, 'en', 'public'),
      prizesList(hidden.state, 'en', 'public'),
    ]) {
      expect(list).toBeNull();
    }
  });

  it('show a result as people read it, and give files theirs', () => {
    const played = engineEvent(8, 1).scores(1, '1=0').state;
    const result = down(boardsList(played, 1, 'fr', 'public', 'results'), 'result');
    expect(result).toEqual([
      { shown: '1 – 0', plain: '1-0' },
      { shown: '½ – ½', plain: '½-½' },
      { shown: '0 – 1', plain: '0-1' },
      { shown: '', plain: '' },
    ]);
    expect(result.map(plainCell)).toEqual(['1-0', '½-½', '0-1', '']);
  });

  it('carry private data for staff alone', () => {
    const open = playersList(state, 'en', 'public');
    const staff = playersList(state, 'en', 'staff');
    for (const { private: hidden } of inventedPlayers(8)) {
      for (const value of Object.values<string | number>({ ...hidden })) {
        const told = typeof value === 'number' ? value / 100 : value;
        expect(JSON.stringify(open)).not.toContain(String(told));
        expect(JSON.stringify(staff)).toContain(String(told));
      }
    }
  });

  it('say who wins what', () => {
    const scheme: PrizeScheme = {
      name: { en: 'Prizes of the open', fr: 'Prix de l’open' },
      currency: 'EUR',
      unit: money(0.01),
      cumulative: false,
      lists: [
        {
          id: 'main',
          name: { en: 'Main', fr: 'Général' },
          rule: 'place',
          criteria: {},
          prizes: [{ amount: money(120.5), thing: null }],
          minimum: money(0),
          cumulative: false,
        },
      ],
    };
    const settings = { ...state.settings, prizes: scheme };
    const publication = { ...settings.publication, prizes: true };
    const list = prizesList({ ...state, settings: { ...settings, publication } }, 'fr', 'public');
    expect(list?.title).toBe('Prix de l’open');
    expect(row(list, 0)).toEqual(['Général', 1, expect.any(String), 120.5, null]);
    expect(prizesList({ ...state, settings }, 'fr', 'public')).toBeNull();
    const notes = (language: Language, shown = state, rounds = 3) => {
      const open = { ...settings, publication, rounds };
      return prizesList({ ...shown, settings: open }, language, 'public')?.notes;
    };
    expect(notes('en')).toEqual(['Provisional: 4 games still open.']);
    expect(notes('fr')).toEqual(['Provisoires\u00a0: 4 parties encore en cours.']);
    expect(notes('en', state, 5)).toEqual([
      'As it stands after round 3: not final.',
      'Provisional: 4 games still open.',
    ]);
    const oneOpen = engineEvent(8, 3).scores(3, '111').state;
    expect(notes('fr', oneOpen)).toEqual(['Provisoires\u00a0: 1 partie encore en cours.']);
    expect(notes('en', engineEvent(8, 3).scores(3, '1111').state)).toEqual([]);
  });
});
