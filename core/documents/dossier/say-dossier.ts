import type { Language } from '../../rules/language.ts';
import { fill } from '../../rules/sentence.ts';
import { sayLine } from '../forms/form-text.ts';
import { FORM_WORDS } from '../forms/form-words.ts';
import { column, type DocumentList, type ListCell } from '../lists/list.ts';
import { sayDay } from '../times/say-time.ts';
import { toAsk, type DossierList, type DossierPiece, type ToAsk } from './dossier-list.ts';
import { DOSSIER_WORDS } from './dossier-words.ts';

/** What is missing of a piece, in words: together what one person is asked for. */
export function sayMissing({ reason, fields }: DossierPiece, language: Language): string[] {
  const words = DOSSIER_WORDS[language];
  const { asked } = FORM_WORDS[language];
  const whom = [...new Set(fields.map(({ ask }) => ask))];
  const labels = (of: DossierPiece['fields'][number]['ask']): string =>
    fields
      .filter(({ ask }) => ask === of)
      .map(({ label }) => label)
      .join(', ');
  return [
    ...(reason === null ? [] : [words.reasons[reason]]),
    ...whom.map((one) => fill(words.askFields, { labels: labels(one), whom: asked[one] })),
  ];
}

export const sayRecipients = ({ recipients }: DossierPiece, language: Language): string =>
  recipients.map((one) => DOSSIER_WORDS[language].recipients[one]).join(', ');

/** Whether the technical report is sent, and why. */
export const saySending = ({ sending }: DossierList, language: Language): string =>
  sending.reasons.map((reason) => DOSSIER_WORDS[language].sending[reason]).join(' · ');

/** The pieces as a list, for print and spreadsheets. */
export function dossierTable(
  { pieces }: DossierList,
  language: Language,
): Pick<DocumentList, 'columns' | 'rows'> {
  const words = DOSSIER_WORDS[language];
  return {
    columns: [
      column('piece', words.piece),
      column('state', words.state),
      column('for', words.for),
      column('by', words.by),
      column('missing', words.missing),
    ],
    rows: pieces.map((piece): ListCell[] => [
      piece.name,
      words.standing[piece.standing],
      piece.standing === 'notNeeded' ? '' : sayRecipients(piece, language),
      piece.by === null ? '' : sayDay(piece.by, language),
      sayMissing(piece, language).join(' · '),
    ]),
  };
}

/** `Ask the organiser`, and what. */
export const sayToAsk = (
  { whom, questions }: ToAsk,
  language: Language,
): { readonly who: string; readonly what: readonly string[] } => ({
  who: fill(DOSSIER_WORDS[language].askWhom, { whom: FORM_WORDS[language].asked[whom] }),
  what: questions.map(({ label, papers }) =>
    papers.length === 0 ? label : sayLine(label, papers.join(', '), language),
  ),
});

/** The list as a text that lies beside the pieces. */
export function dossierText(name: string, list: DossierList, language: Language): string {
  const words = DOSSIER_WORDS[language];
  const line = (label: string, value: string): string => sayLine(label, value, language);
  const piece = (one: DossierPiece): string[] => [
    `[${words.standing[one.standing]}] ${one.name}`,
    ...(one.standing === 'notNeeded'
      ? []
      : [`    ${line(words.for, sayRecipients(one, language))}`]),
    ...(one.by === null ? [] : [`    ${line(words.by, sayDay(one.by, language))}`]),
    ...sayMissing(one, language).map((missing) => `    - ${missing}`),
  ];
  return [
    line(words.title, name),
    line(words.kind, words.kinds[list.kind]),
    line(words.report, saySending(list, language)),
    ...(list.keptUntil === null ? [] : [line(words.keptUntil, sayDay(list.keptUntil, language))]),
    '',
    ...list.pieces.flatMap(piece),
    '',
    ...toAsk(list).flatMap((one) => {
      const { who, what } = sayToAsk(one, language);
      return [who, ...what.map((question) => `    - ${question}`)];
    }),
    '',
  ].join('\n');
}
