import type { Words } from './words.ts';

/** What a refusal or a warning says: the fact, then the way on. */
export const ENGLISH: Words = {
  refusals: {
    alreadyCreated: 'This tournament exists already. Open a new log for another one.',
    notCreated: 'There is no tournament yet. Create it first.',
    badClause: '“{value}” cannot stand in the regulations. {sentence}',
    otherRegulations:
      'The regulations have changed since you read them: they are version {current}, not {version}. Read them again, then sign.',
    badFormFact: '“{value}” cannot be put on the papers. {sentence}',
    badSetting: 'The setting “{setting}” cannot be “{value}”. Correct the value.',
    badScoring:
      'These points do not fit a rated event ({fault}). Correct them, or leave FIDE mode first.',
    badPrizes: 'The prizes cannot stand: {fault} in {at}. Correct the scheme.',
    badTieBreak: '{descriptor}.',
    unknownEdition:
      'There is no edition “{edition}” of the chapter {chapter}. See “ronde editions”.',
    unknownSystem: 'There is no pairing system “{system}”.',
    unknownGame: 'There is no game “{game}”.',
    unknownPlayer: 'Nobody is entered as “{player}”. Check the name or enter the player first.',
    unknownTeam: 'No team is entered as “{team}”. Enter it first.',
    unknownRound: 'There is no round {round} to do this in.',
    unknownBoard: 'Round {round} has no board {board}.',
    duplicatePlayer: '{player} is entered already.',
    duplicateTeam: 'The team {team} is entered already.',
    textTooLong:
      '“{field}” has {length} {length|character|characters}, where {most} are the most. Shorten it.',
    textNotOneLine: '“{field}” holds characters that cannot be written on a line. Type it again.',
    badPlayer: '{player}: “{value}” is not a possible {field}. Correct it.',
    badTeam: 'Team {team}: the {field} cannot stand. Correct it.',
    playerHasPlayed: '{player} is already part of a pairing. Withdraw the player instead.',
    lateLineUp:
      'The line-up of {team} is late: the first players of its list play, board by board, and nobody else.',
    lineUpTooLate:
      'Too late for the line-up of {team} in round {round}: it was to be handed in by {until}. Speak to the arbiter.',
    lineUpOpened:
      'The line-up of {team} for round {round} is open and no longer changed by its captain. Speak to the arbiter.',
    lineUpsSealed:
      'Sealed line-ups of round {round} wait: {teams}. Open them first, on the page Line-ups.',
    noMatchSheet: '{team} has no match in round {round}: there is no sheet to sign.',
    sheetNotComplete:
      'The match sheet of {team} in round {round} is signed once every board has a result. Boards without one: {boards}.',
    sheetChanged:
      'A result of the match of {team} in round {round} has changed since the sheet was shown. Read it again, then answer.',
    playerNotInTeam: '{player} is not on the roster of {team}.',
    playerOfOtherTeam:
      '{player} plays for {team} already, and nobody plays for two teams. Take the player out of that list first.',
    playerStaysInTeam:
      '{player} stays on the list of {team}: the event has begun, and the player may have played. Put the player last instead.',
    rosterOrderFixed:
      'The list of {team} keeps its order: the event has begun, and its lists are fixed. New players go below the others.',
    fideModeAlreadyLeft: 'FIDE mode was left already.',
    lockedAfterStart: '“{setting}” cannot change once the first round is published.',
    lockedInFideMode:
      '“{setting}” cannot change in FIDE mode once the first round is published. The way out is leaving FIDE mode.',
    numbersFrozen:
      'Pairing numbers no longer change: round {round} is paired. Late entries still receive theirs.',
    numbersMissing: 'Players have no pairing numbers yet. Assign them first.',
    colourAlreadyDrawn: 'The colour of round 1 is settled: lots are drawn once.',
    colourByTable: 'No colour is drawn here: the table says who has White.',
    noCalendar:
      'Only a round robin or a match of two sides has all its rounds from the start: here each round rests on the results before it.',
    calendarAfterStart: 'Round {round} is paired already: a calendar is published before round 1.',
    calendarStands:
      'All rounds are public, and {player} would have no game. Go back in the history to before the calendar, enter {player}, and publish it again.',
    notPostponed:
      'Only games of a calendar have a day of their own: here the next round waits for round {round}.',
    gameHasResult: 'Round {round}, board {board} has a result: it is not postponed.',
    unknownMatch: 'Round {round} has no match at table {table}.',
    matchIsPlayed:
      'Round {round}, table {table}: every board has a result; the match is not arranged any more.',
    draftInTheWay: 'A draft rests on what you want to change. Discard the draft first.',
    listAlreadyClosed: 'The list of participants is closed.',
    roundAlreadyPaired: 'Round {round} is paired and public already.',
    roundNotNext: 'Round {next} comes first, not round {round}.',
    fewerRoundsThanPaired:
      'Round {paired} is paired already: the event cannot have only {rounds} {rounds|round|rounds}.',
    roundsExhausted: 'All {rounds} declared rounds are paired.',
    previousRoundOpen: 'Round {round} is not over. Boards without a result: {boards}.',
    wrongKind: 'This works in {kind} tournaments only.',
    playerPairedTwice: '{player} stands in this round twice.',
    keptOutOfRound: '{player} may not play round {round}, by a decision of the arbiter.',
    playerNotAvailable: '{player} cannot be paired in round {round}.',
    playerLeftOut: 'These players have no place in the round: {players}.',
    playerHeldBack:
      '{player} is held back from round 1: the licence was not seen, or the fee is not paid. Settle it, or let the player in.',
    notHeldBack: '{player} is not held back from round 1.',
    notALaterList:
      'The list of {month} is not later than the first day. The ratings of the first list stand with the players: correct them there.',
    notShownAsFid:
      '{player} is not shown as FID: the federation of the entry counts. Correct it there if it is wrong.',
    flagIsNoFederation:
      'FID is no federation: name the one that counts for {player}, or take it away.',
    estimatesStand:
      'The event has begun: estimated ratings stand. A rating that was overlooked can still be entered.',
    noEstimateTable:
      'The event has no table of estimated ratings. Enter it in the settings, or with ronde set --estimates.',
    byeMissing: '{player} is left over: the pairing-allocated bye is missing.',
    playerAgainstSelf: '{player} cannot play against the same player.',
    notADraft: 'There is no draft to do this with.',
    notPublished: 'Round {round} is not published yet.',
    roundClosed: 'Round {round} is closed. Enter the right result on its board to correct one.',
    roundNotComplete: 'Round {round} has open boards: {boards}.',
    resultsInTheWay: 'Board {board} has a result already. It cannot be paired anew.',
    reasonNotAllowed: 'These regulations do not accept this reason for changing public pairings.',
    reasonDoesNotFit: 'The reason given is not what happened in this round.',
    notAtThisLevel: 'This is not allowed in an event of level {level}.',
    roundNotBegun: 'Round {round} has not begun. Say that it begins first.',
    envelopeHeld:
      'A move of board {board} in round {round} is sealed already: the envelope is with {holder}.',
    noEnvelope: 'No move of board {board} in round {round} is sealed: say first that one is.',
    envelopeOpened: 'The envelope of board {board} in round {round} was opened: the game goes on.',
    whichClock:
      'Say which clock it is: the number or name on it, or the round and board it stands at.',
    noReplacement:
      'Clock {replacement} cannot come in its place: say that a clock was replaced, and name another one.',
    assistantUnnamed:
      'An assistant who is proposed, accepted or refused has a name: write it, or say that one is looked for.',
    cannotBring:
      'A player brings material aids that were agreed on, and “{sentence}” is none of them: tick it as an aid first, or leave it out.',
    roundOfBoard: 'Say of which round board {board} is.',
    chess960OfChess: 'Starting positions of Chess960 are of chess alone.',
    numberOrSeed:
      'A starting position is chosen by its number or drawn with a seed: give one of the two for round {round}.',
    arrangementPlayed:
      'Round {round} has begun: its starting position stays. Undo the start first, where no move was made.',
    defaultTimeRuns:
      'The default time of round {round} runs for {minutes} more {minutes|minute|minutes}: nobody has lost by it yet.',
    nobodyNotedMissing:
      'Nobody was noted missing at board {board} of round {round}. Note who is not there, or enter the result of the board.',
    hasAnOpponent:
      '{player} is not without an opponent in round {round}. Enter the forfeit of whoever is absent first.',
    haveMet: '{white} and {black} have already played each other.',
    blankNeverOverwrites:
      'A blank does not overwrite a result. To take the result of board {board} away, clear it.',
    nothingToClear: 'Board {board} has no result to clear.',
    notAScoreOfThisGame: '“{score}” is not a score of this game.',
    nothingToVerify: 'Board {board} has no result to verify. Enter it first.',
    verificationDiffers:
      'Round {round}, board {board}: {entered} was entered, {read} was read now. Look at the sheet, and correct the result if it is wrong.',
    nothingToQuestion: 'Board {board} has no result yet. Enter the one you have.',
    questionSaysTheSame: 'Board {board} has this very result: {entered}. Nothing is in question.',
    noSuchQuestion: 'Nobody has reported another result on board {board}.',
    notAtThisBoard: '{player} does not play on board {board}.',
    notForPlayersToClaim:
      'Players report a win, a draw or a loss. For anything else on board {board}, call the arbiter.',
    resultAlreadyEntered:
      'Board {board} of round {round} has its result. If it is wrong, tell the arbiter.',
    noSuchClaim: '{player} has reported no result on board {board}.',
    checkInAlreadyOpen: 'The check-in of round {round} is open. Close it first.',
    checkInNotOpen: 'This check-in is not open. Open it first.',
    byeAlreadyGranted: '{player} has this bye in round {round} already.',
    byeOfAMatch:
      'Byes are for whole matches: give it for round {first}, where the match of round {round} begins.',
    matchGoesOn:
      '{white} – {black} go on from round {first}, with these colours. To change the match, take round {first} back.',
    noMatchToGoOn: '{player} has no match that began in round {first}.',
    notWholeMatches:
      'Matches have {games} games, each a round: choose {fewer} or {more} rounds, not {rounds}.',
    matchesTied:
      '{count} {count|match is|matches are} level: {matches}. Play off, and record who goes through, before the next round is paired.',
    notAsInBracket: 'The bracket has {players} in this round; colours alone may be changed.',
    noMatchOfTheCup: 'The bracket has no match of {players} in this round.',
    cupDoesNotFit:
      'No number of preliminary rounds makes {entrants} entrants come out with these late entries. Change who comes in later, or for how many rounds.',
    cupTooSmall:
      '{entrants} {entrants|entrant makes|entrant makes|entrants make} no cup. Enter at least two.',
    cupAllLate:
      '{late} of {entrants} entrants would come in later: nobody is left for the first round. Let fewer come in later, or enter more.',
    cupAfterFinal:
      'Who skips {skipped} {skipped|round|rounds} would come in after the final: the others play {rounds} {rounds|round|rounds} at most before. Let them skip fewer.',
    sideEmpty:
      'Nobody is on side {side} of the match. Say in the settings who is on side A, or enter players of the other side.',
    notTwoTeams: 'The match is of two teams, not {teams}: enter two.',
    cupHasBegun:
      'The bracket stands: {player} cannot enter any more. Before round 1 is published, take it back and pair it again.',
    sidesHaveBegun:
      'The table of the match stands: {player} cannot enter or change any more. First go back in the history to before round 1.',
    noMolterTable: '{sentence}',
    roundsOfTable: 'The table makes round {round}: pair it, and change seats by line-ups.',
    lettersStand:
      'The letters are drawn: {team} cannot come in any more, unless you go back to before round 1.',
    noTiedMatch: 'There is no match of these two that ended level: {players}.',
    noSuchBye: '{player} has no bye in round {round}.',
    alreadyLeft: '{player} has left the tournament already.',
    notLeft: '{player} has not left the tournament.',
    expelledForGood:
      '{player} was expelled and cannot return. A mistake is undone, not returned from.',
    systemNotPaired:
      'Ronde records the system {system} but does not pair it yet. Draft the round by hand.',
    initialColourMissing: 'The initial colour is not drawn yet. Draw lots, and enter the colour.',
    accelerationUnfit: 'The acceleration does not fit this event ({reason} {detail}).',
    noLegalPairing:
      'No pairing of round {round} complies with the absolute rules. These players cannot all be placed: {players}. The arbiter decides: grant byes, lift a prohibition, or pair by hand.',
    lotsNotForeseen:
      'This event leaves ties as they are. To draw lots, change the setting “ties” first.',
    playOffOfUnequals: 'These players do not have the same points: {players}.',
    noSuchPlayOff: 'These players had no play-off.',
    notAnOwnTieBreak:
      '“{descriptor}” is not a tie-break of this event with values by hand. Announce it as OTHER_… among the tie-breaks.',
    noSuchProhibition: 'These players are not kept apart.',
    boardTaken: 'Board {board} is fixed for somebody else.',
    nothingToUndo: 'There is nothing to undo.',
    nothingToRedo: 'There is nothing to redo.',
    neverUndone:
      'This step is for ever: creation, leaving FIDE mode and an erasure are never undone.',
    unknownPosition: 'The log has no entry {position} to go back to.',
    correctionNotInFull:
      'Round {round}, board {board}: a late correction counts in full only where the regulations say that the event is not rated.',
    eventNotOver:
      'The event is not over: {lines} {lines|line|lines} of the closing list (results, disputed boards, rounds) must be done first.',
    keptForNow:
      'What is private of this event has to be kept until {day}. It can be erased from the day after.',
    caseStillOpen:
      'A case is still open: {cases}. Decide it, take it back or strike it out of the register; then what is private can be erased.',
    nothingToErase: 'Nothing private is left in this event.',
    otherNameTyped: '“{typed}” is not the name of this event. Type “{name}” to erase.',
    suspensionEndsBefore:
      'The suspension of {person} would end on {until}, before its first day {from}. Write a later last day.',
    unknownIncident:
      'There is no incident {number} in force. Look at the list of incidents for its number.',
    penaltyIncomplete:
      'The penalty needs more: {sentence}. Write it, or choose another penalty of 12.9.',
    penaltyNotInLaws:
      'The Laws this event is played under do not list this penalty: {sentence}. Choose one that they list.',
    fineNotAnnounced:
      'A fine of {amount} is more than the regulations of the event announced ({most}). Choose another penalty of 12.9.',
    pointsNotOfGame:
      '{points} is no number of points that a game can bring: half points up to {most}. Choose another number.',
    donatedTooMuch:
      '{arbiter} cannot give back more than the allowance. Write a donation of at most the same sum.',
    finishedAtFederation:
      'The event is marked as finished, and its file is locked at the federation. Ask for it to be unlocked, then take back “Event marked as finished” on the page Administration.',
    eventClosed: 'The event is closed. To change something, open it again on the closing list.',
  },
  warnings: {
    fullPointByeDeprecated: 'Full-point byes are deprecated ({player}, round {round}).',
    closesWithAdjourned:
      '{adjourned} {adjourned|game is adjourned: it counts as a draw|games are adjourned: they count as draws} for pairing only.',
    coloursBothUnwanted: '{white} and {black} both miss the colour due to them.',
    leavesPairedBoard: '{player} still stands on board {board}: enter the forfeit there.',
    sameName: '{player} has the name of somebody entered already: {known}. Is it another person?',
    sameFideNumber:
      '{player} and {known} have the same FIDE number, {number}: one person, or a number mistyped. Keep both?',
    sameNationalNumber:
      '{player} and {known} have the same national number, {number}: one person, or a number mistyped. Keep both?',
    entersWhoLeft:
      '{player} seems to be {known}, who has left the tournament and can be brought back with all results. Enter a second one instead?',
    entersWhoWasExpelled:
      '{player} seems to be {known}, who was expelled. An expelled player does not come back by a new entry.',
    byeAfterDeadline:
      'The regulations of the event want a bye asked for before the end of round {before}. Grant it to {player} for round {round} all the same?',
    secondHalfPointBye:
      '{player} has had {taken} half-point {taken|bye|byes}; the rules allow {most}.',
    halfPointByeNotForPlayer: '{player} may not ask for half-point byes in this event.',
    halfPointByeWithConditions:
      '{player} plays with conditions: whoever has conditions should be given no half-point bye.',
    halfPointByeWithoutFee:
      '{player} pays no entry fee: whoever pays none should be given no half-point bye.',
    signsWithFindings:
      '{count} {count|finding|findings} on the regulations {count|is|are} still open; they are signed as they stand.',
    askTheArbiterFirst: 'The chief arbiter is to be asked first about {names}.',
    pairsSuspended:
      'Paired in round {round} although suspended, by the register of suspensions: {names}.',
    pairsKeptOut: 'Expelled or excluded by a decision, yet playing round {rounds}: {names}.',
    namesSuspendedArbiter: 'Suspended as an arbiter, by the register of suspensions: {names}.',
    namesSuspendedCaptain: 'Suspended as a captain, by the register of suspensions: {names}.',
    tooFastForNorms:
      'With {rate} nobody can make a norm. Is the event homologated for norms all the same?',
    paidAboveScale:
      '{paid} € for {arbiter} is above the {due} € of the scale: the organiser has to refuse it and tell the DNA. Note it all the same?',
    roundsRaisedAfterRequest:
      'The homologation was asked for {asked} {asked|round|rounds}, which may go down and never up. Play {rounds} all the same?',
    namesSuspendedOfficial: 'Suspended as an official, by the register of suspensions: {names}.',
    byesNotAnnounced:
      'The settings do not say that announcement and regulations describe byes: without that there are none in a Swiss of the FFE. If they do, say so under “Regulations of the event”.',
    tieBreakFalls:
      'The announced tie-break {descriptor} cannot stand under {edition}: the standings would be by points alone until the list is corrected. Pin the edition all the same?',
    manualPairing: 'Round {round} is paired by hand. It is put on record.',
    rematch: '{white} and {black} have played each other already.',
    prohibitedPair: '{white} and {black} are not to meet in this round.',
    byeTwice: '{player} may not receive the bye again.',
    thirdColourInARow: '{player} would have {colour} three times in a row.',
    colourDifference: '{player} would have {colour} three times more often than the other colour.',
    publishesOutdatedDraft: 'Something changed since round {round} was drafted. Pair it again?',
    pairsWithoutOpponents:
      '{white} and {black} play each other; absent and lost by forfeit: {absent}. Do both agree?',
    changesBeforeFirstRound:
      'Announced pairings stand before round 1, and change as little as can be: {pairs}. Unchanged boards: {kept}. Have you asked those concerned?',
    republish: 'The pairings of round {round} are public: players may have read them. Change them?',
    lineUpAgainstList:
      '{team}: whoever plays on board {board} stands before the player of board {above} in the list. An irregular line-up loses that board and all below it. Note it all the same?',
    lineUpAgainstRatings:
      '{team}: board {board} is rated {by} {by|point|points} above board {above}, more than the tolerance. An irregular line-up loses that board and all below it. Note it all the same?',
    lineUpTooFewOf:
      '{team}: {count} of {fielded} {fielded|player is|players are} of {federation}, where at least half must be. From board {board} on the match is lost. Note it all the same?',
    opensBeforeTheOther:
      'Only one line-up of the match {team} – {other} is in. Once it is open, everybody reads it. Open it?',
    clockIsFaulty: 'Clock {clock} is on the list of faulty clocks. Use it all the same?',
    teamHalfAbsent:
      '{team}: {present} of {boards} {boards|player|players} present. More than half must be there at the start, or nobody of the team begins (compulsory at level 1, advised elsewhere). Begin all the same?',
    mostPlayersAbsent: '{absent} players absent in round {round}: more than half. Is that so?',
    manyNotCheckedIn:
      '{absent} of {players} {players|player|players} {absent|has|have} not checked in for round {round} and would not be paired. Is that so?',
    checkInStillOpen:
      'The check-in of round {round} is still open: {missing} {missing|player not seen is|players not seen are} paired.',
    lotsInsteadOfStrength:
      'Numbers by lot leave {rated} {rated|rating|ratings} out of account: this system goes by strength.',
    drawnToMeetLate:
      '{count} {count|pair|pairs} that the draw should keep apart {count|meets|meet} in the last rounds: {pairs}.',
    forfeitsGamesToCome: '{player} has {games} games to come: they are lost by forfeit.',
    molterTable: '{sentence}',
    molterTableNote: '{sentence}',
    molterEmptyBoards:
      'Round {round}: {count} {count|board stays|boards stay} empty ({list}). Each is lost by forfeit by the team whose seat is free.',
    molterSeatMoved:
      '{player} has seat {seat} of {team} and would sit on {now}: the order of a team stays.',
    renumbers: 'Pairing numbers change while the event runs.',
    pairsWithUnsettledBoards:
      'Round {round}, {count|board|boards} {boards}: two results are said, and nobody has looked. The pairing counts the one entered.',
    closesWithQuestions:
      'Round {round}: another result was reported on boards {boards}, and nobody has looked. Close it all the same?',
    replacesResult: 'Board {board} has {entered}, entered by {by}. It becomes {read}.',
    correctionAfterDeadline:
      'Round {round}, board {board}, {white} – {black}: {entered} becomes {read}. The deadline for errors has passed.',
    correctionAfterNextPairing:
      'Round {round}, board {board}, {white} – {black}: {entered} becomes {read}. The next round is paired: this correction counts from the pairing after it.',
    correctionInFull:
      'Round {round}, board {board}, {white} – {black}: {entered} becomes {read}, in the standings and in every pairing to come. Rounds already paired stay as they are.',
    correctionForRatingOnly:
      'Round {round}, board {board}, {white} – {black}: {entered} becomes {read}. Too late for pairings and standings: it counts for the rating report only.',
    decidesAdjournedGame:
      'Round {round}, board {board}, {white} – {black}: adjourned, the game counted as a draw in pairings that are public ({rounds}) and stay. {read} counts from now on. Is the result right?',
    adjournedGameOutdatesDraft:
      'The draft of round {draft} counts the adjourned game on board {board} as a draw: with {read}, pair round {draft} again afterwards.',
    returnAfterAbsence: '{player} was absent without notice and is counted as withdrawn. Readmit?',
    undoesPublication: 'This takes back pairings that people have seen.',
    publishesEvent:
      'This makes the event public: everybody who opens its address sees its name, place and dates, the players ({players}) without birth dates, telephone numbers or e-mail addresses, and the rounds that are published.',
    closesWithOpenLines:
      '{lines} {lines|line of the closing list is|lines of the closing list are} still to do. Close the event all the same?',
    closesWithLevelMatches:
      'Level: {matches}. The cup keeps no winner there and these places stay shared. Close the event all the same?',
    withholdsEvent:
      'Visitors will no longer see the event: they are told that it is being prepared. What they have seen they may have kept.',
    protectsInRatedEvent:
      'In a Swiss homologated by the FFE no club and no family is protected: the pairing is C.04 and nothing else. Keep them apart all the same? If the event is not rated, say so under “Regulations of the event”.',
    prohibitsAfterStart: 'Who may not meet changes while the event runs.',
    adjustsPoints: '{player}: {points} by decision in round {round}.',
    settlesBeforeTheEnd: 'Not all {rounds} rounds are over: places can still change.',
    erasesPrivateData:
      'Birth dates (but the year), phones, e-mails, comments, notes and the words of incidents go for good from {entries} {entries|entry|entries} of the log and from every copy this program keeps. There is no way back. Games, ranks and papers for the federation stay.',
    leavesFideMode: 'Leaving FIDE mode cannot be undone and is written into every report.',
    regulationsChangedAfterStart:
      'The regulations of the event were announced, and {rounds} {rounds|round is|rounds are} public. Change them?',
    roundsChangedAfterStart: 'The number of rounds was declared before the start.',
    scoringChangedAfterStart: 'The points of games already played change.',
    systemChangedAfterStart: 'The pairing system changes while the event runs.',
    tieBreaksChangedAfterStart: 'The tie-breaks were announced before the start.',
    editionChangedAfterStart: 'The rules themselves ({edition}) change while the event runs.',
    drawsLotsAgain: 'Lots were drawn already with the seed “{seed}”. Draw again?',
    expels: '{player} is expelled from the tournament.',
    restores:
      'The event goes back to how it was after entry {position}. {entries} {entries|entry after it is|entries after it are} set aside: the history keeps everything, and going back can itself be undone.',
  },
};
