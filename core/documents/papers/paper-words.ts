import { inBoth } from '../../rules/in-both.ts';

/** What stands around the values of every paper; holes are `{name}`. */
export const PAPER_WORDS = inBoth(
  {
    page: 'Page {page} of {pages}',
    printed: 'Printed on {at}',
    draft: 'not published',
    round: 'Round {round} of {rounds}',
    roundOnly: 'Round {round}',
    byRating: 'Starting list',
    byAlphabet: 'Starting list by name',
    resultSheet: 'Result sheet, round {round}',
    collector: 'Collected by',
    hour: 'Hour',
    white: 'W',
    black: 'B',
    from: '{what} {from} to {to}',
    share: { against: 'opponents', round: 'rounds' },
  },
  {
    page: 'Page {page} sur {pages}',
    printed: 'Imprimé le {at}',
    draft: 'non publié',
    round: 'Ronde {round} sur {rounds}',
    roundOnly: 'Ronde {round}',
    byRating: 'Liste de départ',
    byAlphabet: 'Liste de départ par nom',
    resultSheet: 'Feuille de résultats, ronde {round}',
    collector: 'Relevé par',
    hour: 'Heure',
    white: 'B',
    black: 'N',
    from: '{what} {from} à {to}',
    share: { against: 'adversaires', round: 'rondes' },
  },
);
