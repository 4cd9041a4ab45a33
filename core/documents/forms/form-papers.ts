import { otherThan, type Language } from '../../rules/language.ts';
import type { PaperBlock, PaperSheet, PaperValues } from '../papers/paper-values.ts';
import type { Tournament } from '../../tournament/state.ts';
import { framedPaper, paperHeaded } from '../papers/framed-paper.ts';
import { inTwoLanguages } from '../papers/both-languages.ts';
import type { PaperAsk } from '../papers/paper-ask.ts';
import type { PaperWish } from '../papers/paper-of.ts';
import type { EventFile, Form, FormAsk, FormBlock, FormTable } from './form.ts';
import { makeForm } from './form-makers.ts';
import { fieldLabel } from './form-text.ts';
import { formNamed, type FormName } from './forms.ts';

/** Of the letters of a table in a form, in points. */
const SIZE = 9;

/** Columns of so few letters are as wide as what stands in them. */
const NARROW = 6;
/** Letters that make one share of the room. */
const SHARE = 12;
/** Shares of a column that is signed in. */
const TO_SIGN = 3;

/** Papers of the event's file, ready to be set. */
export const formPapers = (
  state: Pick<Tournament, 'settings'>,
  forms: readonly Form[],
  ask: Pick<PaperAsk, 'language' | 'at' | 'zone'>,
): readonly PaperValues[] =>
  forms.flatMap((form) =>
    formSheets(form, ask.language).map((sheet) => framedPaper(state, form.form, sheet, ask)),
  );

/** Papers from the file of a player, of no event. */
export const papersOfPlayer = (
  name: string,
  forms: readonly Form[],
  ask: Pick<PaperAsk, 'language' | 'at' | 'zone'>,
): readonly PaperValues[] =>
  forms.flatMap((form) =>
    formSheets(form, ask.language).map((sheet) =>
      paperHeaded({ event: name, about: '' }, form.form, sheet, ask),
    ),
  );

/** A paper of the event's file, in one language or both; none where it concerns nobody. */
export function formPaperOf(
  file: EventFile,
  name: FormName,
  { both = false, ...ask }: FormAsk & Pick<PaperWish, 'at' | 'both'>,
): readonly PaperValues[] {
  const inLanguage = (language: Language): readonly PaperValues[] => {
    const said = { ...ask, language };
    return formPapers(file.state, makeForm(name, file, said), said);
  };
  const first = inLanguage(ask.language);
  if (!both) return first;
  const second = inLanguage(otherThan(ask.language));
  if (formNamed(name).languagesApart === true) return [...first, ...second];
  return first.map((values, index) => {
    const other = second[index];
    return other === undefined ? values : inTwoLanguages(values, other);
  });
}

/** The sheets of a paper, as often as it is printed. */
const formSheets = (form: Form, language: Language): readonly PaperSheet[] =>
  Array.from({ length: form.copies }, () => ({
    title: form.title,
    round: form.about,
    draft: false,
    landscape: false,
    body: { layout: 'form', blocks: form.blocks.map((block) => onPaper(block, language)) },
  }));

function onPaper(block: FormBlock, language: Language): PaperBlock {
  switch (block.kind) {
    case 'fields':
      return {
        kind: 'fields',
        columns: block.columns ?? (block.fields.length < 2 ? 1 : 2),
        fields: block.fields.map((one) => ({
          label: fieldLabel(one, language),
          value: one.value,
        })),
      };
    case 'table':
      return {
        kind: 'table',
        columns: block.heads.map((heading, index) => ({
          heading,
          align: isListOfFigures(block, index) ? 'end' : 'start',
          share: shareOf(block, index),
          room: null,
        })),
        rows: block.rows.map((row) => ({
          cells: row.map((cell, index) =>
            isToSign(block, index) ? SIGNED_IN : FIGURE.test(cell) ? { figure: cell } : cell,
          ),
          strong: false,
        })),
        groups: block.rows.map(() => 1),
        size: SIZE,
      };
    case 'boxes':
      return {
        kind: 'boxes',
        columns: block.columns ?? 1,
        lines: block.lines.map((text) => ({
          ticked: block.ticked?.includes(text) ?? false,
          text,
        })),
      };
    case 'heading':
    case 'text':
    case 'room':
    case 'signatures':
    case 'newPage':
      return block;
  }
}

/** Two lines high, so that a signature fits. */
const SIGNED_IN = { text: '\u00a0', below: '\u00a0' };

const isToSign = ({ rows }: FormTable, index: number): boolean =>
  rows.every((row) => (row[index] ?? '') === '');

/** Digits with what is written among them: amounts, places, ratings. */
const FIGURE = /^[-–−+\d½\s.,%€$£]*$/;

/** Figures below each other, units below units; a short word stands for one that nobody knows. */
function isListOfFigures(table: FormTable, index: number): boolean {
  if (table.rows.length < 2 || isToSign(table, index)) return false;
  const cells = table.rows.map((row) => row[index] ?? '');
  const words = cells.filter((cell) => !FIGURE.test(cell));
  return 2 * words.length < cells.length && words.every(({ length }) => length <= SHARE);
}

/** Figures on one line share the sheet equally; in a list long texts have more of it, and figures are never parted. */
function shareOf(table: FormTable, index: number): number | null {
  if (table.rows.length === 1) return 1;
  if (isToSign(table, index)) return TO_SIGN;
  if (isListOfFigures(table, index)) return null;
  const widest = Math.max(0, ...table.rows.map((row) => row[index]?.length ?? 0));
  return widest <= NARROW ? null : Math.max(1, Math.min(4, Math.round(widest / SHARE)));
}
