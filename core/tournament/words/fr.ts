import type { Words } from './words.ts';

/** Ce que dit un refus ou un avertissement : le fait, puis la marche à suivre. */
export const FRENCH: Words = {
  refusals: {
    alreadyCreated: 'Ce tournoi existe déjà. Ouvrez un autre journal pour un nouveau tournoi.',
    notCreated: 'Il n’y a pas encore de tournoi. Créez-le d’abord.',
    badClause: '« {value} » ne peut pas figurer au règlement. {sentence}',
    otherRegulations:
      'Le règlement a changé depuis que vous l’avez lu : c’est la version {current}, non {version}. Relisez-le, puis signez.',
    badFormFact: '« {value} » ne peut pas figurer sur les documents. {sentence}',
    badSetting: 'Le réglage « {setting} » ne peut pas valoir « {value} ». Corrigez la valeur.',
    badScoring:
      'Ce décompte de points ne convient pas à un tournoi homologué ({fault}). Corrigez-le, ou quittez d’abord le mode FIDE.',
    badPrizes: 'Les prix ne conviennent pas : {fault} dans {at}. Corrigez le barème.',
    badTieBreak: '{descriptor}.',
    unknownEdition:
      'Le chapitre {chapter} n’a pas d’édition « {edition} ». Voir « ronde editions ».',
    unknownSystem: 'Aucun système d’appariement ne s’appelle « {system} ».',
    unknownGame: 'Aucun jeu ne s’appelle « {game} ».',
    unknownPlayer:
      'Personne n’est inscrit sous « {player} ». Vérifiez le nom ou inscrivez le joueur.',
    unknownTeam: 'Aucune équipe n’est inscrite sous « {team} ». Inscrivez-la d’abord.',
    unknownRound: 'Il n’y a pas de ronde {round} où faire cela.',
    unknownBoard: 'La ronde {round} n’a pas d’échiquier {board}.',
    duplicatePlayer: '{player} est déjà inscrit.',
    duplicateTeam: 'L’équipe {team} est déjà inscrite.',
    textTooLong:
      '« {field} » a {length} {length|caractère|caractères}, au plus {most}. Raccourcissez.',
    textNotOneLine:
      '« {field} » contient des signes qui ne s’écrivent pas sur une ligne. Tapez de nouveau.',
    badPlayer: '{player} : « {value} » n’est pas possible pour {field}. Corrigez.',
    badTeam: 'Équipe {team} : {field} ne convient pas. Corrigez.',
    playerHasPlayed: '{player} figure déjà dans un appariement. Enregistrez plutôt un abandon.',
    lateLineUp:
      'La composition de {team} est en retard : les premiers joueurs de sa liste jouent, échiquier par échiquier, et personne d’autre.',
    lineUpTooLate:
      'Trop tard pour la composition de {team} à la ronde {round} : elle était à remettre avant {until}. Adressez-vous à l’arbitre.',
    lineUpOpened:
      'La composition de {team} pour la ronde {round} est ouverte et son capitaine ne la change plus. Adressez-vous à l’arbitre.',
    lineUpsSealed:
      'Des compositions sous scellé de la ronde {round} attendent : {teams}. Ouvrez-les d’abord, à la page Compositions.',
    noMatchSheet: '{team} n’a pas de match à la ronde {round} : il n’y a pas de feuille à signer.',
    sheetNotComplete:
      'La feuille de match de {team} à la ronde {round} se signe quand chaque échiquier a un résultat. Sans résultat : {boards}.',
    sheetChanged:
      'Un résultat du match de {team} à la ronde {round} a changé depuis que la feuille a été affichée. Relisez-la, puis répondez.',
    playerNotInTeam: '{player} ne figure pas dans l’effectif de {team}.',
    playerOfOtherTeam:
      '{player} joue déjà pour {team}, et personne ne joue pour deux équipes. Retirez d’abord ce joueur de l’autre liste.',
    playerStaysInTeam:
      '{player} reste sur la liste de {team} : le tournoi a commencé, et ce joueur a pu jouer. Placez-le plutôt en dernier.',
    rosterOrderFixed:
      'La liste de {team} garde son ordre : le tournoi a commencé, et ses listes sont fixes. Les nouveaux joueurs viennent après les autres.',
    fideModeAlreadyLeft: 'Le mode FIDE est déjà quitté.',
    lockedAfterStart: '« {setting} » ne change plus une fois la première ronde publiée.',
    lockedInFideMode:
      '« {setting} » ne change plus en mode FIDE une fois la première ronde publiée. La seule issue est de quitter le mode FIDE.',
    numbersFrozen:
      'Les numéros d’appariement ne changent plus : la ronde {round} est appariée. Les retardataires reçoivent encore le leur.',
    numbersMissing: 'Les joueurs n’ont pas encore de numéro d’appariement. Attribuez-les d’abord.',
    colourAlreadyDrawn: 'La couleur de la ronde 1 est fixée : le sort est tiré une fois.',
    colourByTable: 'Aucune couleur à tirer : la table dit qui a les Blancs.',
    noCalendar:
      'Seul un tournoi toutes rondes ou un match de deux camps a toutes ses rondes dès le début : ici chaque ronde dépend des résultats.',
    calendarAfterStart:
      'La ronde {round} est déjà appariée : un calendrier se publie avant la ronde 1.',
    calendarStands:
      'Toutes les rondes sont publiques, et {player} n’aurait aucune partie. Revenir dans l’historique avant le calendrier, inscrire {player}, puis le publier à nouveau.',
    notPostponed:
      'Seules les parties d’un calendrier ont leur propre jour : ici la ronde suivante attend la ronde {round}.',
    gameHasResult:
      'Ronde {round}, échiquier {board} : la partie a un résultat, elle n’est pas reportée.',
    unknownMatch: 'La ronde {round} n’a pas de match à la table {table}.',
    matchIsPlayed:
      'Ronde {round}, table {table} : chaque échiquier a un résultat ; le match ne se fixe plus.',
    draftInTheWay:
      'Un brouillon repose sur ce que vous voulez changer. Abandonnez d’abord le brouillon.',
    listAlreadyClosed: 'La liste des participants est close.',
    roundAlreadyPaired: 'La ronde {round} est déjà appariée et publiée.',
    roundNotNext: 'C’est la ronde {next} qui vient, pas la ronde {round}.',
    fewerRoundsThanPaired:
      'La ronde {paired} est déjà appariée : le tournoi ne peut pas avoir que {rounds} {rounds|ronde|rondes}.',
    roundsExhausted: 'Les {rounds} rondes annoncées sont toutes appariées.',
    previousRoundOpen: 'La ronde {round} n’est pas finie. Échiquiers sans résultat : {boards}.',
    wrongKind: 'Cela ne vaut que pour les tournois {kind}.',
    playerPairedTwice: '{player} figure deux fois dans cette ronde.',
    keptOutOfRound: '{player} ne joue pas la ronde {round}, par décision de l’arbitre.',
    playerNotAvailable: '{player} ne peut pas être apparié à la ronde {round}.',
    playerLeftOut: 'Ces joueurs n’ont pas de place dans la ronde : {players}.',
    playerHeldBack:
      '{player} est retenu à la ronde 1 : licence non vue, ou droits d’inscription non réglés. Régularisez, ou admettez ce joueur.',
    notHeldBack: '{player} n’est pas retenu à la ronde 1.',
    notALaterList:
      'La liste de {month} n’est pas postérieure au premier jour. Les classements de la première liste sont ceux des joueurs : corrigez-les à leur fiche.',
    notShownAsFid:
      '{player} n’est pas affiché FID : la fédération de sa fiche compte. Corrigez-la là si elle est fausse.',
    flagIsNoFederation:
      'FID n’est pas une fédération : nommez celle qui compte pour {player}, ou retirez-la.',
    estimatesStand:
      'Le tournoi a commencé : aucune ré-estimation. Un classement oublié peut encore être saisi.',
    noEstimateTable:
      'Le tournoi n’a pas de table de classements estimés. Saisissez-la dans les réglages, ou avec ronde set --estimates.',
    byeMissing: '{player} reste seul : il manque l’exempt.',
    playerAgainstSelf: '{player} ne peut pas jouer contre lui-même.',
    notADraft: 'Il n’y a pas de brouillon pour cela.',
    notPublished: 'La ronde {round} n’est pas encore publiée.',
    roundClosed:
      'La ronde {round} est close. Pour corriger, saisissez le bon résultat sur l’échiquier.',
    roundNotComplete: 'La ronde {round} a des échiquiers ouverts : {boards}.',
    resultsInTheWay: 'L’échiquier {board} a déjà un résultat. Il ne peut plus être réapparié.',
    reasonNotAllowed: 'Ce règlement n’admet pas ce motif pour changer des appariements publics.',
    reasonDoesNotFit: 'Le motif donné n’est pas ce qui s’est passé dans cette ronde.',
    notAtThisLevel: 'Ce n’est pas permis dans une compétition de niveau {level}.',
    roundNotBegun: 'La ronde {round} n’a pas commencé. Indiquez d’abord qu’elle commence.',
    envelopeHeld:
      'Un coup de l’échiquier {board} de la ronde {round} est déjà sous enveloppe, chez {holder}.',
    noEnvelope:
      'Aucun coup de l’échiquier {board} de la ronde {round} n’est sous enveloppe : indiquez-le d’abord.',
    envelopeOpened:
      'L’enveloppe de l’échiquier {board} de la ronde {round} a été ouverte : la partie continue.',
    whichClock:
      'Dites de quelle pendule il s’agit : le numéro ou le nom écrit dessus, ou la ronde et l’échiquier où elle est.',
    noReplacement:
      'La pendule {replacement} ne peut pas la remplacer : indiquez un remplacement, et nommez une autre pendule.',
    assistantUnnamed:
      'Un assistant présenté, accepté ou refusé a un nom : écrivez-le, ou dites qu’on en cherche un.',
    cannotBring:
      'Un joueur apporte des aides matérielles convenues, et « {sentence} » n’en est pas une : cochez-la d’abord comme aide, ou retirez-la.',
    roundOfBoard: 'Dites de quelle ronde est l’échiquier {board}.',
    chess960OfChess: 'Les positions de départ de Chess960 ne concernent que les échecs.',
    numberOrSeed:
      'Une position de départ se choisit par son numéro ou se tire avec une graine : donnez l’un des deux pour la ronde {round}.',
    arrangementPlayed:
      'La ronde {round} a commencé : sa position de départ reste. Annulez d’abord le début, si aucun coup n’a été joué.',
    defaultTimeRuns:
      'Le délai de forfait de la ronde {round} court encore {minutes} {minutes|minute|minutes} : personne n’a encore perdu par lui.',
    nobodyNotedMissing:
      'Aucun absent noté à l’échiquier {board} de la ronde {round} : notez-le, ou saisissez le résultat.',
    hasAnOpponent:
      '{player} n’est pas sans adversaire à la ronde {round}. Saisissez d’abord le forfait de l’absent.',
    haveMet: '{white} et {black} se sont déjà rencontrés.',
    blankNeverOverwrites:
      'Un blanc n’efface pas un résultat. Pour retirer celui de l’échiquier {board}, effacez-le expressément.',
    nothingToClear: 'L’échiquier {board} n’a pas de résultat à effacer.',
    notAScoreOfThisGame: '« {score} » n’est pas un résultat de ce jeu.',
    nothingToVerify: 'L’échiquier {board} n’a pas de résultat à vérifier. Saisissez-le d’abord.',
    verificationDiffers:
      'Ronde {round}, échiquier {board} : {entered} a été saisi, {read} vient d’être lu. Vérifiez la feuille de partie.',
    nothingToQuestion: 'L’échiquier {board} n’a pas encore de résultat. Saisissez le vôtre.',
    questionSaysTheSame:
      'L’échiquier {board} a justement ce résultat : {entered}. Il n’y a rien à signaler.',
    noSuchQuestion: 'Personne n’a signalé d’autre résultat à l’échiquier {board}.',
    notAtThisBoard: '{player} ne joue pas à l’échiquier {board}.',
    notForPlayersToClaim:
      'Les joueurs annoncent un gain, une nulle ou une perte. Pour toute autre chose à l’échiquier {board}, appelez l’arbitre.',
    resultAlreadyEntered:
      'L’échiquier {board} de la ronde {round} a son résultat. S’il est faux, prévenez l’arbitre.',
    noSuchClaim: '{player} n’a annoncé aucun résultat à l’échiquier {board}.',
    checkInAlreadyOpen: 'Le pointage de la ronde {round} est ouvert. Fermez-le d’abord.',
    checkInNotOpen: 'Ce pointage n’est pas ouvert. Ouvrez-le d’abord.',
    byeAlreadyGranted: '{player} a déjà ce bye à la ronde {round}.',
    byeOfAMatch:
      'Un bye vaut pour tout le match : accordez-le pour la ronde {first}, où commence le match de la ronde {round}.',
    matchGoesOn:
      '{white} – {black} continuent de la ronde {first}, avec ces couleurs. Pour changer le match, reprenez la ronde {first}.',
    noMatchToGoOn: '{player} n’a pas de match commencé à la ronde {first}.',
    notWholeMatches:
      'Un match a {games} parties, chacune une ronde : choisissez {fewer} ou {more} rondes, pas {rounds}.',
    matchesTied:
      '{count} {count|match est|matchs sont} à égalité : {matches}. Jouez le départage et enregistrez qui se qualifie avant d’apparier le tour suivant.',
    notAsInBracket: 'Le tableau prévoit {players} à ce tour ; seules les couleurs peuvent changer.',
    noMatchOfTheCup: 'Le tableau ne prévoit pas de match {players} à ce tour.',
    cupDoesNotFit:
      'Aucun plan pour {entrants} engagés avec ces entrées tardives. Changez qui entre plus tard, ou de combien de tours.',
    cupTooSmall:
      '{entrants} {entrants|engagé ne fait|engagé ne fait|engagés ne font} pas une coupe. Inscrivez-en au moins deux.',
    cupAllLate:
      '{late} engagés sur {entrants} entreraient plus tard : personne ne joue le premier tour. Faites-en entrer moins plus tard, ou inscrivez-en d’autres.',
    cupAfterFinal:
      'Qui saute {skipped} {skipped|tour|tours} entrerait après la finale : les autres jouent {rounds} {rounds|tour|tours} au plus avant. Faites-lui en sauter moins.',
    sideEmpty:
      'Personne n’est dans le camp {side} du match. Dites dans les réglages qui est dans le camp A, ou inscrivez des joueurs de l’autre camp.',
    notTwoTeams: 'Le match se joue à deux équipes, pas {teams} : inscrivez-en deux.',
    cupHasBegun:
      'Le tableau est établi : {player} ne peut plus s’inscrire. Tant que la ronde 1 n’est pas publiée, reprenez-la et appariez-la de nouveau.',
    sidesHaveBegun:
      'La table du match est établie : {player} ne peut plus s’inscrire ni changer. Revenez d’abord dans l’historique avant la ronde 1.',
    noMolterTable: '{sentence}',
    roundsOfTable:
      'C’est le tableau qui fait la ronde {round} : appariez-la, et changez les places par les compositions.',
    lettersStand:
      'Les lettres sont tirées : {team} ne peut plus entrer, à moins de revenir avant la ronde 1.',
    noTiedMatch: 'Il n’y a pas de match à égalité entre ces deux-là : {players}.',
    noSuchBye: '{player} n’a pas de bye à la ronde {round}.',
    alreadyLeft: '{player} a déjà quitté le tournoi.',
    notLeft: '{player} n’a pas quitté le tournoi.',
    expelledForGood:
      '{player} est exclu et ne peut pas revenir. Une erreur s’annule, elle ne se rattrape pas.',
    systemNotPaired:
      'Ronde enregistre le système {system} mais ne l’apparie pas encore. Faites le brouillon à la main.',
    initialColourMissing:
      'La couleur initiale n’est pas encore tirée. Tirez au sort, et saisissez la couleur.',
    accelerationUnfit: 'L’accélération ne convient pas à ce tournoi ({reason} {detail}).',
    noLegalPairing:
      'Aucun appariement légal de la ronde {round} ; sans place : {players}. Accordez des byes, levez une interdiction ou appariez à la main.',
    lotsNotForeseen:
      'Ce tournoi laisse les ex æquo à égalité. Pour tirer au sort, changez d’abord le réglage « ties ».',
    playOffOfUnequals: 'Ces joueurs n’ont pas le même nombre de points : {players}.',
    noSuchPlayOff: 'Ces joueurs n’ont pas joué de départage.',
    notAnOwnTieBreak:
      '« {descriptor} » n’est pas un départage de ce tournoi saisi à la main. Annoncez-le comme OTHER_… parmi les départages.',
    noSuchProhibition: 'Ces joueurs ne sont pas séparés.',
    boardTaken: 'L’échiquier {board} est réservé à quelqu’un d’autre.',
    nothingToUndo: 'Il n’y a rien à annuler.',
    nothingToRedo: 'Il n’y a rien à rétablir.',
    neverUndone:
      'Cette étape est définitive : ni la création, ni la sortie du mode FIDE, ni un effacement ne s’annulent.',
    unknownPosition: 'Le journal n’a pas d’entrée {position} où revenir.',
    correctionNotInFull:
      'Ronde {round}, échiquier {board} : une correction tardive ne compte pleinement que si le règlement dit le tournoi hors Elo.',
    eventNotOver:
      'Le tournoi n’est pas fini : {lines} {lines|ligne|lignes} de la liste de clôture (résultats, litiges, rondes) d’abord.',
    keptForNow:
      'Les données personnelles de ce tournoi doivent être conservées jusqu’au {day}. Elles peuvent être effacées dès le lendemain.',
    caseStillOpen:
      'Affaire encore ouverte : {cases}. Décidez-la, retirez-la ou rayez-la du registre avant d’effacer les données.',
    nothingToErase: 'Il ne reste aucune donnée personnelle dans ce tournoi.',
    otherNameTyped:
      '« {typed} » n’est pas le nom de ce tournoi. Saisissez « {name} » pour effacer.',
    suspensionEndsBefore:
      'La suspension de {person} finirait le {until}, avant son premier jour {from}. Indiquez un dernier jour plus tardif.',
    unknownIncident:
      'Aucun incident {number} n’est en vigueur. Voyez son numéro dans la liste des incidents.',
    penaltyIncomplete:
      'La sanction demande plus : {sentence}. Indiquez-le, ou choisissez une autre sanction de 12.9.',
    penaltyNotInLaws:
      'Les Règles sous lesquelles ce tournoi se joue n’énumèrent pas cette sanction : {sentence}. Choisissez-en une autre.',
    fineNotAnnounced:
      'Une amende de {amount} dépasse ce que le règlement de l’épreuve a annoncé ({most}). Choisissez une autre sanction de 12.9.',
    pointsNotOfGame:
      '{points} n’est pas un nombre de points qu’une partie peut rapporter : des demi-points jusqu’à {most}. Choisissez un autre nombre.',
    donatedTooMuch:
      '{arbiter} ne peut pas rendre plus que l’indemnité. Indiquez un don de la même somme au plus.',
    finishedAtFederation:
      'Le fichier du tournoi est verrouillé à la fédération. Demandez le déverrouillage, puis reprenez « Tournoi marqué terminé » à la page Administration.',
    eventClosed:
      'Le tournoi est clos. Pour changer quelque chose, rouvrez-le depuis la liste de clôture.',
  },
  warnings: {
    fullPointByeDeprecated: 'Les byes à un point sont déconseillés ({player}, ronde {round}).',
    closesWithAdjourned:
      '{adjourned} {adjourned|partie est ajournée : nulle|parties sont ajournées : nulles} pour l’appariement seulement.',
    coloursBothUnwanted: '{white} et {black} n’ont ni l’un ni l’autre la couleur qui leur revient.',
    leavesPairedBoard: '{player} est encore à l’échiquier {board} : saisissez-y le forfait.',
    sameName: '{player} porte le nom d’un inscrit : {known}. Est-ce une autre personne ?',
    sameFideNumber:
      '{player} et {known} ont le même numéro FIDE, {number} : une seule personne, ou un numéro mal saisi. Garder les deux ?',
    sameNationalNumber:
      '{player} et {known} ont le même numéro national, {number} : une seule personne, ou un numéro mal saisi. Garder les deux ?',
    entersWhoLeft:
      '{player} semble être {known}, qui a quitté le tournoi et peut y revenir avec tous ses résultats. Inscrire plutôt un second joueur ?',
    entersWhoWasExpelled:
      '{player} semble être {known}, qui a été exclu. Un exclu ne revient pas par une nouvelle inscription.',
    byeAfterDeadline:
      'Le règlement intérieur veut qu’un bye soit demandé avant la fin de la ronde {before}. L’accorder quand même à {player} pour la ronde {round} ?',
    secondHalfPointBye:
      '{player} a eu {taken} {taken|bye|byes} à un demi-point ; le règlement en admet {most}.',
    halfPointByeWithConditions:
      '{player} bénéficie de conditions : un tel joueur ne devrait pas recevoir de bye d’un demi-point.',
    halfPointByeWithoutFee:
      '{player} ne paie pas de droit d’entrée : un tel joueur ne devrait pas recevoir de bye d’un demi-point.',
    signsWithFindings:
      '{count} {count|remarque|remarques} sur le règlement {count|reste ouverte|restent ouvertes} ; il est signé tel quel.',
    askTheArbiterFirst: 'Il faut d’abord voir l’arbitre principal au sujet de {names}.',
    pairsSuspended:
      'Apparié à la ronde {round} bien que suspendu, selon le registre des suspensions : {names}.',
    pairsKeptOut: 'Expulsé ou exclu par une décision, et apparié à la ronde {rounds} : {names}.',
    namesSuspendedArbiter: 'Suspendu comme arbitre, selon le registre des suspensions : {names}.',
    namesSuspendedCaptain: 'Suspendu comme capitaine, selon le registre des suspensions : {names}.',
    tooFastForNorms:
      'Avec {rate} personne ne peut réaliser de norme. Le tournoi est-il tout de même homologué pour des normes ?',
    paidAboveScale:
      '{paid} € pour {arbiter} dépassent les {due} € du barème : l’organisateur doit refuser et prévenir la DNA. Noter quand même ?',
    roundsRaisedAfterRequest:
      'L’homologation a été demandée pour {asked} {asked|ronde|rondes} ; ce nombre peut baisser, jamais monter. En jouer {rounds} quand même ?',
    namesSuspendedOfficial:
      'Suspendu comme dirigeant, selon le registre des suspensions : {names}.',
    byesNotAnnounced:
      'L’annonce et le règlement intérieur ne décrivent pas les byes : un suisse homologué FFE n’en a alors pas. S’ils le font, dites-le sous « Règlement intérieur ».',
    halfPointByeNotForPlayer:
      '{player} ne peut pas demander de bye à un demi-point dans ce tournoi.',
    tieBreakFalls:
      'Le départage annoncé {descriptor} ne peut pas figurer sous {edition} : le classement se ferait aux seuls points jusqu’à correction de la liste. Fixer cette édition quand même ?',
    manualPairing: 'La ronde {round} est appariée à la main. C’est inscrit au journal.',
    rematch: '{white} et {black} ont déjà joué l’un contre l’autre.',
    prohibitedPair: '{white} et {black} ne doivent pas se rencontrer à cette ronde.',
    byeTwice: '{player} ne peut pas être exempt une nouvelle fois.',
    thirdColourInARow: '{player} aurait trois fois de suite la même couleur ({colour}).',
    colourDifference: '{player} aurait un écart de couleur de trois ({colour}).',
    publishesOutdatedDraft:
      'Quelque chose a changé depuis le brouillon de la ronde {round}. Réapparier ?',
    pairsWithoutOpponents:
      '{white} et {black} jouent ensemble ; absents, perdants par forfait : {absent}. Les deux joueurs sont-ils d’accord ?',
    changesBeforeFirstRound:
      'Avant la ronde 1, les appariements annoncés restent, ou changent le moins possible : {pairs}. Échiquiers inchangés : {kept}. Avez-vous consulté les joueurs concernés ?',
    republish:
      'Les appariements de la ronde {round} sont publics : des joueurs les ont peut-être lus. Les changer ?',
    lineUpAgainstList:
      '{team} : le joueur de l’échiquier {board} précède dans la liste celui de l’échiquier {above}. Une composition irrégulière perd cet échiquier et tous les suivants. La noter quand même ?',
    lineUpAgainstRatings:
      '{team} : l’échiquier {board} a {by} {by|point|points} Elo de plus que l’échiquier {above}, au-delà de la tolérance. Une composition irrégulière perd cet échiquier et tous les suivants. La noter quand même ?',
    lineUpTooFewOf:
      '{team} : {count} {count|joueur|joueurs} sur {fielded} de la fédération {federation}, il en faut au moins la moitié. À partir de l’échiquier {board}, le match est perdu. La noter quand même ?',
    opensBeforeTheOther:
      'Une seule composition du match {team} – {other} est remise. Une fois ouverte, tout le monde la lit. L’ouvrir ?',
    clockIsFaulty:
      'La pendule {clock} est sur la liste des pendules défectueuses. L’utiliser quand même ?',
    teamHalfAbsent:
      '{team} : {present} {present|joueur présent|joueurs présents} sur {boards}. Il en faut plus de la moitié au début, sinon personne de l’équipe ne commence (obligatoire au niveau 1, recommandé ailleurs). Commencer quand même ?',
    mostPlayersAbsent: '{absent} absents à la ronde {round} : plus de la moitié. Est-ce exact ?',
    manyNotCheckedIn:
      '{absent} {absent|joueur|joueurs} sur {players} {absent|n’a|n’ont} pas pointé pour la ronde {round} et ne {absent|serait pas apparié|seraient pas appariés}. Est-ce exact ?',
    checkInStillOpen:
      'Le pointage de la ronde {round} est encore ouvert : {missing} {missing|joueur pas encore vu est apparié|joueurs pas encore vus sont appariés}.',
    lotsInsteadOfStrength:
      'Des numéros tirés au sort ne tiennent pas compte de {rated} {rated|classement|classement|classements} : ce système va par la force.',
    drawnToMeetLate:
      '{count} {count|paire que le tirage devrait séparer se rencontre|paires que le tirage devrait séparer se rencontrent} dans les dernières rondes : {pairs}.',
    forfeitsGamesToCome:
      '{player} a encore {games} parties à jouer : elles sont perdues par forfait.',
    molterTable: '{sentence}',
    molterTableNote: '{sentence}',
    molterEmptyBoards:
      'Ronde {round} : {count} {count|échiquier reste vide|échiquiers restent vides} ({list}). Chacun est perdu par forfait par l’équipe dont la place est libre.',
    molterSeatMoved:
      '{player} a la place {seat} de {team} et serait à la place {now} : l’ordre d’une équipe ne change pas.',
    renumbers: 'Les numéros d’appariement changent en cours de tournoi.',
    pairsWithUnsettledBoards:
      'Ronde {round}, {count|échiquier|échiquiers} {boards} : deux résultats annoncés, non tranchés. L’appariement compte celui qui est saisi.',
    closesWithQuestions:
      'Ronde {round} : un autre résultat a été signalé aux échiquiers {boards}, et personne n’a regardé. Clore quand même ?',
    replacesResult: 'L’échiquier {board} a {entered}, saisi par {by}. Il passe à {read}.',
    correctionAfterDeadline:
      'Ronde {round}, échiquier {board}, {white} – {black} : {entered} devient {read}. Le délai pour signaler une erreur est passé.',
    correctionAfterNextPairing:
      'Ronde {round}, échiquier {board}, {white} – {black} : {entered} devient {read}. La ronde suivante est appariée : cette correction compte à partir de l’appariement d’après.',
    correctionInFull:
      'Ronde {round}, échiquier {board}, {white} – {black} : {entered} devient {read}, au classement et dans tous les appariements à venir. Les rondes déjà appariées restent.',
    correctionForRatingOnly:
      'Ronde {round}, échiquier {board}, {white} – {black} : {entered} devient {read}. Trop tard pour les appariements et le classement : la correction ne compte que pour le rapport Elo.',
    decidesAdjournedGame:
      'Ronde {round}, échiquier {board}, {white} – {black} : ajournée, la partie a compté pour nulle dans les appariements déjà publiés ({rounds}), qui restent. {read} compte désormais. Le résultat est-il exact ?',
    adjournedGameOutdatesDraft:
      'Le brouillon de la ronde {draft} compte pour nulle la partie ajournée de l’échiquier {board} : avec {read}, réappariez ensuite la ronde {draft}.',
    returnAfterAbsence: '{player}, absent sans prévenir, est compté comme abandon. Le réintégrer ?',
    undoesPublication: 'Cela retire des appariements que l’on a déjà vus.',
    publishesEvent:
      'Cela rend le tournoi public : toute personne ayant l’adresse voit son nom, son lieu, ses dates, les joueurs ({players}) sans date de naissance, téléphone ni courriel, et les rondes publiées.',
    closesWithOpenLines:
      '{lines} {lines|ligne de la liste de clôture reste|lignes de la liste de clôture restent} à faire. Clore le tournoi quand même ?',
    closesWithLevelMatches:
      'À égalité : {matches}. La coupe reste sans vainqueur et ces places restent partagées. Clore le tournoi quand même ?',
    withholdsEvent:
      'Les visiteurs ne verront plus le tournoi : il leur est dit qu’il est en préparation. Ce qu’ils ont vu, ils ont pu le garder.',
    protectsInRatedEvent:
      'Un suisse homologué par la FFE ne protège ni club ni famille. Les séparer quand même ? Si le tournoi est hors Elo, dites-le sous « Règlement du tournoi ».',
    prohibitsAfterStart: 'Les rencontres interdites changent en cours de tournoi.',
    adjustsPoints: '{player} : {points} par décision à la ronde {round}.',
    settlesBeforeTheEnd:
      'Les {rounds} rondes ne sont pas toutes finies : les places peuvent changer.',
    erasesPrivateData:
      'Dates de naissance (sauf l’année), téléphones, courriels, commentaires, notes et récits d’incidents sont effacés définitivement de {entries} {entries|entrée|entrées} du journal et des copies de ce programme. Parties, classements et documents pour la fédération restent.',
    leavesFideMode: 'Quitter le mode FIDE est définitif et figure dans tous les rapports.',
    regulationsChangedAfterStart:
      'Le règlement intérieur a été annoncé, et {rounds} {rounds|ronde est affichée|ronde est affichée|rondes sont affichées}. Le changer ?',
    roundsChangedAfterStart: 'Le nombre de rondes a été annoncé avant le début.',
    scoringChangedAfterStart: 'Les points de parties déjà jouées changent.',
    systemChangedAfterStart: 'Le système d’appariement change en cours de tournoi.',
    tieBreaksChangedAfterStart: 'Les départages ont été annoncés avant le début.',
    editionChangedAfterStart: 'Le règlement lui-même ({edition}) change en cours de tournoi.',
    drawsLotsAgain: 'Le tirage au sort a déjà eu lieu avec la graine « {seed} ». Tirer à nouveau ?',
    expels: '{player} est exclu du tournoi.',
    restores:
      'Le tournoi revient à l’entrée {position}. {entries} {entries|entrée suivante est mise|entrées suivantes sont mises} de côté : l’historique garde tout, et ce retour peut être annulé.',
  },
};
