import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FORM_NAMES } from '@ronde/core/documents/forms/forms.ts';
import { PAPER_NAMES } from '@ronde/core/documents/papers/papers.ts';
import { beginLeague } from './testing/league.ts';
import { openTerminal } from './testing/terminal.ts';

const terminal = openTerminal();
const ronde = (...args: string[]) => terminal.ronde(args);
afterAll(() => {
  terminal.remove();
});

const EVENT = terminal.at('league.ronde');

const isPdf = (file: string): boolean => readFileSync(file).subarray(0, 5).toString() === '%PDF-';

beforeAll(() => beginLeague(terminal, EVENT, []));

describe('ronde print', () => {
  it('lists every paper, and who may have it', async () => {
    const { code, out } = await ronde('print', '--list', '--json');
    expect(code).toBe(0);
    const listed = JSON.parse(out) as readonly { readonly paper: string }[];
    expect(listed.map(({ paper }) => paper)).toEqual([...PAPER_NAMES, ...FORM_NAMES]);
  });

  it.each([
    ['match-sheets', 2],
    ['line-up-slips', 2],
    ['clock-control', 1],
    ['pairings', 1],
    ['result-slips', 1],
    ['badges', 1],
    ['round-times', 1],
    // In both languages on a Letter sheet.
    ['t1', 1],
    ['allowance', 2],
  ])('%s is a file of %i pages, never written over another', async (paper, pages) => {
    const out = terminal.at(`${paper}.pdf`);
    const asked = ['print', EVENT, paper, '--round', '1', '--out', out];
    const made = await ronde(...asked, '--language', 'both', '--paper', 'letter', '--json');
    expect([made.code, made.said]).toEqual([0, '']);
    expect(JSON.parse(made.out)).toEqual({ written: out, pages });
    expect(isPdf(out)).toBe(true);
    expect((await ronde(...asked)).code).not.toBe(0);
  });

  it('everything of a round is one file', async () => {
    const out = terminal.at('pack.pdf');
    expect((await ronde('print', EVENT, 'pack', '--out', out)).code).toBe(0);
    expect(isPdf(out)).toBe(true);
  });

  it('a file goes into a folder, with its round in its name', async () => {
    const folder = terminal.at('to-print/round');
    const asked = ['print', EVENT, 'pairings', '--round', '1', '--folder', folder, '--json'];
    const { written } = JSON.parse((await ronde(...asked)).out) as { readonly written: string };
    expect(written.startsWith(folder)).toBe(true);
    expect(written).toMatch(/-pairings-1\.pdf$/);
    expect(isPdf(written)).toBe(true);
  });

  it.each([
    ['a paper that is none', [EVENT, 'menu'], /menu.*pairings/s],
    ['a round that is not paired', [EVENT, 'pairings', '--round', '7'], /7/],
    ['a paper the event has no use for', [EVENT, 'prizes'], /no such paper/],
    ['a form that concerns nobody', [EVENT, 'training'], /no such paper/],
    ['a poster without an address', [EVENT, 'qr-poster'], /address/],
    [
      'a password that no Wi-Fi takes',
      [
        EVENT,
        'qr-poster',
        '--address',
        'https://a.example/',
        '--wifi',
        'A',
        '--wifi-password',
        'b',
      ],
      /8 to 63/,
    ],
    ['a board that is none', [EVENT, 'penalty', '--board', '0'], /no board/],
    ['an incident that is none', [EVENT, 'appeal', '--incident', 'x'], /no incident/],
    ['an incident that nobody entered', [EVENT, 'appeal', '--incident', '9'], /no such paper/],
    ['a colour that is none', [EVENT, 'pairings', '--colour', 'red'], /#1d4e89/],
    ['a logo that is no picture', [EVENT, 'pairings', '--logo', EVENT], /PNG/],
    ['sheets that nobody sells', [EVENT, 'pairings', '--paper', 'a9'], /a4, letter/],
    ['no event', [], /--list/],
  ])('%s is refused with a sentence, and nothing is written', async (_, args, sentence) => {
    const out = terminal.at('refused.pdf');
    const refused = await ronde('print', ...args, '--out', out);
    expect(refused.code).not.toBe(0);
    expect(refused.said).toMatch(sentence);
    expect(existsSync(out)).toBe(false);
  });
});
