import { readFileSync, writeFileSync } from 'node:fs';
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
    expect(out).toMatch(/^round robin +9 +9 +\d+ % +100 % +–$/m);
    expect(out).toContain('double round robin');
    expect(out).toContain('needs 18 rounds');
    expect(out).toContain('2 rounds a day: 6 hours a round');
    expect((await ronde(asked)).out).toBe(out);
    const french = await ronde(asked, { language: 'fr' });
    expect(french.out).toContain('toutes rondes');
  });

  it('[B.01 1.4.7] tells the norms within reach, and draws a picture that it never writes over', async () => {
    const list = terminal.at('masters.txt');
    writeFileSync(list, Array.from({ length: 10 }, (_, index) => 2430 - 5 * index).join(' '));
    const picture = terminal.at('advice.svg');
    const asked = ['advise', '--players', '10', '--rounds', '9', '--rating-list', list];
    const drawn = [...asked, '--events', '1', '--picture', picture];
    const { out, code } = await ronde(drawn, { language: 'fr' });
    expect(code).toBe(0);
    expect(out).toMatch(/^toutes rondes +9 +9 +\d+ % +100 % +GM IM WGM WIM$/m);
    expect(out).toContain('(B.01 1.4.1, B.01 1.4.7)');
    const svg = readFileSync(picture, 'utf8');
    // Three bars for each of the Swiss, the round robin and the cup; three in the legend; the ground.
    expect(svg.match(/<rect /g)).toHaveLength(3 * 3 + 3 + 1);
    expect(svg).toContain('aria-label="10 joueurs, 9 rondes, d’après 1 tournoi par système"');
    expect((await ronde(drawn)).code).not.toBe(0);
    expect((await ronde([...drawn, '--force'])).code).toBe(0);
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
