import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTerminal, type Terminal } from '../testing/terminal.ts';

let terminal: Terminal;
beforeEach(() => {
  terminal = openTerminal();
});
afterEach(() => {
  terminal.remove();
});

describe('ronde set, the regulations of an event', () => {
  it('[E.01 6.7.1, LA 5.1] changes what is named and nothing else', async () => {
    await terminal.ronde(['new', 'Open', '--rounds', '5']);
    const set = async (...options: readonly string[]): Promise<unknown> => {
      const ran = await terminal.ronde(['set', 'open', ...options]);
      expect(ran).toMatchObject({ code: 0, err: '' });
      return ran.out;
    };
    expect(await set('--default-time', '60', '--forfeits-out', '2')).toBe(
      'Settings changed: event regulations\n',
    );
    await set('--late-entry', 'half', '--bye-deadline', 'previousRound');
    await set('--level', '2', '--licence', 'A', '--forfeits-out', 'none');
    expect(await set('--default-time', '60')).toContain('stands like that already');
    const { out } = await terminal.ronde(['log', 'open', '--json']);
    expect(out).toContain('regulations');
  });

  it('[LA 5.1 art. 1] takes a table of estimates from a CSV file, and gives them once', async () => {
    const does = async (args: readonly string[], input = ''): Promise<string> => {
      const ran = await terminal.ronde(args, { input });
      expect(ran, args.join(' ')).toMatchObject({ code: 0, err: '' });
      return ran.out;
    };
    await does(['new', 'Open', '--rounds', '5', '--first-day', '2026-03-07']);
    await does(
      ['enter', 'open', '-'],
      'Name;Birth;Rating\nAlpha, Anne;1990;\nBravo, Ben;1991;2000\n',
    );
    await does(['set', 'open', '--estimates', '-'], 'Category;Rating\nsen;1399\nPup;1099\n');
    expect(await does(['estimate', 'open'])).toBe('Estimated ratings (-): Alpha, Anne\n');
    expect(await does(['players', 'open'])).toMatch(/Alpha, Anne +1399 E/);
    const wrong = await terminal.ronde(['set', 'open', '--estimates', '-'], { input: 'Old;1200' });
    expect([wrong.code, wrong.err]).toEqual([3, expect.stringContaining('Ppo, Pou')]);
  });

  it.each([
    ['--level', '4', 'fr', '1, 2, 3'],
    ['--late-entry', 'full', 'en', 'half, zero'],
    ['--bye-deadline', 'tomorrow', 'en', 'pairing, previousRound'],
    ['--default-time', 'long', 'fr', 'long'],
    ['--licence', 'N', 'en', 'A, B'],
  ] as const)('refuses %s %s with what can be written', async (option, value, language, said) => {
    await terminal.ronde(['new', 'Open', '--rounds', '5']);
    const ran = await terminal.ronde(['set', 'open', option, value], { language });
    expect(ran.code).toBe(3);
    expect(ran.err).toContain(said);
  });
});
