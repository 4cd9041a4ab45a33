import { Button } from '@mantine/core';
import type { PrivateData } from '@ronde/core/tournament/player.ts';
import { IconEye, IconEyeOff } from '../../icons.tsx';
import { useState, type ReactNode } from 'react';
import { useWords } from '../../language.tsx';
import { PLAYER_WORDS } from './player-words.ts';
import classes from './player.module.css';

/** Hidden until an arbiter asks: screens are seen by passers-by. */
export function PrivateDataShown({ data }: { readonly data: PrivateData }): ReactNode {
  const words = useWords(PLAYER_WORDS);
  const [shown, setShown] = useState(false);
  const lines = (['birthDate', 'phone', 'email', 'comment'] as const).flatMap((key) => {
    const value = data[key];
    return value === undefined ? [] : [[key, value] as const];
  });
  return (
    <section className={`${classes['section'] ?? ''} no-print`}>
      <Button
        variant="subtle"
        size="sm"
        aria-expanded={shown}
        leftSection={
          shown ? <IconEyeOff size={16} aria-hidden /> : <IconEye size={16} aria-hidden />
        }
        onClick={() => {
          setShown(!shown);
        }}
      >
        {shown ? words.privateHide : words.privateShow}
      </Button>
      {shown && lines.length === 0 && <p className={classes['soft']}>{words.privateNone}</p>}
      {shown && lines.length > 0 && (
        <dl className={classes['private']}>
          {lines.map(([key, value]) => (
            <div key={key}>
              <dt>{words[key]}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
