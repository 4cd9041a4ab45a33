import { inBoth } from '../../rules/in-both.ts';
import type { Language } from '../../rules/language.ts';
import type { Params } from '../warning-ladder.ts';

type Names = Readonly<Record<string, string>>;

/** Names of the codes in refusals. */
const NAMES = inBoth<{ readonly kind: Names; readonly field: Names; readonly hidden: string }>(
  {
    kind: { individual: 'individual', team: 'team' },
    field: {
      name: 'the name',
      roster: 'the list of players',
      number: 'the order of the numbers',
      boards: 'the line-up',
      'ratings.fide': 'the FIDE rating',
      'ratings.national': 'the national rating',
      'ratings.estimate': 'the estimated rating',
      'ratingSources.fide': 'the list of the FIDE rating',
      'ratingSources.national': 'the list of the national rating',
      fromRound: 'the first round',
      tags: 'the tags',
      feeDue: 'the fee due',
      feePaid: 'the fee paid',
      birthDate: 'the date of birth',
    },
    hidden: 'this value',
  },
  {
    kind: { individual: 'individuels', team: 'par équipes' },
    field: {
      name: 'le nom',
      roster: 'la liste des joueurs',
      number: 'l’ordre des numéros',
      boards: 'la composition',
      'ratings.fide': 'l’Elo FIDE',
      'ratings.national': 'l’Elo national',
      'ratings.estimate': 'l’Elo estimé',
      'ratingSources.fide': 'la liste de l’Elo FIDE',
      'ratingSources.national': 'la liste de l’Elo national',
      fromRound: 'la première ronde',
      tags: 'les étiquettes',
      feeDue: 'le droit dû',
      feePaid: 'le droit payé',
      birthDate: 'la date de naissance',
    },
    hidden: 'cette valeur',
  },
);

/** The same with codes of kinds and fields named; what has no name stays as it is. */
export function withCodesNamed(params: Params, language: Language): Params {
  const { kind, field, hidden } = NAMES[language];
  const named = (value: unknown, names: Names) =>
    typeof value === 'string' && names[value] !== undefined ? names[value] : null;
  const kindNamed = named(params['kind'], kind);
  const fieldNamed = named(params['field'], field);
  return {
    ...params,
    ...(kindNamed !== null && { kind: kindNamed }),
    ...(fieldNamed !== null && { field: fieldNamed }),
    ...(params['value'] === 'hidden' && { value: hidden }),
  };
}
