import { allow, refuse, warn, type Judgement } from '../../judgement.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { ARBITERS } from '../../roles.ts';
import { aFilledLine } from '../../schema/words.ts';
import type { Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';
import { beforeTheEnd, tieBreakArticle } from './before-the-end.ts';

export interface DrawTieLots {
  readonly type: 'drawTieLots';
  readonly seed: string;
}

export const drawTieLots: Deed<DrawTieLots> = {
  fields: { seed: aFilledLine },
  roles: ARBITERS,
  touches: () => ['ranking:lots'],
  saysTheSame: ({ seed }, event) => event.type === 'tieLotsDrawn' && event.seed === seed,
  judge,
};

/** Lots for whoever no tie-break separates; the seed is published, so anybody can draw again. */
function judge(state: Tournament, command: DrawTieLots): Judgement {
  const seed = command.seed.trim();
  if (seed === '' || /\p{Cc}/u.test(seed)) {
    return refuse('badSetting', HOUSE_RULES.wellFormed, { setting: 'seed', value: command.seed });
  }
  if (state.settings.ties !== 'lots')
    return refuse('lotsNotForeseen', tieBreakArticle(state, 'lots'));
  const { lotsSeed } = state.ranking;
  if (lotsSeed === seed) return allow([]);
  const again =
    lotsSeed === null
      ? []
      : [warn('drawsLotsAgain', tieBreakArticle(state, 'lots'), { seed: lotsSeed })];
  return allow([{ type: 'tieLotsDrawn', seed }], [...again, ...beforeTheEnd(state)]);
}
