import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { parseTournamentFile } from '@ronde/core/formats/tournament-file/parse-tournament-file.ts';
import { writeTournamentFile } from '@ronde/core/formats/tournament-file/write-tournament-file.ts';
import { openLedger, type Entry } from '@ronde/core/tournament/log.ts';
import { teamEvent } from '@ronde/core/tournament/testing/team-event.ts';
import { openTerminal } from './testing/terminal.ts';

const terminal = openTerminal();
afterAll(() => {
  terminal.remove();
});

// One of the two says by when line-ups are in: an hour of the day, or minutes before the round.
it.each([
  [['--match-points', '3-1-0'], '13:30', undefined],
  [['--line-up-deadline', '20'], undefined, 20],
])('[LA 6.9 VII 1] ronde set %j', async (options, hour, minutes) => {
  const event = teamEvent(4);
  const { team } = event.state.settings;
  if (team === null) throw new Error('no teams');
  event.does({ type: 'changeSettings', changes: { team: { ...team, lineUpHour: '13:30' } } });
  const file = terminal.at(`league-${minutes ?? 'hour'}.ronde`);
  const createdAt = '2026-03-07T09:00:00Z';
  writeFileSync(
    file,
    writeTournamentFile({ id: 'league', createdAt, entries: event.ledger.entries }),
  );
  expect((await terminal.ronde(['set', file, ...options])).code).toBe(0);
  const read = parseTournamentFile(readFileSync(file, 'utf8'));
  const { state } = openLedger((read.log?.entries ?? []) as readonly Entry[]);
  expect(state?.settings.team?.lineUpHour).toBe(hour);
  expect(state?.settings.team?.lineUpDeadline).toBe(minutes);
});
