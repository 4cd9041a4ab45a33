import type { PlayerId } from '../../../rules/identity.ts';
import { inBoth } from '../../../rules/in-both.ts';
import { withoutPlayOff } from '../../ranking-decisions.ts';
import { aPlayer, listOf } from '../../schema/words.ts';
import { audited, nameIn } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { toldPeople } from '../told.ts';

export interface PlayOffRecorded {
  readonly type: 'playOffRecorded';
  readonly steps: readonly (readonly PlayerId[])[];
}

export const playOffRecorded: Fact<PlayOffRecorded> = {
  fields: { steps: listOf(listOf(aPlayer)) },
  fold: (state, { steps }) => {
    const { playOffs } = withoutPlayOff(state.ranking, steps.flat());
    return { ...state, ranking: { ...state.ranking, playOffs: [...playOffs, { steps }] } };
  },
  outdatesDraft: false,
  touches: () => ['ranking:playOffs'],
  heard: heard.change,
  words: inBoth('Play-off: {players}', 'Match de départage : {players}'),
  tell: ({ steps }, context) => toldPeople(steps.flat().map(context.nameOf), context),
  audit: (state, { steps }) =>
    audited(
      {},
      null,
      steps.map((step) => step.map((id) => nameIn(state, id))),
    ),
};
