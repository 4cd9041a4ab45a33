import type { PlayClass } from '@ronde/core/rules/rate-of-play.ts';
import { inBoth } from '../../../../words/in-both.ts';
import { RATING_KIND_WORDS } from '../../../../words/rating-kinds.ts';

interface TimeWords {
  readonly timeControl: string;
  readonly timeControlHint: string;
  readonly notATimeControl: string;
  readonly unreadRate: (kind: string) => string;
  readonly unknownClass: string;
  readonly noRate: (kind: string) => string;
  readonly classes: Readonly<Record<PlayClass, string>>;
  readonly sixtyMoves: (minutes: number) => string;
  readonly allows: {
    readonly list: Readonly<Record<PlayClass, string>>;
    readonly ratedBelow: (rating: number) => string;
    readonly everybody: string;
    readonly roundsPerDay: (rounds: number) => string;
  };
  readonly ratingKind: string;
  readonly ratingKindHint: string;
  readonly byRateOfPlay: (kind: string) => string;
  readonly schedule: string;
  readonly scheduleAbout: string;
  readonly hours: string;
  readonly hoursHint: string;
  readonly everyDay: string;
  readonly everyWeek: string;
  readonly howOften: string;
  readonly fill: string;
  readonly clear: string;
  readonly round: string;
  readonly day: string;
  readonly hour: string;
  readonly dayOf: (round: number) => string;
  readonly hourOf: (round: number) => string;
}

const EN: TimeWords = {
  timeControl: 'Time control',
  timeControlHint: 'Minutes + seconds a move: 90+30, 15+5, 40/90 SD 30 +30, G/60',
  notATimeControl:
    'Not understood: its class (standard, rapid, blitz) cannot be told. It is kept as you wrote it. Write it as 90+30, or say below which ratings are used.',
  classes: { ...RATING_KIND_WORDS.en, unrated: 'Not rated' },
  sixtyMoves: (minutes) => `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} for 60 moves`,
  allows: {
    list: {
      standard: 'Standard ratings are used and changed.',
      rapid: 'Rapid ratings are used and changed.',
      blitz: 'Blitz ratings are used and changed.',
      unrated: 'Too short for any FIDE rating list.',
    },
    ratedBelow: (rating) => `Games of players rated ${rating} or more are not rated.`,
    everybody: 'Rated for everybody.',
    roundsPerDay: (rounds) => `At most ${rounds} ${rounds === 1 ? 'round' : 'rounds'} a day.`,
  },
  ratingKind: 'Ratings used',
  ratingKindHint: 'In the lists, in imported entries and when ratings are checked',
  byRateOfPlay: (kind) => `By the time control: ${kind}`,
  unreadRate: (kind) => `Not understood: ${kind} for now`,
  unknownClass: 'class not known',
  noRate: (kind) => `No time control yet: ${kind}`,
  schedule: 'Days and hours of the rounds',
  scheduleAbout: 'Optional. They appear on screens, phones and in the calendar of the rounds.',
  hours: 'Hours of a day',
  hoursHint: '9:00 14:30 for two rounds a day',
  everyDay: 'day after day',
  everyWeek: 'once a week',
  howOften: 'Days of play',
  fill: 'Fill in',
  clear: 'Clear',
  round: 'Round',
  day: 'Day',
  hour: 'Hour',
  dayOf: (round) => `Day of round ${round}`,
  hourOf: (round) => `Hour of round ${round}`,
};

const FR: TimeWords = {
  timeControl: 'Cadence',
  timeControlHint: 'Minutes + secondes par coup : 90+30, 15+5, 90/40+30+30, 61 mn KO',
  notATimeControl:
    'Non comprise : sa catégorie (lent, rapide, blitz) reste inconnue. Elle est gardée telle quelle. Écrivez-la comme 90+30, ou dites plus bas quels Elo servent.',
  classes: { ...RATING_KIND_WORDS.fr, unrated: 'Non classé' },
  sixtyMoves: (minutes) => `${minutes} ${minutes < 2 ? 'minute' : 'minutes'} pour 60 coups`,
  allows: {
    list: {
      standard: 'Les Elo lents servent et évoluent.',
      rapid: 'Les Elo rapides servent et évoluent.',
      blitz: 'Les Elo blitz servent et évoluent.',
      unrated: 'Trop court pour toute liste Elo de la FIDE.',
    },
    ratedBelow: (rating) =>
      `Les parties des joueurs à ${rating} ou plus ne comptent pas pour l’Elo.`,
    everybody: 'Compte pour l’Elo de tous.',
    roundsPerDay: (rounds) => `Au plus ${rounds} ${rounds < 2 ? 'ronde' : 'rondes'} par jour.`,
  },
  ratingKind: 'Elo utilisés',
  ratingKindHint: 'Dans les listes, les inscriptions importées et la vérification des Elo',
  byRateOfPlay: (kind) => `Selon la cadence : ${kind}`,
  unreadRate: (kind) => `Non comprise : ${kind} par défaut`,
  unknownClass: 'catégorie inconnue',
  noRate: (kind) => `Cadence non précisée : ${kind}`,
  schedule: 'Jours et heures des rondes',
  scheduleAbout:
    'Facultatif. Ils paraissent sur les écrans, les téléphones et dans l’agenda des rondes.',
  hours: 'Heures d’une journée',
  hoursHint: '9:00 14:30 pour deux rondes par jour',
  everyDay: 'jour après jour',
  everyWeek: 'une fois par semaine',
  howOften: 'Jours de jeu',
  fill: 'Remplir',
  clear: 'Vider',
  round: 'Ronde',
  day: 'Jour',
  hour: 'Heure',
  dayOf: (round) => `Jour de la ronde ${round}`,
  hourOf: (round) => `Heure de la ronde ${round}`,
};

export const TIME_WORDS = inBoth(EN, FR);
