import { eventDeadlines, type Deadline } from '../../administration/deadlines/event-deadlines.ts';
import type { DutyName } from '../../administration/deadlines/duties.ts';
import {
  daysTooLong,
  isLateRequest,
  partName,
  requestBy,
  requestParts,
  type Homologation,
  type LongDay,
} from '../../administration/homologation/homologation.ts';
import type { Fees } from '../../administration/money/fees.ts';
import { isToSettle, type FideNumberVerdict } from '../../administration/licences/fide-number.ts';
import type { Suspension } from '../../administration/licences/suspensions.ts';
import type { DutyRecord } from '../../administration/record.ts';
import type { RequestBody } from '../../administration/homologation/request-bodies.ts';
import type { IsoDate, PlayerId } from '../../rules/identity.ts';
import { readRateOfPlay } from '../../rules/read-rate-of-play.ts';
import type { Cents } from '../../standings/prizes/money.ts';
import {
  arbitersPlaying,
  arbitersToPay,
  unpaidArbiters,
  type ArbiterToPay,
} from '../arbiters-to-pay.ts';
import { datedEvent, homologationRules, lastDayOf, roundDays } from '../dated-event.ts';
import {
  entryFees,
  eventAllowance,
  eventFees,
  prizeFund,
  type EntryFees,
  type EventAllowance,
  type NoAllowance,
} from '../event-money.ts';
import { arbiterNeeded, requestBody, type ArbiterNeeded } from '../homologation-needs.ts';
import { knownFormFact } from '../known-form-fact.ts';
import { asksForLicences, licenceVerdicts } from '../lacks-licence.ts';
import { declaredLicence } from '../declared-licence.ts';
import type { Licence, LicenceCheck } from '../licence.ts';
import { budgetOf, type Budget } from '../budget.ts';
import { fideNumbersOf } from '../fide-numbers.ts';
import { publishedRounds, type Tournament } from '../state.ts';
import { suspendedHere } from '../suspended-here.ts';
import { retentionView, type RetentionView } from './retention.ts';

/** How a deadline stands. */
export const DUTY_STANDINGS = [
  'done',
  'doneLate',
  'notNeeded',
  'overdue',
  'today',
  'toCome',
  'undated',
  'keep',
  'mayGo',
] as const;
export type DutyStanding = (typeof DUTY_STANDINGS)[number];

export interface DeadlineLine extends Deadline {
  /** Of what comes several times. */
  readonly mark: number | null;
  readonly standing: DutyStanding;
  /** The proof by hand; null where nobody said anything, or the program sees it by itself. */
  readonly record: DutyRecord | null;
}

/** The seven duties of a chief arbiter, in their order (LA 5.1, lines 8627-8635). */
export const SEVEN_DUTIES = [
  'homologationRequest',
  'regulationsPosted',
  'licencesChecked',
  'resultsSent',
  'feesPaid',
  'technicalReport',
  'normsSent',
] as const satisfies readonly DutyName[];

export interface HomologationView extends Homologation {
  /** The last day on which it is not late. */
  readonly requestBy: IsoDate;
  readonly late: boolean;
  /** Who is asked for it. */
  readonly body: RequestBody;
  /** More rounds than were asked for, which cannot be had (LA line 8713). */
  readonly roundsRaised: boolean;
  /** `r1-3`, `r4-6` where it takes several requests; null where days of rounds are missing for that. */
  readonly parts: readonly string[] | null;
}

/** One of the seven, with the proof that it is done. */
export interface DutyStep {
  readonly duty: DutyName;
  readonly standing: DutyStanding;
  readonly due: string | null;
  readonly record: DutyRecord | null;
}

export interface AdministrationView {
  readonly homologation: HomologationView | null;
  /** As it is noted, or as the `.papi` has it that the event came from. */
  readonly homologationNumber: string | null;
  /** The level the chief arbiter needs. */
  readonly arbiterNeeded: ArbiterNeeded | null;
  /** Days of more play than FIDE takes (LA line 8697). */
  readonly longDays: readonly LongDay[];
  readonly steps: readonly DutyStep[];
  readonly deadlines: readonly DeadlineLine[];
  /** What arbiters are paid; null where it cannot be said. */
  readonly allowance: EventAllowance | null;
  /** Why it cannot. */
  readonly noAllowance: NoAllowance | null;
  readonly arbiters: readonly ArbiterToPay[];
  /** What the federation is paid; null until somebody says what the event is homologated for. */
  readonly fees: Fees | null;
  readonly entries: EntryFees;
  readonly prizes: Cents;
  readonly budget: Budget;
  /** The register of suspensions, by name. */
  readonly suspensions: readonly Suspension[];
  /** Who of the event is barred from what they do in it. */
  readonly suspendedHere: ReturnType<typeof suspendedHere>;
  /** Players whose FIDE number somebody has to see to; none until the event is homologated. */
  readonly fideNumbers: readonly FideNumberLine[];
  /** Declarations on honour, and whether their clubs were asked (LA line 8763). */
  readonly attestations: readonly AttestationLine[];
  /** What is private, and until when it has to be kept. */
  readonly retention: RetentionView;
  /** Arbiters who play as well, where norms are possible. */
  readonly arbitersPlaying: readonly string[];
}

export interface FideNumberLine {
  readonly id: string;
  readonly name: string;
  readonly verdict: FideNumberVerdict;
}

/**
 * The event's file: homologation, what is due by when, and money. `now` is the wall clock's ISO time;
 * of the house's register of suspensions only whom it bars here is told.
 */
