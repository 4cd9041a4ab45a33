import { CLOCK_MODE_WORDS } from '@ronde/core/decisions/time-control/clock-words.ts';
import type {
  ClockMode,
  RecordingDuty,
  TimeControlNote,
} from '@ronde/core/decisions/time-control/time-control.ts';
import type { Play } from '@ronde/core/rules/editions/laws.ts';
import { inBoth } from '@ronde/core/rules/in-both.ts';
import type { PlayClass } from '@ronde/core/rules/rate-of-play.ts';

/** What `ronde clock` says in one language; holes are `{name}`. */
export interface ClockWords {
  readonly about: string;
  readonly argument_control: string;
  readonly option_start: string;
  readonly option_moves: string;
  readonly option_rounds: string;
  readonly option_edition: string;
  readonly notAControl: string;
  readonly notAWhole: string;
  readonly header: readonly string[];
  readonly restOfGame: string;
  readonly none: string;
  readonly fromMove: string;
  readonly modes: Readonly<Record<ClockMode, string>>;
  readonly duties: Readonly<Record<RecordingDuty, string>>;
  readonly sixty: string;
  readonly plays: Readonly<Record<Play, string>>;
  readonly rated: Readonly<Record<PlayClass, string>>;
  readonly recording: string;
  readonly longest: string;
  readonly latestEnd: string;
  readonly nextDay: string;
  readonly day: string;
  readonly dayTooLong: string;
  readonly settings: string;
  readonly settingsHeader: readonly string[];
  readonly notes: Readonly<Record<TimeControlNote, string>>;
}

export const CLOCK_WORDS = inBoth<ClockWords>(
  {
    about: 'a time control: periods, class, recording, latest end of a round, clock settings',
    argument_control:
      'as it is written: "90/40+30+30", "15+10", "1h30/45 + 30 min + 30 s from move 46"',
    option_start: 'hour at which the round starts, for its latest end',
    option_moves: 'moves of the longest game foreseen (default: 60)',
    option_rounds: 'rounds played on one day, for the hours of the day',
    option_edition: 'edition of the Laws (default: the one in force today)',
    notAControl:
      '“{value}” is not a time control. Write minutes and seconds a move, such as 90+30, or periods, such as 90/40+30+30.',
    notAWhole: '“{value}” after {option} is not a number from 1 to {most}.',
    header: ['period', 'from move', 'moves', 'minutes', 'seconds a move', 'recording'],
    restOfGame: 'rest of the game',
    none: '–',
    fromMove: '{seconds} from move {move}',
    modes: CLOCK_MODE_WORDS.en,
    duties: {
      always: 'every move, to the end',
      exemptBelow: 'not below {minutes} minutes',
      notAsked: 'not asked of the players',
    },
    sixty: 'Sixty moves: {minutes} minutes for each player. By the Laws: {play} ({article}).',
    plays: { standard: 'standard', rapid: 'rapid', blitz: 'blitz' },
    rated: {
      standard: 'FIDE rating: standard ({article}).',
      rapid: 'FIDE rating: rapid ({article}).',
      blitz: 'FIDE rating: blitz ({article}).',
      unrated: 'FIDE rating: none ({article}).',
    },
    recording: 'Recording: {article}.',
    longest: 'A game of {moves} moves is over after {time} at the latest.',
    latestEnd: 'Started at {start}, the round ends by {end} at the latest{day}.',
    nextDay: ', on the next day',
    day: '{rounds} {rounds|round|rounds} a day: {hours} of play at most; {limit} hours are allowed ({article}).',
    dayTooLong:
      '{rounds} {rounds|round|rounds} a day: {hours} of play, more than the {limit} hours allowed ({article}).',
    settings: 'Clock settings: {mode}.',
    settingsHeader: ['period', 'time', 'display at the start', 'seconds a move', 'next after move'],
    notes: {
      incrementFromTheStart:
        'The seconds are taken to be given from the first move on; “from move 41” says otherwise.',
      incrementOutOfRange:
        'An increment is {atLeast} to {atMost} seconds by the glossary of the Laws.',
      firstControlShort:
        'The first period must have at least {moves} moves to be rated ({article}).',
      movesNotSaid: 'A period that is not the last has no number of moves: say it, as in 40/90.',
      ratedBelow: 'Too short to be rated for players from {rating} on ({article}).',
      notRated: 'Too short for any FIDE rating.',
    },
  },
  {
    about:
      'une cadence : périodes, classe, notation, fin de ronde au plus tard, réglage des pendules',
    argument_control:
      'comme elle s’écrit : "90/40+30+30", "15+10", "1h30/45 + 30 min + 30 s à partir du coup 46"',
    option_start: 'heure du début de la ronde, pour sa fin au plus tard',
    option_moves: 'coups de la plus longue partie prévue (par défaut : 60)',
    option_rounds: 'rondes jouées le même jour, pour les heures de la journée',
    option_edition: 'édition des Règles du jeu (par défaut : celle en vigueur aujourd’hui)',
    notAControl:
      '« {value} » n’est pas une cadence. Écrivez minutes et secondes par coup, comme 90+30, ou des périodes, comme 90/40+30+30.',
    notAWhole: '« {value} » après {option} n’est pas un nombre de 1 à {most}.',
    header: ['période', 'dès le coup', 'coups', 'minutes', 'secondes par coup', 'notation'],
    restOfGame: 'reste de la partie',
    none: '–',
    fromMove: '{seconds} dès le coup {move}',
    modes: CLOCK_MODE_WORDS.fr,
    duties: {
      always: 'chaque coup, jusqu’à la fin',
      exemptBelow: 'pas sous {minutes} minutes',
      notAsked: 'pas demandée aux joueurs',
    },
    sixty:
      'Soixante coups : {minutes} minutes par joueur. Selon les Règles du jeu : {play} ({article}).',
    plays: { standard: 'cadence lente', rapid: 'rapide', blitz: 'blitz' },
    rated: {
      standard: 'Classement FIDE : standard ({article}).',
      rapid: 'Classement FIDE : rapide ({article}).',
      blitz: 'Classement FIDE : blitz ({article}).',
      unrated: 'Classement FIDE : aucun ({article}).',
    },
    recording: 'Notation : {article}.',
    longest: 'Une partie de {moves} coups est finie au plus tard après {time}.',
    latestEnd: 'Commencée à {start}, la ronde finit au plus tard à {end}{day}.',
    nextDay: ', le lendemain',
    day: '{rounds} {rounds|ronde|rondes} par jour : {hours} de jeu au plus ; {limit} heures sont permises ({article}).',
    dayTooLong:
      '{rounds} {rounds|ronde|rondes} par jour : {hours} de jeu, plus que les {limit} heures permises ({article}).',
    settings: 'Réglage des pendules : {mode}.',
    settingsHeader: [
      'période',
      'temps',
      'affichage au début',
      'secondes par coup',
      'suivante après le coup',
    ],
    notes: {
      incrementFromTheStart:
        'Les secondes sont comprises dès le premier coup ; « à partir du coup 41 » dit le contraire.',
      incrementOutOfRange:
        'Un incrément va de {atLeast} à {atMost} secondes selon le glossaire des Règles du jeu.',
      firstControlShort:
        'La première période doit avoir au moins {moves} coups pour être classée ({article}).',
      movesNotSaid:
        'Une période qui n’est pas la dernière n’a pas de nombre de coups : dites-le, comme 40/90.',
      ratedBelow: 'Trop court pour être classé pour les joueurs dès {rating} ({article}).',
      notRated: 'Trop court pour tout classement FIDE.',
    },
  },
);
