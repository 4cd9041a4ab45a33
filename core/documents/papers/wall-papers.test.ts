import { describe, expect, it } from 'vitest';
import { LAWS_EDITIONS } from '../../rules/editions/laws.ts';
import { lawsOf } from '../../rules/laws/catalogue.ts';
import { USUAL_TEAMS } from '../../tournament/default-settings.ts';
import { NO_REGULATIONS } from '../../tournament/regulations.ts';
import type { NewSettings } from '../../tournament/settings.ts';
import type { Tournament } from '../../tournament/state.ts';
import { PlayedEvent } from '../../tournament/testing/played-event.ts';
import { teamEvent, teamsPlay } from '../../tournament/testing/team-event.ts';
import { teamsEntered } from '../../tournament/testing/teams-entered.ts';
import { molterView } from '../../tournament/views/molter.ts';
import { paperOf } from './paper-of.ts';
import type { PaperBody, PaperLayout } from './paper-values.ts';
import type { PaperName } from './papers.ts';

const ASK = {
  audience: 'staff',
  at: '2026-03-08T12:00:00.000Z',
  zone: 'Europe/Paris',
} as const;

function bodies<L extends PaperLayout>(
  state: Tournament,
  paper: PaperName,
  layout: L,
  language: 'en' | 'fr' = 'en',
): readonly Extract<PaperBody, { layout: L }>[] {
  const made = paperOf(state, paper, { ...ASK, language });
  if (!made.ok) throw new Error(made.error.code);
  return made.value.map(({ body }) => {
    if (body.layout !== layout) throw new Error(body.layout);
    return body as Extract<PaperBody, { layout: L }>;
  });
}

const refusal = (state: Tournament, paper: PaperName): string | null => {
  const made = paperOf(state, paper, { ...ASK, language: 'en' });
  return made.ok ? null : made.error.code;
};

describe('rules of conduct', () => {
  const event = (laws: string, timeControl: string, defaultTime: number | null): Tournament =>
    new PlayedEvent({
      ...{ timeControl, regulations: { ...NO_REGULATIONS, defaultTime } },
    }).does({ type: 'pinEdition', chapter: 'laws', edition: laws }).state;

  it.each(LAWS_EDITIONS.map(({ id }) => id))('%s: every article it names is one of it', (id) => {
    const edition = LAWS_EDITIONS.find((one) => one.id === id);
    if (edition === undefined) throw new Error(id);
    const known = lawsOf(edition).map((article) => article.id);
    const [body] = bodies(event(id, '90+30', 30), 'conduct', 'notice');
    const cited = (body?.items ?? []).flatMap(
      ({ source }) => source?.match(/\d+(?:\.\d+)+/g) ?? [],
    );
    expect(cited.length).toBeGreaterThan(10);
    // An article stands for those below it.
    const unknown = cited.filter(
      (one) => !known.some((own) => own === one || own.startsWith(`${one}.`)),
    );
    expect(unknown).toEqual([]);
  });

  // The figures of each edition: core/rules/editions/laws.ts, articles 7.5.5, A.3, B.2 and 6.7.1.
  it.each([
    ['laws-2018', '90+30', 30, /brings the opponent 2 minutes/, /^30 minutes after/],
    ['laws-2018', '15+10', 0, /brings the opponent 2 minutes/, /^An empty chair when/],
    ['laws-2023', '15+10', 1, /brings the opponent 1 minute;/, /^1 minute after/],
    ['laws-2023', '3+2', null, /brings the opponent 1 minute;/, /^An empty chair when/],
  ])('%s at %s, %j minutes late', (laws, rate, late, illegal, onTime) => {
    const [body] = bodies(event(laws, rate, late), 'conduct', 'notice');
    const texts = (body?.items ?? []).map(({ text }) => text);
    expect(texts.find((text) => text.startsWith('It brings'))).toMatch(illegal);
    expect(texts[0]).toMatch(onTime);
    expect(texts.some((text) => text.startsWith('Every move'))).toBe(rate === '90+30');
  });

  it('has none for draughts, which has other rules', () => {
    const { state } = new PlayedEvent();
    const draughts = { ...state, settings: { ...state.settings, game: 'draughts' } };
    expect(refusal(draughts, 'conduct')).toBe('paper.notForThisEvent');
  });
});

describe('setting the clocks', () => {
  it('[E.01 6.3.2] has the first increment on the display, period by period', () => {
    const { state } = new PlayedEvent({ timeControl: '90/40+30+30' });
    const [body] = bodies(state, 'clock-settings', 'table');
    expect(body?.rows.map(({ cells }) => cells)).toEqual([
      [1, 40, '1:30:00', '1:30:30', 30].map((cell) => ({ figure: String(cell) })),
      [{ figure: '2' }, 'to the end', ...['0:30:00', '–', '30'].map((figure) => ({ figure }))],
    ]);
  });

  it.each([null, 'slowly'])('is refused where the rate of play is %j', (timeControl) => {
    expect(refusal(new PlayedEvent({ timeControl }).state, 'clock-settings')).toBe(
      'paper.noRateOfPlay',
    );
  });
});

