import {
  SENTENCES,
  SUSPENDED_FUNCTIONS,
  type Suspension,
} from '../../administration/licences/suspensions.ts';
import { oneOf, optional, orNull, type FieldsOf } from './schema.ts';
import { aDay, aFilledLine, listOf } from './words.ts';

/** A line of a register of suspensions, of an event or of the house. */
export const SUSPENSION_FIELDS: FieldsOf<Suspension> = {
  person: aFilledLine,
  nationalId: optional(aFilledLine),
  functions: listOf(oneOf(SUSPENDED_FUNCTIONS)),
  from: aDay,
  until: orNull(aDay),
  sentence: oneOf(SENTENCES),
};
