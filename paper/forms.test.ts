import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { formPaperOf, formPapers } from '@ronde/core/documents/forms/form-papers.ts';
import { makeForm } from '@ronde/core/documents/forms/form-makers.ts';
import { FORM_NAMES, FORMS, type FormName } from '@ronde/core/documents/forms/forms.ts';
import { LANGUAGES, type Language } from '@ronde/core/rules/language.ts';
import { EMPTY_LEDGER } from '@ronde/core/tournament/log.ts';
import { normEvent } from '@ronde/core/tournament/testing/norm-report.ts';
import { PLAIN } from './print-options.ts';
import { eventOf } from './testing/events.ts';
import { formEvent } from './testing/form-event.ts';
import { textsIn } from './testing/paper-values.ts';
import { joined, openSheetReader, type SheetReader } from './testing/sheet-reader.ts';
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

/** Papers about norms: an event in which one player makes those of GM and IM. */
const OF_NORMS: readonly FormName[] = ['norms', 'norm-certificate', 'title-application'];

/**
 * The back of a certificate has its conditions, that of an appeal is the committee's, that of a complaint the
 * arbiters'. Every other paper is one sheet.
 */
const SHEETS: Readonly<Partial<Record<FormName, number>>> = {
  'norm-certificate': 2,
  appeal: 2,
  complaint: 2,
};

const ofNorms = { ledger: EMPTY_LEDGER, state: normEvent('1==11====') };
const played = formEvent();

const all = inject('sizes').combinations === 'all';
/** In `npm test` one of them, by turns. */
const languagesOf = (name: FormName): readonly Language[] =>
  LANGUAGES.filter((_, at) => all || at === FORM_NAMES.indexOf(name) % LANGUAGES.length);

it.each(FORM_NAMES)(
  '%s is set in its languages with every word of its values, on its sheets',
  (name) => {
    const { ledger, state } = OF_NORMS.includes(name) ? ofNorms : played;
    const both = languagesOf(name).map((language) => {
      const ask = { language, zone: 'Europe/Paris', at: '2026-03-08T12:00:00.000Z' };
      const forms = makeForm(name, { ledger, state }, ask);
      expect(forms.length).toBeGreaterThan(0);
      const sheets = forms.reduce((sum, { copies }) => sum + copies * (SHEETS[name] ?? 1), 0);
      return { language, forms, papers: formPapers(state, forms, ask), sheets };
    });
    const printed = typesetter.print(
      both.flatMap(({ papers }) => papers),
      PLAIN,
    );
    expect(printed.warnings).toEqual([]);
    const pages = reader.sheets(printed);
    expect({ name, pages: pages.length }).toEqual({
      ...{ name, pages: both.reduce((sum, { sheets }) => sum + sheets, 0) },
    });
    let from = 0;
    for (const { language, forms, sheets } of both) {
      const own = pages.slice(from, from + sheets);
      from += sheets;
      const said = own.map(({ text }) => text).join('');
      for (const word of wordsOf(forms)) expect(said).toContain(joined(word));
      expect(own[0]?.text).toContain(joined(FORMS[name].name[language]));
    }
  },
);

/** Values and labels of fields, cells, and texts: what somebody must find on the sheet. */
function wordsOf(forms: ReturnType<typeof makeForm>): readonly string[] {
  return forms.flatMap(({ blocks }) =>
    blocks.flatMap((block): readonly string[] => {
      switch (block.kind) {
        case 'fields':
          return block.fields.flatMap(({ label, value }) =>
            value === null ? [label] : [label, value],
          );
        case 'table':
          return [...block.heads, ...block.rows.flat()].filter((word) => word !== '');
        case 'boxes':
          return block.lines;
        case 'signatures':
          return block.who;
        case 'newPage':
          return [];
        case 'room':
          return [block.label];
        case 'heading':
        case 'text':
          return [block.text];
      }
    }),
  );
}

it('much to be filled in stands in one language after the other, on sheets as full as in one', () => {
  const { ledger, state } = played;
  const ask = { language: 'fr', zone: 'Europe/Paris', at: '2026-03-08T12:00:00.000Z' } as const;
  const both = formPaperOf({ ledger, state }, 'appeal', { ...ask, both: true });
  expect(both.map(({ title }) => title)).toEqual([FORMS.appeal.name.fr, FORMS.appeal.name.en]);
  expect(typesetter.print(both, PLAIN).pages).toBe(4);
});

it('on Letter in both languages no paper takes a sheet more, in `npm test` every fifth one', () => {
  const ask = { language: 'fr', zone: 'Europe/Paris', at: '2026-03-08T12:00:00.000Z' } as const;
  const papers = FORM_NAMES.filter((_, at) => all || at % 5 === 0).flatMap((name) =>
    formPaperOf(OF_NORMS.includes(name) ? ofNorms : played, name, { ...ask, both: true }),
  );
  const sheets = reader.sheets(typesetter.print(papers, { ...PLAIN, format: 'letter' }));
  // The first sheet of each says how many there are.
  const counted = sheets.flatMap(({ text }) =>
    [...text.matchAll(/Page1(?:sur|of)(\d)/g)].slice(0, 1).map(([, pages]) => Number(pages)),
  );
  expect(papers.map(({ paper }, at) => [paper, counted[at]])).toEqual(
    papers.map(({ paper }) => [paper, SHEETS[paper as FormName] ?? 1]),
  );
});

it('amounts stand once on a paper in both languages, as the first writes them', () => {
  const file = { ledger: EMPTY_LEDGER, state: eventOf(5) };
  const ask = { zone: 'Europe/Paris', at: '2026-03-08T12:00:00.000Z', both: true } as const;
  const amounts = (['fr', 'en'] as const).map((language) =>
    textsIn(formPaperOf(file, 'prize-receipts', { ...ask, language })).filter((text) =>
      text.includes('300'),
    ),
  );
  expect(amounts.map((texts) => texts.map(joined))).toEqual([['300,00€'], ['€300.00']]);
});