describe('[E.01 11.10] the appeals committee', () => {
  it('has lines to write on where nobody is named', () => {
    const [body] = bodies(
      new PlayedEvent({ chiefArbiter: null }).state,
      'appeals-committee',
      'notice',
    );
    expect(body?.fields.map(({ value }) => value)).toEqual(Array.from({ length: 10 }, () => null));
  });

  it('has the names and the minutes of the regulations', () => {
    const { state } = new PlayedEvent().does({
      type: 'stateClauses',
      clauses: { committee: 'Siège, Ida; Banc, Max; Table, Eva', appealMinutes: '30' },
    });
    const [body] = bodies(state, 'appeals-committee', 'notice');
    const values = body?.fields.map(({ value }) => value) ?? [];
    expect(values.slice(0, 5)).toEqual(['Siège, Ida', 'Banc, Max', 'Table, Eva', null, null]);
    expect(values).toContain('30 minutes after the game');
  });
});

describe('[LA 3.2] papers of Molter tables', () => {
  const event = (): Tournament =>
    teamsEntered(
      { boards: 4, boardColours: 'WBWB' },
      ['Tour', 'Roi', 'Dame'].map((name) => ({ name, ratings: [2000, 1900, 1800, 1700] })),
      { system: 'molter', rounds: 2 },
    ).state;

  it('board cards say round 1 of line 5066: A1-C1 C2-B1 B2-A2 A3-B3 B4-C3 C4-A4', () => {
    const [first] = bodies(event(), 'molter-board-cards', 'index');
    const said = first?.cards.map((card) =>
      (card?.rows[0] ?? [])
        .map((cell) =>
          cell !== null && typeof cell === 'object' && 'figure' in cell ? cell.figure : '',
        )
        .join('-'),
    );
    expect(said?.join(' ')).toBe('A1-C1 C2-B1 B2-A2 A3-B3 B4-C3 C4-A4');
  });

  it('an envelope a team has its label and a card a player, with the figures of the page', () => {
    const state = event();
    const sheets = bodies(state, 'molter-envelopes', 'index');
    expect(sheets.map(({ cards }) => cards.length)).toEqual([5, 5, 5]);
    const own = molterView(state)?.table?.grids[0]?.players[0] ?? [];
    expect(sheets[0]?.cards[1]?.rows).toEqual(
      own.map(({ board, colour, opponent }, index) => [
        { figure: String(index + 1) },
        { figure: String(board) },
        colour === 'white' ? 'White' : 'Black',
        { figure: opponent },
      ]),
    );
  });
});

it('[002:190] only an event that is not homologated is seated by Rutsch alone', () => {
  const event = (rated: boolean): Tournament =>
    new PlayedEvent(
      {
        ...{ system: 'berger', rounds: 7, federation: 'FRA' },
        regulations: { ...NO_REGULATIONS, rated },
      },
      7,
    ).does({ type: 'publishCalendar', cycles: 1 }).state;
  expect(bodies(event(false), 'rutsch-seats', 'seats')).toHaveLength(7);
  expect(refusal(event(true), 'rutsch-seats')).toBe('paper.notForThisEvent');
  const [first] = bodies(event(true), 'rutsch-berger-seats', 'seats');
  expect(first?.moves.length).toBeGreaterThan(0);
});

it('[002:296-316] a Berger sheet has a line and a column for each number, and every round', () => {
  const event = new PlayedEvent({ system: 'berger', rounds: 5 }, 6).does({
    ...{ type: 'publishCalendar', cycles: 1 },
  });
  const [body] = bodies(event.state, 'berger-sheet', 'form');
  const tables = (body?.blocks ?? []).flatMap((block) => (block.kind === 'table' ? [block] : []));
  expect(tables.map(({ rows }) => rows.length)).toEqual([6, 5]);
  // The Berger table of six: round 1 is 1-6 2-5 3-4.
  expect(tables[1]?.rows[0]?.cells[1]).toEqual({ figure: '1‑6   2‑5   3‑4' });
});

describe('the Berger sheet of a round robin of teams', () => {
  const season = (teams: number): Tournament =>
    teamEvent(teams, { system: 'berger', rounds: teams - 1 + (teams % 2), tieBreaks: ['DE'] })
      .state;

  it('has a line a team, both scores, and every round with who is at home first', () => {
    const [body] = bodies(season(4), 'berger-sheet', 'form');
    const tables = (body?.blocks ?? []).flatMap((block) => (block.kind === 'table' ? [block] : []));
    const [grid, rounds] = tables;
    expect(grid?.columns.map(({ heading }) => heading)).toEqual([
      ...['No.', 'Team', '1', '2', '3', '4', 'MP', 'GP', 'Rank'],
    ]);
    expect(grid?.rows.map(({ cells }) => cells[1])).toEqual(
      ['A', 'B', 'C', 'D'].map((letter) => ({ text: `Team ${letter}` })),
    );
    // The Berger table of four (C.05 annex 1): 1-4 2-3, 4-3 1-2, 2-4 3-1.
    expect(rounds?.rows.map(({ cells }) => cells[1])).toEqual(
      ['1‑4   2‑3', '4‑3   1‑2', '2‑4   3‑1'].map((figure) => ({ figure })),
    );
  });

  it('says who rests where the number of teams is odd', () => {
    const [body] = bodies(season(3), 'berger-sheet', 'form');
    const rounds = body?.blocks.at(-1);
    // The same table without team 4: who would meet it rests.
    expect(rounds?.kind === 'table' ? rounds.rows.map(({ cells }) => cells[2]) : []).toEqual(
      ['1', '3', '2'].map((figure) => ({ figure })),
    );
  });

  it('has twenty lines and no more', () => {
    expect(refusal(season(20), 'berger-sheet')).toBeNull();
    expect(refusal(season(21), 'berger-sheet')).toBe('paper.notForThisEvent');
  });

  it('stands beside the grid of what was played', () => {
    const event = teamEvent(4, { system: 'berger', rounds: 3, tieBreaks: ['DE'] });
    teamsPlay(event, 1, 't1-t4 t2-t3', '11=01111');
    const [grid] = bodies(event.state, 'berger-grid', 'table');
    expect(grid?.rows.map(({ cells }) => cells[1])).toContainEqual({ text: 'Team B' });
  });
});

