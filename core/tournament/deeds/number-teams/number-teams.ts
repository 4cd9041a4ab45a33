import type { TeamId } from '../../../rules/identity.ts';
import { isByLetters } from '../../by-letters.ts';
import {
  allow,
  handlingRules,
  refuse,
  unknownTeam,
  warn,
  type Judgement,
} from '../../judgement.ts';
import { orderByLot } from '../../lots.ts';
import { numbersFrozen } from '../../pairing-numbers.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { PAIRING } from '../../roles.ts';
import { optional } from '../../schema/schema.ts';
import { aFilledLine, aTeam, listOf } from '../../schema/words.ts';
import { draftOf, isStarted, publishedRounds, type Tournament } from '../../state.ts';
import { teamsByRating } from '../../team-rating.ts';
import type { Deed } from '../deed.ts';
import { sameValue } from '../same-value.ts';
import type { TeamsNumbered } from './teams-numbered.ts';

/** Pairing numbers of the teams: by their ratings, unless lots or an order are given. */
export interface NumberTeams {
  readonly type: 'numberTeams';
  /** Written into the log: every number follows from it. */
  readonly seed?: string;
  /** As somebody says, number 1 first; all of them. */
  readonly order?: readonly TeamId[];
}

export const numberTeams: Deed<NumberTeams> = {
  fields: { seed: optional(aFilledLine), order: optional(listOf(aTeam)) },
  roles: PAIRING,
  touches: () => ['teamNumbers'],
  saysTheSame: ({ seed, order }, event) =>
    event.type === 'teamsNumbered' &&
    (order === undefined ? event.seed === seed : sameValue(event.order, order)),
  judge,
};

/** C.04.6 leaves the initial order of teams to the event; when it is settled is C.04.2's as for players. */
function judge(state: Tournament, command: NumberTeams): Judgement {
  const { articles } = handlingRules(state);
  if (state.settings.kind !== 'team') {
    return refuse('wrongKind', HOUSE_RULES.wellFormed, { kind: 'team' });
  }
  if (draftOf(state)) return refuse('draftInTheWay', HOUSE_RULES.draftsRestOnFacts);
  const isByRating = command.seed === undefined && command.order === undefined;
  // By letter and number the table stands with round 1 (LA 3.2).
  const asDrawn = !isByRating || isByLetters(state.settings);
  if (numbersFrozen(state) || (isStarted(state) && asDrawn)) {
    const round = publishedRounds(state).length;
    return refuse('numbersFrozen', articles.numbersFrozen, { round });
  }
  const fault = command.order === undefined ? null : faultOfOrder(state, command.order);
  if (fault) return fault;
  const numbered = orderAsked(state, command);
  const same = sameValue(numbered.order, [...state.teams.keys()]);
  if (same && (state.teamsNumbered || state.teams.size === 0)) return allow([]);
  const warnings = isStarted(state) ? [warn('renumbers', articles.pairingNumbers)] : [];
  return allow([numbered], warnings);
}

function orderAsked(state: Tournament, { seed, order }: NumberTeams): TeamsNumbered {
  if (order !== undefined) return { type: 'teamsNumbered', order, reason: 'byHand' };
  if (seed === undefined) {
    return { type: 'teamsNumbered', order: teamsByRating(state), reason: 'initialOrder' };
  }
  const drawn = orderByLot([...state.teams.keys()].sort(), seed);
  return { type: 'teamsNumbered', order: drawn, reason: 'lots', seed };
}

/** Every team once, and no other. */
function faultOfOrder(state: Tournament, order: readonly TeamId[]): Judgement | null {
  const stranger = order.find((id) => !state.teams.has(id));
  if (stranger !== undefined) return unknownTeam(stranger);
  const odd = [...state.teams.values()].find(
    ({ id }) => order.filter((other) => other === id).length !== 1,
  );
  return odd === undefined
    ? null
    : refuse('badTeam', HOUSE_RULES.wellFormed, { team: odd.name, field: 'number' });
}
