import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { openTerminal, type Terminal } from './testing/terminal.ts';

const terminal = openTerminal();
afterAll(() => {
  terminal.remove();
});
const ronde: Terminal['ronde'] = (args, typed) => terminal.ronde(args, typed);

describe('ronde cup', () => {
  it('[LA 3.3, lines 6661-6705] plans 7,971 clubs', async () => {
    const exempt = '250:2,80:4,36:6,20:7';
    const planned = await ronde(['cup', '7971', '--exempt', exempt, '--json']);
    expect(planned.json()).toMatchObject({
      available: 7585,
      fictitious: 7144,
      net: 14_729,
      rounds: 14,
      exempt: 1655,
      plan: { 0: { participants: 5930, qualified: 2965 }, 13: { participants: 2, stage: 1 } },
    });
    const shown = await ronde(['cup', '7971', '--exempt', exempt], { language: 'fr' });
    expect(shown.out.replace(/[\u00a0\u202f]/g, ' ')).toContain(
      'Disponibles D 7585, fictifs F 7144, net PN 14729 : 14 tours, exempts du premier E 1655',
    );
    expect(shown.out).toMatch(/\n1\/32 +0 +64 +32\n/);
  });

  it('[LA 3.3, lines 6630-6657] tells the preliminary rounds of 63', async () => {
    const { out } = await ronde(['cup', '63', '--exempt', '25:1']);
    expect(out).toContain('E 40 ≥ D 38: one more');
    expect(out).toMatch(
      /preliminary round 2 +18 +28 +14\nround 1 +0 +14 +7\nround 2 +25 +32 +16\n/,
    );
  });

  it('[LA 3.3, lines 6778-6787] draws the bracket, by rank or by lots with protected seeds', async () => {
    const ranked = await ronde(['cup', '15', '--bracket']);
    expect(ranked.out).toMatch(/1\. +1 exempt\n2\. +8-9\n3\. +5-12\n/);
    const drawn = ['cup', '16', '--lots', 'dice 4 2', '--protected', '2', '--json'];
    const [one, again] = [await ronde(drawn), await ronde(drawn)];
    expect(one.json()).toEqual(again.json());
    expect(one.json()).toMatchObject({ bracket: { 0: { first: 1 }, 7: { first: 2 } } });
  });

  it.each([
    [['1'], 3, 'from 2'],
    [['many'], 3, '“many”'],
    [['99999999'], 4, 'million'],
    [['10', '--exempt', '10:1'], 3, 'nobody is left'],
    [['10', '--exempt', '2'], 3, '“2”'],
    [['10', '--exempt', '2:0'], 3, '“2:0”'],
    [['10', '--exempt', '2:1/3'], 3, '“2:1/3”'],
    [['10', '--exempt', '2:99'], 3, 'after the final'],
    [['5', '--exempt', '4:1'], 3, 'preliminary rounds'],
    [['63', '--exempt', '25:1', '--bracket'], 3, '--exempt'],
    [['16', '--protected', '2'], 3, '--lots'],
    [['16', '--lots', 'x', '--protected', '17'], 3, '“17”'],
    [['5000', '--bracket'], 4, '4096'],
  ])('%j ends with %i and a way on', async (args, code, said) => {
    const planned = await ronde(['cup', ...args]);
    expect([planned.code, planned.out]).toEqual([code, '']);
    expect(planned.said).toContain(said);
  });

  it('[LA 3.3, 5.2 1] makes cups of players and of teams, their rounds left to the entrants', async () => {
    const made = ['new', 'Cup', '--system', 'knockout', '--first-day', '2026-03-07', '--file'];
    const [cup, teams, bad] = ['cup', 'teams', 'bad'].map((name) => terminal.at(`${name}.ronde`));
    if (cup === undefined || teams === undefined || bad === undefined) throw new Error('no file');
    const rules = ['--late', '2:1,1:1/4', '--play-off', '2x5+3/1'];
    expect((await ronde([...made, cup, ...rules])).code).toBe(0);
    expect(readFileSync(cup, 'utf8')).toContain('"lateAt":[{"count":1,"entersAt":4}]');
    expect((await ronde([...made, teams, '--team', '--third-place'])).code).toBe(0);
    const refused = await ronde([...made, bad, '--play-off', 'blitz']);
    expect([refused.code, refused.said]).toEqual([3, expect.stringContaining('2x3+2')]);
    const late = await ronde([...made, bad, '--late', '8:2,1:1/3']);
    expect([late.code, late.said]).toEqual([3, expect.stringContaining('“1:1/3”')]);
  });
});
