import { drawnArrangement } from '../../../decisions/chess960/arrangement.ts';
import { editionIn } from '../../../rules/editions/registry.ts';
import { CHESS } from '../../../rules/game-spec.ts';
import { allow, refuse, roundOf, unknownRound, type Judgement } from '../../judgement.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { PAIRING } from '../../roles.ts';
import { hasBegun } from '../../round.ts';
import { optional, orNull } from '../../schema/schema.ts';
import { aFilledLine, aRound } from '../../schema/words.ts';
import type { Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';
import { things } from '../things.ts';
import { anArrangement } from './arrangement-set.ts';

export interface SetArrangement {
  readonly type: 'setArrangement';
  readonly round: number;
  /** Chosen by its number; null for the usual position. Missing where it is drawn. */
  readonly id?: number | null;
  /** Drawn by lot: anybody draws the same again from it. */
  readonly seed?: string;
}

export const setArrangement: Deed<SetArrangement> = {
  fields: { round: aRound, id: optional(orNull(anArrangement)), seed: optional(aFilledLine) },
  roles: PAIRING,
  touches: ({ round }) => [things.arrangement(round)],
  saysTheSame: ({ id, seed }, event) =>
    event.type === 'arrangementSet' && (seed === undefined ? event.id === id : event.seed === seed),
  judge,
};

/** One position for all boards of a round, known before its first move (Guidelines II.2). */
function judge(state: Tournament, { round: number, id, seed }: SetArrangement): Judgement {
  if (number > state.settings.rounds) return unknownRound(number);
  const laws = state.settings.game === CHESS.id ? editionIn('laws', state.pins.laws) : null;
  if (laws === null) return refuse('chess960OfChess', HOUSE_RULES.wellFormed);
  const { chess960 } = laws.properties.articles;
  if ((id === undefined) === (seed === undefined)) {
    return refuse('numberOrSeed', HOUSE_RULES.wellFormed, { round: number });
  }
  const round = roundOf(state, number);
  if (round && hasBegun(round)) return refuse('arrangementPlayed', chess960, { round: number });
  const next = seed === undefined ? (id ?? null) : drawnArrangement(seed, number);
  const stands = state.arrangements?.get(number);
  if ((stands?.id ?? null) === next && (stands?.seed ?? undefined) === seed) return allow([]);
  const drawn = seed === undefined ? {} : { seed };
  return allow([{ type: 'arrangementSet', round: number, id: next, ...drawn }]);
}
