import { Alert } from '@mantine/core';
import type { FixedPlayersAnswer } from '@ronde/server/api/fixed-players.ts';
import type { ReactNode } from 'react';
import { formatDate } from '../../dates.ts';
import { useView } from '../../event/use-view.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { FIXED_PLAYERS_WORDS } from './fixed-players-words.ts';
import classes from './line-ups.module.css';

/** Who is fixed to another team of the club, or plays elsewhere on the day of the round. */
export function FixedPlayers({ round }: { readonly round: number }): ReactNode {
  const words = useWords(FIXED_PLAYERS_WORDS);
  const language = useLanguage();
  const { data } = useView<FixedPlayersAnswer>(`rounds/${round}/fixed-players`);
  if (data === undefined || data.players.length === 0) return null;
  return (
    <Alert color="yellow" mt="sm" title={words.heading}>
      <ul className={classes['fixed']}>
        {data.players.map(({ team, player, fault, because }) => (
          <li key={`${player.id} ${fault}`}>
            {team.name}: {player.name},{' '}
            {words[fault]({
              ...{ team: because.team, event: because.eventName, round: because.round },
              day: because.day === null ? null : formatDate(because.day, language),
            })}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
