import { Button, PasswordInput, UnstyledButton } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useWords } from '../../language.tsx';
import { isLockCode, kioskLock, lockKiosk, unlockKiosk } from './kiosk-lock.ts';
import { KIOSK_WORDS } from './kiosk-words.ts';
import classes from './kiosk.module.css';

/** What is for arbiters: leaving, and the code that keeps players from it. */
export function KioskFoot(props: {
  readonly event: string;
  /** Asked for; otherwise only the way to it is shown. */
  readonly asked: boolean;
  readonly onAsk: () => void;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}): ReactNode {
  const words = useWords(KIOSK_WORDS);
  const locked = kioskLock(localStorage) !== null;
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState(false);
  const leave = (): void => {
    if (unlockKiosk(localStorage, code)) props.onLeave();
    else setWrong(true);
  };
  const lock = (): void => {
    lockKiosk(localStorage, { event: props.event, code });
    setCode('');
    props.onStay();
  };
  if (!props.asked) {
    return (
      <footer className={classes['foot']}>
        <UnstyledButton className={classes['arbiters']} onClick={props.onAsk}>
          {locked ? words.arbiters : words.arbitersUnlocked}
        </UnstyledButton>
      </footer>
    );
  }
  return (
    <footer className={classes['foot']}>
      <PasswordInput
        label={locked ? words.code : words.newCode}
        inputMode="numeric"
        inputWrapperOrder={['label', 'error', 'input']}
        autoComplete="off"
        error={wrong ? words.wrongCode : undefined}
        value={code}
        onChange={(event) => {
          setCode(event.currentTarget.value);
          setWrong(false);
        }}
      />
      {!locked && (
        <Button variant="default" disabled={!isLockCode(code)} onClick={lock}>
          {words.lock}
        </Button>
      )}
      <Button
        variant="default"
        onClick={() => {
          setCode('');
          props.onStay();
        }}
      >
        {words.leaveNo}
      </Button>
      <Button variant="default" onClick={leave}>
        {words.leaveKiosk}
      </Button>
    </footer>
  );
}
