import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { PaperValues } from '@ronde/core/documents/papers/paper-values.ts';
import type { PaperName } from '@ronde/core/documents/papers/papers.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import { PLAIN, type PrintOptions } from './print-options.ts';
import { eventOf } from './testing/events.ts';
import { expectWhole } from './testing/expect-whole.ts';
import { MEASURED, MEASURED_FOR_300, type MeasuredList } from './testing/measured-lists.ts';
import { paperValues, textsIn } from './testing/paper-values.ts';
import { ordinaryPerson } from './testing/people.ts';
import { printedOnce } from './testing/printed-once.ts';
import { linesOf, openSheetReader, type Sheet, type SheetReader } from './testing/sheet-reader.ts';
import { openTypesetter, type Typesetter } from './typesetter.ts';

let typesetter: Typesetter;
let reader: SheetReader;
beforeAll(async () => {
  const opened = await openTypesetter();
  if (!opened.ok) throw new Error(opened.error.reason);
  typesetter = printedOnce(opened.value);
  reader = openSheetReader();
});
afterAll(() => {
  reader.remove();
});

const LETTER: PrintOptions = { ...PLAIN, format: 'letter' };
const fieldOf = (players: number): Tournament => eventOf(players, { people: ordinaryPerson });

/** What a paper says, and its sheets, on which all of it stands. */
const printed = (
  players: number,
  paper: PaperName,
  asked: Parameters<typeof paperValues>[2],
  options: PrintOptions,
): { readonly values: readonly PaperValues[]; readonly sheets: readonly Sheet[] } => {
  const values = paperValues(fieldOf(players), paper, asked);
  const file = typesetter.print(values, options);
  expectWhole(values, file, reader);
  return { values, sheets: reader.sheets(file) };
};

const FIELDS = [5, 30, 64, 300] as const;
const all = inject('sizes').combinations === 'all';
/** In `npm test` thirty are printed in both languages alone, and some lists of 300. */
const isPrinted = (paper: PaperName, field: (typeof FIELDS)[number]): boolean =>
  all || (field !== 30 && (field < 300 || MEASURED_FOR_300.includes(paper)));

/** The sheets of A4 that the usual size takes for each field. */
const SHEETS_OF: Readonly<Record<MeasuredList, Readonly<Record<(typeof FIELDS)[number], number>>>> =
  {
    'starting-list': { 5: 1, 30: 1, 64: 2, 300: 6 },
    pairings: { 5: 1, 30: 1, 64: 1, 300: 4 },
    'pairings-by-name': { 5: 1, 30: 1, 64: 1, 300: 3 },
    'result-sheet': { 5: 1, 30: 1, 64: 1, 300: 4 },
    standings: { 5: 1, 30: 1, 64: 2, 300: 6 },
    crosstable: { 5: 1, 30: 1, 64: 2, 300: 6 },
  };

/** The longest of every fifty names of a column may take a second line. */
const mayWrap = (names: number): number => Math.ceil(names / 50);

describe.each(MEASURED)('%s', (paper) => {
  it.each(FIELDS.filter((field) => isPrinted(paper, field)))(
    '%i players: names and clubs stand on one line but for the longest, on no sheet more',
    (players) => {
      const { values, sheets } = printed(players, paper, { language: 'fr' }, PLAIN);
      expect(sheets).toHaveLength(SHEETS_OF[paper][players]);
      const { players: people } = fieldOf(players);
      const names = [...new Set([...people.values()].map(({ name }) => name))];
      const said = sheets.flatMap((sheet) => names.flatMap((name) => linesOf(name, sheet)));
      // Who has no game is on no sheet for results.
      expect(said.length).toBeGreaterThanOrEqual(players - (players % 2));
      // White and Black have a column each.
      expect(said.filter((lines) => lines > 1).length).toBeLessThanOrEqual(
        2 * mayWrap(players / 2),
      );
      if (textsIn(values).some((text) => CLUBS.test(text))) {
        const clubs = [...new Set([...people.values()].map(({ club }) => club ?? ''))];
        const lines = sheets.flatMap((sheet) => clubs.flatMap((club) => linesOf(club, sheet)));
        expect(Math.max(...lines)).toBe(1);
      }
    },
  );
});

const CLUBS = /^(?:Échiquier|Échecs) /;

// In `npm test` every other one, of 30: rules-of-paper.test.ts prints all of them, for fewer.
it.each(MEASURED.filter((_, at) => all || at % 2 === 0))(
  '%s in both languages on Letter says every name whole',
  (paper) => {
    const { sheets } = printed(all ? 64 : 30, paper, { language: 'en', both: true }, LETTER);
    expect(sheets.length).toBeGreaterThan(0);
  },
);

const highest = (sheets: readonly Sheet[], text: string): number =>
  Math.max(
    ...sheets.flatMap(({ words }) =>
      words.flatMap((word) => (word.text === text ? [word.height] : [])),
    ),
  );

it('a short list has larger letters than a long one', () => {
  const [few, many] = [5, 300].map((players) =>
    highest(printed(players, 'starting-list', { language: 'fr' }, PLAIN).sheets, 'FRA'),
  );
  expect(few).toBeGreaterThan(1.2 * (many ?? Infinity));
});

it('lines to write results in are higher than those of the pairings', () => {
  const [toWrite, toRead] = (['result-sheet', 'pairings'] as const).map((paper) => {
    const { sheets } = printed(64, paper, { language: 'fr' }, PLAIN);
    return Math.max(
      ...(sheets[0]?.words ?? []).filter(({ text }) => text === '32').map(({ bottom }) => bottom),
    );
  });
  expect(toWrite).toBeGreaterThan((toRead ?? Infinity) + 50);
});

it('names in two columns end at about the same height', () => {
  const { values, sheets } = printed(64, 'pairings-by-name', { language: 'fr' }, PLAIN);
  const [body] = values.flatMap((one) => (one.body.layout === 'names' ? [one.body] : []));
  const lines = body?.lines ?? [];
  const bottomOf = (index: number): number => {
    const board = lines[index]?.board;
    const text =
      typeof board === 'object' && board !== null && 'figure' in board ? board.figure : '';
    return Math.max(
      ...(sheets[0]?.words ?? []).filter((word) => word.text === text).map(({ bottom }) => bottom),
    );
  };
  expect(Math.abs(bottomOf(31) - bottomOf(63))).toBeLessThan(60);
});
