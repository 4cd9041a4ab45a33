import type { PlayerLineForStaff } from '@ronde/core/tournament/views/players.ts';
import { sayLicenceReason, sayLicenceSight } from '@ronde/core/tournament/words/say-licence.ts';
import type { ReactNode } from 'react';
import { useLanguage, useWords } from '../../language.tsx';
import { LICENCE_WORDS } from './licence-words.ts';
import classes from './licences.module.css';

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
    <span className={classes['state']} data-order={verdict.seen ? 'seen' : String(verdict.inOrder)}>
      {told}
      {check !== null && (
        <span className={classes['by']}> {words.seenBy(check.by, day(check.at))}</span>
      )}
    </span>
  );
}
