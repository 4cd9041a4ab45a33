import { Title, UnstyledButton } from '@mantine/core';
import type { NextRound } from '@ronde/core/tournament/views/cockpit.ts';
import { useState, type ReactNode } from 'react';
import { useWords } from '../../language.tsx';
import { COCKPIT_WORDS } from './cockpit-words.ts';
import classes from './now.module.css';
import { PlayerName } from './player-name.tsx';

/** So many are named before one asks for all. */
const NAMED = 6;

/** Who will not play in the next round, and why. */
export function NotPlaying({ next }: { readonly next: NextRound }): ReactNode {
  const words = useWords(COCKPIT_WORDS);
  const [all, setAll] = useState(false);
  const { round, away } = next;
  const named = all || away.length <= NAMED + 1 ? away : away.slice(0, NAMED);
  const rest = away.length - named.length;
  return (
    <section className={classes['panel']}>
      <Title order={2} size="h4">
        {words.next(round)}
      </Title>
      {away.length === 0 ? (
        <p className={classes['soft']}>{words.nobodyAway}</p>
      ) : (
        <ul className={classes['people']}>
          {named.map(({ player, name, reason }) => (
            <li key={player}>
              <PlayerName player={player} name={name} />
              <span className={classes['soft']}>{words.awayReasons[reason]}</span>
            </li>
          ))}
        </ul>
      )}
      {rest > 0 && (
        <UnstyledButton
          className={classes['more'] ?? ''}
          onClick={() => {
            setAll(true);
          }}
        >
          {words.more(rest)}
        </UnstyledButton>
      )}
    </section>
  );
}
