import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTerminal, type Terminal } from './testing/terminal.ts';

let terminal: Terminal;
beforeEach(() => {
  terminal = openTerminal();
});
afterEach(() => {
  terminal.remove();
});

const created = () => terminal.ronde(['new', 'Open', '--rounds', '5', '--first-day', '2026-07-03']);

describe('ronde regulations', () => {
  it('lint: finds what is missing and ends with 1, in both languages', async () => {
    await created();
    const { code, out } = await terminal.ronde(['regulations', 'lint', 'open']);
    expect(code).toBe(1);
    expect(out).toContain('It is not said who organises the event.');
    expect(out).toMatch(/Nobody has signed version [0-9a-f]{8}\./);
    const french = await terminal.ronde(['regulations', 'lint', 'open'], { language: 'fr' });
    expect(french.out).toContain('Il n’est pas dit qui organise le tournoi.');
    const json = await terminal.ronde(['regulations', 'lint', 'open', '--json']);
    expect(JSON.parse(json.out)).toMatchObject({ sound: false, signatures: [] });
  });

  it('lint: reads a draft of which nothing is an event yet (BAF 101 UV2-VI)', async () => {
    const draft = terminal.at('draft.json');
    const settings = { federation: 'FRA', timeControl: '61', tieBreaks: ['PS', 'TPR'] };
    writeFileSync(draft, JSON.stringify({ settings, clauses: { prizesTotal: '1000' } }));
    const { code, out } = await terminal.ronde(['regulations', 'lint', draft, '--json']);
    expect(code).toBe(1);
    const { findings } = JSON.parse(out) as { readonly findings: readonly { code: string }[] };
    expect(findings.map((finding) => finding.code)).toEqual(
      expect.arrayContaining(['noRounds', 'noSystem', 'noPrizeRule', 'mixedTieBreaks']),
    );
    for (const wrong of [
      '[]',
      '{',
      '{"settings":{"rounds":"five"}}',
      '{"clauses":{"regime":"x"}}',
      // Keys that nothing reads.
      '{"name":"Open"}',
      '{"settings":{"rondes":5}}',
      '{"clauses":{"entryFee":"40"}}',
    ]) {
      writeFileSync(draft, wrong);
      const { code: refused, err } = await terminal.ronde(['regulations', 'lint', draft]);
      expect([wrong, refused]).toEqual([wrong, 3]);
      expect(err).not.toBe('');
    }
  });

  it('state: clauses one by one, the usual ones, and none that are not', async () => {
    await created();
    const said = await terminal.ronde(['regulations', 'state', 'open', 'feeAdults=40', '--usual']);
    expect(said.out).toContain('entry fee, adults: 40');
    expect(said.out).toContain('telephones and electronic devices: switched off in a bag');
    const none = await terminal.ronde(['regulations', 'state', 'open', 'feeAdults=']);
    expect(none.out).toContain('entry fee, adults: –');
    for (const wrong of [['fee=40'], ['feeAdults=much'], []]) {
      const { code, err } = await terminal.ronde(['regulations', 'state', 'open', ...wrong]);
      expect([wrong, code]).toEqual([wrong, 3]);
      expect(err).toMatch(/clause|amount/);
    }
  });

  it('sign: asks about findings, keeps who, and tells what has changed', async () => {
    await created();
    const line = ['regulations', 'sign', 'open', '--as', 'organiser', '--name', 'Club, Une'];
    expect((await terminal.ronde(line)).code).toBe(6);
    expect((await terminal.ronde([...line, '--confirm', 'signsWithFindings'])).code).toBe(0);
    await terminal.ronde(['regulations', 'state', 'open', 'feeAdults=40']);
    const { out } = await terminal.ronde(['regulations', 'lint', 'open']);
    expect(out).toContain('organiser: Club, Une');
    expect(out).toContain('changed since: entry fee, adults');
    expect((await terminal.ronde(['regulations', 'sign', 'open'])).code).toBe(3);
  });

  it('write: Markdown, a page and a PDF, in one language or both', async () => {
    await created();
    const { out } = await terminal.ronde(['regulations', 'write', 'open', '--language', 'both']);
    expect(out).toContain('## Article 7: Lateness and forfeits');
    expect(out).toContain('## Article 7\u00a0: Retards et forfaits');
    const page = terminal.at('regulations.html');
    await terminal.ronde(['regulations', 'write', 'open', '--out', page]);
    expect(readFileSync(page, 'utf8')).toContain('<h2 id="article-14">');
    const paper = terminal.at('regulations.pdf');
    expect((await terminal.ronde(['regulations', 'write', 'open', '--out', paper])).code).toBe(0);
    expect(existsSync(paper)).toBe(true);
    for (const wrong of [
      ['--out', terminal.at('x.doc')],
      ['--language', 'de'],
    ]) {
      const { code } = await terminal.ronde(['regulations', 'write', 'open', ...wrong]);
      expect([wrong[0], code]).toEqual([wrong[0], 3]);
    }
    expect((await terminal.ronde(['regulations', 'burn', 'open'])).code).toBe(3);
  });
});
