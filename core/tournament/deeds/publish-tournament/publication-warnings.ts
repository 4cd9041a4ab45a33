import { warn } from '../../judgement.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import type { Tournament } from '../../state.ts';
import { isVisible } from '../../views/visible.ts';
import type { Params, Warning } from '../../warning-ladder.ts';

/** Names become public once for all: nobody does it in passing. */
export const asksToPublish = (state: Tournament, params: Params = {}): Warning =>
  warn('publishesEvent', HOUSE_RULES.publicByADeed, { players: state.players.size, ...params });

export const asksToWithhold = (): Warning => warn('withholdsEvent', HOUSE_RULES.publicByADeed);

/** What a step through the log does to visitors is asked like the deed itself. */
export function changeOfSight(now: Tournament | null, then: Tournament | null): Warning[] {
  if (now === null || then === null || isVisible(now) === isVisible(then)) return [];
  return [isVisible(then) ? asksToPublish(then) : asksToWithhold()];
}
