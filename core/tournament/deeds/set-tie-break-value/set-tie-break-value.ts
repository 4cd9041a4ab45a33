import type { PlayerId } from '../../../rules/identity.ts';
import { isManualValue } from '../../../standings/self-defined.ts';
import { allow, refuse, unknownPlayer, type Judgement } from '../../judgement.ts';
import { ownTieBreakCode } from '../../own-tie-break.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { ARBITERS } from '../../roles.ts';
import { orNull } from '../../schema/schema.ts';
import { aFilledLine, aNumber, aPlayer } from '../../schema/words.ts';
import type { Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';
import { tieBreakArticle } from '../draw-tie-lots/before-the-end.ts';

export interface SetTieBreakValue {
  readonly type: 'setTieBreakValue';
  readonly player: PlayerId;
  /** `OTHER_…`, one of the event's tie-breaks. */
  readonly descriptor: string;
  /** Two decimals at most; null takes the value away. */
  readonly value: number | null;
}

export const setTieBreakValue: Deed<SetTieBreakValue> = {
  fields: { player: aPlayer, descriptor: aFilledLine, value: orNull(aNumber) },
  roles: ARBITERS,
  touches: ({ player }) => [`ranking:values:${player}`],
  saysTheSame: ({ value }, event) => event.type === 'tieBreakValueSet' && event.value === value,
  judge,
};

/** A value of a tie-break the event's regulations define (C.07 4.1); null takes it away. */
function judge(state: Tournament, command: SetTieBreakValue): Judgement {
  const { player: id, descriptor, value } = command;
  const player = state.players.get(id);
  if (!player) return unknownPlayer(id);
  const code = ownTieBreakCode(descriptor);
  const announced =
    code !== null && state.settings.tieBreaks.some((own) => ownTieBreakCode(own) === code);
  if (!announced) {
    return refuse('notAnOwnTieBreak', tieBreakArticle(state, 'announcement'), { descriptor });
  }
  if (value !== null && !isManualValue(value)) {
    return refuse('badSetting', HOUSE_RULES.wellFormed, { setting: descriptor, value });
  }
  const before = state.ranking.ownValues.get(code)?.get(id) ?? null;
  if (before === value) return allow([]);
  return allow([{ type: 'tieBreakValueSet', player: id, code, value }]);
}
