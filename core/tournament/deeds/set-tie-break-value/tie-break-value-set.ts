import type { PlayerId } from '../../../rules/identity.ts';
import { inBoth } from '../../../rules/in-both.ts';
import { sayDecimal } from '../../../rules/language.ts';
import { orNull } from '../../schema/schema.ts';
import { aFilledLine, aNumber, aPlayer } from '../../schema/words.ts';
import { audited, nameIn } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';

export interface TieBreakValueSet {
  readonly type: 'tieBreakValueSet';
  readonly player: PlayerId;
  /** The self-defined tie-break's own name, without variants. */
  readonly code: string;
  readonly value: number | null;
}

export const tieBreakValueSet: Fact<TieBreakValueSet> = {
  fields: { player: aPlayer, code: aFilledLine, value: orNull(aNumber) },
  fold: (state, { player, code, value }) => {
    const { ownValues } = state.ranking;
    const values = new Map(ownValues.get(code));
    if (value === null) values.delete(player);
    else values.set(player, value);
    const ranking = { ...state.ranking, ownValues: new Map(ownValues).set(code, values) };
    return { ...state, ranking };
  },
  outdatesDraft: false,
  touches: ({ player }) => [`ranking:values:${player}`],
  heard: heard.change,
  words: inBoth('{code} of {player}: {value}', '{code} de {player} : {value}'),
  tell: ({ player, code, value }, { nameOf, language }) => ({
    params: { code, player: nameOf(player), value: value ?? '–' },
    said: value === null ? {} : { value: sayDecimal(String(value), language) },
  }),
  audit: (state, { player, code, value }) =>
    audited(
      { player: nameIn(state, player), tieBreak: code },
      state?.ranking.ownValues.get(code)?.get(player) ?? null,
      value,
    ),
};
