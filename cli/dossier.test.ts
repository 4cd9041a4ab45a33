import { readFileSync, writeFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DossierList } from '@ronde/core/documents/dossier/dossier-list.ts';
import { normReport } from '@ronde/core/tournament/testing/norm-report.ts';
import { openTerminal, type Terminal } from './testing/terminal.ts';

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

/** Seven points of nine against 2500 in an open: an IM makes one norm, that of a grandmaster. */
const report = (timeControl: string): string =>
  normReport('1=1=1=1=1', (line, index) => (index === 0 ? ['m', 'FRA', 2450] : line)).replace(
    /^122 .*$/m,
    `122 ${timeControl}`,
  );

async function sent(timeControl: string): Promise<Record<string, string>> {
  const file = terminal.at('report.trf');
  writeFileSync(file, report(timeControl));
  const { dossier } = JSON.parse(await does(['dossier', file, '--json'])) as {
    readonly dossier: DossierList;
  };
  return Object.fromEntries(
    dossier.pieces.flatMap(({ piece, standing, recipients }) =>
      standing === 'notNeeded' ? [] : [[piece, recipients.join(' ')]],
    ),
  );
}

describe('[LA 8848-8900] the papers of an open with one norm', () => {
  it('slow: exactly these pieces to these recipients', async () => {
    expect(await sent('90 min + 30 sec/move')).toEqual({
      report: 'federalSite',
      t1: 'titlesDirector',
      t2: 'titlesDirector',
      regulations: 'titlesDirector',
      allowance: 'titlesDirector',
      feesPayment: 'secretariat',
      norms: 'secretariat',
      'norm-certificate': 'secretariat players',
    });
  });

  it('rapid: the regional Elo delegate instead, and no norm', async () => {
    expect(await sent('15 min + 10 sec/move')).toEqual({
      report: 'federalSite',
      t1: 'eloDelegate titlesDirector',
      t2: 'eloDelegate titlesDirector',
      regulations: 'titlesDirector',
      allowance: 'titlesDirector',
      feesPayment: 'secretariat',
    });
  });
});

describe('ronde dossier', () => {
  it('gathers what there is in one archive, and lists what is not', async () => {
    await does(['new', 'Open', '--rounds', '3', '--first-day', '2026-03-07']);
    await does(['enter', 'open', '-'], 'Name;Rating\nAlpha, Anne;2000\nBravo, Ben;1900\n');
    await does(['note', 'open', 'Clock of board 1 replaced']);
    await does(['fill-in', 'open', 'homologation', '61234']);
    expect(await does(['fill-in', 'open'])).toMatch(/homologation +registration number +61234/);
    const minutes = terminal.at('minutes.txt');
    writeFileSync(minutes, 'Round 1: calm.\r\nRound 2: a clock failed.\r\n');
    await does(['fill-in', 'open', 'minutes', '--from', minutes]);
    expect(await does(['form', 'open', 't2'])).toContain('Round 2: a clock failed.');
    const out = terminal.at('open.zip');
    await does(['dossier', 'open', '--out', out]);
    const files = unzipSync(readFileSync(out));
    expect(Object.keys(files).map((name) => name.replace(/\.(?:pdf|txt)$/, ''))).toEqual(
      expect.arrayContaining([
        'list',
        'list.json',
        'list.csv',
        't1',
        't2',
        'allowance',
        'games.pgn',
      ]),
    );
    const text = (name: string): string => strFromU8(files[name] ?? new Uint8Array());
    expect(text('list.txt')).toContain('[missing] Event regulations');
    expect(text('list.txt')).not.toContain('Registration number');
    expect(text('t2-minutes.txt')).toContain('Clock of board 1 replaced');
    expect(text('list.txt')).toMatch(/Ask the organiser\n(?: {4}- .*\n)*? {4}- Place: T1/);
    expect(text('report-trf26.trf')).toContain('012 Open');
    expect(text('participants.csv')).toContain('Alpha, Anne');
    const again = await terminal.ronde(['dossier', 'open', '--out', out], { input: '' });
    expect(again.code).not.toBe(0);
  });

  it('refuses a fact that cannot stand, and a paper that is none, with what would do', async () => {
    await does(['new', 'Open', '--rounds', '3']);
    const refused = async (args: readonly string[]): Promise<string> => {
      const ran = await terminal.ronde(args, { input: '' });
      expect(ran.code).toBe(3);
      return ran.err;
    };
    expect(await refused(['fill-in', 'open', 'allowance', 'much'])).toContain(
      'such as 425 or 212.50',
    );
    expect(await refused(['fill-in', 'open', 'shoes', '43'])).toContain('homologation');
    expect(await refused(['form', 'open', 't9'])).toContain('t1, t2, t3');
    expect(await does(['form', 'open', 't5'])).toContain('concerns nobody');
    expect(await does(['form', 'open', 't1'])).toContain(
      'Registration number (ask the organiser): ____',
    );
  });
});
