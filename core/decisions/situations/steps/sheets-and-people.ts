import { spoken, unspoken } from './step-text.ts';

/** Scoresheets, conduct, spectators and captains. */
export const SHEETS_AND_PEOPLE = {
  penaltyToChoose: spoken('The arbiter chooses a penalty', 'L’arbitre choisit une sanction'),
  arbiterRecords: unspoken(
    'Neither must record: the arbiter or an assistant is there and writes; the clock is stopped when a flag falls',
    'Aucun n’a à noter : l’arbitre ou un assistant est là et note ; la pendule est arrêtée à la chute d’un drapeau',
  ),
  updatesBothSheets: spoken(
    'Both bring their sheets up to date, from the arbiter’s or the opponent’s sheet',
    'Les deux mettent leurs feuilles à jour, d’après celle de l’arbitre ou de l’adversaire',
  ),
  updatesOwnSheet: spoken(
    'After the flag the player updates the sheet before moving, and on the move may ask for the opponent’s',
    'Après le drapeau le joueur met sa feuille à jour avant de jouer, et au trait peut demander celle de l’adversaire',
  ),
  reconstructs: spoken(
    'No sheet is complete: the game is rebuilt on a second board',
    'Aucune feuille n’est complète : la partie est reconstituée sur un second échiquier',
  ),
  noteBeforeRebuilding: unspoken(
    'First write down the position, both times, whose clock ran and the moves known',
    'D’abord noter la position, les deux temps, la pendule qui tournait et les coups connus',
  ),
  nextPeriodBegins: spoken(
    'It cannot be shown that the time was overstepped: the next move is the first of the next period',
    'On ne peut montrer que le temps est dépassé : le prochain coup est le premier de la période suivante',
  ),
  timeDeducted: spoken(
    'Part of the time is taken off at the start, as much as the arbiter decides',
    'Une part du temps est retirée au départ, autant que l’arbitre le décide',
  ),
  assistantWrites: spoken(
    'An assistant whom the arbiter accepts may write',
    'Un assistant que l’arbitre accepte peut noter',
  ),
  timeAdjusted: spoken(
    'The arbiter adjusts the time fairly',
    'L’arbitre ajuste le temps avec équité',
  ),
  noTimeTaken: spoken(
    'No time is taken from a disabled player',
    'Aucun temps n’est retiré à un joueur handicapé',
  ),
  sheetNotShown: spoken(
    'By this edition nobody may ask for the arbiter’s sheet',
    'Selon cette édition nul ne peut demander la feuille de l’arbitre',
  ),
  sheetNotInStandard: spoken(
    'In standard play nobody may ask for the arbiter’s sheet, nor for the number of moves before a flag falls',
    'En cadence lente nul ne peut demander la feuille de l’arbitre, ni le nombre de coups avant la chute d’un drapeau',
  ),
  sheetOnlySupervised: spoken(
    'Only where the Competition Rules hold may a player see the arbiter’s sheet',
    'Seulement là où valent les règles de compétition un joueur peut voir la feuille de l’arbitre',
  ),
  sheetShown: spoken(
    'Who has the move may look at the arbiter’s sheet, {figure} times a game; the clock runs on',
    'Le joueur au trait peut voir la feuille de l’arbitre, {figure} fois par partie ; la pendule tourne',
  ),
  sheetTooOften: spoken(
    'More than {figure} requests: this distracts the opponent',
    'Plus de {figure} demandes : c’est une gêne pour l’adversaire',
  ),
  mayNotLeave: spoken(
    'Who has the move does not leave the playing area, and nobody the venue, without permission',
    'Le joueur au trait ne quitte pas la zone de jeu, et nul la salle, sans permission',
  ),
  reportsLeaving: spoken(
    'The regulations may ask that leaving be told to the arbiter',
    'Le règlement peut demander que l’on annonce sa sortie à l’arbitre',
  ),
  mustNotDistract: spoken(
    'Nobody distracts or annoys the opponent, by claims, offers or noise',
    'Nul ne distrait ni ne gêne l’adversaire, par réclamations, offres ou bruit',
  ),
  warnedOfLoss: spoken(
    'The next time is a persistent refusal, and loses the game',
    'La prochaine fois est un refus persistant, et perd la partie',
  ),
  refusalLoses: spoken(
    'A persistent refusal to keep the Laws: the game is lost, and the arbiter fixes the opponent’s score',
    'Un refus persistant de respecter les Règles : la partie est perdue, et l’arbitre fixe le score adverse',
  ),
  bothRefuseLose: spoken(
    'Both refuse: the game is lost for both',
    'Les deux refusent : la partie est perdue pour les deux',
  ),
  searchRule: spoken(
    'The arbiter may ask for an inspection, in private and by a person of the same sex; a refusal is penalised',
    'L’arbitre peut demander une inspection, en privé et par une personne du même sexe ; un refus est sanctionné',
  ),
  sentAway: spoken(
    'Who interferes may be sent out of the playing area',
    'Qui intervient peut être éloigné de la zone de jeu',
  ),
  tellsArbiterOnly: spoken(
    'Who sees an irregularity tells the arbiter alone',
    'Qui voit une irrégularité la dit à l’arbitre seul',
  ),
  captainBeforeArbiter: spoken(
    'Captain and player speak only before an arbiter, in a language the arbiter understands',
    'Capitaine et joueur ne se parlent que devant un arbitre, dans une langue qu’il comprend',
  ),
  captainMayAdvise: spoken(
    'A captain may advise on a draw, and says nothing of the position',
    'Un capitaine peut conseiller sur la nulle, et ne dit rien de la position',
  ),
  notAtTheBoard: spoken(
    'Players should not eat at the board',
    'Les joueurs ne devraient pas manger à l’échiquier',
  ),
  arranged: spoken(
    'The result was arranged beforehand: the chief arbiter imposes penalties',
    'Le résultat était arrangé d’avance : l’arbitre principal impose des sanctions',
  ),
  arrangedNotClear: unspoken(
    'It is not clear: write down what was seen, and decide nothing',
    'Ce n’est pas clair : noter ce qui a été vu, et ne rien décider',
  ),
  notFitToPlay: spoken(
    'Who cannot play with decency may be excluded from the round, even if quiet',
    'Qui n’est pas en état peut être exclu de la ronde, même calme',
  ),
  laddersOrder: unspoken(
    'The penalties stand in the order of their gravity; each may be given with others',
    'Les sanctions sont dans l’ordre de leur gravité ; elles peuvent se cumuler',
  ),
};
