import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { normReport } from '@ronde/core/tournament/testing/norm-report.ts';
import { openTerminal, type Ran } from './testing/terminal.ts';

const terminal = openTerminal();
const event = terminal.at('closed.ronde');
beforeAll(async () => {
  const report = terminal.at('closed.trf');
  // Two opponents are shown as FID: of the foreign federations GER alone is left.
  writeFileSync(
    report,
    normReport('1==11====', (line, index) =>
      index === 3 || index === 4 ? [line[0], 'FID', line[2]] : line,
    ),
  );
  await does(['import', report, '--out', event]);
});
afterAll(() => {
  terminal.remove();
});

async function does(args: readonly string[]): Promise<Ran> {
  const ran = await terminal.ronde(args);
  expect(ran, args.join(' ')).toMatchObject({ code: 0 });
  return ran;
}

const madeBy = async (...options: readonly string[]): Promise<boolean | null | undefined> => {
  const ran = await terminal.ronde(['norms', event, '--json', ...options]);
  const { players } = ran.json() as {
    players: readonly { tpn: number; norms: readonly { achieved: boolean | null }[] }[];
  };
  return players.find(({ tpn }) => tpn === 1)?.norms[0]?.achieved;
};

describe('what FIDE asks of an event', () => {
  it('[B.01 1.4.2a] keeps the federation that counts for a player shown as FID', async () => {
    expect(await madeBy()).toBe(false);
    const given = await does(['give-flag', event, '4', '--federation', 'aut']);
    expect(given.out).toContain('Player, Number4, shown as FID: AUT counts for norms');
    expect(await madeBy()).toBe(true);
    await does(['give-flag', event, '4', '--none']);
    expect(await madeBy()).toBe(false);
    for (const [args, said] of [
      [['4'], '--federation'],
      [['4', '--federation', 'Austria'], 'three letters'],
      [['4', '--federation', 'AUT', '--none'], '--none'],
      [['2', '--federation', 'AUT'], 'is not shown as FID'],
      [['4', '--federation', 'FID'], 'FID is no federation'],
    ] as const) {
      const refused = await terminal.ronde(['give-flag', event, ...args]);
      expect([refused.out, refused.said]).toEqual(['', expect.stringContaining(said)]);
      expect(refused.code).not.toBe(0);
    }
  });

  it('[B.01 1.1.1, 1.1.5, 1.4.3a] keeps kind, registration and the arbiter’s title', async () => {
    expect(await madeBy('--kind', 'national-final')).toBe(true);
    await does(['set', event, '--norm-event', 'national-final']);
    expect(await madeBy()).toBe(true);
    await does(['set', event, '--arbiter-title', 'none']);
    expect(await madeBy()).toBe(false);
    // What is said for one question goes before what the event holds.
    expect(await madeBy('--chief-arbiter', 'IA')).toBe(true);
    await does(['set', event, '--arbiter-title', 'unknown']);
    expect(await madeBy()).toBe(true);
    // The first day is 1 May 2022.
    await does(['set', event, '--registered', '2022-04-20']);
    expect(await madeBy()).toBe(false);
    const rated = await does(['ratings', event, '--json']);
    expect(rated.json()).toMatchObject({
      eligibility: expect.arrayContaining([
        expect.objectContaining({ article: 'B.02 0.2', met: true }),
      ]) as unknown,
    });
    await does(['set', event, '--registered', 'unknown', '--norm-event', 'unknown']);
    expect(await madeBy()).toBe(false);
    for (const wrong of [
      ['--registered', 'soon'],
      ['--norm-event', 'olympiad'],
      ['--arbiter-title', 'AFO1'],
    ]) {
      expect((await terminal.ronde(['set', event, ...wrong])).code).toBe(3);
    }
  });
});
