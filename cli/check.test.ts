import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { writeTrfAsIs } from '@ronde/core/formats/trf/write.ts';
import {
  exerciseReport,
  RANKS_BY_SONNEBORN_BERGER,
} from '@ronde/core/tournament/report-file/testing/exercise-report.ts';
import { openTerminal, type Ran, type Terminal } from './testing/terminal.ts';

let terminal: Terminal;
beforeEach(() => {
  terminal = openTerminal();
});
afterEach(() => {
  terminal.remove();
});

/** The first event of each corpus, unpacked once. */
const firsts = new Map<string, string>();
function firstOf(corpus: string): string {
  const known = firsts.get(corpus);
  if (known !== undefined) return known;
  const packed = readFileSync(new URL(`../corpus/${corpus}.ndjson.gz`, import.meta.url));
  const unpacked = gunzipSync(packed);
  const first = unpacked.toString('utf8', 0, unpacked.indexOf('\n'));
  const { trf } = JSON.parse(first) as { trf: string };
  firsts.set(corpus, trf);
  return trf;
}

/** The first event of the corpus, changed. */
function golden(corpus: string, change: (line: string) => string = (line) => line): string {
  const trf = firstOf(corpus);
  writeFileSync(terminal.at('golden.trf'), trf.split('\n').map(change).join('\n'));
  return terminal.at('golden.trf');
}

interface Answer {
  readonly discrepancies: number;
  readonly found: readonly { readonly file: string }[];
  readonly problems: readonly { readonly code: string; readonly params?: unknown }[];
  readonly suggestions: readonly unknown[];
}

const checked = (...args: string[]): Promise<Ran> => terminal.ronde(['check', ...args, '--json']);

/** Player 8 of dutch-2026, 4 points and third; player 13, 1 point and last. */
const withText = (number: number, column: number, text: string) => (line: string) =>
  line.startsWith(`001 ${String(number).padStart(4)}`)
    ? line.slice(0, column - 1) + text + line.slice(column - 1 + text.length)
    : line;

describe('ronde check verifies', () => {
  it('[TRF26 001] the points', async () => {
    const file = golden('dutch-2026', withText(8, 81, ' 4.5'));
    const ran = await checked(file, '--edition', 'swiss-2026');
    expect(ran.code).toBe(1);
    expect(ran.json()).toMatchObject({
      discrepancies: 1,
      found: [],
      problems: [{ code: 'trf.points.notTheSum', params: { written: '4.5', sum: '4.0' } }],
    } satisfies Partial<Answer>);
    const french = await terminal.ronde(['check', file, '--edition', 'swiss-2026'], {
      language: 'fr',
    });
    expect(french.out).toContain('Les points sont 4.5, les rondes en apportent 4.0.');
  });

  it('[TRF26 001] the ranks', async () => {
    const file = golden('dutch-2026', (line) =>
      withText(13, 86, '   3')(withText(8, 86, '  14')(line)),
    );
    const ran = await checked(file, '--edition', 'swiss-2026');
    expect(ran.code).toBe(1);
    expect(ran.json()).toMatchObject({
      found: [],
      problems: [
        { code: 'report.rank.notTheOrder', params: { rank: 14, expected: '3' } },
        { code: 'report.rank.notTheOrder', params: { rank: 3, expected: '14' } },
      ],
      suggestions: [],
    } satisfies Partial<Answer>);
  });

  it('[C.07 4.1] the announced tie-breaks', async () => {
    const file = golden('dutch-2026', (line) =>
      line.startsWith('012') ? `${line}\n202 WIN/C1,BH,XX,MPTS` : line,
    );
    const ran = await checked(file, '--edition', 'swiss-2026', '--edition', 'tb-2026-03');
    expect(ran.code).toBe(1);
    expect((ran.json() as Answer).problems.slice(0, 3)).toMatchObject([
      { code: 'report.tieBreaks.variantNotAllowed', params: { article: 'C.07 7.1' } },
      { code: 'report.tieBreaks.descriptor', params: { article: 'C.07 4.1' } },
      { code: 'report.tieBreaks.teamsOnly', params: { article: 'C.07 4.1' } },
    ]);
  });

  it('results that a later round needed', async () => {
    const file = golden('dutch-2026', (line) =>
      withText(8, 99, ' ')(withText(1, 99, ' ')(withText(1, 81, ' 3.5')(line))),
    );
    const ran = await checked(file, '--edition', 'swiss-2026');
    expect(ran.code).toBe(1);
    expect((ran.json() as Answer).problems.map(({ code }) => code)).toContain(
      'report.results.missing',
    );
  });

  it('ranks of an event that still runs are a notice: it may be cut off a longer one', async () => {
    const swapped = (line: string): string =>
      withText(13, 86, '   3')(withText(8, 86, '  14')(line));
    const file = golden('dutch-2026', (line) =>
      line.startsWith('012') ? `${line}\n142 9` : swapped(line),
    );
    const ran = await checked(file, '--edition', 'swiss-2026');
    expect(ran.code).toBe(0);
    expect(ran.said).toContain('the rank is 14; points and announced tie-breaks give 3.');
    expect((await checked(file, '--edition', 'swiss-2026', '--quiet')).err).toBe('');
  });

  it('says nothing of a file that is right', async () => {
    const ran = await checked(golden('dutch-2026'), '--edition', 'swiss-2026');
    expect([ran.code, ran.err]).toEqual([0, '']);
    expect(ran.json()).toMatchObject({ discrepancies: 0, problems: [], suggestions: [] });
  });
});

