import { erasedEntries } from '../../erasure/erased-entries.ts';
import { openCases, retentionOf } from '../../erasure/retention.ts';
import { allow, refuse, warn, type Judgement } from '../../judgement.ts';
import type { Ledger } from '../../log.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { CHIEF } from '../../roles.ts';
import type { Hand } from '../../round.ts';
import { aFilledLine } from '../../schema/words.ts';
import type { DeedOnLog } from '../deed.ts';
import { EVERYTHING } from '../things.ts';

/** Erases for good what is private and no longer has to be kept. */
export interface ErasePrivateData {
  readonly type: 'erasePrivateData';
  /** The event's name, typed by whoever means it. */
  readonly name: string;
}

export const erasePrivateData: DeedOnLog<ErasePrivateData> = {
  fields: { name: aFilledLine },
  roles: CHIEF,
  touches: () => [EVERYTHING],
  judgeOnLog: judge,
};

function judge({ state, entries }: Ledger, { name }: ErasePrivateData, { at }: Hand): Judgement {
  if (state === null) return refuse('notCreated', HOUSE_RULES.oneEventOneLog);
  const { keptUntil, article } = retentionOf(state);
  if (at.slice(0, 10) <= keptUntil) return refuse('keptForNow', article, { day: keptUntil });
  const cases = openCases(state);
  if (cases.length > 0) {
    return refuse('caseStillOpen', 'LA 6.12 App. I A.5', { cases: cases.join(' · ') });
  }
  const due = erasedEntries(entries).map(({ position }) => position);
  if (due.length === 0) return refuse('nothingToErase', HOUSE_RULES.erasure);
  if (name.trim() !== state.settings.name.trim()) {
    return refuse('otherNameTyped', HOUSE_RULES.erasure, {
      typed: name,
      name: state.settings.name,
    });
  }
  return allow(
    [{ type: 'privateDataErased', entries: due, keptUntil }],
    [warn('erasesPrivateData', HOUSE_RULES.erasure, { entries: due.length })],
  );
}
