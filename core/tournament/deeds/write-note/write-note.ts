import { allow, refuse, type Judgement } from '../../judgement.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { ARBITERS } from '../../roles.ts';
import { aFilledLine } from '../../schema/words.ts';
import type { Deed } from '../deed.ts';

/** A remark of an arbiter on the event, for the arbiters alone. */
export interface WriteNote {
  readonly type: 'writeNote';
  readonly text: string;
}

export const writeNote: Deed<WriteNote> = {
  fields: { text: aFilledLine },
  roles: ARBITERS,
  touches: () => [],
  judge: (_, command) => judge(command),
};

function judge(command: WriteNote): Judgement {
  const text = command.text.trim();
  if (text === '') {
    return refuse('badSetting', HOUSE_RULES.wellFormed, { setting: 'note', value: command.text });
  }
  return allow([{ type: 'noteWritten', text }]);
}
