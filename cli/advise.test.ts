import { writeFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { openTerminal, type Terminal } from './testing/terminal.ts';

const terminal = openTerminal();
afterAll(() => {
  terminal.remove();
});
const ronde: Terminal['ronde'] = (args, typed) => terminal.ronde(args, typed);

describe('ronde advise', () => {
  it('tells what fits and what comes of it, the same from the same seed', async () => {
    const asked = ['advise', '--players', '10', '--rounds', '9', '--days', '5', '--events', '2'];
    const { out, code } = await ronde(asked);
    expect(code).toBe(0);
    expect(out).toMatch(/^round robin +9 +9 +\d+ % +100 %$/m);
    expect(out).toContain('double round robin');
    expect(out).toContain('needs 18 rounds');
    expect(out).toContain('2 rounds a day: 6 hours a round');
    expect((await ronde(asked)).out).toBe(out);
    const french = await ronde(asked, { language: 'fr' });
    expect(french.out).toContain('toutes rondes');
  });

  it('[LA 4.2, lines 7648-7706] advises acceleration with the reason, and limits that fit', async () => {
    const list = terminal.at('ratings.txt');
    writeFileSync(list, '2300 2250 2200 2150\n1400 1350 1300 1250 1200');
    const asked = ['advise', '--players', '9', '--rounds', '3', '--rating-list', list];
    const { out } = await ronde([...asked, '--events', '1']);
    expect(out).toContain('Acceleration is advised: 9 players are more than 2^3 = 8');
    expect((await ronde([...asked, '--events', '1', '--json'])).json()).toMatchObject({
      acceleration: { advised: true, reasons: ['players', 'spread'], covered: 8 },
    });
  });

  it.each([
    [['--players', '1', '--rounds', '3'], 3, 'from 2'],
    [['--players', 'x', '--rounds', '3'], 3, '“x”'],
    [['--players', '5000', '--rounds', '3'], 4, '1000'],
    [['--players', '9', '--rounds', '0'], 3, '--rounds'],
    [['--players', '9', '--rounds', '3', '--ratings', '2000-1000'], 3, '1200-2400'],
    [['--players', '9', '--rounds', '3', '--rating-list', 'package.json'], 3, 'no rating'],
    [['--players', '9'], 3, '--rounds'],
  ])('%j ends with %i and a way on', async (args, code, said) => {
    const refused = await ronde(['advise', ...args]);
    expect([refused.code, refused.out]).toEqual([code, '']);
    expect(refused.said).toContain(said);
  });
});
