import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTerminal, type Ran, type Terminal } from '../testing/terminal.ts';

let terminal: Terminal;
beforeEach(() => {
  terminal = openTerminal();
});
afterEach(() => {
  terminal.remove();
});

const ronde = (args: readonly string[], input = ''): Promise<Ran> =>
  terminal.ronde(args, { input });

async function does(args: readonly string[], input = ''): Promise<string> {
  const ran = await ronde(args, input);
  expect(ran, args.join(' ')).toMatchObject({ code: 0, err: '' });
  return ran.out;
}

const LIST = [
  'Name;Rating;Federation;Licence type',
  'Alpha, Anne;2000;FRA;A',
  'Bravo, Ben;1900;FRA;B',
  'Charlie, Cleo;1800;FRA;N',
  'Delta, Dora;1700;FRA;A',
  '',
].join('\n');

it('[LA 5.1] keeps the register of licences, and pairs in round 1 who is in order', async () => {
  await does(['new', 'Open', '--rounds', '3', '--federation', 'FRA']);
  await does(['enter', 'open', '-'], LIST);
  await does(['set', 'open', '--checked-and-paid', 'yes', '--licence', 'A']);
  expect(await does(['licence', 'open'])).toMatch(/Alpha, Anne +A +on the list, not seen yet/);
  await does(['licence', 'open', 'alpha', 'delta', '--seen', 'shown']);
  await does(['licence', 'open', 'bravo', '--seen', 'shown', '--kind', 'B']);
  await does(['licence', 'open', '--everybody', '--seen', 'takenHere', '--certificate']);
  const register = await does(['licence', 'open']);
  expect(register).toMatch(/Bravo, Ben +B +B shown +\S+, ronde licence +B is not enough/);
  expect(register).toMatch(/Charlie, Cleo +N +taken here, with medical certificate +.* +yes/);
  const drafted = await does(['draft', 'open', '--initial-colour', 'white']);
  expect(drafted).toContain('Held back from round 1 (LA 5.1 art. 2): Bravo, Ben: B is not enough');
  expect(await does(['admit', 'open', 'bravo', '--reason', 'A is on its way'])).toBe(
    'Let into round 1 by the arbiter: Bravo, Ben\n',
  );
  expect(await does(['draft', 'open'])).not.toContain('Held back');
  const wrong = await ronde(['licence', 'open', 'alpha', '--seen', 'maybe']);
  expect([wrong.code, wrong.err]).toEqual([3, expect.stringContaining('shown, listed')]);
});
