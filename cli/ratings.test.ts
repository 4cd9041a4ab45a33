import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTerminal, type Terminal } from './testing/terminal.ts';

const terminal = openTerminal();
afterAll(() => {
  terminal.remove();
});
const ronde: Terminal['ronde'] = (args, typed) => terminal.ronde(args, typed);
const file = terminal.at('event.trf');

/** The book's player of 1850 (LA 5.2, lines 10199-10218) against six others, who meet nobody else. */
const RATINGS = [1850, 1440, 1700, 1800, 2000, 1800, 1880];
const RESULTS = ['1', '1', '1', '1', '=', '0'];
const ANSWERS: Readonly<Record<string, string>> = { '1': '0', '=': '=', '0': '1' };

function player(number: number, rounds: readonly string[]): string {
  const rating = RATINGS[number - 1] ?? 0;
  const name = `Player, ${String.fromCharCode(64 + number)}`.padEnd(33);
  const head = `001 ${String(number).padStart(4)} m    ${name} ${String(rating).padStart(4)} FRA ${String(600_000 + number).padStart(11)} 1990/01/01`;
  const points = rounds.reduce(
    (sum, cell) => sum + (cell.endsWith('1') ? 1 : cell.endsWith('=') ? 0.5 : 0),
    0,
  );
  return `${head} ${points.toFixed(1).padStart(4)} ${String(number).padStart(4)}  ${rounds.join('  ')}`;
}

beforeAll(() => {
  const first = RESULTS.map((result, index) => `${String(index + 2).padStart(4)} w ${result}`);
  const others = RESULTS.map((result, index) =>
    RESULTS.map((_, round) => (round === index ? `   1 b ${ANSWERS[result] ?? ''}` : '0000 - Z')),
  );
  const lines = [
    '012 Invented open',
    '042 2022/06/15',
    '052 2022/06/19',
    '122 90+30',
    'XXR 6',
    player(1, first),
    ...others.map((rounds, index) => player(index + 2, rounds)),
  ];
  writeFileSync(file, `${lines.join('\n')}\n`);
});

interface Answer {
  readonly players: readonly Record<string, unknown>[];
  readonly eligibility: readonly Record<string, unknown>[];
}

describe('ronde ratings', () => {
  it('[B.02 8.3] answers with the players and the eligibility, and nothing else', async () => {
    const asked = await ronde(['ratings', file, '--edition', 'rating-2022', '--json']);
    expect([asked.code, asked.said]).toEqual([0, '']);
    const { players, eligibility, ...rest } = asked.json() as Answer;
    expect(rest).toEqual({});
    // ratings-norms-and-tables §1.6: +19.6, so 1870.
    expect(players[0]).toEqual({
      ...{ tpn: 1, name: 'Player, A', rating: 1850, k: 20, games: 6, score: 4.5 },
      ...{ expected: 3.52, change: 19.6, newRating: 1870 },
      notes: [{ code: 'kAssumed', article: 'B.02 8.3.3' }],
    });
    expect(eligibility.map((line) => Object.keys(line))).toEqual(
      eligibility.map(() => ['article', 'required', 'actual', 'met']),
    );
    expect(eligibility.find(({ article }) => article === 'B.02 0.2')).toMatchObject({
      ...{ required: '≥ 3', actual: null, met: null },
    });
  });

  it('takes K and the day of registration from the line', async () => {
    const options = ['--k', '1=40, 2=10', '--registered', '2022-06-14'];
    const { players, eligibility } = (
      await ronde(['ratings', file, ...options, '--json'])
    ).json() as Answer;
    expect(players[0]).toMatchObject({
      ...{ k: 40, change: 39.2, newRating: 1889 },
      notes: [{ code: 'kTyped', article: 'B.02 8.3.3' }],
    });
    expect(eligibility.find(({ article }) => article === 'B.02 0.2')).toMatchObject({
      ...{ actual: '1', met: false },
    });
  });

  it('[B.02 8.3.2 c] counts another event of the period, rounded once', async () => {
    const asked = await ronde(['ratings', file, '--k', '1=20', '--with', file, '--json']);
    const { players } = asked.json() as Answer;
    expect(players[0]).toMatchObject({ games: 12, score: 9, change: 39.2, newRating: 1889 });
  });

  it('[B.02 8.3.1] explains a player game by game, in both languages', async () => {
    const english = await ronde(['ratings', file, '--why', '1']);
    expect(english.out).toMatch(/\+410 +\+400 +0\.92 +\+0\.08 +counts as 400/);
    expect(english.out).toContain('+0.98 × 20 = +19.6, rounded +20 (B.02 8.3.2, B.02 8.3.4)');
    const french = await ronde(['ratings', file, '--why', 'Player, A'], { language: 'fr' });
    expect(french.out).toContain('+0,98 × 20 = +19,6, arrondi +20');
    const json = (await ronde(['ratings', file, '--why', '1', '--json'])).json();
    expect(json).toMatchObject({
      ...{ tpn: 1, newRating: 1870 },
      rounds: [
        { round: 1, difference: 410, counted: 400, reading: 'capped', change: 0.08 },
        {},
        {},
        {},
        {},
        {},
      ],
    });
  });

  it('says in words whether the event can be rated, and writes CSV', async () => {
    const { out } = await ronde(['ratings', file]);
    expect(out).toMatch(/B\.02 0\.2 +Days registered before the start +≥ 3 +not known +not known/);
    expect(out).toMatch(/B\.02 1 +Minutes for 60 moves +≥ 90 +120 +yes/);
    expect((await ronde(['ratings', file, '--csv'])).out).toContain(
      '1,"Player, A",1850,20,6,4.5,3.52,+19.6,1870,',
    );
    const rapid = await ronde(['ratings', file, '--kind', 'rapid'], { language: 'fr' });
    expect(rapid.out).toMatch(/B\.02 RB 1 +Minutes pour 60 coups +> 10, < 60 +120 +non/);
  });

  it.each([
    [['--kind', 'bullet'], 'bullet'],
    [['--edition', 'tb-2012'], 'tb-2012'],
    [['--k', '12'], '“12”'],
    [['--k', '1=0'], '“1=0”'],
    [['--registered', '2022-02-30'], '2022-02-30'],
    [['--why', '99'], '99'],
  ])('refuses %j, and says what to write', async (options, said) => {
    const refused = await ronde(['ratings', file, ...options]);
    expect([refused.code, refused.out]).toEqual([3, '']);
    expect(refused.said).toContain(said);
  });
});

