import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { PaperValues, TableBody } from '@ronde/core/documents/papers/paper-values.ts';
import { PAPER_NAMES, paperNamed, type PaperName } from '@ronde/core/documents/papers/papers.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import { PlayedEvent } from '@ronde/core/tournament/testing/played-event.ts';
import { teamEvent } from '@ronde/core/tournament/testing/team-event.ts';
import { PLAIN } from './print-options.ts';
import { eventOf } from './testing/events.ts';
import { DRESSED } from './testing/club.ts';
import { EVENT_OF_PAPER, small, swiss } from './testing/event-of-paper.ts';
import { missingOn } from './testing/expect-whole.ts';
import { paperValues } from './testing/paper-values.ts';
import { printedOnce } from './testing/printed-once.ts';
import { SHEETS } from './testing/sheets.ts';
import { joined, openSheetReader, type SheetReader } from './testing/sheet-reader.ts';
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

/** In points, upright. */
const FORMATS = { a4: [595.276, 841.89], letter: [612, 792] } as const;

const all = inject('sizes').combinations === 'all';

const french = new Map<PaperName, readonly PaperValues[]>();
/** What a paper says in French, made once. */
function inFrench(paper: PaperName): readonly PaperValues[] {
  const values =
    french.get(paper) ?? paperValues(EVENT_OF_PAPER[paper].of(), paper, { language: 'fr' });
  french.set(paper, values);
  return values;
}

/** In `npm test` lists in both languages are of twelve: letters.test.ts prints some of 30. */
const inBoth = (paper: PaperName): readonly PaperValues[] => {
  const { of } = EVENT_OF_PAPER[paper];
  const event = of === swiss && !all ? small : of;
  return paperValues(event(), paper, { language: 'en', both: true });
};

describe.each(PAPER_NAMES)('%s', (paper) => {
  const { of, cut = false } = EVENT_OF_PAPER[paper];

  it.each([
    ['in French on A4, black on white', inFrench, PLAIN],
    ['in both languages on Letter, with colour and logo', inBoth, DRESSED],
  ] as const)('%s: everything is said, and nothing stands over an edge', (_, valuesOf, options) => {
    const values = valuesOf(paper);
    const printed = typesetter.print(values, options);
    expect(printed.warnings).toEqual([]);
    if (of === swiss && options === PLAIN) expect(printed.pages).toBe(SHEETS[paper][64]);
    const sheets = reader.sheets(printed);
    const landscape = values[0]?.landscape === true;
    const [width, height] = landscape
      ? FORMATS[options.format].toReversed()
      : FORMATS[options.format];
    for (const sheet of sheets) {
      expect(sheet.width).toBeCloseTo(width, 0);
      expect(sheet.height).toBeCloseTo(height, 0);
      // Letters keep their distance from the edge of the sheet: printers cut there.
      const edge = cut ? 0 : 10;
      expect(sheet.left).toBeGreaterThanOrEqual(edge);
      expect(sheet.top).toBeGreaterThanOrEqual(edge);
      expect(sheet.right).toBeLessThanOrEqual(sheet.width - edge);
      expect(sheet.bottom).toBeLessThanOrEqual(sheet.height - edge);
    }
    expect(missingOn(sheets, values)).toEqual([]);
  });

  it('has the heads of its table on every sheet, and no last line alone', () => {
    for (const one of inFrench(paper)) {
      if (one.body.layout !== 'table') continue;
      const sheets = reader.sheets(typesetter.print([one], PLAIN));
      for (const { text } of sheets) {
        for (const { heading } of one.body.columns) expect(text).toContain(joined(heading));
      }
      const together = lastNames(one.body);
      expect(together.filter((name) => !(sheets.at(-1)?.text ?? '').includes(name))).toEqual([]);
    }
  });
});

it('every paper, in `npm test` the first of each template, is a tagged file that is found by its bookmark', () => {
  const seen = new Set<string>();
  for (const paper of PAPER_NAMES) {
    const values = inFrench(paper);
    const fresh = values.filter(({ body }) => !seen.has(body.layout));
    for (const { body } of fresh) seen.add(body.layout);
    if (fresh.length === 0 && !all) continue;
    const { tagged, bookmarks } = reader.outline(typesetter.print(values, PLAIN));
    expect(tagged, paper).toBe(true);
    for (const { title } of values) expect(bookmarks.map(joined)).toContain(joined(title));
  }
});

/** What is cut into pieces carries no page and no hour. */
it.each(PAPER_NAMES.filter((paper) => EVENT_OF_PAPER[paper].cut !== true))(
  '%s has event, hour of printing and page of how many on every sheet',
  (paper) => {
    const values = inFrench(paper);
    const sheets = reader.sheets(typesetter.print(values, PLAIN));
    const feet = sheets.map(({ text }) =>
      (/Page(\d+)sur(\d+)/.exec(text) ?? []).slice(1).map(Number),
    );
    // Each paper counts its own: page 1 begins the next one.
    const firsts = feet.flatMap(([page], at) => (page === 1 ? [at] : []));
    expect(firsts).toHaveLength(values.length);
    values.forEach(({ head, foot }, index) => {
      const [from, to] = [firsts[index] ?? 0, firsts[index + 1] ?? sheets.length];
      sheets.slice(from, to).forEach(({ text }, at) => {
        expect(text).toContain(joined(head.event));
        expect(text).toContain(joined(foot.printed));
        expect(feet[from + at]).toEqual([at + 1, to - from]);
      });
    });
  },
);

/** Drafted rounds of events that not every event is like. */
const DRAFTS: Readonly<Partial<Record<PaperName, () => Tournament>>> = {
  'match-sheets': () => teamEvent(4).does({ type: 'pairRound', round: 1 }).state,
  'line-up-slips': () => teamEvent(4).does({ type: 'pairRound', round: 1 }).state,
  'start-position': () =>
    new PlayedEvent({ rounds: 3, initialColour: 'white' }, 4)
      .does({ type: 'assignNumbers', reason: 'initialOrder' })
      .does({ type: 'setArrangement', round: 1, seed: 'rennes' })
      .does({ type: 'pairRound', round: 1 }).state,
};

it.each(PAPER_NAMES.filter((paper) => paperNamed(paper).of === 'round'))(
  '%s says across every sheet of a draft that it is not published',
  (paper) => {
    const draft = DRAFTS[paper]?.() ?? eventOf(12, { draft: true });
    const sheets = reader.sheets(
      typesetter.print(paperValues(draft, paper, { language: 'fr' }), PLAIN),
    );
    expect(sheets.length).toBeGreaterThan(0);
    for (const { text } of sheets) expect(text).toContain('NONPUBLIÉ');
  },
);

/** The names of the last rows, which no break may part. */
const lastNames = ({ rows }: TableBody): readonly string[] =>
  rows
    .slice(-3)
    .flatMap(({ cells }) =>
      cells.flatMap((cell) =>
        typeof cell === 'object' && cell !== null && 'text' in cell ? [joined(cell.text)] : [],
      ),
    );
