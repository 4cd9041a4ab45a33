import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTerminal, type Terminal } from './testing/terminal.ts';

let terminal: Terminal;
beforeEach(() => {
  terminal = openTerminal();
});
afterEach(() => {
  terminal.remove();
});

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

async function does(args: readonly string[], input = ''): Promise<string> {
  const ran = await terminal.ronde(args, { input });
  expect(ran, args.join(' ')).toMatchObject({ code: 0, err: '' });
  return plain(ran.out);
}

const LIST = [
  'Name;Rating;Federation;Licence type;FIDE ID',
  'Alpha, Anne;2000;FRA;A;600001',
  'Bravo, Ben;1900;FRA;N;',
  'Charlie, Cleo;1800;GER;;4600001',
  'Delta, Dora;1700;GER;;',
  '',
].join('\n');
const EVENT = ['new', 'Open', '--rounds', '3', '--federation', 'FRA', '--arbiter', 'Gambit, Luce'];

it('[LA 5.1, lines 8747-8785] tells the verdict on every player', async () => {
  await does([...EVENT, '--first-day', '2026-06-20']);
  await does(['enter', 'open', '-'], LIST);
  const from = ['--from', '2026-04-01', '--months', '3'];
  await does(['suspension', 'open', 'ALPHA Anne', ...from]);
  expect(await does(['suspension', 'open'])).toMatch(
    /ALPHA Anne +player +2026-04-01 +2026-06-30 +in force/,
  );
  const told = await does(['licences', 'open']);
  expect(told).toMatch(/Alpha, Anne +FRA +on the list.*has one +as player until 2026-06-30/);
  expect(told).toMatch(/Bravo, Ben +FRA +no licence +French: given by the federation/);
  expect(told).toMatch(/Charlie, Cleo +GER +exempt: other federation, FIDE number +has one/);
  expect(told).toMatch(/Delta, Dora +GER +no licence +asks the own federation before playing/);
  await does(['suspension', 'open', 'ALPHA Anne', '--from', '2026-04-01', '--strike']);
  expect(await does(['suspension', 'open'])).toBe('Nobody is in the register.\n');
});

it('[BAF 101, lines 86-109] a register for every event of the database', async () => {
  await does([...EVENT, '--first-day', '2026-06-20']);
  expect(await does(['suspensions'])).toBe('Nobody is in the register.\n');
  await does(['suspensions', 'ALPHA Anne', '--from', '2026-04-01', '--months', '3']);
  const asked = await terminal.ronde(['enter', 'open', '-'], { input: LIST });
  expect(asked.code).not.toBe(0);
  expect(asked.err).toContain('The chief arbiter is to be asked first about Alpha, Anne');
  await does(['enter', 'open', '-', '--confirm', 'askTheArbiterFirst'], LIST);
  expect(await does(['licences', 'open'])).toMatch(/Alpha, Anne .*as player until 2026-06-30/);
  expect(await does(['suspensions', '--csv'])).toContain('ALPHA Anne,,player,2026-04-01');
  const strike = ['suspensions', 'Alpha, Anne', '--from', '2026-04-01', '--strike', '--json'];
  expect(JSON.parse(await does(strike))).toEqual({ suspensions: [] });
  const wrong = ['suspensions', 'A', '--from', '2026-04-01', '--until', '2026-03-01'];
  expect(await terminal.ronde(wrong, {})).toMatchObject({ code: 3 });
});

it('[BAF 101, lines 86-109] is looked at when an event is made, and for a file on this computer', async () => {
  const file = terminal.at('own.ronde');
  const make = ['new', 'Own', '--rounds', '3', '--first-day', '2026-06-20', '--file', file];
  await does([...make, '--arbiter', 'Fou, Zoé']);
  const line = ['--from', '2026-04-01', '--months', '3'];
  await does(['suspensions', 'ALPHA Anne', ...line]);
  await does(['suspensions', 'ROI Guy', ...line, '--as', 'arbiter']);
  const asked = await terminal.ronde(['enter', file, '-'], { input: LIST });
  expect(asked.err).toContain('The chief arbiter is to be asked first about Alpha, Anne');
  await does(['enter', file, '-', '--confirm', 'askTheArbiterFirst'], LIST);
  expect(await does(['suspension', file])).toMatch(/ALPHA Anne +player +2026-04-01/);
  const other = ['new', 'Other', '--rounds', '3', '--first-day', '2026-06-20'];
  const named = await terminal.ronde([...other, '--arbiter', 'Roi, Guy'], {});
  expect(named).toMatchObject({ code: 6 });
  expect(named.err).toContain('Roi, Guy');
  await does([...other, '--arbiter', 'Roi, Guy', '--confirm', 'namesSuspendedArbiter']);
  expect(await does(['suspension', 'other'])).toMatch(/ROI Guy +arbiter +2026-04-01/);
});

it('[LA 5.1] tells the money of an event, and notes who was paid', async () => {
  await does([...EVENT, '--first-day', '2026-06-20', '--last-day', '2026-06-20']);
  await does(['enter', 'open', '-'], LIST);
  expect(await does(['money', 'open'])).toMatch(
    /Gambit, Luce +chief arbiter +by the scale €68 +NOT PAID/,
  );
  await does(['deadlines', 'open', '--homologation', 'fide', '--asked', '2026-06-19']);
  const paid = await does(['money', 'open', '--pay', 'Gambit, Luce=68:8', '--on', '2026-06-20']);
  expect(paid).toMatch(/€68 paid on 2026-06-20, €8 given back/);
  expect(paid).toContain('asked for late: 2 × €10 = €20');
  expect(paid).toMatch(/− arbiters +€68 +€68\n/);
  const told = await terminal.ronde(['money', 'open', '--unpay', 'Gambit, Luce', '--json'], {});
  expect(told.json()).toMatchObject({ arbiters: [{ paid: null, due: 68 }], fees: { due: 20 } });
});

it.each([
  [['suspension', 'open', 'Alpha, Anne'], 'Say --from'],
  [
    ['suspension', 'open', 'A', '--from', '2026-04-01', '--until', '2026-05-01', '--months', '2'],
    'not both',
  ],
  [['suspension', 'open', 'A', '--from', '2026-04-01', '--as', 'cook'], 'cook'],
  [['money', 'open', '--pay', 'Gambit'], '“Gambit” after --pay is no payment.'],
])('refuses %j', async (args, sentence) => {
  await does(EVENT);
  const { code, err } = await terminal.ronde(args, {});
  expect(code).not.toBe(0);
  expect(err).toContain(sentence);
});
