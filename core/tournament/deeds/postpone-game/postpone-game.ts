import { isByTable } from '../../../pairing/systems.ts';
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
import { optional, orNull } from '../../schema/schema.ts';
import { onBoard } from '../../schema/rounds.ts';
import { aDay, matching } from '../../schema/words.ts';
import type { Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';
import { unknownBoard } from '../enter-result/unfit-outcome.ts';
import { things } from '../things.ts';

export const anHour = matching(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 5);

export interface PostponeGame {
  readonly type: 'postponeGame';
  readonly round: number;
  readonly board: number;
  /** The day it is played, before or after its round; null puts it back on the day of the round. */
  readonly day: string | null;
  /** `HH:MM`, where it is known. */
  readonly time?: string;
}

export const postponeGame: Deed<PostponeGame> = {
  fields: { ...onBoard, day: orNull(aDay), time: optional(anHour) },
  roles: PAIRING,
  touches: (command) => [things.result(command)],
  saysTheSame: ({ day, time }, event) =>
    event.type === 'gamePostponed' && event.day === day && event.time === time,
  judge,
};

/** A game of a calendar gets a day of its own; in other systems the next round waits for it. */
function judge(state: Tournament, { round: number, board, day, time }: PostponeGame): Judgement {
  const { articles } = handlingRules(state);
  const round = roundOf(state, number);
  if (!round) return unknownRound(number);
  if (!isByTable(state.settings.system)) {
    return refuse('notPostponed', HOUSE_RULES.oneAtATime, { round: number });
  }
  if (!round.published) return refuse('notPublished', articles.publication, { round: number });
  const game = round.games.find((one) => one.board === board);
  if (!game) return unknownBoard({ round: number, board });
  if (game.outcome.kind !== 'notEntered') {
    return refuse('gameHasResult', HOUSE_RULES.blankNeverOverwrites, { round: number, board });
  }
  const { postponed } = game;
  if ((postponed?.day ?? null) === day && postponed?.time === time) return allow([]);
  const hour = day === null || time === undefined ? {} : { time };
  return allow([{ type: 'gamePostponed', round: number, board, day, ...hour }]);
}
