import { spoken, unspoken } from './step-text.ts';

/** How a sheet is kept, and what arbiters answer. */
export const SHEETS_AND_QUESTIONS = {
  notWrittenAhead: spoken(
    'No move is written before it is played, not even an only move; a claim or a sealed move is the exception',
    'Aucun coup ne se note avant d’être joué, même s’il est seul possible ; sauf réclamation ou coup sous enveloppe',
  ),
  writtenBeforeNext: spoken(
    'The reply may come first, but the own last move is written before the next is played',
    'On peut répondre d’abord, mais son dernier coup se note avant de jouer le suivant',
  ),
  algebraicAlone: spoken(
    'Moves are written in algebraic notation: any other is no evidence in a claim',
    'Les coups se notent en algébrique : une autre notation ne prouve rien dans une réclamation',
  ),
  lastMoveSeen: spoken(
    'The arbiter must be able to see the last move at any time; the opponent has no such right',
    'L’arbitre doit pouvoir voir le dernier coup à tout moment ; l’adversaire n’a pas ce droit',
  ),
  sheetIsLent: spoken(
    'The sheet is lent to the opponent on the move, who gives it back before playing; the clock runs on',
    'La feuille est prêtée à l’adversaire au trait, qui la rend avant de jouer ; la pendule tourne',
  ),
  sheetHoldsNoNotes: spoken(
    'A sheet holds moves, clock times, offers and claims, and no notes',
    'Une feuille porte les coups, les temps, les offres et les réclamations, et aucune note',
  ),
  sheetIsGiven: spoken(
    'The arbiter gives a sheet to a player who asks, at any time of the game',
    'L’arbitre donne une feuille au joueur qui la demande, à tout moment de la partie',
  ),
  mayStopWriting: unspoken(
    'The player may stop writing whenever he likes',
    'Le joueur peut cesser de noter quand il veut',
  ),
  claimWithoutSheet: unspoken(
    'A claim may also rest on an electronic board, or on what the arbiter saw',
    'Une réclamation peut aussi s’appuyer sur un échiquier électronique, ou sur ce que l’arbitre a vu',
  ),
  sheetNotPromised: spoken(
    'This edition promises no sheet: the arbiter may give one',
    'Cette édition n’en promet pas : l’arbitre peut en donner une',
  ),
  ruleExplained: spoken(
    'The arbiter explains what the rule says',
    'L’arbitre explique ce que dit la règle',
  ),
  neverYesOrNo: spoken(
    'The arbiter explains the rule, and never says yes or no about the position on the board',
    'L’arbitre explique la règle, et ne répond jamais par oui ou non sur la position de l’échiquier',
  ),
  claimExplained: spoken(
    'The arbiter explains how a draw is claimed, and not whether this claim would hold',
    'L’arbitre explique comment on réclame la nulle, et non si cette réclamation serait fondée',
  ),
  movesNeverTold: spoken(
    'Before a flag falls the arbiter never says how many moves were made, even if they are enough',
    'Avant la chute d’un drapeau l’arbitre ne dit jamais combien de coups sont joués, même s’ils suffisent',
  ),
  slowWriterWarned: unspoken(
    'Who is slow to bring the sheet up to date, to think meanwhile, is warned',
    'Qui tarde à mettre sa feuille à jour, pour réfléchir entre-temps, est averti',
  ),
  phonesOfNobody: spoken(
    'Nobody uses a telephone or another such device in the venue or next to it without the arbiter’s permission',
    'Nul n’utilise de téléphone ni d’appareil semblable dans la salle ou à côté sans la permission de l’arbitre',
  ),
  phoneAllowed: spoken(
    'The arbiter has allowed it: it may be used, without a sound',
    'L’arbitre l’a autorisé : il peut servir, sans bruit',
  ),
  finishedAreSpectators: spoken(
    'Who has finished is a spectator, and leaves the playing area',
    'Qui a fini est spectateur, et quitte la zone de jeu',
  ),
  fewMinutesOnly: unspoken(
    'A few minutes to look at other boards are fine, as long as nobody is disturbed',
    'Quelques minutes pour voir d’autres échiquiers sont admises, sans gêner personne',
  ),
};
