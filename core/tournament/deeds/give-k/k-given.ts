import type { PlayerId } from '../../../rules/identity.ts';
import { inBoth } from '../../../rules/in-both.ts';
import { RATING_KINDS, type RatingKind } from '../../../rules/rating-kind.ts';
import { fill } from '../../../rules/sentence.ts';
import { oneOf, optional, type Schema } from '../../schema/schema.ts';
import { aCount, aPlayer } from '../../schema/words.ts';
import { typedDevelopment, type TypedDevelopment } from '../../typed-development.ts';
import { audited, nameIn } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';

/** With neither K nor games, what was typed before is taken away. */
export interface KGiven extends TypedDevelopment {
  readonly type: 'kGiven';
  readonly player: PlayerId;
  readonly kind: RatingKind;
}

const aK: Schema<number> = { kind: 'whole', least: 1, most: 100 };

export const kGivenFields = {
  player: aPlayer,
  kind: oneOf(RATING_KINDS),
  k: optional(aK),
  games: optional(aCount),
};

const SAID = inBoth(
  {
    kinds: { standard: 'standard', rapid: 'rapid', blitz: 'blitz' },
    both: 'K {k}, {games} rated {games|game|games} so far',
    k: 'K {k}',
    games: '{games} rated {games|game|games} so far',
    nothing: 'K as the list has it',
  },
  {
    kinds: { standard: 'standard', rapid: 'rapide', blitz: 'blitz' },
    both: 'K {k}, {games} {games|partie classée|partie classée|parties classées} à ce jour',
    k: 'K {k}',
    games: '{games} {games|partie classée|partie classée|parties classées} à ce jour',
    nothing: 'K selon la liste',
  },
);

export const kGiven: Fact<KGiven> = {
  fields: kGivenFields,
  fold: (state, { player, kind, k, games }) => {
    const { [kind]: _, ...others } = state.typedDevelopments?.get(player) ?? {};
    const typed: TypedDevelopment = {
      ...(k === undefined ? {} : { k }),
      ...(games === undefined ? {} : { games }),
    };
    const all = new Map(state.typedDevelopments);
    const own = Object.keys(typed).length === 0 ? others : { ...others, [kind]: typed };
    if (Object.keys(own).length === 0) all.delete(player);
    else all.set(player, own);
    const { typedDevelopments: before, ...rest } = state;
    return all.size === 0 ? rest : { ...rest, typedDevelopments: all };
  },
  outdatesDraft: false,
  touches: ({ player, kind }) => [`k:${player}:${kind}`],
  heard: heard.change,
  words: inBoth(
    '{player}, {kind} list: {typed}, typed by the arbiter',
    '{player}, liste {kind} : {typed}, saisi par l’arbitre',
  ),
  tell: ({ player, kind, k, games }, { nameOf, language }) => {
    const said = SAID[language];
    const which =
      k === undefined
        ? games === undefined
          ? 'nothing'
          : 'games'
        : games === undefined
          ? 'k'
          : 'both';
    return {
      params: { player: nameOf(player), kind, k: k ?? 0, games: games ?? 0 },
      said: { kind: said.kinds[kind], typed: fill(said[which], { k: k ?? 0, games: games ?? 0 }) },
    };
  },
  audit: (state, { player, kind, k, games }) =>
    audited(
      { player: nameIn(state, player), kind },
      state === null ? null : typedDevelopment(state, player, kind),
      { k, games },
    ),
};