export function administrationView(
  state: Tournament,
  now: string,
  houseRegister: readonly Suspension[] = [],
): AdministrationView {
  const deadlines = deadlineLines(state, now);
  const counted = eventAllowance(state);
  const allowance = counted.ok ? counted.value : null;
  const arbiters = arbitersToPay(state, allowance);
  const [fees, entries, prizes] = [eventFees(state), entryFees(state), prizeFund(state)];
  const areFeesPaid = deadlines.some(
    ({ duty, standing }) => duty === 'feesPaid' && standing === 'done',
  );
  return {
    homologation: homologationOf(state),
    longDays: longDays(state),
    homologationNumber: knownFormFact(state, 'homologation'),
    arbiterNeeded: arbiterNeeded(state),
    steps: SEVEN_DUTIES.map((duty) => {
      const line = deadlines.find((one) => one.duty === duty);
      const { standing = 'notNeeded', due = null, record = null } = line ?? {};
      return { duty, standing, due, record };
    }),
    ...{ deadlines, allowance, arbiters, fees, entries, prizes },
    noAllowance: counted.ok ? null : counted.error,
    suspensions: (state.administration?.suspensions ?? []).toSorted((a, b) =>
      a.person.localeCompare(b.person),
    ),
    suspendedHere: suspendedHere(state, houseRegister),
    fideNumbers: fideNumberLines(state),
    attestations: attestationLines(state),
    retention: retentionView(state, now),
    arbitersPlaying:
      state.administration?.homologation?.kind === 'norms' ? arbitersPlaying(state) : [],
    budget: budgetOf({ arbiters, fees, areFeesPaid, entries, prizes }),
  };
}

/** A licence that somebody declares on honour. */
export interface AttestationLine {
  readonly id: PlayerId;
  readonly name: string;
  readonly club: string | null;
  /** T3 for A, T4 for B. */
  readonly licence: Licence;
  readonly check: LicenceCheck;
}

function attestationLines(state: Tournament): readonly AttestationLine[] {
  return [...state.players.values()].flatMap((player) => {
    const { id, name, club = null, left } = player;
    const check = state.licenceChecks.get(id);
    if (left !== null || check?.seen !== 'attestation') return [];
    return [{ id, name, club, licence: declaredLicence(state, player), check }];
  });
}

function fideNumberLines(state: Tournament): readonly FideNumberLine[] {
  if ((state.administration?.homologation ?? null) === null) return [];
  const verdicts = fideNumbersOf(state);
  return [...state.players.values()].flatMap(({ id, name, left }) => {
    const verdict = verdicts.get(id);
    return verdict === undefined || left !== null || !isToSettle(verdict)
      ? []
      : [{ id, name, verdict }];
  });
}

function homologationOf(state: Tournament): HomologationView | null {
  const said = state.administration?.homologation ?? null;
  if (said === null) return null;
  const { firstDay, rounds } = state.settings;
  const rules = homologationRules(state);
  const lastDay = lastDayOf(state);
  const parts = requestParts(roundDays(state), { firstDay, lastDay }, rules);
  return {
    ...said,
    requestBy: requestBy(said.kind, firstDay, rules),
    late: isLateRequest(said, firstDay, rules),
    body: requestBody(state),
    roundsRaised: said.requestedOn !== null && rounds > said.rounds,
    // A national event is asked for at once, however long it is.
    parts: said.kind === 'national' ? [] : parts === null ? null : several(parts.map(partName)),
  };
}

const several = (parts: readonly string[]): readonly string[] => (parts.length > 1 ? parts : []);

function longDays(state: Tournament): readonly LongDay[] {
  const { timeControl } = state.settings;
  const rate = timeControl === null ? null : readRateOfPlay(timeControl);
  return rate === null ? [] : daysTooLong(roundDays(state), rate, homologationRules(state));
}

/** Every deadline of the event with how it stands. */
export function deadlineLines(state: Tournament, now: string): readonly DeadlineLine[] {
  return eventDeadlines(datedEvent(state)).map((line) => {
    const record = state.administration?.duties.get(line.id) ?? null;
    const [, mark] = line.id.split(':');
    const standing = isAskedLate(state, line)
      ? 'doneLate'
      : (record?.as ?? (isSeenDone(state, line) ? 'done' : standingOn(line, now)));
    return { ...line, mark: mark === undefined ? null : Number(mark), standing, record };
  });
}

/** Homologation asked for after its day: not certain to be granted, and dearer (LA 5.1). */
function isAskedLate(state: Tournament, { duty }: Deadline): boolean {
  const homologation = state.administration?.homologation ?? null;
  return (
    duty === 'homologationRequest' &&
    homologation !== null &&
    isLateRequest(homologation, state.settings.firstDay, homologationRules(state))
  );
}

/** What the log itself shows. */
function isSeenDone(state: Tournament, { duty, round }: Deadline): boolean {
  switch (duty) {
    case 'homologationRequest':
      return (state.administration?.homologation?.requestedOn ?? null) !== null;
    case 'licencesChecked':
      return areLicencesSeen(state);
    case 'pairingsPosted':
      return publishedRounds(state).some(({ number }) => number === round);
    case 'arbitersPaid':
      return state.settings.chiefArbiter !== null && unpaidArbiters(state).length === 0;
    default:
      return false;
  }
}

function areLicencesSeen(state: Tournament): boolean {
  if (state.players.size === 0 || !asksForLicences(state)) return false;
  const verdictOf = licenceVerdicts(state);
  return [...state.players.values()].every(
    (player) => player.left !== null || verdictOf(player).seen,
  );
}

function standingOn({ due, phase }: Deadline, now: string): DutyStanding {
  if (due === null) return 'undated';
  // A day lasts until it is over, an hour until it strikes.
  const reached = now.slice(0, due.length);
  if (phase === 'kept') return reached > due ? 'mayGo' : 'keep';
  if (reached > due) return 'overdue';
  return due.startsWith(now.slice(0, 10)) ? 'today' : 'toCome';
}
