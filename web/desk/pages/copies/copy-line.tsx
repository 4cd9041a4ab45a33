import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCircleCheck } from '../../icons.tsx';
import { useState, type ReactNode } from 'react';
import { ask } from '../../../api/ask.ts';
import { formatInstant } from '../../dates.ts';
import { useLanguage, useWords } from '../../language.tsx';
import lines from '../../parts/lines.module.css';
import { sayFailure } from '../lists/say-failure.ts';
import { formatBytes } from '../lists/sizes.ts';
import type { BackupCopy, VerifyAnswer } from '@ronde/server/api/backups.ts';
import { verdictOf, type Verdict } from './copies-shown.ts';
import { COPIES_WORDS } from './copies-words.ts';
import classes from './copies.module.css';
import { RestoreDialog } from './restore-dialog.tsx';

/** One copy: what is in it, whether it is sound, and the way back. */
export function CopyLine(props: {
  readonly copy: BackupCopy;
  /** Of the tournament in it. */
  readonly name: string | null;
}): ReactNode {
  const { copy, name } = props;
  const words = useWords(COPIES_WORDS);
  const language = useLanguage();
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [busy, setBusy] = useState(false);
  const [restoring, setRestoring] = useState(false);
  const when = formatInstant(copy.at, language);
  const what = copy.kind === 'database' ? words.database : (name ?? words.unreadable);
  const verify = async (): Promise<void> => {
    setBusy(true);
    setVerdict(null);
    try {
      const body = { copy: copy.copy };
      const answer = await ask<VerifyAnswer>('/api/backups/verify', { method: 'POST', body });
      setVerdict(verdictOf(answer));
    } catch (error) {
      const message = sayFailure(error, language, words);
      notifications.show({ title: words.failed, message, color: 'red', autoClose: 12_000 });
    }
    setBusy(false);
  };
  return (
    <li>
      <span className={lines['what']}>
        <span className={lines['name']}>
          {when} · {words.reasons[copy.reason]}
        </span>
        <span className={lines['soft']}>
          {[
            what,
            ...(copy.kind === 'tournament' ? [words.entries(copy.position)] : []),
            formatBytes(copy.bytes, language),
          ].join(' · ')}
        </span>
      </span>
      <span className={classes['actions']}>
        <Button
          variant="default"
          loading={busy}
          aria-label={words.verifyOf(what, when)}
          onClick={() => void verify()}
        >
          {words.verify}
        </Button>
        <Button
          variant="default"
          aria-label={words.restoreOf(what, when)}
          onClick={() => {
            setRestoring(true);
          }}
        >
          {words.restore}
        </Button>
      </span>
      {verdict !== null && (
        <span className={classes['verdict']} data-sound={verdict.sound} role="status">
          {verdict.sound ? (
            <IconCircleCheck size={18} aria-hidden />
          ) : (
            <IconAlertTriangle size={18} aria-hidden />
          )}
          {verdict.sound
            ? words.sound(verdict.entries, verdict.tournaments)
            : words.damaged(verdict.damaged)}
        </span>
      )}
      {restoring && (
        <RestoreDialog
          copy={copy}
          what={what}
          when={when}
          onClose={() => {
            setRestoring(false);
          }}
        />
      )}
    </li>
  );
}
