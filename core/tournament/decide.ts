import { success, failure, type Result } from '../rules/result.ts';
import type { OutOfBounds } from '../rules/text-bounds.ts';
import type { Command } from './command.ts';
import * as absences from './commands/absences.ts';
import * as boards from './commands/boards.ts';
import * as checkIn from './commands/check-in.ts';
import * as claims from './commands/claims.ts';
import { createTournament } from './commands/create.ts';
import * as entries from './commands/entries.ts';
import * as history from './commands/history.ts';
import * as numbers from './commands/pairing-numbers.ts';
import { pairRound } from './commands/pair-round.ts';
import * as publication from './commands/publication.ts';
import * as questions from './commands/questions.ts';
import * as ranking from './commands/ranking.ts';
import * as results from './commands/results.ts';
import * as rounds from './commands/rounds.ts';
import * as settings from './commands/settings.ts';
import * as teamAbsences from './commands/team-absences.ts';
import * as teams from './commands/teams.ts';
import { beyondBounds } from './event-bounds.ts';
import type { TournamentEvent } from './event.ts';
import { refuse, type Judgement } from './judgement.ts';
import { record, type Entry, type Ledger } from './log.ts';
import { HOUSE_RULES, type Refusal } from './refusal.ts';
import type { Hand } from './round.ts';
import type { Tournament } from './state.ts';
import {
  isAccepted,
  type AcceptedWarning,
  type Confirmations,
  type Warning,
} from './warning-ladder.ts';

/** Who asks, when, and what they have already agreed to. Clock and names come from outside. */
export interface Circumstances {
  readonly at: string;
  readonly by: string;
  readonly key?: string;
  readonly confirmations?: Confirmations;
}

export type Objection =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** Nothing was done: ask again with each of these confirmed. */
  | { readonly kind: 'unconfirmed'; readonly warnings: readonly Warning[] };

export interface Decision {
  readonly events: readonly TournamentEvent[];
  readonly accepted: readonly AcceptedWarning[];
}

/** Checks a command against the regulations; gives the facts to append, or the objection. */
export function decide(
  ledger: Ledger,
  command: Command,
  circumstances: Circumstances,
): Result<Decision, Objection> {
  const judgement = judge(ledger, command, circumstances);
  if ('refusal' in judgement) return failure({ kind: 'refused', refusal: judgement.refusal });
  const beyond = beyondBounds(judgement.events);
  if (beyond !== null) return failure({ kind: 'refused', refusal: unfitText(beyond) });
  const given = circumstances.confirmations ?? {};
  if (!judgement.warnings.every((warning) => isAccepted(warning, given))) {
    return failure({ kind: 'unconfirmed', warnings: judgement.warnings });
  }
  const accepted = judgement.warnings.map(({ code, level, article }) => ({ code, level, article }));
  return success({ events: judgement.events, accepted });
}

const unfitText = ({ field, fault, length, most }: OutOfBounds): Refusal => ({
  code: fault === 'tooLong' ? 'textTooLong' : 'textNotOneLine',
  article: HOUSE_RULES.wellFormed,
  params: { field, length, most },
});

/** Decides and records in one go; a command that changes nothing adds no entry. */
export function perform(
  ledger: Ledger,
  command: Command,
  circumstances: Circumstances,
): Result<{ readonly ledger: Ledger; readonly entry: Entry | null }, Objection> {
  const decision = decide(ledger, command, circumstances);
  if (!decision.ok) return decision;
  const { events, accepted } = decision.value;
  if (events.length === 0) return success({ ledger, entry: null });
  const entry: Entry = {
    position: ledger.entries.length + 1,
    at: circumstances.at,
    by: circumstances.by,
    ...(circumstances.key === undefined ? {} : { key: circumstances.key }),
    events,
    ...(accepted.length > 0 ? { accepted } : {}),
  };
  return success({ ledger: record(ledger, entry), entry });
}

function judge(ledger: Ledger, command: Command, hand: Hand): Judgement {
  switch (command.type) {
    case 'undo':
      return history.undo(ledger);
    case 'redo':
      return history.redo(ledger);
    case 'restore':
      return history.restore(ledger, command.position);
    case 'createTournament':
      return createTournament(ledger.state, command);
    default:
      if (ledger.state === null) return refuse('notCreated', HOUSE_RULES.oneEventOneLog);
      return judgeChange(ledger.state, command, hand);
  }
}

