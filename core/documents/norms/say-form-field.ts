import type { Language } from '../../rules/language.ts';
import { TITLES } from '../../rules/title.ts';
import type { FormField, NamedField } from '../forms/form-field.ts';
import { sayTitle } from '../lists/say-result.ts';
import { sayDay, sayRateOfPlay } from '../times/say-time.ts';
import { FORM_WORDS } from './form-words.ts';
import type { CertificateField } from './norm-certificate.ts';
import { sayHalfPoints } from './norm-lines.ts';
import type { ApplicationField } from './title-application.ts';

type Name = CertificateField | ApplicationField;

/** Fields of the forms of titles as they stand on a paper: labelled, and said in a language. */
export const sayFormFields = (
  fields: readonly NamedField<Name>[],
  language: Language,
): readonly FormField[] =>
  fields.map((one) => {
    const label = capital(FORM_WORDS[language].fields[one.field]);
    return one.value === null
      ? { label, value: null, ask: one.ask }
      : { label, value: sayValue(one.field, one.value, language) };
  });

/** Only the first letter: `GM`, `date of birth`. */
const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

function sayValue(name: Name, value: string | number, language: Language): string {
  switch (name) {
    case 'normSought':
    case 'titleSought':
      return sayTitleNamed(String(value), language);
    case 'birthDate':
    case 'start':
    case 'close':
    case 'ratingDay':
    case 'applicationDay':
      return sayDay(String(value), language);
    case 'rateOfPlay':
      return sayRateOfPlay(String(value), language);
    case 'required':
    case 'achieved':
    case 'exceededBy':
      return sayHalfPoints(Number(value) * 2, language);
    default:
      return String(value);
  }
}

/** A title as the language writes it: `IM`, `MI`. */
export function sayTitleNamed(name: string, language: Language): string {
  const title = TITLES.find((one) => one === name);
  return title === undefined ? name : (sayTitle(title, language) ?? name);
}
