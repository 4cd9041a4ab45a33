import { Text } from '@mantine/core';
import type { PlayerLineForStaff } from '@ronde/core/tournament/views/players.ts';
import { sayLicenceReason, sayLicenceSight } from '@ronde/core/tournament/words/say-licence.ts';
import { writerName } from '@ronde/core/tournament/words/writer-text.ts';
import type { ReactNode } from 'react';
import { useLanguage, useWords } from '../../language.tsx';
import { LICENCE_WORDS } from './licence-words.ts';

export const SOFT = 'var(--ink-soft)';
const INK = 'var(--ink)';
const TO_SEE = 'var(--attention)';
const NOT_IN_ORDER = 'var(--danger)';

/** Whether somebody is in order and why, who saw it and when. */
export function LicenceState({
  staff,
}: {
  readonly staff: Pick<PlayerLineForStaff, 'licenceCheck' | 'licenceVerdict'>;
}): ReactNode {
  const words = useWords(LICENCE_WORDS);
  const language = useLanguage();
  const { licenceCheck: check, licenceVerdict: verdict } = staff;
  if (verdict === null) return null;
  const day = (at: string): string =>
    new Date(at).toLocaleDateString(language, { day: 'numeric', month: 'short' });
  const told =
    check !== null && verdict.inOrder
      ? sayLicenceSight(check, language)
      : sayLicenceReason(verdict.why, language);
  return (
    <Text component="div" c={verdict.seen ? INK : verdict.inOrder ? TO_SEE : NOT_IN_ORDER}>
      {told}
      {check !== null && (
        <Text span c={SOFT}>
          {' '}
          {words.seenBy(writerName(check.by, language), day(check.at))}
        </Text>
      )}
    </Text>
  );
}
