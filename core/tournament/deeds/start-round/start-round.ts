import {
  allow,
  handlingRules,
  refuse,
  roundOf,
  unknownRound,
  type Judgement,
} from '../../judgement.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { PAIRING } from '../../roles.ts';
import { optional } from '../../schema/schema.ts';
import { anHour, aRound } from '../../schema/words.ts';
import { sealedInTheWay } from '../../sealed-in-the-way.ts';
import type { Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';
import { teamsHalfAbsent } from './teams-half-absent.ts';
import { things } from '../things.ts';

export interface StartRound {
  readonly type: 'startRound';
  readonly round: number;
  /** When it was announced, if not now: an ISO time with the offset of the hall. */
  readonly at?: string;
}

export const startRound: Deed<StartRound> = {
  fields: { round: aRound, at: optional(anHour) },
  roles: PAIRING,
  touches: ({ round }) => [things.round(round)],
  saysTheSame: ({ at }, event) => event.type === 'roundStarted' && event.at === at,
  judge,
};

function judge(state: Tournament, command: StartRound): Judgement {
  const round = roundOf(state, command.round);
  if (!round) return unknownRound(command.round);
  const { articles } = handlingRules(state);
  if (!round.published)
    return refuse('notPublished', articles.publication, { round: round.number });
  const sealed = sealedInTheWay(state, round);
  if (sealed) return sealed;
  const { at } = command;
  if (at !== undefined && Number.isNaN(Date.parse(at))) {
    return refuse('badSetting', HOUSE_RULES.wellFormed, { setting: 'roundTimes', value: at });
  }
  // The start may be told again with the hour it really had: the default time runs from it.
  if (round.started && (at === undefined || at === round.startedAt)) return allow([]);
  const when = at === undefined ? {} : { at };
  const warnings = round.started ? [] : teamsHalfAbsent(state, round, round.absentees ?? []);
  return allow([{ type: 'roundStarted', round: round.number, ...when }], warnings);
}
