import { inBoth } from '../../../rules/in-both.ts';
import type { PlayerId } from '../../../rules/identity.ts';
import { withRound } from '../../changes/rounds.ts';
import { aPlayer, aRound, listOf } from '../../schema/words.ts';
import { audited, namesIn } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { things } from '../things.ts';
import { toldPeople } from '../told.ts';

/** Who was not at the board when an arbiter looked; it replaces what was noted before. */
export interface AbsenteesNoted {
  readonly type: 'absenteesNoted';
  readonly round: number;
  readonly players: readonly PlayerId[];
}

export const absenteesNoted: Fact<AbsenteesNoted> = {
  fields: { round: aRound, players: listOf(aPlayer) },
  fold: (state, { round: number, players }) =>
    withRound(state, number, (round) => ({ ...round, absentees: players })),
  outdatesDraft: false,
  touches: ({ round }) => [things.absentees(round)],
  heard: heard.nothing,
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
