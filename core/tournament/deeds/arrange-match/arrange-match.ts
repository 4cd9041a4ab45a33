import { arrangementOf, isOpenMatch } from '../../arranged-matches.ts';
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
import type { ArrangedMatch, Arrangement } from '../../round.ts';
import { optional } from '../../schema/schema.ts';
import { aDay, aFilledLine, anOrdinal, aRound, yes } from '../../schema/words.ts';
import type { Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';
import { anHour } from '../postpone-game/postpone-game.ts';
import { sameValue } from '../same-value.ts';
import { thingOfMatch } from './match-arranged.ts';

/** A day, an hour or a place of its own for a match; with none of them it is played as its round. */
export interface ArrangeMatch extends ArrangedMatch {
  readonly type: 'arrangeMatch';
  readonly round: number;
}

export const arrangeMatch: Deed<ArrangeMatch> = {
  fields: {
    round: aRound,
    table: anOrdinal,
    day: optional(aDay),
    dayOpen: optional(yes),
    time: optional(anHour),
    place: optional(aFilledLine),
  },
  roles: PAIRING,
  touches: ({ round, table }) => [thingOfMatch(round, table)],
  saysTheSame: (command, event) =>
    event.type === 'matchArranged' && sameValue(inOrder(event), inOrder(command)),
  judge,
};

/** Captains agree on it, the arbiter writes it down; the boards stay open until the match is played. */
function judge(state: Tournament, command: ArrangeMatch): Judgement {
  const { round: number, table, ...said } = command;
  if (state.settings.kind !== 'team') {
    return refuse('wrongKind', HOUSE_RULES.wellFormed, { kind: 'team' });
  }
  const round = roundOf(state, number);
  if (!round) return unknownRound(number);
  if (!round.published) {
    return refuse('notPublished', handlingRules(state).articles.publication, { round: number });
  }
  if (!round.matches.some((match) => match.table === table)) {
    return refuse('unknownMatch', HOUSE_RULES.knownNames, { round: number, table });
  }
  if (!isOpenMatch(round, table)) {
    return refuse('matchIsPlayed', HOUSE_RULES.blankNeverOverwrites, { round: number, table });
  }
  if (said.day !== undefined && said.dayOpen === true) {
    const params = { setting: 'day', value: said.day };
    return refuse('badSetting', HOUSE_RULES.wellFormed, params);
  }
  const before = arrangementOf(round, table) ?? {};
  const arranged = inOrder(said, state.settings.roundDates[number - 1]);
  if (sameValue(inOrder(before), arranged)) return allow([]);
  return allow([{ type: 'matchArranged', round: number, table, ...arranged }]);
}

/** What is said of a match alone; the day of its round is no day of its own. */
function inOrder(said: Arrangement, dayOfRound: string | null = null): Arrangement {
  const { day, dayOpen, time, place } = said;
  return {
    ...(day === undefined || day === dayOfRound ? {} : { day }),
    ...(dayOpen === undefined ? {} : { dayOpen }),
    ...(time === undefined ? {} : { time }),
    ...(place === undefined ? {} : { place: place.trim() }),
  };
}
