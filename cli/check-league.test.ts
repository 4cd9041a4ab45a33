import { writeFileSync } from 'node:fs';
import { written } from '@ronde/core/tournament/report-file/testing/written-and-read.ts';
import type { PlayedEvent } from '@ronde/core/tournament/testing/played-event.ts';
import { teamsPlay } from '@ronde/core/tournament/testing/team-event.ts';
import { teamsEntered } from '@ronde/core/tournament/testing/teams-entered.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { openTerminal } from './testing/terminal.ts';

const terminal = openTerminal();
afterAll(() => {
  terminal.remove();
});

/** Four teams on two boards, numbered by name; by the table 1 meets 4 and 2 meets 3 in round 1 (C.05 annex 1). */
const league = (): PlayedEvent =>
  teamsEntered(
    { boards: 2, boardColours: 'WB' },
    ['Tour', 'Roi', 'Dame', 'Fou'].map((name) => ({ name, ratings: [2000, 1900] })),
    { system: 'berger', rounds: 3 },
  ).does({ type: 'numberTeams' });

async function checked(event: PlayedEvent) {
  const file = terminal.at('league.trf');
  writeFileSync(file, written(event.ledger));
  const ran = await terminal.ronde(['check', file, '--json']);
  const text = await terminal.ronde(['check', file]);
  return { code: ran.code, answer: ran.json() as object, err: ran.err, out: text.out };
}

describe('[C.05 annex 1] ronde check on a round robin of teams', () => {
  it('finds nothing where every round is that of the table', async () => {
    const event = league()
      .does({ type: 'pairRound', round: 1 })
      .does({ type: 'publishRound', round: 1 })
      .scores(1, '1=01');
    const { code, answer, err } = await checked(event);
    expect([code, err]).toEqual([0, '']);
    expect(answer).toMatchObject({ rounds: 1, found: [] });
    expect(answer).not.toHaveProperty('unchecked');
  });

  it('names the matches that differ, and those of the table', async () => {
    const { code, answer, out } = await checked(teamsPlay(league(), 1, 't1-t2 t3-t4', '1=01'));
    expect(code).toBe(1);
    expect(answer).toMatchObject({
      found: [
        {
          round: 1,
          recorded: {
            pairs: [
              { white: 1, black: 2 },
              { white: 4, black: 3 },
            ],
            bye: null,
          },
          expected: {
            pairs: [
              { white: 1, black: 4 },
              { white: 2, black: 3 },
            ],
            bye: null,
          },
        },
      ],
    });
    expect(out).toContain('1-4 2-3');
  });
});
