import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formPaperOf, formPapers } from '@ronde/core/documents/forms/form-papers.ts';
import { makeForm } from '@ronde/core/documents/forms/form-makers.ts';
import { FORM_NAMES, FORMS, type FormName } from '@ronde/core/documents/forms/forms.ts';
import { EMPTY_LEDGER } from '@ronde/core/tournament/log.ts';
import { normEvent } from '@ronde/core/tournament/testing/norm-report.ts';
import { PLAIN } from './print-options.ts';
import { eventOf } from './testing/events.ts';
import { formEvent } from './testing/form-event.ts';
import { textsIn } from './testing/paper-values.ts';
import { openTypesetter, type Typesetter } from './typesetter.ts';

let typesetter: Typesetter;
let folder: string;
beforeAll(async () => {
  const opened = await openTypesetter();
  if (!opened.ok) throw new Error(opened.error.reason);
  typesetter = opened.value;
  folder = mkdtempSync(join(tmpdir(), 'ronde-forms-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const joined = (text: string): string => text.replace(/[\s\u00a0\u200b\u202f\f]+/g, '');

/** Papers about norms: an event in which one player makes those of GM and IM. */
const OF_NORMS: readonly FormName[] = ['norms', 'norm-certificate', 'title-application'];

/**
 * Certificates hold a table of rounds and one of conditions; the back of an appeal is the committee's, that of a
 * complaint the arbiters'. Every other paper is one sheet.
 */
const SHEETS: Readonly<Partial<Record<FormName, number>>> = {
  'norm-certificate': 2,
  appeal: 2,
  complaint: 2,
};

it.each(FORM_NAMES)(
  '%s is set in both languages with every word of its values, on its sheets',
  (name) => {
    const { ledger, state } = OF_NORMS.includes(name)
      ? { ledger: EMPTY_LEDGER, state: normEvent('1==11====') }
      : formEvent();
    for (const language of ['en', 'fr'] as const) {
      const ask = { language, zone: 'Europe/Paris', at: '2026-03-08T12:00:00.000Z' };
      const forms = makeForm(name, { ledger, state }, ask);
      expect(forms.length).toBeGreaterThan(0);
      const { bytes, pages, warnings } = typesetter.print(formPapers(state, forms, ask), PLAIN);
      expect(warnings).toEqual([]);
      const sheets = forms.reduce((sum, { copies }) => sum + copies * (SHEETS[name] ?? 1), 0);
      expect({ name, pages }).toEqual({ name, pages: sheets });
      const file = join(folder, `${name}-${language}.pdf`);
      writeFileSync(file, bytes);
      const read = spawnSync('pdftotext', [file, '-'], { encoding: 'utf8' });
      expect(read.status).toBe(0);
      const said = joined(read.stdout);
      for (const word of wordsOf(forms)) expect(said).toContain(joined(word));
      expect(said).toContain(joined(FORMS[name].name[language]));
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
  const { ledger, state } = formEvent();
  const ask = { language: 'fr', zone: 'Europe/Paris', at: '2026-03-08T12:00:00.000Z' } as const;
  const both = formPaperOf({ ledger, state }, 'appeal', { ...ask, both: true });
  expect(both.map(({ title }) => title)).toEqual([FORMS.appeal.name.fr, FORMS.appeal.name.en]);
  expect(typesetter.print(both, PLAIN).pages).toBe(4);
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
