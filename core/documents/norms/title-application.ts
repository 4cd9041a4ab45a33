import type { ApplicationCheck, ApplicationCondition } from '../../ratings/titles/application.ts';
import type { KeptNorm, PlayerFile } from '../../ratings/titles/player-file.ts';
import type { NormTitle } from '../../rules/editions/title-properties.ts';
import { fieldOf, partsOfName, type AskedField } from './form-field.ts';

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
  readonly fields: readonly AskedField<ApplicationField>[];
  readonly norms: readonly KeptNorm[];
  readonly conditions: readonly ApplicationCondition[];
}

/** From the file of a player and what was found of the application. */
export function titleApplication(
  file: PlayerFile,
  check: ApplicationCheck,
  submitted: string | null,
): ApplicationForm {
  const { last, first } = partsOfName(file.name);
  const { title, complete, norms, conditions, lateFeePercent } = check;
  const required = conditions.find(({ name }) => name === 'rating')?.required ?? null;
  return {
    ...{ title, complete, norms, conditions },
    fields: [
      fieldOf('titleSought', title, 'player'),
      fieldOf('lastName', last, 'player'),
      fieldOf('firstName', first, 'player'),
      // The file of a player holds norms and ratings alone.
      fieldOf('fideId', null, 'federation'),
      fieldOf('birthDate', null, 'player'),
      fieldOf('birthPlace', null, 'player'),
      fieldOf('federation', null, 'federation'),
      fieldOf('ratingRequired', required, 'fide'),
      fieldOf('ratingReached', file.highestRating, 'fide'),
      fieldOf('ratingDay', file.ratingReached, 'fide'),
      fieldOf('norms', norms.length, 'player'),
      fieldOf(
        'totalGames',
        norms.reduce((sum, { games }) => sum + games, 0),
        'player',
      ),
      fieldOf('lateFee', lateFeePercent, 'federation'),
      fieldOf('federationOfficial', null, 'federation'),
      fieldOf('applicationDay', submitted, 'federation'),
    ],
  };
}
