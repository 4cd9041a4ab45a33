import { apartRuleSet } from './keep-apart/apart-rule-set.ts';
import { listRatingsKept } from './keep-list-ratings/list-ratings-kept.ts';
import { apartRuleLifted } from './lift-apart-rule/apart-rule-lifted.ts';
import { teamsNumbered } from './number-teams/teams-numbered.ts';
import { matchArranged } from './arrange-match/match-arranged.ts';
import { gamePostponed } from './postpone-game/game-postponed.ts';
import { calendarPublished } from './publish-calendar/calendar-published.ts';
import { initialColourDrawn } from './draw-initial-colour/initial-colour-drawn.ts';
import { teamPointsAdjusted } from './adjust-team-points/team-points-adjusted.ts';
import { pointsAdjusted } from './adjust-points/points-adjusted.ts';
import { pairsAllowed } from './allow-pairs/pairs-allowed.ts';
import { numbersAssigned } from './assign-numbers/numbers-assigned.ts';
import { playOffCancelled } from './cancel-play-off/play-off-cancelled.ts';
import { settingsChanged } from './change-settings/settings-changed.ts';
import { playersCheckedIn } from './check-in/players-checked-in.ts';
import { resultClaimed } from './claim-result/result-claimed.ts';
import { resultCleared } from './clear-result/result-cleared.ts';
import { checkInClosed } from './close-check-in/check-in-closed.ts';
import { listClosed } from './close-list/list-closed.ts';
import { roundClosed } from './close-round/round-closed.ts';
import { playerCorrected } from './correct-player/player-corrected.ts';
import { teamCorrected } from './correct-team/team-corrected.ts';
import { tournamentCreated } from './create-tournament/tournament-created.ts';
import { matchDecided } from './decide-match/match-decided.ts';
import { draftDiscarded } from './discard-draft/draft-discarded.ts';
import { questionDismissed } from './dismiss-question/question-dismissed.ts';
import { roundDrafted } from './draft-round/round-drafted.ts';
import { tieLotsDrawn } from './draw-tie-lots/tie-lots-drawn.ts';
import { playersEntered } from './enter-players/players-entered.ts';
import { resultCorrected } from './enter-result/result-corrected.ts';
import { resultEntered } from './enter-result/result-entered.ts';
import { teamEntered } from './enter-team/team-entered.ts';
import { boardFixed } from './fix-board/board-fixed.ts';
import { byeGranted } from './grant-bye/bye-granted.ts';
import { teamByeGranted } from './grant-team-bye/team-bye-granted.ts';
import { imported } from './imported/imported.ts';
import { privateDataErased } from './erase-private-data/private-data-erased.ts';
import { fideModeLeft } from './leave-fide-mode/fide-mode-left.ts';
import { restorePointMarked } from './mark-restore-point/restore-point-marked.ts';
import { checkInOpened } from './open-check-in/check-in-opened.ts';
import { editionPinned } from './pin-edition/edition-pinned.ts';
import { pairsProhibited } from './prohibit-pairs/pairs-prohibited.ts';
import { roundPublished } from './publish-round/round-published.ts';
import { tournamentPublished } from './publish-tournament/tournament-published.ts';
import { resultQuestioned } from './question-result/result-questioned.ts';
import { playOffRecorded } from './record-play-off/play-off-recorded.ts';
import { redone } from './redo/redone.ts';
import { playerRemoved } from './remove-player/player-removed.ts';
import { roundRepublished } from './republish-round/round-republished.ts';
import { restored } from './restore/restored.ts';
import { playerReturned } from './return-player/player-returned.ts';
import { teamReturned } from './return-team/team-returned.ts';
import { byeRevoked } from './revoke-bye/bye-revoked.ts';
import { teamByeRevoked } from './revoke-team-bye/team-bye-revoked.ts';
import { boardsForfeited } from './forfeit-boards/boards-forfeited.ts';
import { flagGiven } from './give-flag/flag-given.ts';
import { kGiven } from './give-k/k-given.ts';
import { matchSheetContested } from './contest-match-sheet/match-sheet-contested.ts';
import { matchSheetSigned } from './sign-match-sheet/match-sheet-signed.ts';
import { lineUpSealed } from './hand-in-line-up/line-up-sealed.ts';
import { lineUpSet } from './set-line-up/line-up-set.ts';
import { matchFielded } from './set-line-up/match-fielded.ts';
import { roundReseated } from './set-line-up/round-reseated.ts';
import { tieBreakValueSet } from './set-tie-break-value/tie-break-value-set.ts';
import { playersAdmitted } from './admit-players/players-admitted.ts';
import { ratingsEstimated } from './estimate-ratings/ratings-estimated.ts';
import { licencesNoted } from './note-licences/licences-noted.ts';
import { arrangementSet } from './set-arrangement/arrangement-set.ts';
import { clockNoted } from './note-clock/clock-noted.ts';
import { hallChecked } from './check-hall/hall-checked.ts';
import { needsNoted } from './note-needs/needs-noted.ts';
import { envelopePassed } from './pass-envelope/envelope-passed.ts';
import { moveSealed } from './seal-move/move-sealed.ts';
import { absenteesNoted } from './note-absentees/absentees-noted.ts';
import { roundStarted } from './start-round/round-started.ts';
import { checkInUndone } from './undo-check-in/check-in-undone.ts';
import { tournamentClosed } from './close-tournament/tournament-closed.ts';
import { tournamentReopened } from './reopen-tournament/tournament-reopened.ts';
import { homologationDescribed } from './describe-homologation/homologation-described.ts';
import { arbiterPaid } from './pay-arbiter/arbiter-paid.ts';
import { suspensionRegistered } from './register-suspension/suspension-registered.ts';
import { dutySettled } from './settle-duty/duty-settled.ts';
import { closingSettled } from './settle-closing/closing-settled.ts';
import { formFilledIn } from './fill-in-form/form-filled-in.ts';
import { regulationsSigned } from './sign-regulations/regulations-signed.ts';
import { clausesStated } from './state-clauses/clauses-stated.ts';
import { paperPosted } from './post-paper/paper-posted.ts';
import { paperTakenDown } from './take-down-paper/paper-taken-down.ts';
import { incidentEntered } from './enter-incident/incident-entered.ts';
import { incidentDecided } from './decide-incident/incident-decided.ts';
import { incidentChanged } from './change-incident/incident-changed.ts';
import { incidentTakenBack } from './take-back-incident/incident-taken-back.ts';
import { noteWritten } from './write-note/note-written.ts';
import { undone } from './undo/undone.ts';
import { resultVerified } from './verify-result/result-verified.ts';
import { claimWithdrawn } from './withdraw-claim/claim-withdrawn.ts';
import { teamLeft } from './withdraw-team/team-left.ts';
import { playerLeft } from './withdraw/player-left.ts';
import { tournamentWithheld } from './withhold-tournament/tournament-withheld.ts';

