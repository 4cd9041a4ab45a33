import type { TimeControlNote } from '@ronde/core/decisions/time-control/time-control.ts';
import { inBoth } from '../../../words/in-both.ts';

const NOTES_EN: Readonly<Record<TimeControlNote, string>> = {
  incrementFromTheStart: 'The seconds are read as given from the first move on.',
  incrementOutOfRange: 'The seconds of a move are outside of what the Laws foresee.',
  firstControlShort: 'The first control asks for fewer moves than a rated event may.',
  movesNotSaid: 'It is not said how many moves a period has.',
  ratedBelow: 'The games of the strongest players are not rated at this rate of play.',
  notRated: 'Games at this rate of play are not rated.',
};

const NOTES_FR: Readonly<Record<TimeControlNote, string>> = {
  incrementFromTheStart: 'Les secondes sont lues comme données dès le premier coup.',
  incrementOutOfRange: 'Les secondes par coup sortent de ce que prévoient les Règles.',
  firstControlShort:
    'Le premier contrôle demande moins de coups que n’en demande un tournoi homologué.',
  movesNotSaid: 'Le nombre de coups d’une période n’est pas dit.',
  ratedBelow: 'À cette cadence, les parties des plus forts ne comptent pas pour le classement.',
  notRated: 'Les parties à cette cadence ne comptent pas pour le classement.',
};

export const CLOCKS_WORDS = inBoth(
  {
    heading: 'Clocks',
    failed: 'The clocks could not be read. Try again.',
    setting: 'Setting the clocks',
    noRate: 'The settings have no rate of play that a clock is set by.',
    toSettings: 'Type it in the settings',
    print: 'Print the sheet: Papers',
    rate: (written: string) => `Rate of play: ${written}`,
    plays: { standard: 'standard', rapid: 'rapid', blitz: 'blitz' },
    class: (play: string, minutes: string, article: string) =>
      `By the Laws ${play}: ${minutes} min for sixty moves (${article}).`,
    mode: (mode: string) => `Way of the clock: ${mode}.`,
    period: 'Period',
    moves: 'Moves',
    time: 'Time',
    shown: 'Display at the start',
    seconds: 'Seconds a move',
    writing: 'Recording',
    rest: 'to the end',
    counts: (move: number) =>
      `Clocks that count moves begin the next period after move ${move}; the others when a display comes to zero: check that the moves were made.`,
    duties: {
      always: 'every move',
      exemptBelow: (minutes: number) => `not below ${minutes} min`,
      notAsked: 'not asked',
    },
    longest: (time: string) => `A game of sixty moves is over after ${time} at the latest.`,
    round: 'Round',
    begins: 'Begins',
    ends: 'Ends by',
    endsOf: 'Latest end of the rounds',
    late: (minutes: number, article: string) => `Default time: ${minutes} min (${article}).`,
    notes: NOTES_EN,
    log: 'What was done with the clocks',
    noLog: 'Nothing is noted of the clocks yet.',
    faulty: 'Faulty clocks, not to be used again',
    noFaulty: 'No clock is noted as faulty.',
    house: 'Faulty clocks of the other events',
    houseAbout:
      'The clocks of one cupboard go from event to event: what was found elsewhere is listed here.',
    houseLook: 'Look in the other events',
    houseNone: (events: number) =>
      events === 0
        ? 'There is no other event that you work on.'
        : `No faulty clock is noted in the other events (${events}).`,
    houseUnread: (events: string) => `These could not be read: ${events}.`,
    houseFailed: 'The other events could not be read. Try again.',
    inOrder: 'In order again',
    inOrderOf: (clock: string) => `In order again: ${clock}`,
    note: 'Note a clock',
    act: 'What was done',
    clock: 'Clock (number or name on it)',
    board: 'Board',
    replacement: 'Clock that came in its place',
    white: 'White’s display (0:45:10)',
    black: 'Black’s display',
    remark: 'Remark',
    badTime: 'Write it as 1:30:00 or 45:10.',
    save: 'Note',
  },
  {
    heading: 'Pendules',
    failed: 'Les pendules n’ont pas pu être lues. Réessayez.',
    setting: 'Réglage des pendules',
    noRate: 'Les réglages n’ont pas de cadence qui règle une pendule.',
    toSettings: 'L’écrire dans les réglages',
    print: 'Imprimer la feuille : Documents',
    rate: (written: string) => `Cadence : ${written}`,
    plays: { standard: 'lente', rapid: 'rapide', blitz: 'blitz' },
    class: (play: string, minutes: string, article: string) =>
      `Cadence ${play} selon les Règles : ${minutes} min pour soixante coups (${article}).`,
    mode: (mode: string) => `Mode de la pendule : ${mode}.`,
    period: 'Période',
    moves: 'Coups',
    time: 'Temps',
    shown: 'Affichage au début',
    seconds: 'Secondes par coup',
    writing: 'Notation',
    rest: 'jusqu’à la fin',
    counts: (move: number) =>
      `Les pendules qui comptent les coups commencent la période suivante après le coup ${move} ; les autres quand un affichage arrive à zéro : vérifiez que les coups ont été joués.`,
    duties: {
      always: 'chaque coup',
      exemptBelow: (minutes: number) => `pas sous ${minutes} min`,
      notAsked: 'non demandée',
    },
    longest: (time: string) => `Une partie de soixante coups est finie au plus tard après ${time}.`,
    round: 'Ronde',
    begins: 'Début',
    ends: 'Fin au plus tard',
    endsOf: 'Fin des rondes au plus tard',
    late: (minutes: number, article: string) => `Délai de forfait : ${minutes} min (${article}).`,
    notes: NOTES_FR,
    log: 'Ce qui a été fait des pendules',
    noLog: 'Rien n’est encore noté des pendules.',
    faulty: 'Pendules défectueuses, à ne plus utiliser',
    noFaulty: 'Aucune pendule n’est notée défectueuse.',
    house: 'Pendules défectueuses des autres épreuves',
    houseAbout:
      'Les pendules d’une même armoire vont d’une épreuve à l’autre : ce qui a été relevé ailleurs est listé ici.',
    houseLook: 'Chercher dans les autres épreuves',
    houseNone: (events: number) =>
      events === 0
        ? 'Il n’y a pas d’autre épreuve dont vous vous occupez.'
        : `Aucune pendule défectueuse n’est notée dans les autres épreuves (${events}).`,
    houseUnread: (events: string) => `Celles-ci n’ont pas pu être lues : ${events}.`,
    houseFailed: 'Les autres épreuves n’ont pas pu être lues. Réessayez.',
    inOrder: 'De nouveau en ordre',
    inOrderOf: (clock: string) => `De nouveau en ordre : ${clock}`,
    note: 'Noter une pendule',
    act: 'Ce qui a été fait',
    clock: 'Pendule (numéro ou nom écrit dessus)',
    board: 'Échiquier',
    replacement: 'Pendule qui la remplace',
    white: 'Affichage des Blancs (0:45:10)',
    black: 'Affichage des Noirs',
    remark: 'Remarque',
    badTime: 'Écrivez 1:30:00 ou 45:10.',
    save: 'Noter',
  },
);
