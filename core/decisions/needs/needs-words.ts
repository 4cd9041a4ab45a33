import { inBoth, type InBoth } from '../../rules/in-both.ts';
import type { Colour } from '../../rules/colour.ts';
import type { AnnouncementFault } from './announcement.ts';
import type { AssistantTask } from './assistant-tasks.ts';
import type { HallItem } from './hall-checklist.ts';
import type { Aid, AidColumn, AssistantStanding, NeedKind } from './need.ts';
import type { PairingForce, PairingNeedCode } from './pairing-needs.ts';

export interface NeedsWords {
  readonly kinds: Readonly<Record<NeedKind, string>>;
  readonly columns: Readonly<Record<AidColumn, string>>;
  readonly aids: Readonly<Record<Aid, string>>;
  /** What is looked at in the hall beyond the aids themselves. */
  readonly hall: Readonly<Record<Exclude<HallItem, Aid>, string>>;
  readonly standings: Readonly<Record<AssistantStanding, string>>;
  readonly tasks: Readonly<Record<AssistantTask, string>>;
  /** What a board needs; `{minutes}` where it is about time. */
  readonly pairing: Readonly<Record<PairingNeedCode, string>>;
  readonly forces: Readonly<Record<PairingForce, string>>;
  readonly sides: Readonly<Record<Colour, string>>;
  readonly ofSide: string;
  readonly assistantNamed: string;
  readonly checked: Readonly<Record<'done' | 'toDo', string>>;
  readonly announcementFaults: Readonly<Record<AnnouncementFault, string>>;
}

/** The name of a line of the hall's check-list. */
export const hallItemName = (item: HallItem, words: NeedsWords): string =>
  item === 'notIsolated' ? words.hall.notIsolated : words.aids[item];

