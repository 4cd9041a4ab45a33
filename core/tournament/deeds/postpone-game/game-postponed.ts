import { inBoth } from '../../../rules/in-both.ts';
import { withGame } from '../../changes/rounds.ts';
import { onBoard } from '../../schema/rounds.ts';
import { optional, orNull } from '../../schema/schema.ts';
import { aDay, aFilledLine } from '../../schema/words.ts';
import { logWords } from '../../words/log-words.ts';
import { audited, gameIn } from '../audited.ts';
import { playersOnBoard } from '../concerned.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { things } from '../things.ts';
import { toldBoard } from '../told.ts';

export interface GamePostponed {
  readonly type: 'gamePostponed';
  readonly round: number;
  readonly board: number;
  readonly day: string | null;
  readonly time?: string;
}

export const gamePostponed: Fact<GamePostponed> = {
  fields: { ...onBoard, day: orNull(aDay), time: optional(aFilledLine) },
  fold: (state, { day, time, ...at }) =>
    withGame(state, at, ({ postponed: _, ...game }) =>
      day === null
        ? game
        : { ...game, postponed: { day, ...(time === undefined ? {} : { time }) } },
    ),
  outdatesDraft: false,
  touches: (event) => [things.result(event)],
  heard: heard.change,
  concerns: playersOnBoard,
  words: inBoth('{place}: {when}', '{place} : {when}'),
  tell: (event, context) => {
    const { params, said = {} } = toldBoard(event, context);
    const words = logWords(context.language);
    const day = [event.day, event.time].filter((part) => part !== undefined).join(' ');
    const when = event.day === null ? words.onItsDay : `${words.postponedTo} ${day}`;
    return { params: { ...params, day: event.day ?? '' }, said: { ...said, when } };
  },
  audit: (state, { round, board, day, time }) =>
    audited({ round, board }, gameIn(state, { round, board })?.postponed ?? null, { day, time }),
};
