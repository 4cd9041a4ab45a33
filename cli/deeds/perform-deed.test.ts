import { SUMMARISER } from '@ronde/core/tournament/stored/summarise-log.ts';
import { openDefaultStore } from '@ronde/store/default-store.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { wordsOf, type Cli } from '../cli.ts';
import { openTerminal, type Terminal } from '../testing/terminal.ts';
import { performDeed } from './perform-deed.ts';

let terminal: Terminal;
let cli: Cli;
beforeEach(async () => {
  terminal = openTerminal();
  cli = {
    language: 'en',
    words: wordsOf('en'),
    out: () => undefined,
    err: () => undefined,
    now: () => new Date('2026-03-07T09:00:00Z'),
    env: terminal.env,
  };
  await terminal.ronde(['new', 'Open', '--rounds', '3']);
});
afterEach(() => {
  terminal.remove();
});

/** Somebody else's entry, written between our look and our append. */
async function writtenMeanwhile(changes: object): Promise<void> {
  const opened = await openDefaultStore(terminal.env, { summariser: SUMMARISER });
  if (!opened.ok) throw new Error(opened.error.message);
  const entry = {
    at: '2026-03-07T09:00:00Z',
    by: 'desk',
    events: [{ type: 'settingsChanged', changes }],
  };
  expect(await opened.value.append('open', 1, entry)).toMatchObject({ ok: true });
  await opened.value.close();
}

/** Asks for a place once somebody else has changed something. */
const whileOthersChange = (changes: object) => {
  let asked = 0;
  return performDeed(cli, 'open', { by: 'us', confirm: [] }, async () => {
    asked += 1;
    if (asked === 1) await writtenMeanwhile(changes);
    return [{ type: 'changeSettings', changes: { place: 'Rennes' } }];
  });
};

it('looks again and goes on where others wrote about something else', async () => {
  const done = await whileOthersChange({ organiser: 'Club' });
  expect(done).toMatchObject({
    position: 3,
    state: { settings: { place: 'Rennes', organiser: 'Club' } },
  });
});

it('writes nothing where others wrote about the same thing', async () => {
  await expect(whileOthersChange({ place: 'Brest' })).rejects.toMatchObject({
    exitCode: 1,
    detail: { code: 'conflict', by: 'desk', position: 2 },
  });
  expect((await terminal.ronde(['info', 'open'])).out).toContain('Brest');
});
