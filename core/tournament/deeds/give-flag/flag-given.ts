import type { PlayerId } from '../../../rules/identity.ts';
import { inBoth } from '../../../rules/in-both.ts';
import { fill } from '../../../rules/sentence.ts';
import { optional } from '../../schema/schema.ts';
import { aPlayer, matching } from '../../schema/words.ts';
import { audited, nameIn } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';

/** Without a federation, the one given before is taken away. */
export interface FlagGiven {
  readonly type: 'flagGiven';
  readonly player: PlayerId;
  /** Three letters. */
  readonly federation?: string;
}

export const flagGivenFields = {
  player: aPlayer,
  federation: optional(matching(/^[A-Z]{3}$/)),
};

const SAID = inBoth(
  { given: '{federation} counts for norms', none: 'no federation counts for norms' },
  { given: '{federation} compte pour les normes', none: 'aucune fédération ne compte' },
);

export const flagGiven: Fact<FlagGiven> = {
  fields: flagGivenFields,
  fold: (state, { player, federation }) => {
    const all = new Map(state.flags);
    if (federation === undefined) all.delete(player);
    else all.set(player, federation);
    const { flags: _, ...rest } = state;
    return all.size === 0 ? rest : { ...rest, flags: all };
  },
  outdatesDraft: false,
  touches: ({ player }) => [`flag:${player}`],
  heard: heard.change,
  words: inBoth('{player}, shown as FID: {said}', '{player}, affiché FID : {said}'),
  tell: ({ player, federation }, { nameOf, language }) => {
    const said = SAID[language];
    return {
      params: { player: nameOf(player), federation: federation ?? '' },
      said: {
        said: federation === undefined ? said.none : fill(said.given, { federation }),
      },
    };
  },
  audit: (state, { player, federation }) =>
    audited(
      { player: nameIn(state, player) },
      state?.flags?.get(player) ?? null,
      federation ?? null,
    ),
};
