import { inBoth } from '../../../../words/in-both.ts';

export const MATCH_CALENDAR_PAGE_WORDS = inBoth(
  {
    title: 'Calendar',
    about: (teams: number, rounds: number) => `Teams: ${teams} · rounds: ${rounds}`,
    none: 'This event has no matches to list yet: enter teams, or look at its rounds.',
    failed: 'The calendar cannot be loaded.',
    csv: 'Save as CSV',
    print: 'Print',
    round: (round: number) => `Round ${round}`,
    foreseen: 'not public yet',
    columns: ['Table', 'At home', 'Result', 'Away', 'When and where'],
    rests: (name: string) => `Rests: ${name}`,
    noMatches: 'Not paired yet.',
    arrange: 'Arrange',
    arrangeMatch: (first: string, second: string) =>
      `Arrange day, hour and place of ${first} – ${second}`,
    heading: (round: number, first: string, second: string) =>
      `Round ${round}: ${first} – ${second}`,
    aboutDialog:
      'The boards stay open until the match is played. In a round robin the next rounds do not wait for it.',
    day: 'Day of the match',
    dayOpen: 'Postponed, day still to be agreed',
    time: 'Hour',
    place: 'Place',
    placeHint: (venue: string) => `Empty: at home, ${venue}`,
    placeHintNone: 'Empty where it is as for the round; home venues are on the Teams page.',
    keep: 'Save',
    back: 'As its round',
    cancel: 'Cancel',
  },
  {
    title: 'Calendrier',
    about: (teams: number, rounds: number) => `Équipes : ${teams} · rondes : ${rounds}`,
    none: 'Ce tournoi n’a pas encore de matchs à lister : inscrire des équipes, ou voir ses rondes.',
    failed: 'Impossible de charger le calendrier.',
    csv: 'Enregistrer en CSV',
    print: 'Imprimer',
    round: (round: number) => `Ronde ${round}`,
    foreseen: 'pas encore publique',
    columns: ['Table', 'À domicile', 'Résultat', 'À l’extérieur', 'Quand et où'],
    rests: (name: string) => `Au repos : ${name}`,
    noMatches: 'Pas encore appariée.',
    arrange: 'Fixer',
    arrangeMatch: (first: string, second: string) =>
      `Fixer le jour, l’heure et le lieu de ${first} – ${second}`,
    heading: (round: number, first: string, second: string) =>
      `Ronde ${round} : ${first} – ${second}`,
    aboutDialog:
      'Les échiquiers restent ouverts jusqu’au match. Dans un tournoi toutes rondes, les rondes suivantes ne l’attendent pas.',
    day: 'Jour du match',
    dayOpen: 'Reporté, jour encore à convenir',
    time: 'Heure',
    place: 'Lieu',
    placeHint: (venue: string) => `Vide : à domicile, ${venue}`,
    placeHintNone: 'Vide : comme la ronde ; les salles à domicile sont sur la page des équipes.',
    keep: 'Enregistrer',
    back: 'Comme sa ronde',
    cancel: 'Annuler',
  },
);
