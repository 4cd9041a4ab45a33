import { isIsoDate } from '../../rules/identity.ts';
import { LONGEST_LINE, LONGEST_TEXT, ONE_LINE, SOME_LINES } from '../../rules/text-bounds.ts';

/** How a clause is written down, always as text. */
export type ClauseForm =
  | { readonly form: 'line' | 'text' | 'yesOrNo' | 'amount' | 'moment' | 'names' }
  | { readonly form: 'whole'; readonly least: number; readonly most: number }
  | { readonly form: 'choice'; readonly among: readonly string[] };

const whole = (least: number, most: number): ClauseForm => ({ form: 'whole', least, most });
const choice = (...among: readonly string[]): ClauseForm => ({ form: 'choice', among });

/**
 * What the regulations of an event say and no setting of it holds, article by article of the model
 * (LA 5.1, lines 8935-9187).
 */
const FORMS = {
  openTo: { form: 'line' },
  regime: choice('supervised', 'unsupervised'),
  quickplay: { form: 'yesOrNo' },
  entriesUntil: { form: 'moment' },
  checkInFrom: { form: 'moment' },
  checkInUntil: { form: 'moment' },
  prizeGiving: { form: 'moment' },
  feeAdults: { form: 'amount' },
  feeYouths: { form: 'amount' },
  prizesTotal: { form: 'amount' },
  prizesGuaranteed: { form: 'yesOrNo' },
  unratedPrizes: choice('excluded', 'included', 'ownPrize'),
  drawMoves: whole(2, 200),
  devices: choice('notInVenue', 'offInBag'),
  searches: { form: 'yesOrNo' },
  fine: { form: 'amount' },
  flashMinutes: whole(0, 60),
  analysisRoom: { form: 'line' },
  photographs: choice('told', 'consent', 'none'),
  dataContact: { form: 'line' },
  accompaniedUntil: whole(1, 18),
  committee: { form: 'names' },
  reserves: { form: 'names' },
  appealMinutes: whole(0, 10_080),
  appealDeposit: { form: 'amount' },
  particulars: { form: 'text' },
} as const satisfies Readonly<Record<string, ClauseForm>>;

export type Clause = keyof typeof FORMS;
export const CLAUSES = Object.keys(FORMS) as readonly Clause[];
export const isClause = (name: string): name is Clause => Object.hasOwn(FORMS, name);

export const formOf = (clause: Clause): ClauseForm => FORMS[clause];

export type Clauses = Readonly<Partial<Record<Clause, string>>>;

/** What a value must be to stand; null for one that does. */
export type ClauseFault = ClauseForm['form'];

export function faultOfClause(clause: Clause, value: string): ClauseFault | null {
  const form = formOf(clause);
  return stands(form, value) ? null : form.form;
}

function stands(form: ClauseForm, value: string): boolean {
  switch (form.form) {
    case 'line':
      return value !== '' && value.length <= LONGEST_LINE && ONE_LINE.test(value);
    case 'names':
      return namesIn(value).length > 0 && value.length <= LONGEST_LINE && ONE_LINE.test(value);
    case 'text':
      return value !== '' && value.length <= LONGEST_TEXT && SOME_LINES.test(value);
    case 'yesOrNo':
      return value === 'yes' || value === 'no';
    case 'amount':
      return /^\d{1,7}(?:\.\d\d)?$/.test(value);
    case 'moment': {
      const [day = '', time = '', ...rest] = value.split('T');
      return rest.length === 0 && isIsoDate(day) && HOUR.test(time);
    }
    case 'whole': {
      const figure = Number(value);
      return /^\d{1,6}$/.test(value) && figure >= form.least && figure <= form.most;
    }
    case 'choice':
      return form.among.includes(value);
  }
}

const HOUR = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** `A. Alpha; B. Bravo` */
export const namesIn = (value: string): readonly string[] =>
  value
    .split(';')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** An amount as it is written, in cents; null where nothing is said. */
export const centsOf = (amount: string | undefined): number | null =>
  amount === undefined ? null : Math.round(Number(amount) * 100);

/** What most events write, where no hour, name or amount of their own is asked for. */
export const USUAL_CLAUSES: Clauses = {
  regime: 'unsupervised',
  quickplay: 'no',
  unratedPrizes: 'excluded',
  devices: 'offInBag',
  searches: 'yes',
  flashMinutes: '10',
  photographs: 'told',
  accompaniedUntil: '12',
  appealMinutes: '30',
};
