import { inBoth } from '../../rules/in-both.ts';
import type { RatingEventNote } from '../../tournament/views/ratings.ts';

/** What is said of the months of an event over thirty days; holes are `{name}`. */
interface LongEventWords extends Readonly<Record<RatingEventNote['code'], string>> {
  readonly whyMonth: string;
  readonly whyMonthWithoutList: string;
  readonly noDay: string;
}

export const LONG_EVENT_WORDS = inBoth<LongEventWords>(
  {
    longEvent:
      'The event lasts more than 30 days: each game counts in the month it was played in, by the list of that month.',
    listsMissing: 'No list is kept for {about}: the latest before it was taken.',
    daysMissing:
      'No day is set for {count|round|rounds} {about}: these games count by the list of the first day.',
    tieBreaksByFirst: 'Tie-breaks by ratings take the rating of the first day.',
    tieBreaksNotSaid:
      'Tie-breaks by ratings take the rating of the first day: this edition does not say which of several counts.',
    whyMonth: '{month}: {rating} on its list',
    whyMonthWithoutList: '{month}: {rating}, as before: no list of this month is kept',
    noDay: 'without a day',
  },
  {
    longEvent:
      'Le tournoi dure plus de 30 jours : chaque partie compte dans le mois où elle a été jouée, selon la liste de ce mois.',
    listsMissing: 'Aucune liste n’est gardée pour {about} : la dernière avant elle a été prise.',
    daysMissing:
      'Aucun jour n’est fixé pour {count|la ronde|la ronde|les rondes} {about} : ces parties comptent selon la liste du premier jour.',
    tieBreaksByFirst: 'Les départages par classement prennent celui du premier jour.',
    tieBreaksNotSaid:
      'Les départages par classement prennent celui du premier jour : cette édition ne dit pas lequel de plusieurs compte.',
    whyMonth: '{month} : {rating} sur sa liste',
    whyMonthWithoutList: '{month} : {rating}, comme avant : aucune liste de ce mois n’est gardée',
    noDay: 'sans jour',
  },
);
