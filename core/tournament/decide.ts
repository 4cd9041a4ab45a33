import type { Suspension } from '../administration/licences/suspensions.ts';
import { success, failure, type Result } from '../rules/result.ts';
import type { OutOfBounds } from '../rules/text-bounds.ts';
import { apply } from './apply.ts';
import type { Command } from './command.ts';
import { deedOf } from './deeds/deed-of.ts';
import { beyondBounds } from './event-bounds.ts';
import type { TournamentEvent } from './event.ts';
import { keptOutMet } from './incidents/kept-out.ts';
import { isLockedAtFederation } from './finished-at-federation.ts';
import { refuse, type Judgement } from './judgement.ts';
import { record, type Entry, type Ledger } from './log.ts';
import { HOUSE_RULES, type Refusal } from './refusal.ts';
import { MODEL_REGULATIONS } from './regulations.ts';
import type { Hand } from './round.ts';
import {
  isAccepted,
  type AcceptedWarning,
  type Confirmations,
  type Warning,
} from './warning-ladder.ts';
import { suspensionsMet } from './suspended-here.ts';

/** Who asks, when, and what they have already agreed to. Clock and names come from outside. */
export interface Circumstances {
  readonly at: string;
  readonly by: string;
  readonly key?: string;
  readonly confirmations?: Confirmations;
  /** The register of suspensions of the whole house, where there is one. */
  readonly suspensions?: readonly Suspension[];
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

/** What changes nothing that was sent, signed or hung up. */
const WHILE_CLOSED: ReadonlySet<Command['type']> = new Set<Command['type']>([
  'settleClosing',
  'closeTournament',
  'reopenTournament',
  'publishTournament',
  'withholdTournament',
  'markRestorePoint',
  'writeNote',
  'enterIncident',
  'decideIncident',
  'changeIncident',
  'takeBackIncident',
  'postPaper',
  'takeDownPaper',
  'fillInForm',
  'describeHomologation',
  'settleDuty',
  'payArbiter',
  'registerSuspension',
]);

function judge(
  ledger: Ledger,
  command: Command,
  hand: Hand & Pick<Circumstances, 'suspensions'>,
): Judgement {
  const deed = deedOf(command);
  if ('judgeOnLog' in deed)
    return withBarredPlayers(ledger, deed.judgeOnLog(ledger, command, hand), hand);
  if (ledger.state === null) return refuse('notCreated', HOUSE_RULES.oneEventOneLog);
  if (ledger.state.closing.closed && !WHILE_CLOSED.has(command.type)) {
    return refuse('eventClosed', HOUSE_RULES.closedByADeed);
  }
  const judged = deed.judge(ledger.state, command, hand);
  if ('refusal' in judged) return judged;
  if (isLockedAtFederation(ledger.state, judged.events)) {
    return refuse('finishedAtFederation', MODEL_REGULATIONS.finished);
  }
  return withBarredPlayers(ledger, judged, hand);
}

/** What the registers of suspensions and decided penalties ask; of an event that is just made, as it begins. */
function withBarredPlayers(
  { state }: Ledger,
  judged: Judgement,
  { suspensions, at, by }: Hand & Pick<Circumstances, 'suspensions'>,
): Judgement {
  if ('refusal' in judged) return judged;
  const [first] = judged.events;
  const standing = state ?? (first === undefined ? null : apply(null, first, at, by));
  if (standing === null) return judged;
  const { warnings, noted } = suspensionsMet(standing, judged.events, suspensions);
  const keptOut = keptOutMet(standing, judged.events);
  const asked = new Set(keptOut.map(({ code }) => code));
  return {
    events: [...judged.events, ...noted],
    warnings: [...judged.warnings, ...keptOut, ...warnings.filter(({ code }) => !asked.has(code))],
  };
}
