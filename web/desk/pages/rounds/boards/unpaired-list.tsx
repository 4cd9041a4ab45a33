import { Title } from '@mantine/core';
import { nameWithSeat } from '@ronde/core/tournament/views/name-with-seat.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import type { ReactNode } from 'react';
import { unpairedText } from '../../../../words/results.ts';
import { useLanguage, useWords } from '../../../language.tsx';
import classes from '../rounds.module.css';
import { MATCH_WORDS } from '../matches/match-words.ts';
import { ROUNDS_WORDS } from '../rounds-words.ts';

export function UnpairedList({ view }: { readonly view: RoundView }): ReactNode {
  const words = useWords(ROUNDS_WORDS);
  const { rests } = useWords(MATCH_WORDS);
  const language = useLanguage();
  // Reserves do not play, and empty boards are told with their match.
  const unpaired = view.unpaired.filter(
    ({ reason }) =>
      reason !== 'notFielded' && (reason !== 'emptyBoard' || view.matches.length === 0),
  );
  if (unpaired.length + view.freeTeams.length === 0) return null;
  return (
    <section className={classes['unpaired']}>
      <Title order={2} size="h4">
        {words.unpaired}
      </Title>
      <ul>
        {view.freeTeams.map(({ team, outcome }) => (
          <li key={team.id}>
            <strong>{team.name}</strong> ·{' '}
            {outcome === 'zeroPointBye'
              ? rests
              : unpairedText({ outcome, reason: 'asked' }, language)}
          </li>
        ))}
        {unpaired.map(({ player, outcome, reason }) => (
          <li key={player.id}>
            <strong>{nameWithSeat(player)}</strong>
            {[...new Set([unpairedText({ outcome, reason }, language), words.reasons[reason]])].map(
              (text) => ` · ${text}`,
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
