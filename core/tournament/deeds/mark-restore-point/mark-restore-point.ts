import { allow, refuse, type Judgement } from '../../judgement.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { PAIRING } from '../../roles.ts';
import { aFilledLine } from '../../schema/words.ts';
import type { Deed } from '../deed.ts';

export interface MarkRestorePoint {
  readonly type: 'markRestorePoint';
  readonly name: string;
}

export const markRestorePoint: Deed<MarkRestorePoint> = {
  fields: { name: aFilledLine },
  roles: PAIRING,
  touches: () => [],
  judge: (_, command) => judge(command),
};

function judge(command: MarkRestorePoint): Judgement {
  const name = command.name.trim();
  if (name === '') {
    return refuse('badSetting', HOUSE_RULES.wellFormed, { setting: 'name', value: command.name });
  }
  return allow([{ type: 'restorePointMarked', name }]);
}
