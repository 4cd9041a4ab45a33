import { strFromU8 } from 'fflate';
import { playerId } from '@ronde/core/rules/identity.ts';
import { PlayedEvent } from '@ronde/core/tournament/testing/played-event.ts';
import { expect, it } from 'vitest';
import type { ExportFormat } from './export-format.ts';
import { exportAs } from './export-tournament.ts';

const SECRETS = { source: 'ronde', key: '00'.repeat(16), iv: '11'.repeat(16), creator: '1' };

/** One with a rating of FIDE's list, one whose 1199 an arbiter estimated; they meet. */
const event = new PlayedEvent({ rounds: 3, initialColour: 'white' })
  .does({
    type: 'enterPlayers',
    players: [
      { id: playerId('a'), name: 'Listed, Ana', ratings: { fide: 1850 }, fromRound: 1 },
      { id: playerId('b'), name: 'Guessed, Bo', ratings: { estimate: 1199 }, fromRound: 1 },
    ],
  })
  .does({ type: 'assignNumbers', reason: 'initialOrder' })
  .pairs(1, 'a-b');

async function written(format: ExportFormat): Promise<string> {
  const file = await exportAs(format, {
    ...{ id: 'open', createdAt: '2026-03-01T09:00:00Z', ledger: event.ledger },
    ...{ language: 'en', audience: 'public' },
    chessResults: { settings: SECRETS, key: '1234567', sid: '987' },
  });
  if (!file.ok) throw new Error(file.error.code);
  return strFromU8(file.value.bytes);
}

it.each(['trf26', 'trf26-public'] as const)(
  '[LA 5.1 art. 1] %s tells an estimate as one, beside an empty rating of FIDE',
  async (format) => {
    const lines = (await written(format)).split(/\r?\n/);
    const line = (tag: string): string => lines.find((one) => one.startsWith(`${tag}    2`)) ?? '';
    expect(line('001')).toContain('Guessed, Bo');
    expect(line('001')).not.toContain('1199');
    expect(lines.filter((one) => one.includes('1199'))).toEqual([
      expect.stringMatching(/^(?:FID|NRS) .*\bE\b.*1199/),
    ]);
  },
);

it.each(['trf16', 'chess-results', 'pgn'] as const)(
  '%s has no mark for it and leaves it out',
  async (format) => {
    const text = await written(format);
    expect(text).toContain('1850');
    expect(text).not.toContain('1199');
  },
);
