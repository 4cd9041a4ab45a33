import type { PlayerId } from '../../../rules/identity.ts';
import { inBoth } from '../../../rules/in-both.ts';
import { withoutPlayOff } from '../../ranking-decisions.ts';
import { playedOffGame, type PlayedOffGame } from '../../played-off-game.ts';
import { optional } from '../../schema/schema.ts';
import { aFilledLine, aPlayer, listOf } from '../../schema/words.ts';
import { audited, nameIn } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { toldPeople } from '../told.ts';

export interface PlayOffRecorded {
  readonly type: 'playOffRecorded';
  readonly steps: readonly (readonly PlayerId[])[];
  readonly games?: readonly PlayedOffGame[];
  readonly seed?: string;
}

export const playOffRecorded: Fact<PlayOffRecorded> = {
  fields: {
    steps: listOf(listOf(aPlayer)),
    games: optional(listOf(playedOffGame)),
    seed: optional(aFilledLine),
  },
  fold: (state, { steps }) => {
    const { playOffs } = withoutPlayOff(state.ranking, steps.flat());
    return { ...state, ranking: { ...state.ranking, playOffs: [...playOffs, { steps }] } };
  },
  outdatesDraft: false,
  touches: () => ['ranking:playOffs'],
  heard: heard.change,
  words: inBoth('Play-off: {players}', 'Match de départage : {players}'),
  tell: ({ steps }, context) => toldPeople(steps.flat().map(context.nameOf), context),
  audit: (state, { steps, games }) => {
    const order = steps.map((step) => step.map((id) => nameIn(state, id)));
    const played = games?.map(
      ({ white, black, result }) => `${nameIn(state, white)} ${result} ${nameIn(state, black)}`,
    );
    return audited({}, null, played === undefined ? order : { order, games: played });
  },
};