/** Every fact a log may hold, by the type of its event. */
export const FACTS = {
  tournamentCreated,
  tournamentPublished,
  tournamentWithheld,
  imported,
  settingsChanged,
  editionPinned,
  fideModeLeft,
  playersEntered,
  playerCorrected,
  playerRemoved,
  teamEntered,
  teamCorrected,
  teamsNumbered,
  teamByeGranted,
  teamByeRevoked,
  teamLeft,
  teamReturned,
  lineUpSet,
  lineUpSealed,
  matchFielded,
  roundReseated,
  boardsForfeited,
  matchSheetSigned,
  matchSheetContested,
  teamPointsAdjusted,
  numbersAssigned,
  initialColourDrawn,
  listClosed,
  byeGranted,
  byeRevoked,
  checkInOpened,
  playersCheckedIn,
  checkInUndone,
  checkInClosed,
  ratingsEstimated,
  flagGiven,
  kGiven,
  listRatingsKept,
  licencesNoted,
  playersAdmitted,
  playerLeft,
  playerReturned,
  apartRuleSet,
  apartRuleLifted,
  pairsProhibited,
  pairsAllowed,
  boardFixed,
  roundDrafted,
  matchDecided,
  draftDiscarded,
  roundPublished,
  gamePostponed,
  matchArranged,
  calendarPublished,
  roundRepublished,
  roundStarted,
  absenteesNoted,
  arrangementSet,
  clockNoted,
  needsNoted,
  hallChecked,
  moveSealed,
  envelopePassed,
  resultEntered,
  resultCorrected,
  resultCleared,
  resultClaimed,
  claimWithdrawn,
  resultVerified,
  resultQuestioned,
  questionDismissed,
  roundClosed,
  tieLotsDrawn,
  playOffRecorded,
  playOffCancelled,
  tieBreakValueSet,
  pointsAdjusted,
  restorePointMarked,
  closingSettled,
  homologationDescribed,
  dutySettled,
  arbiterPaid,
  suspensionRegistered,
  tournamentClosed,
  tournamentReopened,
  noteWritten,
  incidentEntered,
  incidentDecided,
  incidentChanged,
  incidentTakenBack,
  paperPosted,
  paperTakenDown,
  formFilledIn,
  clausesStated,
  regulationsSigned,
  privateDataErased,
  undone,
  redone,
  restored,
};
