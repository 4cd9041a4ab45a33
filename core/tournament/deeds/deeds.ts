import { importTeams } from './import-teams/import-teams.ts';
import { keepApart } from './keep-apart/keep-apart.ts';
import { keepListRatings } from './keep-list-ratings/keep-list-ratings.ts';
import { liftApartRule } from './lift-apart-rule/lift-apart-rule.ts';
import { numberTeams } from './number-teams/number-teams.ts';
import { arrangeMatch } from './arrange-match/arrange-match.ts';
import { postponeGame } from './postpone-game/postpone-game.ts';
import { publishCalendar } from './publish-calendar/publish-calendar.ts';
import { drawNumbers } from './draw-numbers/draw-numbers.ts';
import { drawInitialColour } from './draw-initial-colour/draw-initial-colour.ts';
import { adjustTeamPoints } from './adjust-team-points/adjust-team-points.ts';
import { adjustPoints } from './adjust-points/adjust-points.ts';
import { allowPairs } from './allow-pairs/allow-pairs.ts';
import { announceAbsences } from './announce-absences/announce-absences.ts';
import { assignNumbers } from './assign-numbers/assign-numbers.ts';
import { cancelPlayOff } from './cancel-play-off/cancel-play-off.ts';
import { changeBeforeFirstRound } from './change-before-first-round/change-before-first-round.ts';
import { changeSettings } from './change-settings/change-settings.ts';
import { checkIn } from './check-in/check-in.ts';
import { claimResult } from './claim-result/claim-result.ts';
import { clearResult } from './clear-result/clear-result.ts';
import { closeCheckIn } from './close-check-in/close-check-in.ts';
import { closeList } from './close-list/close-list.ts';
import { closeRound } from './close-round/close-round.ts';
import { correctPlayer } from './correct-player/correct-player.ts';
import { correctTeam } from './correct-team/correct-team.ts';
import { createTournament } from './create-tournament/create-tournament.ts';
import { decideMatch } from './decide-match/decide-match.ts';
import { discardDraft } from './discard-draft/discard-draft.ts';
import { dismissQuestion } from './dismiss-question/dismiss-question.ts';
import { draftRound } from './draft-round/draft-round.ts';
import { draftTeamRound } from './draft-team-round/draft-team-round.ts';
import { drawTieLots } from './draw-tie-lots/draw-tie-lots.ts';
import { enterPlayers } from './enter-players/enter-players.ts';
import { enterResult } from './enter-result/enter-result.ts';
import { enterTeam } from './enter-team/enter-team.ts';
import { erasePrivateData } from './erase-private-data/erase-private-data.ts';
import { exchangeNumbers } from './exchange-numbers/exchange-numbers.ts';
import { expel } from './expel/expel.ts';
import { fixBoard } from './fix-board/fix-board.ts';
import { forfeitAbsentees } from './forfeit-absentees/forfeit-absentees.ts';
import { forfeitBoards } from './forfeit-boards/forfeit-boards.ts';
import { giveFlag } from './give-flag/give-flag.ts';
import { giveK } from './give-k/give-k.ts';
import { grantBye } from './grant-bye/grant-bye.ts';
import { grantTeamBye } from './grant-team-bye/grant-team-bye.ts';
import { importEntries } from './import-entries/import-entries.ts';
import { leaveFideMode } from './leave-fide-mode/leave-fide-mode.ts';
import { markRestorePoint } from './mark-restore-point/mark-restore-point.ts';
import { admitPlayers } from './admit-players/admit-players.ts';
import { noteAbsentees } from './note-absentees/note-absentees.ts';
import { estimateRatings } from './estimate-ratings/estimate-ratings.ts';
import { noteClock } from './note-clock/note-clock.ts';
import { checkHall } from './check-hall/check-hall.ts';
import { noteNeeds } from './note-needs/note-needs.ts';
import { noteLicences } from './note-licences/note-licences.ts';
import { openCheckIn } from './open-check-in/open-check-in.ts';
import { pairRound } from './pair-round/pair-round.ts';
import { pinEdition } from './pin-edition/pin-edition.ts';
import { prohibitPairs } from './prohibit-pairs/prohibit-pairs.ts';
import { publishRound } from './publish-round/publish-round.ts';
import { publishTournament } from './publish-tournament/publish-tournament.ts';
import { questionResult } from './question-result/question-result.ts';
import { recordPlayOff } from './record-play-off/record-play-off.ts';
import { redo } from './redo/redo.ts';
import { removePlayer } from './remove-player/remove-player.ts';
import { reportAbsence } from './report-absence/report-absence.ts';
import { pairWithoutOpponents } from './pair-without-opponents/pair-without-opponents.ts';
import { republishRound } from './republish-round/republish-round.ts';
import { republishTeamRound } from './republish-team-round/republish-team-round.ts';
import { restore } from './restore/restore.ts';
import { returnPlayer } from './return-player/return-player.ts';
import { returnTeam } from './return-team/return-team.ts';
import { revokeBye } from './revoke-bye/revoke-bye.ts';
import { revokeTeamBye } from './revoke-team-bye/revoke-team-bye.ts';
import { handInLineUp } from './hand-in-line-up/hand-in-line-up.ts';
import { contestMatchSheet } from './contest-match-sheet/contest-match-sheet.ts';
import { signMatchSheet } from './sign-match-sheet/sign-match-sheet.ts';
import { openLineUps } from './open-line-ups/open-line-ups.ts';
import { sealMove } from './seal-move/seal-move.ts';
import { passEnvelope } from './pass-envelope/pass-envelope.ts';
import { setArrangement } from './set-arrangement/set-arrangement.ts';
import { setLineUp } from './set-line-up/set-line-up.ts';
import { setTieBreakValue } from './set-tie-break-value/set-tie-break-value.ts';
import { startRound } from './start-round/start-round.ts';
import { undoCheckIn } from './undo-check-in/undo-check-in.ts';
import { closeTournament } from './close-tournament/close-tournament.ts';
import { reopenTournament } from './reopen-tournament/reopen-tournament.ts';
import { describeHomologation } from './describe-homologation/describe-homologation.ts';
import { payArbiter } from './pay-arbiter/pay-arbiter.ts';
import { registerSuspension } from './register-suspension/register-suspension.ts';
import { settleDuty } from './settle-duty/settle-duty.ts';
import { settleClosing } from './settle-closing/settle-closing.ts';
import { fillInForm } from './fill-in-form/fill-in-form.ts';
import { signRegulations } from './sign-regulations/sign-regulations.ts';
import { stateClauses } from './state-clauses/state-clauses.ts';
import { postPaper } from './post-paper/post-paper.ts';
import { takeDownPaper } from './take-down-paper/take-down-paper.ts';
import { enterIncident } from './enter-incident/enter-incident.ts';
import { decideIncident } from './decide-incident/decide-incident.ts';
import { changeIncident } from './change-incident/change-incident.ts';
import { takeBackIncident } from './take-back-incident/take-back-incident.ts';
import { writeNote } from './write-note/write-note.ts';
import { undo } from './undo/undo.ts';
import { verifyResult } from './verify-result/verify-result.ts';
import { withdrawClaim } from './withdraw-claim/withdraw-claim.ts';
import { withdrawTeam } from './withdraw-team/withdraw-team.ts';
import { withdraw } from './withdraw/withdraw.ts';
import { withholdTournament } from './withhold-tournament/withhold-tournament.ts';

