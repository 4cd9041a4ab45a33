import { inBoth } from '@ronde/core/rules/in-both.ts';

/** What `ronde needs` says; holes are `{name}`. */
interface NeedsCommandWords {
  readonly about: string;
  readonly argument_act: string;
  readonly argument_value: string;
  readonly option_kind: string;
  readonly option_aid: string;
  readonly option_brings: string;
  readonly option_assistant: string;
  readonly option_standing: string;
  readonly option_certificate: string;
  readonly option_remark: string;
  readonly option_nothing: string;
  readonly option_open: string;
  readonly option_after: string;
  readonly none: string;
  readonly noRound: string;
  readonly noSuchRound: string;
  readonly nothingHere: string;
  readonly noHall: string;
  readonly whichPlayer: string;
  readonly whichMove: string;
  readonly header: readonly string[];
  readonly hallHeader: readonly string[];
  readonly board: string;
  readonly toSee: string;
}

export const NEEDS_COMMAND_WORDS = inBoth<NeedsCommandWords>(
  {
    about:
      'needs of players with disabilities, their boards, the hall, and moves as they are announced (LA 7, E.01 D); for the chief arbiter alone, in no file but the log',
    argument_act: 'one of {acts}; without it the players are listed',
    argument_value: 'set: the player; round: its number; hall: the line; announce: the move',
    option_kind: 'a kind: {kinds}; may be repeated, none for no disability',
    option_aid: 'an aid: {aids}; may be repeated, or none',
    option_brings: 'a material aid the player brings; may be repeated, or none',
    option_assistant: 'the name of the assistant, or none',
    option_standing: 'how it stands with the assistant: {standings}',
    option_certificate: 'yes or no: whether a certificate was shown; none is kept',
    option_remark: 'a remark, or none',
    option_nothing: 'strikes out all that was noted of the player',
    option_open: 'the line of the hall is open again',
    option_after: 'for announce: the moves or the position before it',
    none: 'Nothing was noted of any player.',
    noRound: 'No round is paired yet.',
    noSuchRound: 'Round {round} is not paired yet.',
    nothingHere: 'Nobody needs anything in round {round}.',
    noHall: 'Nothing is asked of the hall.',
    whichPlayer: 'Say of whom: ronde needs EVENT set PLAYER.',
    whichMove: 'Say which move: ronde needs EVENT announce Ng1f3.',
    header: ['Player', 'Kinds', 'Aids', 'Assistant', 'Board'],
    hallHeader: ['Line', 'What', 'For', 'Pieces', 'State'],
    board: 'Board {board}: {white} – {black}',
    toSee: '{said} — to be seen to',
  },
  {
    about:
      'besoins des joueurs handicapés, leurs échiquiers, la salle, et les coups tels qu’on les annonce (LA 7, E.01 D) ; pour l’arbitre principal seul, dans aucun fichier que le journal',
    argument_act: 'un parmi {acts} ; sans lui la liste des joueurs',
    argument_value: 'set : le joueur ; round : son numéro ; hall : la ligne ; announce : le coup',
    option_kind: 'un type : {kinds} ; à répéter, none sans handicap',
    option_aid: 'une aide : {aids} ; à répéter, ou none',
    option_brings: 'une aide matérielle que le joueur apporte ; à répéter, ou none',
    option_assistant: 'le nom de l’assistant, ou none',
    option_standing: 'où en est l’assistant : {standings}',
    option_certificate: 'yes ou no : si un certificat a été montré ; aucun n’est gardé',
    option_remark: 'une remarque, ou none',
    option_nothing: 'efface tout ce qui est noté du joueur',
    option_open: 'la ligne de la salle est de nouveau à voir',
    option_after: 'pour announce : les coups ou la position d’avant',
    none: 'Rien n’est noté d’aucun joueur.',
    noRound: 'Aucune ronde n’est encore appariée.',
    noSuchRound: 'La ronde {round} n’est pas encore appariée.',
    nothingHere: 'Personne n’a de besoin dans la ronde {round}.',
    noHall: 'Rien n’est demandé à la salle.',
    whichPlayer: 'Dites de qui : ronde needs TOURNOI set JOUEUR.',
    whichMove: 'Dites quel coup : ronde needs TOURNOI announce Cg1f3.',
    header: ['Joueur', 'Types', 'Aides', 'Assistant', 'Échiquier'],
    hallHeader: ['Ligne', 'Quoi', 'Pour', 'Pièces', 'État'],
    board: 'Échiquier {board} : {white} – {black}',
    toSee: '{said} — à voir',
  },
);
