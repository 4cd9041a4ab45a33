import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTerminal, type Terminal } from './testing/terminal.ts';

let terminal: Terminal;
beforeEach(() => {
  terminal = openTerminal();
});
afterEach(() => {
  terminal.remove();
});

const [BORN, NOTE] = ['19/04/2012', 'secret-note-of-the-arbiter'];
const LIST = [
  'Name;Born;FIDE rating;E-mail;Phone',
  `Alpha, Anne;${BORN};2000;anne@secret.example;0611223344`,
  'Bravo, Ben;;1900;;',
].join('\n');
const CONFIRM = ['--confirm', 'erasesPrivateData,erasesPrivateData'];

async function does(args: readonly string[], input = ''): Promise<string> {
  const { code, out, err } = await terminal.ronde(args, { input });
  expect([code, err]).toEqual([0, '']);
  return out;
}

/** An event that ended so long ago; the terminal's day is 2026-03-07. */
async function event(ref: string, lastDay: string): Promise<void> {
  const where = ref.endsWith('.ronde') ? ['--file', ref] : ['--id', ref];
  const days = ['--first-day', lastDay, '--last-day', lastDay];
  await does(['new', 'Open', '--rounds', '3', ...days, ...where]);
  await does(['enter', ref, '-'], LIST);
  await does(['note', ref, NOTE]);
}

function filesWith(words: readonly string[], folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name))
    .filter((file) => words.some((word) => readFileSync(file).includes(word)));
}
const WORDS = ['anne@secret.example', '0611223344', NOTE, '2012-04-19'];

it('[LA line 8846] erases in the database and its copies what is due, asked twice', async () => {
  await event('open', '2025-09-06');
  await does(['backup']);
  expect(await does(['retention', 'open'])).toContain(
    'Had to be kept until 2026-03-06 (LA 5.1, line 8846): it may be erased',
  );
  expect(filesWith(WORDS, terminal.at('data')).length).toBeGreaterThanOrEqual(3);
  const standings = await does(['players', 'open']);

  const wrong = await terminal.ronde(['retention', 'open', '--erase', 'open', ...CONFIRM]);
  expect(wrong.said).toContain('“open” is not the name of this event. Type “Open” to erase.');
  const asked = await terminal.ronde(['retention', 'open', '--erase', 'Open']);
  expect(asked).toMatchObject({ code: 6 });
  expect(filesWith(WORDS, terminal.at('data')).length).toBeGreaterThanOrEqual(3);

  expect(await does(['retention', 'open', '--erase', 'Open', ...CONFIRM])).toContain(
    'Private data erased from 2 entries of the log, kept until 2026-03-06',
  );
  expect(filesWith(WORDS, terminal.at('data'))).toEqual([]);
  expect(await does(['players', 'open'])).toBe(standings);
  expect(await does(['log', 'open'])).toContain('privateDataErased');
  expect(await does(['verify'])).not.toContain('damaged');
  const told = await does(['retention', 'open', '--json']);
  expect(JSON.parse(told)).toMatchObject({
    retention: {
      standing: 'erased',
      erased: { by: 'ronde retention' },
      holds: { birthDates: 0, contacts: 0, comments: 0 },
    },
  });
});

it('[LA line 8846] erases in a file, and refuses what has to be kept', async () => {
  const file = terminal.at('own.ronde');
  await event(file, '2025-09-06');
  expect(readFileSync(file, 'utf8')).toContain(NOTE);
  await does(['retention', file, '--erase', 'Open', ...CONFIRM]);
  expect(WORDS.filter((word) => readFileSync(file, 'utf8').includes(word))).toEqual([]);
  await event('young', '2025-09-07');
  const { said } = await terminal.ronde(['retention', 'young', '--erase', 'Open', ...CONFIRM]);
  expect(said).toContain('has to be kept until 2026-03-07');
  const fr = await terminal.ronde(['retention', 'young'], { language: 'fr' });
  expect(fr.out).toContain('À conserver jusqu’au 2026-03-07');
});