describe('line-up slips', () => {
  const asked = (state: Tournament, round?: number) =>
    paperOf(state, 'line-up-slips', {
      ...{ ...ASK, language: 'en' },
      ...(round === undefined ? {} : { round }),
    });

  it('[LA 12886] one a team, with its list by number, empty boards and the hour', () => {
    const event = teamEvent(4, {
      ...{ roundDates: ['2026-03-07'], roundTimes: ['14:00'] },
      team: { ...USUAL_TEAMS, lineUpDeadline: 30 },
    });
    const [body] = bodies(event.state, 'line-up-slips', 'index');
    expect(body?.cards.map((card) => card?.large.text)).toEqual([
      ...['Team A', 'Team B', 'Team C', 'Team D'],
    ]);
    const [first] = body?.cards ?? [];
    expect(first?.lines).toEqual([
      'To be handed in by 13:30; else the first of the list play (LA 6.9 VII 1).',
    ]);
    expect(first?.rows.slice(0, 2)).toEqual([
      [{ figure: '1' }, null, { figure: '1' }, { text: 'A., Player', before: null }],
      [{ figure: '2' }, null, { figure: '2' }, { text: 'B., Player', before: null }],
    ]);
  });

  it('names the opponent once the round is paired, and never what was handed in', () => {
    const event = teamEvent(4).does({ type: 'pairRound', round: 1 });
    const [body] = bodies(event.state, 'line-up-slips', 'index');
    expect(body?.cards[0]?.lines[0]).toMatch(/^Table 1, against Team [B-D]$/);
    expect(asked(event.state, 4).ok).toBe(false);
    const spectator = paperOf(event.state, 'line-up-slips', {
      ...{ ...ASK, audience: 'public', language: 'en' },
    });
    expect(spectator.ok ? null : spectator.error.code).toBe('paper.notPublished');
  });

  it('events of players have none', () => {
    expect(refusal(new PlayedEvent({}, 4).state, 'line-up-slips')).toBe('paper.notForThisEvent');
  });
});

describe('[E.01 6.10.1, LA 1556] the clock control sheet', () => {
  const heads = (settings: Partial<NewSettings>): readonly string[] => {
    const { state } = new PlayedEvent({ rounds: 3, ...settings }, 4).pairs(1, 'a-b c-d');
    const [body] = bodies(state, 'clock-control', 'table');
    return body?.columns.slice(2).map(({ heading }) => heading) ?? [];
  };
  const at = { roundDates: ['2026-03-07'], roundTimes: ['14:00'] };

  it.each<[string, Partial<NewSettings>, readonly string[]]>([
    // Sixty moves last 2 × (90 + 30) minutes: read every half hour, until the last one before 18:00.
    [
      '90 minutes with 30 seconds a move from 14:00',
      { ...at, timeControl: '90+30' },
      ['14:30', '15:00', '15:30', '16:00', '16:30', '17:00', '17:30'],
    ],
    ['no hour', { timeControl: '90+30' }, Array<string>(7).fill('Hour:')],
    ['no rate of play', {}, Array<string>(6).fill('Hour:')],
    ['blitz', { ...at, timeControl: '3+2' }, ['14:30']],
    [
      'past midnight',
      { ...at, roundTimes: ['23:00'], timeControl: '60+0' },
      ['23:30', '00:00', '00:30'],
    ],
  ])('%s', (_, settings, hours) => {
    expect(heads(settings)).toEqual(hours);
  });

  it('has White above and Black below of every board', () => {
    const { state } = new PlayedEvent({ rounds: 3 }, 4).pairs(1, 'a-b c-d');
    const [body] = bodies(state, 'clock-control', 'table');
    expect(body?.rows.map(({ cells }) => cells.slice(0, 2))).toEqual([
      [{ figure: '1' }, { text: 'A., Player', below: 'B., Player' }],
      [{ figure: '2' }, { text: 'C., Player', below: 'D., Player' }],
    ]);
    expect(body?.notes[0]).toContain('(E.01 6.10.1)');
  });
});
