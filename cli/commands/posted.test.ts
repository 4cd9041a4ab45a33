import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTerminal, type Terminal } from '../testing/terminal.ts';

let terminal: Terminal;
beforeEach(() => {
  terminal = openTerminal();
});
afterEach(() => {
  terminal.remove();
});

async function does(args: readonly string[], input = ''): Promise<string> {
  const ran = await terminal.ronde(args, { input });
  expect(ran, args.join(' ')).toMatchObject({ code: 0, err: '' });
  return ran.out;
}

it('[LA 205-213, 959] shows what must hang, notes what was hung, and says what a correction changed', async () => {
  await does(['new', 'Open', '--rounds', '3']);
  await does(['enter', 'open', '-'], 'Name;Rating\nAlpha, Anne;2000\nBravo, Ben;1900\n');
  expect(await does(['posted', 'open'])).toMatch(/event regulations +to be hung up/);
  await does(['draft', 'open', '--initial-colour', 'white']);
  await does(['publish', 'open', '--confirm', 'publishesEvent']);
  expect(await does(['posted', 'open', '--up', 'pairings', '--up', 'regulations'])).toBe(
    'Put up: pairings, round 1\nPut up: event regulations\n',
  );
  expect(await does(['posted', 'open'])).toMatch(
    /pairings, round 1 +hangs +\d{4}-\d\d-\d\d \d\d:\d\d/,
  );
  await does(['result', 'open', '1', '1-0']);
  await does(['posted', 'open', '--up', 'results']);
  await does(['result', 'open', '1', '0-1', '--confirm', 'replacesResult']);
  expect(await does(['posted', 'open'])).toMatch(
    /results, round 1 +no longer right.*1-0.* is now .*0-1/,
  );
  const json = JSON.parse(await does(['posted', 'open', '--json'])) as {
    readonly posted: { readonly lines: readonly { readonly paper: string }[] };
  };
  expect(json.posted.lines).toHaveLength(12);
  await does(['posted', 'open', '--down', 'regulations']);
  expect(await does(['posted', 'open', '--csv'])).toContain('event regulations,to be hung up,');
  const wrong = await terminal.ronde(['posted', 'open', '--up', 'menu']);
  expect([wrong.code, wrong.err]).toEqual([3, expect.stringContaining('regulations, committee')]);
  const early = await terminal.ronde(['posted', 'open', '--up', 'pairings', '--round', '9']);
  expect(early.code).toBe(3);
});
