import {
  allowanceOf,
  type Allowance,
  type AllowanceKind,
} from '../administration/money/allowance.ts';
import { ALLOWANCE_SCALES } from '../administration/money/allowance-scales.ts';
import { countedTitles } from '../administration/money/counted-titles.ts';
import { FEE_TARIFFS } from '../administration/money/fee-tariffs.ts';
import { feesOf, type EntryGroup, type Fees } from '../administration/money/fees.ts';
import { isLateRequest } from '../administration/homologation/homologation.ts';
import { systemNamed } from '../pairing/systems.ts';
import { datedOn } from '../rules/editions/in-force.ts';
import { failure, success, type Result } from '../rules/result.ts';
import type { Title } from '../rules/title.ts';
import { cents, type Cents } from '../standings/prizes/money.ts';
import { fundOf } from '../standings/prizes/scheme.ts';
import { homologationRules, roundDays } from './dated-event.ts';
import { owedBy, type Player } from './player.ts';
import { ratingKindOf } from './rating-lists/rating-kind.ts';
import type { Tournament } from './state.ts';

/** The kind of allowance an event falls under; null where the scale names none. */
export function allowanceKind(state: Tournament): AllowanceKind | null {
  const { system, kind } = state.settings;
  const of = systemNamed(system).kind;
  const isSlow = ratingKindOf(state) === 'standard';
  if (kind === 'team' || of === 'twoSides') return 'match';
  if (of === 'swiss') return isSlow ? 'swiss' : 'rapid';
  // The scale has round robins of slow games alone (LA line 9355).
  if (of !== 'roundRobin' || !isSlow) return null;
  return state.administration?.homologation?.kind === 'norms' ? 'closedNorms' : 'closed';
}

/** Days of play; null where the day of a round is not known, as arbiters are paid by the day they work (LA 5.1). */
export function playingDays(state: Tournament): number | null {
  const { roundDates, lastDay, rounds } = state.settings;
  // Without a last day an event is not known to be of one day.
  if (lastDay === null && rounds > 1 && roundDates.length === 0) return null;
  const days = roundDays(state);
  return days.includes(null) ? null : new Set(days).size;
}

const taking = (state: Tournament): readonly Player[] => [...state.players.values()];

export const prizeFund = ({ settings }: Tournament): Cents =>
  settings.prizes === null ? cents(0) : fundOf(settings.prizes);

export interface EventAllowance extends Allowance {
  readonly days: number;
}

/** Why there is no allowance: no rule in the scale, or rounds whose day nobody has said. */
export const NO_ALLOWANCE = ['scale', 'days'] as const;
export type NoAllowance = (typeof NO_ALLOWANCE)[number];

/** What the arbiters of the event are to be paid, or why it cannot be said. */
export function eventAllowance(state: Tournament): Result<EventAllowance, NoAllowance> {
  const kind = allowanceKind(state);
  if (kind === null) return failure('scale');
  const scale = datedOn(ALLOWANCE_SCALES, state.settings.firstDay).found.figures;
  const players = taking(state);
  const days = playingDays(state);
  if (days === null) return failure('days');
  const figures = {
    ...{ rounds: state.settings.rounds, players: players.length, prizes: prizeFund(state), days },
    titled: countedTitles(
      players.map(({ title }) => title),
      scale,
    ),
  };
  const allowance = allowanceOf({ kind, ...figures, category: null }, scale);
  return allowance === null ? failure('scale') : success({ ...allowance, days });
}

/** Left out of the entry fees a share is taken of (LA line 8725). */
const WITHOUT_SHARE: readonly (Title | undefined)[] = ['GM', 'IM'];

/** Players by the fee they owe, the highest first. */
function entryGroups(state: Tournament): EntryGroup[] {
  const groups = new Map<number, number>();
  for (const { title, private: own } of taking(state)) {
    const fee = own?.feeDue ?? 0;
    if (fee > 0 && !WITHOUT_SHARE.includes(title)) groups.set(fee, (groups.get(fee) ?? 0) + 1);
  }
  return [...groups]
    .sort(([a], [b]) => b - a)
    .map(([fee, players]) => ({ players, fee: cents(fee) }));
}

/** What the federation is to be paid; null where nobody said what the event is homologated for. */
export function eventFees(state: Tournament): Fees | null {
  const homologation = state.administration?.homologation ?? null;
  if (homologation === null) return null;
  const { kind, qualifier } = homologation;
  const { firstDay } = state.settings;
  const late = isLateRequest(homologation, firstDay, homologationRules(state));
  const tariff = datedOn(FEE_TARIFFS, firstDay).found.figures;
  return feesOf({ kind, groups: entryGroups(state), late, qualifier, cancelled: false }, tariff);
}

export interface EntryFees {
  readonly due: Cents;
  readonly paid: Cents;
  /** Who still owes, the most first. */
  readonly owing: readonly { readonly id: string; readonly name: string; readonly owes: number }[];
}

/** Entry fees, and who has not paid. */
export function entryFees(state: Tournament): EntryFees {
  const players = taking(state);
  const sum = (of: 'feeDue' | 'feePaid'): Cents =>
    cents(players.reduce((total, { private: own }) => total + (own?.[of] ?? 0), 0));
  const owing = players
    .map((player) => ({ id: player.id, name: player.name, owes: owedBy(player) }))
    .filter(({ owes }) => owes > 0)
    .sort((a, b) => b.owes - a.owes);
  return { due: sum('feeDue'), paid: sum('feePaid'), owing };
}