describe('ronde check suggests the edition that explains every difference', () => {
  /** small-0001 of dutch-2017 is paired otherwise in 2026. */
  it('[C.04.3] of the Swiss rules', async () => {
    const packed = readFileSync(new URL('../corpus/dutch-2017.ndjson.gz', import.meta.url));
    const events = 40 * inject('sizes').shareOfCases;
    const lines = gunzipSync(packed).toString('utf8').trim().split('\n').slice(0, events);
    writeFileSync(terminal.at('some.ndjson'), lines.join('\n'));
    const other = await checked(terminal.at('some.ndjson'), '--edition', 'swiss-2026');
    const { found, suggestions } = other.json() as Answer;
    const files = [...new Set(found.map(({ file }) => file))];
    expect(files.length).toBeGreaterThan(0);
    expect(suggestions).toEqual(
      files.map((file) => ({ file, chapter: 'swiss', edition: 'swiss-2017' })),
    );
    const own = await checked(terminal.at('some.ndjson'), '--edition', 'swiss-2017');
    expect(own.json()).toMatchObject({ discrepancies: 0, suggestions: [] });
  });

  it('[C.07 16.4] of the tie-breaks', async () => {
    const report = exerciseReport(RANKS_BY_SONNEBORN_BERGER['tb-2024-08'], { tieBreaks: ['SB'] });
    const file = terminal.at('exercise.trf');
    writeFileSync(file, writeTrfAsIs(report).text);
    const ran = await checked(file);
    const { problems, suggestions } = ran.json() as Answer;
    expect(problems.map(({ params }) => params)).toEqual([
      { rank: 8, expected: '7' },
      { rank: 7, expected: '8' },
    ]);
    expect(suggestions).toContainEqual({ file, chapter: 'tieBreaks', edition: 'tb-2024-08' });
    const text = await terminal.ronde(['check', file]);
    expect(text.out).toContain('tb-2024-08 explains every difference of the ranks');
    const again = (await checked(file, '--edition', 'tb-2024-08')).json() as Answer;
    expect(again.problems).toEqual([]);
  });

  it('[C.04.5.1 of the book] not one that refuses the event: its Baku asks for nine rounds', async () => {
    const file = terminal.at('baku.trf');
    const asked = ['--players', '16', '--rounds', '5', '--seed', '7', '--edition', 'swiss-2026'];
    await terminal.ronde(['generate', ...asked, '--out', file]);
    // Paired without the acceleration that it now names: the rules pair it otherwise.
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^192 .*$/m, '$&_BAKU'));
    const ran = await checked(file, '--edition', 'swiss-2026');
    expect(ran.code).toBe(1);
    expect(ran.json()).toMatchObject({ suggestions: [] });
    expect((ran.json() as Answer).discrepancies).toBeGreaterThan(0);
  });

  it('not where something remains', async () => {
    const file = golden('dutch-2026', (line) =>
      withText(13, 86, '   3')(withText(8, 86, '  14')(line)),
    );
    const ran = await checked(file, '--edition', 'swiss-2026');
    expect((ran.json() as Answer).suggestions).toEqual([]);
  });

  it('refuses an edition of another chapter', async () => {
    const ran = await terminal.ronde(['check', golden('dutch-2026'), '--edition', 'laws-2023']);
    expect(ran).toMatchObject({ code: 3, out: '' });
  });
});
