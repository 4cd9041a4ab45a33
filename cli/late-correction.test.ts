import { writeFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { writeTournamentFile } from '@ronde/core/formats/tournament-file/write-tournament-file.ts';
import { NO_REGULATIONS } from '@ronde/core/tournament/regulations.ts';
import { PlayedEvent } from '@ronde/core/tournament/testing/played-event.ts';
import { EXIT } from './exit-code.ts';
import { openTerminal } from './testing/terminal.ts';

const terminal = openTerminal();
afterAll(() => {
  terminal.remove();
});

// Board 1 of round 1 is notified after round 2: b had won. It counts for the table only in full.
it.each([
  [[], 'correctionForRatingOnly'],
  [['--in-full'], 'correctionInFull'],
])('[C.04.2 4.3] a late correction of an unrated event, with %j', async (options, code) => {
  const { ledger } = new PlayedEvent(
    { rounds: 3, regulations: { ...NO_REGULATIONS, rated: false } },
    4,
  )
    .pairs(1, 'a-b c-d')
    .scores(1, '11')
    .pairs(2, 'a-c d-b')
    .scores(2, '==');
  const event = terminal.at(`${code}.ronde`);
  const log = { id: 'open', createdAt: '2026-03-07T09:00:00Z', entries: ledger.entries };
  writeFileSync(event, writeTournamentFile(log));
  const asked = await terminal.ronde(['result', event, '--round', '1', '1', '0-1', ...options]);
  expect([asked.code, asked.said]).toEqual([EXIT.unconfirmed, expect.stringContaining(code)]);
});