/** Everything that may be asked of a tournament, by the type of the command. */
export const DEEDS = {
  createTournament,
  publishTournament,
  withholdTournament,
  changeSettings,
  pinEdition,
  leaveFideMode,
  enterPlayers,
  importEntries,
  correctPlayer,
  removePlayer,
  enterTeam,
  correctTeam,
  importTeams,
  numberTeams,
  setLineUp,
  handInLineUp,
  openLineUps,
  signMatchSheet,
  contestMatchSheet,
  grantTeamBye,
  revokeTeamBye,
  withdrawTeam,
  returnTeam,
  assignNumbers,
  exchangeNumbers,
  drawNumbers,
  drawInitialColour,
  closeList,
  grantBye,
  revokeBye,
  announceAbsences,
  openCheckIn,
  checkIn,
  undoCheckIn,
  closeCheckIn,
  estimateRatings,
  giveFlag,
  giveK,
  keepListRatings,
  noteLicences,
  admitPlayers,
  withdraw,
  reportAbsence,
  expel,
  returnPlayer,
  keepApart,
  liftApartRule,
  prohibitPairs,
  allowPairs,
  fixBoard,
  pairRound,
  draftRound,
  draftTeamRound,
  decideMatch,
  discardDraft,
  publishRound,
  postponeGame,
  arrangeMatch,
  publishCalendar,
  republishRound,
  republishTeamRound,
  pairWithoutOpponents,
  changeBeforeFirstRound,
  startRound,
  noteAbsentees,
  forfeitAbsentees,
  setArrangement,
  noteClock,
  noteNeeds,
  checkHall,
  sealMove,
  passEnvelope,
  forfeitBoards,
  enterResult,
  clearResult,
  verifyResult,
  questionResult,
  dismissQuestion,
  claimResult,
  withdrawClaim,
  adjustPoints,
  adjustTeamPoints,
  closeRound,
  drawTieLots,
  recordPlayOff,
  cancelPlayOff,
  setTieBreakValue,
  markRestorePoint,
  settleClosing,
  describeHomologation,
  settleDuty,
  payArbiter,
  registerSuspension,
  closeTournament,
  reopenTournament,
  writeNote,
  enterIncident,
  decideIncident,
  changeIncident,
  takeBackIncident,
  postPaper,
  takeDownPaper,
  fillInForm,
  stateClauses,
  signRegulations,
  erasePrivateData,
  undo,
  redo,
  restore,
};
