import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { paperOf } from '@ronde/core/documents/papers/paper-of.ts';
import { papersOf } from '@ronde/core/documents/papers/paper-makers.ts';
import type { PaperCell, PaperValues } from '@ronde/core/documents/papers/paper-values.ts';
import { stacked } from '@ronde/core/documents/papers/stacked.ts';
import { PAPER_NAMES, type PaperName } from '@ronde/core/documents/papers/papers.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import { PlayedEvent } from '@ronde/core/tournament/testing/played-event.ts';
import { inventedPlayers, playRound } from '@ronde/core/tournament/views/testing/engine-event.ts';
import { PLAIN } from './print-options.ts';
import { eventOf } from './testing/events.ts';
import { expectWhole } from './testing/expect-whole.ts';
import { EVENT_OF_PAPER, swiss } from './testing/event-of-paper.ts';
import { LIKE_ANOTHER_LIST, MEASURED, MEASURED_FOR_300 } from './testing/measured-lists.ts';
import { HOW, paperValues, textsIn } from './testing/paper-values.ts';
import { joined, openSheetReader, type SheetReader } from './testing/sheet-reader.ts';
import { SHEETS, SIZES } from './testing/sheets.ts';
import type { Printed } from './compile.ts';
import { openTypesetter, type Typesetter } from './typesetter.ts';

let typesetter: Typesetter;
let reader: SheetReader;
beforeAll(async () => {
  const opened = await openTypesetter();
  if (!opened.ok) throw new Error(opened.error.reason);
  typesetter = opened.value;
  reader = openSheetReader();
});
afterAll(() => {
  reader.remove();
});

const valuesOf = (
  state: Tournament,
  paper: PaperName,
  language: Language,
): readonly PaperValues[] => paperValues(state, paper, { language });

const nameIn = (cell: PaperCell): string =>
  cell === null ? '' : typeof cell === 'string' ? cell : 'text' in cell ? cell.text : cell.figure;

const LANGUAGES = ['fr', 'en'] as const;

/**
 * In `npm test` each size has one language; what rules-of-paper.test.ts prints for 64 players, and
 * counts, is not printed for as many here, what is the same for every field for none, what takes a sheet for
 * two or four of them for few, and what letters.test.ts measures for 5 or 300, or what is like another
 * list, not for so many.
 */
const all = inject('sizes').combinations === 'all';
const LANGUAGES_OF: Readonly<Record<(typeof SIZES)[number], readonly Language[]>> = {
  5: all ? LANGUAGES : ['fr'],
  64: all ? LANGUAGES : ['en'],
  300: all ? LANGUAGES : ['en'],
};
const MOST_SHEETS = 20;
const isSameForAll = (paper: PaperName): boolean =>
  SIZES.every((players) => SHEETS[paper][players] === SHEETS[paper][64]);
const NOT_FOR: Readonly<Record<(typeof SIZES)[number], (paper: PaperName) => boolean>> = {
  5: (paper) => MEASURED.some((list) => list === paper),
  64: (paper) => EVENT_OF_PAPER[paper].of === swiss || SHEETS[paper][64] * 4 >= 64,
  300: (paper) => [...MEASURED_FOR_300, ...LIKE_ANOTHER_LIST].includes(paper),
};
const isPrinted = (paper: PaperName, players: (typeof SIZES)[number]): boolean =>
  all ||
  (SHEETS[paper][players] <= MOST_SHEETS && !isSameForAll(paper) && !NOT_FOR[players](paper));

describe.each(SIZES)('with %i players', (players) => {
  const state = eventOf(players);
  const papers = papersOf(state).filter((paper) => isPrinted(paper, players));

  it.each(PAPER_NAMES.filter((paper) => papers.includes(paper)))(
    '%s: as many sheets as it takes, nothing over the edge, everything said',
    (paper) => {
      for (const language of LANGUAGES_OF[players]) {
        const values = valuesOf(state, paper, language);
        const printed = typesetter.print(values, PLAIN);
        expect({ paper, pages: printed.pages }).toEqual({ paper, pages: SHEETS[paper][players] });
        expectWhole(values, printed, reader);
      }
    },
  );
});

it('slips cut in a stack come out in the order of boards, pile after pile', () => {
  const boards = Array.from({ length: 19 }, (_, index) => index + 1);
  const laid = stacked(boards, 8);
  const sheets = [0, 1, 2].map((sheet) => laid.slice(sheet * 8, sheet * 8 + 8));
  const piles = Array.from({ length: 8 }, (_, place) => sheets.map((sheet) => sheet[place]));
  expect(piles.flat().filter((board) => board !== null)).toEqual(boards);
});

