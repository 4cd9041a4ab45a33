import { inBoth } from '../../../rules/in-both.ts';
import type { PlayerId } from '../../../rules/identity.ts';
import { withRound } from '../../changes/rounds.ts';
import { optional } from '../../schema/schema.ts';
import { aPlayer, aRound, listOf } from '../../schema/words.ts';
import { audited, namesIn } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { things } from '../things.ts';
import { toldPeople } from '../told.ts';

/** Who was not at the board when somebody looked; it replaces what was noted before, of some chairs or of all. */
export interface AbsenteesNoted {
  readonly type: 'absenteesNoted';
  readonly round: number;
  readonly players: readonly PlayerId[];
  /** Whose chairs were looked at; all of the round where it is missing. */
  readonly chairs?: readonly PlayerId[];
}

export const absenteesNoted: Fact<AbsenteesNoted> = {
  fields: { round: aRound, players: listOf(aPlayer), chairs: optional(listOf(aPlayer)) },
  fold: (state, { round: number, players, chairs }) =>
    withRound(state, number, (round) => {
      const others = chairs ? (round.absentees ?? []).filter((id) => !chairs.includes(id)) : [];
      return { ...round, absentees: [...others, ...players] };
    }),
  outdatesDraft: false,
  touches: ({ round, players, chairs = players }) => [
    things.absentees(round),
    ...chairs.map((id) => things.chair(round, id)),
  ],
  // Phones of helpers show the chairs.
  heard: heard.checkIn,
  words: inBoth(
    'Round {round}, not at the board: {players}',
    'Ronde {round}, pas à l’échiquier : {players}',
  ),
  tell: ({ round, players }, context) => {
    const told = toldPeople(players.map(context.nameOf), context);
    const nobody = context.language === 'fr' ? 'personne' : 'nobody';
    return {
      params: { ...told.params, round },
      said: players.length === 0 ? { players: nobody } : { ...told.said },
    };
  },
  audit: (state, { round, players }) => {
    const before = state?.rounds[round - 1]?.absentees ?? null;
    return audited(
      { round },
      before === null ? null : namesIn(state, before),
      namesIn(state, players),
    );
  },
};
