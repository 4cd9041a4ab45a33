import type { DueCode } from '@ronde/core/tournament/views/due.ts';
import { inBoth } from '../../../words/in-both.ts';

/** What is due, and the word on its button; `{…}` are filled with the figures. */
type Due = Readonly<Record<DueCode, { readonly text: string; readonly button: string }>>;

const EN: Due = {
  noPlayers: { text: 'Nobody is entered yet.', button: 'Enter players' },
  noTeams: { text: 'No team is entered yet.', button: 'Enter teams' },
  teamsIncomplete: {
    text: '{teams} {teams|team has|teams have} fewer players than the {boards} {boards|board|boards} of a match: {names}.',
    button: 'Teams',
  },
  playersWithoutTeam: {
    text: '{players} {players|player is|players are} in no team: {names}.',
    button: 'Teams',
  },
  orderOfPlayers: {
    text: '{team}: board {board} outranks board {above} by {by}, more than the order of players allows.',
    button: 'Teams',
  },
  notTwoTeams: {
    text: 'A Scheveningen match is played by two teams: {teams} {teams|is|are} entered.',
    button: 'Teams',
  },
  teamNumbersMissing: {
    text: 'Teams have their numbers in the order of entry, not by rating.',
    button: 'Number by rating',
  },
  noMolterTable: {
    text: 'The book has no Molter table for {teams} {teams|team|teams} of {players} in {rounds} {rounds|round|rounds}.',
    button: 'What it has',
  },
  lettersNotDrawn: {
    text: 'The letters of the Molter table are not drawn yet: they follow the order of entry.',
    button: 'Draw the envelopes',
  },
  numbersMissing: {
    text: '{players} {players|player has no pairing number|players have no pairing numbers} yet.',
    button: 'Assign numbers',
  },
  lateEntriesWithoutNumber: {
    text: 'Late entries without a number: {players}.',
    button: 'Give them numbers',
  },
  initialColourMissing: {
    text: 'The initial colour is not drawn yet: it is done by lot before round 1.',
    button: 'Draw or set it',
  },
  roundRobinRounds: {
    text: 'A round robin of {players} {players|player|players} has {cycle} {cycle|round|rounds}, or {double} if everybody meets twice: {rounds} {rounds|is|are} set.',
    button: 'Set the rounds',
  },
  publishCalendar: {
    text: 'All {rounds} {rounds|round|rounds} can be published at once, for {players} {players|player|players}.',
    button: 'Calendar',
  },
  postponedGame: {
    text: 'Round {round}, board {board}: {white} – {black} was postponed to {day}, and has no result.',
    button: 'Enter the result',
  },
  postponedMatch: {
    text: 'Round {round}: the match {first} – {second} is postponed to {day}.',
    button: 'Enter the results',
  },
  matchDayOpen: {
    text: 'Round {round}: the match {first} – {second} is postponed, its day is still to be agreed.',
    button: 'Fix the day',
  },
  disputedBoard: {
    text: 'Round {round}, board {board}: the players report different results.',
    button: 'Look',
  },
  contestedSheet: {
    text: 'Round {round}, table {table}: {team} contests the match sheet: {reason}',
    button: 'Match sheet',
  },
  compulsoryAssistant: {
    text: 'Round {round}, board {board}: {white} – {black} needs an assistant before it begins ({article}).',
    button: 'Needs',
  },
  needsOfRound: {
    text: 'Round {round}: {count} {count|board needs|boards need} something for a player with a disability ({count|no.|nos.} {boards}); {open|everything is there|one thing is not there yet|some things are not there yet}.',
    button: 'Look',
  },
  assistantsToSettle: {
    text: '{players} {players|assistant is|assistants are} still to be found or accepted: {names}.',
    button: 'Needs',
  },
  hallToCheck: {
    text: 'For players with disabilities, {lines} {lines|line|lines} of the hall’s check-list {lines|is|are} open.',
    button: 'Check-list',
  },
  questionedBoard: {
    text: 'Round {round}, board {board} has two results: {by} reported {reported}, entered is {entered}.',
    button: 'Look',
  },
  penaltyToCarryOut: {
    text: 'Incident {incident}: the decision on {names} is not carried out yet.',
    button: 'Carry out',
  },
  forfeitsReached: {
    text: '{player} has {forfeits} {forfeits|forfeit|forfeits}: excluded by the regulations of the event ({article}).',
    button: 'Expel',
  },
  draftOutdated: {
    text: 'The draft of round {round} rests on something that has changed since.',
    button: 'Discard and pair again',
  },
  playersNotCheckedIn: {
    text: '{players} {players|player is|players are} not checked in.',
    button: 'Check-in',
  },
  closeCheckIn: { text: 'Everybody is here: check-in can be closed.', button: 'Close check-in' },
  publishDraft: {
    text: 'Draft of round {round}, {boards} {boards|board|boards}: check it, then publish.',
    button: 'Publish',
  },
  lineUpsMissing: {
    text: 'Round {round}: {teams} {teams|line-up|line-ups} still to be handed in, {minutes} min before the start: {names}.',
    button: 'Line-ups',
  },
  lineUpsMissingBy: {
    text: 'Round {round}: {teams} {teams|line-up|line-ups} still to be handed in by {until}: {names}.',
    button: 'Line-ups',
  },
  lineUpsLate: {
    text: 'Round {round}: {teams} {teams|line-up|line-ups} not handed in by {until}: the first players of the list play ({article}). {names}.',
    button: 'Line-ups',
  },
  roundTimeReached: { text: 'Round {round} can begin.', button: 'It begins' },
  defaultTimeOverAll: {
    text: 'Round {round}: the default time ended at {until}, and {open} {open|board has|boards have} not begun ({open|no.|nos.} {boards}; {article}).',
    button: 'All lost by forfeit',
  },
  defaultTimeOver: {
    text: 'Round {round}, board {board}: the default time ended at {until}, not there: {absent} ({article}).',
    button: 'Lost by forfeit',
  },
  absenteesNotNoted: {
    text: 'Round {round}: the default time ({minutes} min) ended at {until}. Look who is not at the board ({article}).',
    button: 'Note who is missing',
  },
  resultsMissing: {
    text: 'Round {round}: {open} {open|board|boards} still open ({open|no.|nos.} {boards}).',
    button: 'Enter results',
  },
  adjournedGames: {
    text: 'Round {round}: {games} {games|game|games} adjourned ({games|board|boards} {boards}). The standings stay provisional.',
    button: 'Enter the result',
  },
  matchToPlayOff: {
    text: 'Round {round}: {names} is level and must be played off.',
    button: 'Play-off',
  },
  matchToDecide: {
    text: 'Round {round}: {names} is level. Enter which team goes through.',
    button: 'Bracket',
  },
  closeRound: { text: 'Round {round}: no board is waited for.', button: 'Close round {round}' },
  pairRound: { text: 'Round {round} can be paired.', button: 'Pair round {round}' },
  arbitersUnpaid: {
    text: 'Not paid before the last round: {names}.',
    button: 'Administration',
  },
  dutiesOverdue: {
    text: '{duties} {duties|duty is|duties are} overdue.',
    button: 'Show what is due',
  },
  dutiesToday: {
    text: '{duties} {duties|duty is|duties are} due today.',
    button: 'Show what is due',
  },
  licenceMissing: {
    text: 'Without the licence the event asks for: {players} {players|player|players}.',
    button: 'Register of licences',
  },
  fideIdMissing: {
    text: 'FIDE number missing: {players} {players|player|players}.',
    button: 'Show them',
  },
  estimatesToGive: {
    text: 'Estimated ratings by age category wait for {players} {players|player|players} without a rating.',
    button: 'Give them',
  },
  ratingMissing: {
    text: 'Without a rating: {players} {players|player|players}.',
    button: 'Show them',
  },
  ratingIgnored: {
    text: 'With a rating that the initial order does not count: {players} {players|player|players} ({names}). They stand as unrated.',
    button: 'Initial order',
  },
  ratingSourceMissing: {
    text: 'Rating of unknown list or month: {players} {players|player|players}.',
    button: 'Show them',
  },
  birthYearMissing: {
    text: 'Year of birth missing: {players} {players|player|players}.',
    button: 'Show them',
  },
  defaultTimeMissing: {
    text: 'No default time is set. Silence means {minutes} {minutes|minute|minutes}: whoever is not there when the round begins loses ({article}).',
    button: 'Set it',
  },
  eventFinished: {
    text: '{rounds} {rounds|round, played and closed|rounds, all played and closed}.',
    button: 'Closing list',
  },
  closingList: {
    text: 'The last result is in: from here to the ceremony it is one list.',
    button: 'Closing list',
  },
  eventClosed: {
    text: 'The event is closed after {rounds} {rounds|round|rounds}.',
    button: 'Final standings',
  },
  nothingDue: { text: 'Nothing is due.', button: '' },
};