describe('ronde performance', () => {
  it.each([
    ['fide', 50],
    ['book', 57],
    ['2003', 50],
  ])('[LA 5.2, BAF 101 2.5] 4 of 7 by the table %s adds %i', async (named, difference) => {
    const asked = ['--score', '4', '--games', '7', '--average', '1800', '--table', named];
    const told = await ronde(['performance', ...asked, '--json']);
    expect(told.json()).toMatchObject({ difference, performance: 1800 + difference });
  });

  it('refuses a table that there is none of, or that has no such number of games', async () => {
    const asked = ['performance', '--score', '4', '--games', '14', '--average', '1800'];
    expect((await ronde([...asked, '--table', 'book'])).code).toBe(3);
    expect((await ronde([...asked, '--table', '1999'])).code).toBe(3);
  });

  it('[C.07 10.2] of six points in nine games against 2326 is 2451', async () => {
    const asked = ['performance', '--score', '6', '--games', '9', '--average', '2326'];
    expect((await ronde(asked)).out).toBe('2326 +125 = 2451\n');
    expect((await ronde([...asked, '--json'])).json()).toEqual({
      ...{ average: 2326, difference: 125, performance: 2451 },
    });
  });

  it('[LA 5.2, lines 10199-10218] of the book’s player is 1965 by the book, which prints 1985 (KD-13)', async () => {
    const { players } = (await ronde(['performance', file, '--json'])).json() as Answer;
    // By FIDE: 10620 / 6 = 1770, and .75 is 193.
    expect(players[0]).toMatchObject({ tpn: 1, games: 6, score: 4.5, book: 1965, fide: 1963 });
    expect((await ronde(['performance', file], { language: 'fr' })).out).toMatch(/^n° +nom +Elo/);
  });

  it.each([
    [[], '--score'],
    [['--score', '6', '--games', '0', '--average', '2000'], '“0”'],
    [['--score', '6.3', '--games', '9', '--average', '2000'], '“6.3”'],
    [['--score', '10', '--games', '9', '--average', '2000'], '“10”'],
    [['--score', '6', '--games', '9', '--average', 'x'], '“x”'],
  ])('refuses %j', async (options, said) => {
    const refused = await ronde(['performance', ...options]);
    expect(refused.code).toBe(3);
    expect(refused.said).toContain(said);
  });
});