it.each([
  [13, 4, 1],
  [64, 6, 1],
  // A round of 36 matches on two sheets, and the rest of the cup on one.
  [100, 7, 3],
])('a cup of %i: every match stands on its %i rounds and %i sheets', (players, rounds, pages) => {
  const event = new PlayedEvent({ rounds, system: 'knockout', initialColour: 'white' })
    .does({ type: 'enterPlayers', players: inventedPlayers(players) })
    .does({ type: 'assignNumbers', reason: 'initialOrder' })
    .does({ type: 'pairRound', round: 1 })
    .does({ type: 'publishRound', round: 1 });
  playRound(event, 1);
  const printed = typesetter.print(valuesOf(event.state, 'bracket', 'fr'), PLAIN);
  expect(printed.pages).toBe(pages);
  const said = reader.text(printed);
  const missing = [...event.state.players.values()].filter(
    ({ name }) => !said.includes(joined(name)),
  );
  expect(missing).toEqual([]);
});

it('a poster of one code alone stands on one sheet too', () => {
  const { wifi: _, ownResult: __, ...how } = HOW;
  const made = paperOf(eventOf(5), 'qr-poster', { ...how, language: 'fr', both: true });
  if (!made.ok) throw new Error(made.error.code);
  const printed = typesetter.print(made.value, PLAIN);
  expect(printed.pages).toBe(1);
  const missing = textsIn(made.value.map(({ body }) => body)).filter(
    (text) => !reader.text(printed).includes(joined(text)),
  );
  expect(missing).toEqual([]);
});

it('300 players by name are four sheets at most', () => {
  expect(SHEETS['pairings-by-name'][300]).toBeLessThanOrEqual(4);
});

describe('what people write stands as they wrote it', () => {
  const NAMES = [
    '#set text(red) $x^2$ *bold* _under_ `code` <tag> @label',
    '= Heading, #import "x.typ"',
    'Back\\slash, "Quoted" & ~tilde~ //comment /*none*/',
  ];

  it.each(NAMES)('%s', (name) => {
    const [first] = valuesOf(eventOf(5), 'starting-list', 'en');
    if (first?.body.layout !== 'table') throw new Error('no table');
    const [row] = first.body.rows;
    const cells = (row?.cells ?? []).map((cell, index) => (index === 1 ? { text: name } : cell));
    const body = { ...first.body, rows: [{ cells, strong: false }], groups: [1] };
    const printed = typesetter.print([{ ...first, body }], PLAIN);
    expect(reader.text(printed)).toContain(joined(nameIn(cells[1] ?? null)));
  });
});

// In `npm test` of 12, as the drafts of rules-of-paper.test.ts.
it('a draft says so across every page', () => {
  const state = eventOf(all ? 64 : 12, { draft: true });
  const printed = typesetter.print(valuesOf(state, 'pairings', 'fr'), PLAIN);
  for (const { text } of reader.sheets(printed)) expect(text).toContain('NONPUBLIÉ');
});

it('each paper of a pack counts its own pages', () => {
  const state = eventOf(64);
  const papers = (['starting-list', 'pairings'] as const).flatMap((paper) =>
    valuesOf(state, paper, 'en'),
  );
  const sheets = reader.sheets(typesetter.print(papers, PLAIN));
  const feet = sheets.map(({ text }) => /Page\d+of\d+/.exec(text)?.[0]);
  for (const { text } of sheets) expect(text).toContain(joined(state.settings.name));
  expect(feet).toEqual(['Page1of2', 'Page2of2', 'Page1of1']);
});

// In `npm test` of 12.
it('Letter, a colour and a logo change no word', () => {
  const values = valuesOf(eventOf(all ? 64 : 12), 'standings', 'en');
  // Heads come again on every sheet, and Letter is shorter.
  const texts = textsIn(values).map(joined);
  const wordsOf = (printed: Printed): readonly string[] => {
    const said = reader.text(printed);
    return texts.filter((text) => said.includes(text));
  };
  const plain = typesetter.print(values, PLAIN);
  // One dark dot.
  const logo = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const other = typesetter.print(values, { format: 'letter', colour: '#1d4e89', logo });
  expect(wordsOf(other)).toEqual(wordsOf(plain));
  expect(reader.sheets(other)[0]).toMatchObject({ width: 612, height: 792 });
});

it('both languages stand beside each other, figures once', () => {
  const made = paperOf(eventOf(5), 'standings', { ...HOW, language: 'fr', both: true });
  if (!made.ok) throw new Error(made.error.code);
  const [values] = made.value;
  if (values?.body.layout !== 'table') throw new Error('no table');
  expect(values.title).toMatch(/Classement.* \/ .*tandings/);
  const headings = values.body.columns.map(({ heading }) => heading);
  expect(headings).toContain('Nom / Name');
  const alone = valuesOf(eventOf(5), 'standings', 'fr')[0];
  const points = headings.findIndex((heading) => heading === 'Pts');
  expect(values.body.rows.map(({ cells }) => cells[points])).toEqual(
    alone?.body.layout === 'table' ? alone.body.rows.map(({ cells }) => cells[points]) : null,
  );
});