const FR: Due = {
  noPlayers: { text: 'Personne n’est inscrit.', button: 'Inscrire des joueurs' },
  noTeams: { text: 'Aucune équipe n’est inscrite.', button: 'Inscrire des équipes' },
  teamsIncomplete: {
    text: '{teams} {teams|équipe a|équipes ont} moins de joueurs que les {boards} {boards|échiquier|échiquiers} d’un match : {names}.',
    button: 'Équipes',
  },
  playersWithoutTeam: {
    text: '{players} {players|joueur ne joue|joueurs ne jouent} pour aucune équipe : {names}.',
    button: 'Équipes',
  },
  orderOfPlayers: {
    text: '{team} : l’échiquier {board} dépasse l’échiquier {above} de {by}, plus que l’ordre des joueurs ne permet.',
    button: 'Équipes',
  },
  notTwoTeams: {
    text: 'Un match Scheveningen se joue à deux équipes : {teams} {teams|est inscrite|sont inscrites}.',
    button: 'Équipes',
  },
  teamNumbersMissing: {
    text: 'Les équipes sont numérotées dans l’ordre d’inscription, pas par Elo.',
    button: 'Numéroter par Elo',
  },
  noMolterTable: {
    text: 'Le livre n’a pas de tableau Molter pour {teams} {teams|équipe|équipes} de {players} en {rounds} {rounds|ronde|rondes}.',
    button: 'Ce qu’il a',
  },
  lettersNotDrawn: {
    text: 'Les lettres du tableau Molter ne sont pas tirées : elles suivent l’ordre d’inscription.',
    button: 'Tirer les enveloppes',
  },
  numbersMissing: {
    text: '{players} {players|joueur n’a|joueurs n’ont} pas encore de numéro d’appariement.',
    button: 'Attribuer les numéros',
  },
  lateEntriesWithoutNumber: {
    text: 'Retardataires sans numéro : {players}.',
    button: 'Leur donner un numéro',
  },
  initialColourMissing: {
    text: 'La couleur initiale n’est pas tirée : elle l’est au sort avant la ronde 1.',
    button: 'Tirer ou fixer',
  },
  roundRobinRounds: {
    text: 'Un toutes rondes à {players} {players|joueur|joueur|joueurs} prend {cycle} {cycle|ronde|ronde|rondes}, ou {double} en deux tours : {rounds} {rounds|est prévue|est prévue|sont prévues}.',
    button: 'Fixer les rondes',
  },
  publishCalendar: {
    text: 'Les {rounds} {rounds|ronde peut être publiée|ronde peut être publiée|rondes peuvent être publiées} d’un coup, pour {players} {players|joueur|joueur|joueurs}.',
    button: 'Calendrier',
  },
  postponedGame: {
    text: 'Ronde {round}, échiquier {board} : {white} – {black}, partie reportée au {day}, sans résultat.',
    button: 'Saisir le résultat',
  },
  postponedMatch: {
    text: 'Ronde {round} : le match {first} – {second} est reporté au {day}.',
    button: 'Saisir les résultats',
  },
  matchDayOpen: {
    text: 'Ronde {round} : le match {first} – {second} est reporté, son jour reste à convenir.',
    button: 'Fixer le jour',
  },
  disputedBoard: {
    text: 'Ronde {round}, échiquier {board} : les joueurs annoncent des résultats différents.',
    button: 'Voir',
  },
  contestedSheet: {
    text: 'Ronde {round}, table {table} : {team} conteste la feuille de match : {reason}',
    button: 'Feuille de match',
  },
  compulsoryAssistant: {
    text: 'Ronde {round}, échiquier {board} : {white} – {black} ne commence pas sans assistant ({article}).',
    button: 'Besoins',
  },
  needsOfRound: {
    text: 'Ronde {round} : {count} {count|échiquier demande|échiquiers demandent} quelque chose pour un joueur handicapé ({count|n°|nos} {boards}) ; {open|tout est là|une chose manque encore|des choses manquent encore}.',
    button: 'Voir',
  },
  assistantsToSettle: {
    text: '{players} {players|assistant reste|assistants restent} à trouver ou à accepter : {names}.',
    button: 'Besoins',
  },
  hallToCheck: {
    text: 'Pour les joueurs handicapés, {lines} {lines|ligne|lignes} de la liste de la salle {lines|reste|restent} à voir.',
    button: 'Liste',
  },
  questionedBoard: {
    text: 'Ronde {round}, échiquier {board} : deux résultats. {by} signale {reported}, {entered} est saisi.',
    button: 'Voir',
  },
  penaltyToCarryOut: {
    text: 'Incident {incident} : la décision concernant {names} n’est pas encore appliquée.',
    button: 'Appliquer',
  },
  forfeitsReached: {
    text: '{player} a {forfeits} {forfeits|forfait|forfait|forfaits} : à exclure selon le règlement intérieur ({article}).',
    button: 'Exclure',
  },
  draftOutdated: {
    text: 'Le brouillon de la ronde {round} repose sur un fait qui a changé depuis.',
    button: 'Abandonner et apparier de nouveau',
  },
  playersNotCheckedIn: {
    text: '{players} {players|joueur n’est pas pointé|joueurs ne sont pas pointés}.',
    button: 'Pointage',
  },
  closeCheckIn: {
    text: 'Tout le monde est là : le pointage peut être clos.',
    button: 'Clore le pointage',
  },
  publishDraft: {
    text: 'Brouillon de la ronde {round}, {boards} {boards|échiquier|échiquiers} : vérifiez, puis publiez.',
    button: 'Publier',
  },
  lineUpsMissing: {
    text: 'Ronde {round} : {teams} {teams|composition manque|compositions manquent}, à remettre {minutes} min avant le début : {names}.',
    button: 'Compositions',
  },
  lineUpsMissingBy: {
    text: 'Ronde {round} : {teams} {teams|composition manque|compositions manquent}, à remettre avant {until} : {names}.',
    button: 'Compositions',
  },
  lineUpsLate: {
    text: 'Ronde {round} : {teams} {teams|composition non remise|compositions non remises} à {until} : les premiers joueurs de la liste jouent ({article}). {names}.',
    button: 'Compositions',
  },
  roundTimeReached: { text: 'La ronde {round} peut commencer.', button: 'Elle commence' },
  defaultTimeOverAll: {
    text: 'Ronde {round} : délai de forfait écoulé à {until}, et {open} {open|partie n’a|parties n’ont} pas commencé ({open|n°|nos} {boards} ; {article}).',
    button: 'Forfait pour tous',
  },
  defaultTimeOver: {
    text: 'Ronde {round}, échiquier {board} : délai de forfait écoulé à {until}, absent : {absent} ({article}).',
    button: 'Forfait',
  },
  absenteesNotNoted: {
    text: 'Ronde {round} : délai de forfait ({minutes} min) écoulé à {until}. Voyez qui n’est pas à l’échiquier ({article}).',
    button: 'Noter les absents',
  },
  resultsMissing: {
    text: 'Ronde {round} : {open} {open|échiquier encore ouvert|échiquiers encore ouverts} ({open|n°|nos} {boards}).',
    button: 'Saisir les résultats',
  },
  adjournedGames: {
    text: 'Ronde {round} : {games} {games|partie ajournée|parties ajournées} ({games|échiquier|échiquiers} {boards}). Le classement reste provisoire.',
    button: 'Saisir le résultat',
  },
  matchToPlayOff: {
    text: 'Ronde {round} : {names} est à égalité, un match de départage est à jouer.',
    button: 'Match de départage',
  },
  matchToDecide: {
    text: 'Ronde {round} : {names} est à égalité. Saisissez l’équipe qualifiée.',
    button: 'Tableau',
  },
  closeRound: {
    text: 'Ronde {round} : plus aucun échiquier n’est attendu.',
    button: 'Clore la ronde {round}',
  },
  pairRound: { text: 'La ronde {round} peut être appariée.', button: 'Apparier la ronde {round}' },
  arbitersUnpaid: {
    text: 'Pas encore payé avant la dernière ronde : {names}.',
    button: 'Administration',
  },
  dutiesOverdue: {
    text: '{duties} {duties|échéance dépassée|échéances dépassées}.',
    button: 'Voir les échéances',
  },
  dutiesToday: {
    text: '{duties} {duties|échéance|échéances} aujourd’hui.',
    button: 'Voir les échéances',
  },
  licenceMissing: {
    text: 'Sans la licence demandée : {players} {players|joueur|joueurs}.',
    button: 'Registre des licences',
  },
  fideIdMissing: {
    text: 'Numéro FIDE manquant : {players} {players|joueur|joueurs}.',
    button: 'Les montrer',
  },
  estimatesToGive: {
    text: 'Un Elo estimé par catégorie d’âge attend {players} {players|joueur|joueurs} sans Elo.',
    button: 'Attribuer',
  },
  ratingMissing: {
    text: 'Sans Elo : {players} {players|joueur|joueurs}.',
    button: 'Les montrer',
  },
  ratingIgnored: {
    text: 'Avec un classement que l’ordre initial ne compte pas : {players} {players|joueur|joueurs} ({names}). Tenus pour non classés.',
    button: 'Ordre initial',
  },
  ratingSourceMissing: {
    text: 'Elo de liste ou de mois inconnu : {players} {players|joueur|joueurs}.',
    button: 'Les montrer',
  },
  birthYearMissing: {
    text: 'Année de naissance manquante : {players} {players|joueur|joueurs}.',
    button: 'Les montrer',
  },
  defaultTimeMissing: {
    text: 'Le délai de forfait n’est pas fixé. Le silence vaut {minutes} {minutes|minute|minute|minutes} : qui n’est pas là au début de la ronde perd ({article}).',
    button: 'Le fixer',
  },
  eventFinished: {
    text: '{rounds} {rounds|ronde jouée et close|rondes, toutes jouées et closes}.',
    button: 'Liste de clôture',
  },
  closingList: {
    text: 'Le dernier résultat est là : d’ici à la cérémonie, une seule liste.',
    button: 'Liste de clôture',
  },
  eventClosed: {
    text: 'Le tournoi est clos après {rounds} {rounds|ronde|rondes}.',
    button: 'Classement final',
  },
  nothingDue: { text: 'Rien à faire pour l’instant.', button: '' },
};

export const NOW_WORDS = inBoth(
  {
    heading: 'Now',
    due: EN,
    startsIn: (round: number, wait: string) => `Round ${round} begins in ${wait}.`,
    days: (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`,
    rounds: 'The rounds',
    round: 'Round',
    boards: 'Boards',
    results: 'Results',
    when: 'When',
  },
  {
    heading: 'Maintenant',
    due: FR,
    startsIn: (round: number, wait: string) => `La ronde ${round} commence dans ${wait}.`,
    days: (days: number) => `${days} ${days < 2 ? 'jour' : 'jours'}`,
    rounds: 'Les rondes',
    round: 'Ronde',
    boards: 'Échiquiers',
    results: 'Résultats',
    when: 'Quand',
  },
);