/** Needs of players as arbiters say them, in our own words. */
export const NEEDS_WORDS: InBoth<NeedsWords> = inBoth<NeedsWords>(
  {
    kinds: {
      motor: 'motor disability',
      visual: 'visual disability',
      hearing: 'hearing disability',
      intellectual: 'intellectual disability',
    },
    columns: { access: 'Access', material: 'Material aids', human: 'Human aids' },
    aids: {
      stepFree: 'way into the building and the hall without steps',
      toilets: 'toilets within reach',
      table: 'table of the right size and height',
      reach: 'all pieces and the clock within reach',
      nearDoor: 'a board near the door',
      quietPlace: 'a quiet place, less noise',
      writtenNews: 'round, board and announcements in writing',
      rest: 'tiredness and stress taken into account',
      secondBoard: 'special second board',
      grip: 'pieces that can be gripped',
      ownRecord: 'own way of recording',
      adaptedClock: 'adapted clock',
      light: 'light when the opponent has moved',
      escort: 'somebody to lead to the board',
      recorder: 'somebody to record',
      mover: 'somebody to move the pieces',
      clockHand: 'somebody to press or read the clock',
      announcer: 'somebody to say the moves',
      goBetween: 'somebody for draw offers and talk with the opponent',
      explainer: 'somebody who explains what is asked',
    },
    hall: { notIsolated: 'boards among the others, not by the exit or the toilets' },
    standings: {
      wanted: 'looked for',
      proposed: 'named by the player, to be accepted',
      accepted: 'accepted by the arbiter',
      refused: 'refused by the arbiter',
    },
    tasks: {
      playMoves: 'make each player’s moves on the other’s board',
      sayMoves: 'say the moves of both',
      keepRecord: 'keep the blind player’s record and start the opponent’s clock',
      tellOnRequest: 'tell moves made and times used, only when asked',
      claimAndReport: 'claim on time, and report a piece the sighted player touched',
      adjournment: 'see to the formalities of an adjournment',
    },
    pairing: {
      compulsoryAssistant: 'Blind against deaf: an assistant is compulsory',
      adviseAssistant: 'Blind against deaf: an assistant is advised',
      assistantMissing: 'No assistant was found yet',
      assistantToAccept: 'The assistant is still to be accepted',
      assistantRefused: 'The assistant was refused: another one is needed',
      assistantAtBoard: 'An assistant sits at the board',
      secondBoard: 'Two boards: a special one of at least 20 cm beside the usual one',
      announceMoves: 'Moves are said, repeated by the opponent and played on both boards',
      pegTouched: 'Touched is a piece whose peg has left its hole',
      pegMoved: 'Made is a move when it is taken, placed in the hole and said',
      pegThenClock: 'Only then is the opponent’s clock started',
      talkingClock: 'A clock made for the blind is to be accepted',
      adaptedClock: 'Adapted clock, to be looked at before the game',
      blindRecord: 'Recorded in Braille, by hand or on a recorder',
      ownRecord: 'Recorded in the player’s own way, to be looked at before the game',
      boardsDiffer: 'If the boards differ: both records, and back to where they agree',
      mayHaveAssistant: 'May have an assistant for six tasks',
      opponentMayHaveAssistant: 'May have an assistant to play and say the moves',
      light: 'A light tells that the opponent has moved',
      goBetween: 'Somebody chosen by the arbiter carries draw offers',
      writtenNews: 'Round, board and announcements are given in writing',
      escort: 'Somebody leads the player to the board',
      explainer: 'Somebody chosen by the arbiter explains what is asked',
      grip: 'Pieces that can be gripped',
      reach: 'All pieces and the clock within reach',
      nearDoor: 'A board near the door, as the player wishes',
      quietPlace: 'A quiet place',
      rest: 'Tiredness and stress taken into account',
      timeUntouched: 'No time is taken off, with or without an assistant',
      timeTaken: 'Customarily {minutes} minutes are taken off, as there is no disability',
      timeDeducted: 'The arbiter fixes before the game how much time is taken off',
      explainToOpponent: 'The opponent is told what is done differently and why',
    },
    forces: { must: 'rule', may: 'on request', custom: 'custom', agreed: 'agreed' },
    sides: { white: 'White', black: 'Black' },
    ofSide: '{side}: {said}',
    assistantNamed: '{name}, {standing}',
    checked: { done: 'looked at', toDo: 'to be looked at' },
    announcementFaults: {
      unreadable: '“{move}” is no move: write the piece and both squares, as Ng1f3 or e7e8Q.',
      illegal: '“{move}” is no move that this piece can make here.',
      ambiguous: '“{move}” fits several pieces: write the square it comes from, as Ng1f3.',
      whichPiece: '“{move}” reaches the last rank: write what the pawn becomes, as e7e8Q.',
      needsSquares:
        '“{move}” does not say where the piece comes from: write both squares, as Ng1f3, or give the moves before it.',
      badScore: 'The moves or the position before “{move}” cannot be read to their end.',
    },
  },
  {
    kinds: {
      motor: 'handicap moteur',
      visual: 'handicap visuel',
      hearing: 'handicap auditif',
      intellectual: 'handicap intellectuel',
    },
    columns: { access: 'Accessibilité', material: 'Aides matérielles', human: 'Aides humaines' },
    aids: {
      stepFree: 'accès aux locaux et à la salle sans marche',
      toilets: 'sanitaires accessibles',
      table: 'table à la bonne taille et à la bonne hauteur',
      reach: 'toutes les pièces et la pendule à portée',
      nearDoor: 'un échiquier près de la porte',
      quietPlace: 'une place calme, moins de bruit',
      writtenNews: 'ronde, échiquier et annonces par écrit',
      rest: 'fatigue et stress pris en compte',
      secondBoard: 'second échiquier spécial',
      grip: 'pièces faciles à saisir',
      ownRecord: 'notation à sa manière',
      adaptedClock: 'pendule adaptée',
      light: 'lumière quand l’adversaire a joué',
      escort: 'quelqu’un pour guider jusqu’à l’échiquier',
      recorder: 'quelqu’un pour noter',
      mover: 'quelqu’un pour déplacer les pièces',
      clockHand: 'quelqu’un pour la pendule',
      announcer: 'quelqu’un pour dire les coups',
      goBetween: 'quelqu’un pour les offres de nulle et les échanges',
      explainer: 'quelqu’un qui explique ce qui est demandé',
    },
    hall: { notIsolated: 'échiquiers parmi les autres, pas près de la sortie ou des toilettes' },
    standings: {
      wanted: 'cherché',
      proposed: 'présenté par le joueur, à accepter',
      accepted: 'accepté par l’arbitre',
      refused: 'refusé par l’arbitre',
    },
    tasks: {
      playMoves: 'faire les coups de chacun sur l’échiquier de l’autre',
      sayMoves: 'dire les coups des deux',
      keepRecord: 'noter pour le joueur aveugle et lancer la pendule adverse',
      tellOnRequest: 'dire coups faits et temps employés, seulement sur demande',
      claimAndReport: 'réclamer au temps, et signaler une pièce touchée par le voyant',
      adjournment: 'régler les formalités d’un ajournement',
    },
    pairing: {
      compulsoryAssistant: 'Aveugle contre sourd : un assistant est obligatoire',
      adviseAssistant: 'Aveugle contre sourd : un assistant est conseillé',
      assistantMissing: 'Aucun assistant n’est encore trouvé',
      assistantToAccept: 'L’assistant reste à accepter',
      assistantRefused: 'L’assistant a été refusé : il en faut un autre',
      assistantAtBoard: 'Un assistant est à l’échiquier',
      secondBoard: 'Deux échiquiers : un spécial d’au moins 20 cm à côté de l’ordinaire',
      announceMoves:
        'Les coups sont dits, répétés par l’adversaire et joués sur les deux échiquiers',
      pegTouched: 'Est touchée une pièce dont la tige a quitté le trou',
      pegMoved: 'Le coup est fait quand la prise est ôtée, la pièce en place et le coup dit',
      pegThenClock: 'La pendule adverse n’est lancée qu’ensuite',
      talkingClock: 'Une pendule faite pour aveugles est à accepter',
      adaptedClock: 'Pendule adaptée, à regarder avant la partie',
      blindRecord: 'Notation en braille, à la main ou sur un enregistreur',
      ownRecord: 'Notation à sa manière, à regarder avant la partie',
      boardsDiffer: 'Si les échiquiers diffèrent : les deux notations, et retour à leur accord',
      mayHaveAssistant: 'Peut avoir un assistant pour six tâches',
      opponentMayHaveAssistant: 'Peut avoir un assistant qui joue et dit les coups',
      light: 'Une lumière signale que l’adversaire a joué',
      goBetween: 'Quelqu’un choisi par l’arbitre porte les offres de nulle',
      writtenNews: 'Ronde, échiquier et annonces sont donnés par écrit',
      escort: 'Quelqu’un guide le joueur jusqu’à l’échiquier',
      explainer: 'Quelqu’un choisi par l’arbitre explique ce qui est demandé',
      grip: 'Pièces faciles à saisir',
      reach: 'Toutes les pièces et la pendule à portée',
      nearDoor: 'Un échiquier près de la porte, comme le joueur le souhaite',
      quietPlace: 'Une place calme',
      rest: 'Fatigue et stress pris en compte',
      timeUntouched: 'Aucun temps n’est retiré, avec ou sans assistant',
      timeTaken: 'Il est d’usage de retirer {minutes} minutes, en l’absence de handicap',
      timeDeducted: 'L’arbitre fixe avant la partie le temps retiré',
      explainToOpponent: 'On dit à l’adversaire ce qui change et pourquoi',
    },
    forces: { must: 'règle', may: 'sur demande', custom: 'usage', agreed: 'convenu' },
    sides: { white: 'Blancs', black: 'Noirs' },
    ofSide: '{side} : {said}',
    assistantNamed: '{name}, {standing}',
    checked: { done: 'vu', toDo: 'à voir' },
    announcementFaults: {
      unreadable:
        '« {move} » n’est pas un coup : écrivez la pièce et les deux cases, comme Cg1f3 ou e7e8D.',
      illegal: '« {move} » n’est pas un coup que cette pièce peut faire ici.',
      ambiguous: '« {move} » convient à plusieurs pièces : écrivez la case de départ, comme Cg1f3.',
      whichPiece:
        '« {move} » atteint la dernière rangée : écrivez ce que devient le pion, comme e7e8D.',
      needsSquares:
        '« {move} » ne dit pas d’où vient la pièce : écrivez les deux cases, comme Cg1f3, ou donnez les coups d’avant.',
      badScore: 'Les coups ou la position avant « {move} » ne se lisent pas jusqu’au bout.',
    },
  },
);
