import { isByTable, isRoundRobin } from '../../../pairing/systems.ts';
import type { PlayerId } from '../../../rules/identity.ts';
import { failure, success, type Result } from '../../../rules/result.ts';
import { drawCeremony, restrictedPlan } from '../../draw-ceremony.ts';
import { AFFINITIES, type Affinity, type DrawnNumbers } from '../../drawn-numbers.ts';
import { strengthOf } from '../../initial-order.ts';
import { allow, handlingRules, nameOf, refuse, unknownPlayer, warn } from '../../judgement.ts';
import type { Judgement } from '../../judgement.ts';
import { numbersFrozen } from '../../pairing-numbers.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { PAIRING } from '../../roles.ts';
import { oneOf, optional } from '../../schema/schema.ts';
import { aFilledLine, anOrdinal, aPlayer, listOf } from '../../schema/words.ts';
import { draftOf, isStarted, publishedRounds, type Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';
import { sameValue } from '../same-value.ts';
import { drawnSteps, lateNames } from './drawn-steps.ts';

export interface DrawNumbers {
  readonly type: 'drawNumbers';
  /** Written into the log: every number follows from it. Missing where numbers were drawn by hand. */
  readonly seed?: string;
  /** As drawn by hand in the hall, number 1 first. */
  readonly order?: readonly PlayerId[];
  /** Keeps players of one federation, club or league apart in the last rounds; round robins. */
  readonly by?: Affinity;
  /** How many rounds; three where it is not said, as Varma has it. */
  readonly last?: number;
  /** Sizes of groups in the initial order: each draws among the numbers of its own places. */
  readonly groups?: readonly number[];
}

export const drawNumbers: Deed<DrawNumbers> = {
  fields: {
    seed: optional(aFilledLine),
    order: optional(listOf(aPlayer)),
    by: optional(oneOf(AFFINITIES)),
    last: optional(anOrdinal),
    groups: optional(listOf(anOrdinal)),
  },
  roles: PAIRING,
  touches: () => ['numbers'],
  saysTheSame: ({ seed, order }, event) =>
    event.type === 'numbersAssigned' &&
    (order === undefined ? event.seed === seed : sameValue(event.order, order)),
  judge,
};

/** Livre de l'Arbitre 3.1: what is said of directed draws. */
const RESTRICTED = 'LA 3.1';

interface Draw {
  readonly order: readonly PlayerId[];
  readonly drawn?: DrawnNumbers;
  readonly late: readonly string[];
}

/** Numbers by lot: the way of a round robin (C.05); a Swiss goes by strength where it is known (C.04.2 2.2). */
function judge(state: Tournament, command: DrawNumbers): Judgement {
  const { articles } = handlingRules(state);
  if (draftOf(state)) return refuse('draftInTheWay', HOUSE_RULES.draftsRestOnFacts);
  if (state.players.size === 0) return refuse('numbersMissing', articles.pairingNumbers);
  if (isStarted(state) || numbersFrozen(state)) {
    const round = publishedRounds(state).length;
    return refuse('numbersFrozen', articles.numbersFrozen, { round });
  }
  const held = drawOf(state, command);
  if (!held.ok) return held.error;
  const { order, drawn, late } = held.value;
  const { system, initialOrder: rule } = state.settings;
  const players = [...state.players.values()];
  const rated = players.filter(({ ratings }) => strengthOf(ratings, rule.method) > 0);
  const warnings = [
    ...(isByTable(system) || rated.length === 0
      ? []
      : [warn('lotsInsteadOfStrength', articles.pairingNumbers, { rated: rated.length })]),
    ...(late.length === 0
      ? []
      : [warn('drawnToMeetLate', RESTRICTED, { pairs: late.join(', '), count: late.length })]),
  ];
  const { seed } = command;
  const reason = seed === undefined ? 'lotsByHand' : 'lots';
  return allow(
    [
      {
        ...{ type: 'numbersAssigned', order, reason },
        ...(seed === undefined ? {} : { seed }),
        ...(drawn === undefined ? {} : { drawn }),
      },
    ],
    warnings,
  );
}

/** By hand, restricted, within groups, or one lot for all: one of them. */
function drawOf(state: Tournament, command: DrawNumbers): Result<Draw, Judgement> {
  const { seed, order, by, last, groups } = command;
  if ((seed === undefined) === (order === undefined)) return wrong('seed', seed ?? '');
  if (groups !== undefined && (by !== undefined || order !== undefined)) {
    return wrong('groups', groups.join(', '));
  }
  if (last !== undefined && by === undefined) return wrong('last', String(last));
  const plan = by === undefined ? null : restrictedPlan(state, by, last);
  if (by !== undefined && (plan === null || !isRoundRobin(state.settings.system))) {
    return wrong(plan === null ? 'last' : 'by', plan === null ? String(last ?? '') : by);
  }
  const kept = by === undefined || plan === null ? {} : { by, last: plan.last };
  if (order !== undefined) {
    const fault = faultOf(state, order);
    if (fault !== null) return failure(fault);
    const steps = order.map((player, index) => ({ player, number: index + 1 }));
    const late = plan === null ? [] : lateNames(plan, order);
    return success({ order, drawn: { ...kept, steps }, late });
  }
  // One player alone draws a lot for the sake of it.
  const held = drawCeremony(state, command, seed ?? '');
  if (held === null) {
    if (groups !== undefined) return wrong('groups', groups.join(', '));
    return success({ order: [...state.players.keys()], late: [] });
  }
  const sizes = held.plan.contingents.map(({ entrants }) => entrants.length);
  const steps = drawnSteps(held.steps);
  const drawn = { ...kept, ...(groups === undefined ? {} : { groups: sizes }), steps };
  const late = plan === null ? [] : lateNames(plan, held.order);
  return success({ order: held.order, drawn, late });
}

const wrong = (setting: string, value: string): Result<never, Judgement> =>
  failure(refuse('badSetting', HOUSE_RULES.wellFormed, { setting, value }));

/** Everybody once, and nobody else. */
function faultOf(state: Tournament, order: readonly PlayerId[]): Judgement | null {
  const stranger = order.find((id) => !state.players.has(id));
  if (stranger !== undefined) return unknownPlayer(stranger);
  const twice = order.filter((id, index) => order.indexOf(id) !== index);
  const missing = [...state.players.keys()].filter((id) => !order.includes(id));
  const named = [...twice, ...missing].map((id) => nameOf(state, id));
  if (named.length === 0) return null;
  return refuse('badSetting', HOUSE_RULES.wellFormed, {
    setting: 'order',
    value: named.join(', '),
  });
}
