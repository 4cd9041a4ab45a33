import { inBoth } from '../../../words/in-both.ts';
import { PLACE_WORDS } from '../../shell/place-words.ts';

export const STEPS = [
  'event',
  'system',
  'time',
  'tieBreaks',
  'prizes',
  'people',
  'summary',
] as const;
export type Step = (typeof STEPS)[number];

interface NewWords {
  readonly heading: string;
  readonly steps: Readonly<Record<Step, string>>;
  readonly stepsLabel: string;
  readonly leads: Readonly<Record<Step, string>>;
  readonly back: string;
  readonly edit: string;
  readonly next: string;
  readonly create: string;
  readonly createNow: string;
  readonly startOver: string;
  readonly startOverAsk: string;
  readonly startOverText: string;
  readonly keepIt: string;
  readonly kept: string;
  readonly edition: string;
  readonly editionAbout: string;
  readonly byDate: (name: string) => string;
  readonly nameMissing: string;
  readonly failed: string;
  readonly unreachable: string;
  readonly change: (step: string) => string;
  readonly lines: {
    readonly when: string;
    readonly rounds: (count: number) => string;
    readonly scheduled: (count: number) => string;
    readonly noSchedule: string;
    readonly noTimeControl: string;
    readonly noTieBreaks: string;
    readonly noPrizes: string;
    readonly prizeLists: (lists: number, prizes: number) => string;
    readonly fund: (amount: string) => string;
    readonly noArbiter: string;
    readonly boards: (count: number) => string;
    readonly matchPoints: string;
    readonly lineUpMinutes: (minutes: number) => string;
    readonly lineUpHour: (hour: string) => string;
    readonly halfPointByes: (count: number) => string;
    readonly scoring: string;
    /** `Scoring: 3-1-0`. */
    readonly named: (what: string, value: string) => string;
    readonly colour: string;
  };
}

const EN: NewWords = {
  heading: PLACE_WORDS.en.new,
  steps: {
    event: 'Event',
    system: 'System',
    time: 'Time',
    tieBreaks: 'Tie-breaks',
    prizes: 'Prizes',
    people: 'People and limits',
    summary: 'Summary',
  },
  stepsLabel: 'Steps',
  leads: {
    event:
      'A name, a day and the number of rounds are enough for a club evening. All the rest can be changed later.',
    system: 'Settled before round 1; later only with a warning, or not at all.',
    time: 'The time each player has decides which ratings count.',
    tieBreaks: 'What separates players with equal points.',
    prizes: 'Announced before the start; they can still be written later.',
    people: 'They appear on the papers and in the report for the federation.',
    summary: 'Look it over. Nothing is written until you create it.',
  },
  back: 'Back',
  edit: 'Change',
  next: 'Next',
  create: 'Create the tournament',
  createNow: 'Create now',
  startOver: 'Start over',
  startOverAsk: 'Start over?',
  startOverText: 'What you have written in all steps is forgotten.',
  keepIt: 'Keep it',
  kept: 'Kept in this browser until you create it.',
  edition: 'Edition of the Swiss rules',
  editionAbout:
    'The rules in force on the first day, unless the event announced another edition. Each page and paper cites the articles of this one.',
  byDate: (name) => `By date: ${name}`,
  nameMissing: 'The tournament needs a name.',
  failed: 'The tournament was not created',
  unreachable: 'The server does not answer. What you wrote stays here; try again.',
  change: (step) => `Change: ${step}`,
  lines: {
    when: 'When and where',
    rounds: (count) => (count === 1 ? '1 round' : `${count} rounds`),
    scheduled: (count) => `${count} ${count === 1 ? 'round' : 'rounds'} with a day`,
    noSchedule: 'No days set for the rounds',
    noTimeControl: 'No time control given',
    noTieBreaks: 'No tie-breaks',
    noPrizes: 'No prizes',
    prizeLists: (lists, prizes) =>
      `${prizes} ${prizes === 1 ? 'prize' : 'prizes'} in ${lists} ${lists === 1 ? 'list' : 'lists'}`,
    fund: (amount) => `Fund: ${amount}`,
    noArbiter: 'No chief arbiter given',
    boards: (count) => `${count} ${count === 1 ? 'board' : 'boards'} a match`,
    matchPoints: 'Match points',
    lineUpMinutes: (minutes) => `Line-ups handed in ${minutes} min before a round`,
    lineUpHour: (hour) => `Line-ups handed in by ${hour}`,
    halfPointByes: (count) => `Half-point byes a player: ${count}`,
    scoring: 'Scoring',
    named: (what, value) => `${what}: ${value}`,
    colour: 'Initial colour',
  },
};

