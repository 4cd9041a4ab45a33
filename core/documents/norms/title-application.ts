import type { ApplicationCheck, ApplicationCondition } from '../../ratings/titles/application.ts';
import type { KeptNorm, PlayerFile } from '../../ratings/titles/player-file.ts';
import type { NormTitle } from '../../rules/editions/title-properties.ts';
import { namedField, type NamedField } from '../forms/form-field.ts';
import { partsOfName } from './parts-of-name.ts';

/** What an application for a title asks for (IT2), by the articles it is decided on (B.01 1.5, 2.1 to 2.3). */
export const APPLICATION_FIELDS = [
  'titleSought',
  'lastName',
  'firstName',
  'fideId',
  'birthDate',
  'birthPlace',
  'federation',
  'ratingRequired',
  'ratingReached',
  'ratingDay',
  'norms',
  'totalGames',
  'lateFee',
  'federationOfficial',
  'applicationDay',
] as const;
export type ApplicationField = (typeof APPLICATION_FIELDS)[number];

/** The application for one title, for whoever typesets it; the certificates (IT1) go with it. */
export interface ApplicationForm {
  readonly title: NormTitle;
  /** Null where it cannot be decided. */
  readonly complete: boolean | null;
  readonly fields: readonly NamedField<ApplicationField>[];
  readonly norms: readonly KeptNorm[];
  readonly conditions: readonly ApplicationCondition[];
}

/** What an event holds of a player beside norms and ratings; null where it is not known. */
export interface KnownOfPlayer {
  readonly fideId: string | null;
  readonly federation: string | null;
  /** A day; a year alone is not enough. */
  readonly birthDate: string | null;
}
/** The file of a player holds norms and ratings alone. */
const NOTHING_KNOWN: KnownOfPlayer = { fideId: null, federation: null, birthDate: null };

/** From the file of a player and what was found of the application. */
export function titleApplication(
  file: PlayerFile,
  check: ApplicationCheck,
  submitted: string | null,
  known: KnownOfPlayer = NOTHING_KNOWN,
): ApplicationForm {
  const { last, first } = partsOfName(file.name);
  const { title, complete, norms, conditions, lateFeePercent } = check;
  const required = conditions.find(({ name }) => name === 'rating')?.required ?? null;
  return {
    ...{ title, complete, norms, conditions },
    fields: [
      namedField('titleSought', title, 'player'),
      namedField('lastName', last, 'player'),
      namedField('firstName', first, 'player'),
      namedField('fideId', known.fideId, 'federation'),
      namedField('birthDate', known.birthDate, 'player'),
      // No list and no entry form has it.
      namedField('birthPlace', null, 'player'),
      namedField('federation', known.federation, 'federation'),
      namedField('ratingRequired', required, 'fide'),
      namedField('ratingReached', file.highestRating, 'fide'),
      namedField('ratingDay', file.ratingReached, 'fide'),
      namedField('norms', norms.length, 'player'),
      namedField(
        'totalGames',
        norms.reduce((sum, { games }) => sum + games, 0),
        'player',
      ),
      namedField('lateFee', lateFeePercent, 'federation'),
      namedField('federationOfficial', null, 'federation'),
      namedField('applicationDay', submitted, 'federation'),
    ],
  };
}