type Change = Exclude<Command, { readonly type: 'undo' | 'redo' | 'restore' | 'createTournament' }>;

function judgeChange(state: Tournament, command: Change, hand: Hand): Judgement {
  switch (command.type) {
    case 'changeSettings':
      return settings.changeSettings(state, command);
    case 'pinEdition':
      return settings.pinEdition(state, command);
    case 'leaveFideMode':
      return settings.leaveFideMode(state, command);
    case 'publishTournament':
      return publication.publishTournament(state);
    case 'withholdTournament':
      return publication.withholdTournament(state);
    case 'enterPlayers':
      return entries.enterPlayers(state, command);
    case 'correctPlayer':
      return entries.correctPlayer(state, command);
    case 'removePlayer':
      return entries.removePlayer(state, command);
    case 'enterTeam':
      return teams.enterTeam(state, command);
    case 'correctTeam':
      return teams.correctTeam(state, command);
    case 'grantTeamBye':
      return teamAbsences.grantTeamBye(state, command);
    case 'revokeTeamBye':
      return teamAbsences.revokeTeamBye(state, command);
    case 'withdrawTeam':
      return teamAbsences.withdrawTeam(state, command);
    case 'returnTeam':
      return teamAbsences.returnTeam(state, command);
    case 'setLineUp':
      return teams.setLineUp(state, command);
    case 'draftTeamRound':
      return teams.draftTeamRound(state, command);
    case 'assignNumbers':
      return numbers.assignNumbers(state, command);
    case 'exchangeNumbers':
      return numbers.exchangeNumbers(state, command);
    case 'closeList':
      return numbers.closeList(state);
    case 'grantBye':
      return absences.grantBye(state, command);
    case 'revokeBye':
      return absences.revokeBye(state, command);
    case 'announceAbsences':
      return absences.announceAbsences(state, command);
    case 'openCheckIn':
      return checkIn.openCheckIn(state, command);
    case 'checkIn':
      return checkIn.checkIn(state, command);
    case 'undoCheckIn':
      return checkIn.undoCheckIn(state, command);
    case 'closeCheckIn':
      return checkIn.closeCheckIn(state, command);
    case 'withdraw':
      return absences.withdraw(state, command);
    case 'reportAbsence':
      return absences.reportAbsence(state, command);
    case 'expel':
      return absences.expel(state, command);
    case 'returnPlayer':
      return absences.returnPlayer(state, command);
    case 'prohibitPairs':
      return boards.prohibitPairs(state, command);
    case 'allowPairs':
      return boards.allowPairs(state, command);
    case 'fixBoard':
      return boards.fixBoard(state, command);
    case 'pairRound':
      return pairRound(state, command);
    case 'draftRound':
      return rounds.draftRound(state, command);
    case 'discardDraft':
      return rounds.discardDraft(state);
    case 'publishRound':
      return rounds.publishRound(state, command);
    case 'republishRound':
      return rounds.republishRound(state, command);
    case 'startRound':
      return rounds.startRound(state, command);
    case 'closeRound':
      return rounds.closeRound(state, command);
    case 'enterResult':
      return results.enterResult(state, command, hand);
    case 'adjustPoints':
      return results.adjustPoints(state, command);
    case 'clearResult':
      return results.clearResult(state, command);
    case 'verifyResult':
      return results.verifyResult(state, command);
    case 'questionResult':
      return questions.questionResult(state, command);
    case 'dismissQuestion':
      return questions.dismissQuestion(state, command);
    case 'claimResult':
      return claims.claimResult(state, command);
    case 'withdrawClaim':
      return claims.withdrawClaim(state, command);
    case 'drawTieLots':
      return ranking.drawTieLots(state, command);
    case 'recordPlayOff':
      return ranking.recordPlayOff(state, command);
    case 'cancelPlayOff':
      return ranking.cancelPlayOff(state, command);
    case 'setTieBreakValue':
      return ranking.setTieBreakValue(state, command);
    case 'markRestorePoint':
      return history.markRestorePoint(command);
  }
}