const FR: NewWords = {
  heading: PLACE_WORDS.fr.new,
  steps: {
    event: 'Tournoi',
    system: 'Système',
    time: 'Cadence et horaires',
    tieBreaks: 'Départages',
    prizes: 'Prix',
    people: 'Arbitres et limites',
    summary: 'Résumé',
  },
  stepsLabel: 'Étapes',
  leads: {
    event:
      'Un nom, un jour et le nombre de rondes suffisent pour une soirée de club. Tout le reste se change plus tard.',
    system: 'Fixé avant la ronde 1 ; ensuite avec un avertissement, ou plus du tout.',
    time: 'Le temps de chaque joueur décide quels Elo comptent.',
    tieBreaks: 'Ce qui sépare les joueurs à égalité de points.',
    prizes: 'Annoncés avant le départ ; ils peuvent aussi s’écrire plus tard.',
    people: 'Ils figurent sur les documents et dans le rapport à la fédération.',
    summary: 'Relisez. Rien n’est écrit avant la création.',
  },
  back: 'Retour',
  edit: 'Modifier',
  next: 'Suite',
  create: 'Créer le tournoi',
  createNow: 'Créer maintenant',
  startOver: 'Recommencer',
  startOverAsk: 'Recommencer ?',
  startOverText: 'Tout ce que vous avez écrit, à toutes les étapes, est oublié.',
  keepIt: 'Garder',
  kept: 'Gardé dans ce navigateur jusqu’à la création.',
  edition: 'Édition des règles du système suisse',
  editionAbout:
    'Les règles en vigueur le premier jour, sauf si le tournoi en a annoncé d’autres. Chaque page et chaque document en cite les articles.',
  byDate: (name) => `Selon la date : ${name}`,
  nameMissing: 'Il faut un nom au tournoi.',
  failed: 'Le tournoi n’a pas été créé',
  unreachable: 'Le serveur ne répond pas. Votre saisie reste ici ; réessayez.',
  change: (step) => `Modifier : ${step}`,
  lines: {
    when: 'Dates et lieu',
    rounds: (count) => `${count} ${count < 2 ? 'ronde' : 'rondes'}`,
    scheduled: (count) => `${count} ${count < 2 ? 'ronde datée' : 'rondes datées'}`,
    noSchedule: 'Rondes sans date',
    noTimeControl: 'Cadence non précisée',
    noTieBreaks: 'Aucun départage',
    noPrizes: 'Aucun prix',
    prizeLists: (lists, prizes) => `Prix : ${prizes} · listes : ${lists}`,
    fund: (amount) => `Dotation : ${amount}`,
    noArbiter: 'Arbitre principal non précisé',
    boards: (count) => `${count} ${count < 2 ? 'échiquier' : 'échiquiers'} par match`,
    matchPoints: 'Points de match',
    lineUpMinutes: (minutes) => `Compositions remises ${minutes} min avant une ronde`,
    lineUpHour: (hour) => `Compositions remises avant ${hour}`,
    halfPointByes: (count) => `Byes à un demi-point par joueur : ${count}`,
    scoring: 'Décompte',
    named: (what, value) => `${what} : ${value}`,
    colour: 'Couleur initiale',
  },
};

export const NEW_WORDS = inBoth(EN, FR);
