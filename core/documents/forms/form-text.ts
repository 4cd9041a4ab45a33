import type { Language } from '../../rules/language.ts';
import { fill } from '../../rules/sentence.ts';
import type { Form, FormBlock } from './form.ts';
import type { FormField } from './form-field.ts';
import { FORM_WORDS } from './form-words.ts';

/** Room for what is written by hand. */
const BLANK = '____________________';

/** A field as it is labelled on paper: what nobody knows says whom to ask. */
export function fieldLabel(field: FormField, language: Language): string {
  if (field.value !== null || field.ask === null) return field.label;
  const { ask, asked } = FORM_WORDS[language];
  return fill(ask, { label: field.label, whom: asked[field.ask] });
}

/** `Label: value`, as the language sets its colon. */
export const sayLine = (label: string, value: string, language: Language): string =>
  fill(FORM_WORDS[language].line, { label, value }).trimEnd();

/** A paper as plain text, for a letter, a mail or a terminal. */
export const formText = ({ title, about, blocks }: Form, language: Language): string =>
  [
    about === null ? title : `${title} – ${about}`,
    '',
    ...blocks.flatMap((block) => [...linesOf(block, language), '']),
  ].join('\n');

function linesOf(block: FormBlock, language: Language): readonly string[] {
  const line = (label: string, value: string): string => sayLine(label, value, language);
  switch (block.kind) {
    case 'heading':
      return [block.text.toUpperCase()];
    case 'text':
      return [block.text];
    case 'fields':
      return block.fields.map((one) => line(fieldLabel(one, language), one.value ?? BLANK));
    case 'table':
      return [block.heads.join(' | '), ...block.rows.map((row) => row.join(' | '))];
    case 'boxes':
      return block.lines.map(
        (one) => `[${block.ticked?.includes(one) === true ? 'x' : ' '}] ${one}`,
      );
    case 'room':
      return [line(block.label, ''), ...Array.from({ length: block.lines }, () => BLANK.repeat(3))];
    case 'signatures':
      return block.who.map((who) => line(who, BLANK));
    case 'newPage':
      return [];
  }
}
