import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaperValues, TableBody } from '@ronde/core/documents/papers/paper-values.ts';
import { PAPER_NAMES, paperNamed, type PaperName } from '@ronde/core/documents/papers/papers.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import { PlayedEvent } from '@ronde/core/tournament/testing/played-event.ts';
import { teamEvent } from '@ronde/core/tournament/testing/team-event.ts';
import { inventedPlayers } from '@ronde/core/tournament/views/testing/engine-event.ts';
import { PLAIN } from './print-options.ts';
import { eventOf } from './testing/events.ts';
import { DRESSED } from './testing/club.ts';
import { molterEvent } from './testing/molter-event.ts';
import { missingOn } from './testing/expect-whole.ts';
import { paperValues } from './testing/paper-values.ts';
import { printedOnce } from './testing/printed-once.ts';
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

/** Lists of it take one, two or three sheets. */
const swiss = (): Tournament => eventOf(64);
/** For what takes a sheet for each of a few: papers.test.ts prints more of them. */
const small = (): Tournament => eventOf(12);
const roundRobin = (): Tournament => eventOf(5);
const molter = (): Tournament => molterEvent(7, 6, 3);
const chess960 = (): Tournament =>
  new PlayedEvent({ rounds: 3 }, 4)
    .does({ type: 'setArrangement', round: 1, seed: 'rennes' })
    .pairs(1, 'a-c d-b').state;
const cup = (): Tournament =>
  new PlayedEvent({ rounds: 4, system: 'knockout', initialColour: 'white' })
    .does({ type: 'enterPlayers', players: inventedPlayers(13) })
    .does({ type: 'assignNumbers', reason: 'initialOrder' })
    .does({ type: 'pairRound', round: 1 })
    .does({ type: 'publishRound', round: 1 }).state;
const teams = (): Tournament =>
  teamEvent(4).does({ type: 'pairRound', round: 1 }).does({ type: 'publishRound', round: 1 }).state;

/** Every paper, with an event that has it. What is cut into pieces carries no page and no hour. */
const EVERY_PAPER: Readonly<
  Record<PaperName, { readonly of: () => Tournament; readonly cut?: true }>
> = {
  'starting-list': { of: swiss },
  'starting-list-by-name': { of: swiss },
  pairings: { of: swiss },
  'pairings-by-name': { of: swiss },
  'result-sheet': { of: swiss },
  results: { of: swiss },
  standings: { of: swiss },
  crosstable: { of: swiss },
  'berger-grid': { of: roundRobin },
  'berger-sheet': { of: roundRobin },
  'rutsch-berger-seats': { of: roundRobin },
  'rutsch-seats': { of: roundRobin },
  bracket: { of: cup },
  'molter-grids': { of: molter },
  prizes: { of: swiss },
  'announced-prizes': { of: swiss },
  'round-times': { of: swiss },
  'clock-settings': { of: swiss },
  'start-position': { of: chess960 },
  'appeals-committee': { of: swiss },
  conduct: { of: swiss },
  regulations: { of: swiss },
  'qr-poster': { of: swiss },
  'result-slips': { of: small, cut: true },
  scoresheets: { of: roundRobin, cut: true },
  'match-sheets': { of: teams },
  'line-up-slips': { of: teams, cut: true },
  'clock-control': { of: swiss },
  'place-cards': { of: roundRobin, cut: true },
  badges: { of: small, cut: true },
  'board-numbers': { of: roundRobin, cut: true },
  'player-cards': { of: roundRobin, cut: true },
  'molter-envelopes': { of: molter, cut: true },
  'molter-board-cards': { of: molter, cut: true },
};

/** In points, upright. */
const FORMATS = { a4: [595.276, 841.89], letter: [612, 792] } as const;

describe.each(PAPER_NAMES)('%s', (paper) => {
  const { of, cut = false } = EVERY_PAPER[paper];

  it.each([
    ['in French on A4, black on white', { language: 'fr' }, PLAIN],
    ['in both languages on Letter, with colour and logo', { language: 'en', both: true }, DRESSED],
  ] as const)('%s: everything is said, and nothing stands over an edge', (_, asked, options) => {
    const values = paperValues(of(), paper, asked);
    const printed = typesetter.print(values, options);
    expect(printed.warnings).toEqual([]);
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

  const inFrench = (): readonly PaperValues[] => paperValues(of(), paper, { language: 'fr' });

  it('is a tagged file that is found by its bookmark', () => {
    const values = inFrench();
    const { tagged, bookmarks } = reader.outline(typesetter.print(values, PLAIN));
    expect(tagged).toBe(true);
    for (const { title } of values) expect(bookmarks.map(joined)).toContain(joined(title));
  });

  it('has the heads of its table on every sheet, and no last line alone', () => {
    for (const one of inFrench()) {
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

/** What is cut into pieces carries no page and no hour. */
it.each(PAPER_NAMES.filter((paper) => EVERY_PAPER[paper].cut !== true))(
  '%s has event, hour of printing and page of how many on every sheet',
  (paper) => {
    const values = paperValues(EVERY_PAPER[paper].of(), paper, { language: 'fr' });
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
