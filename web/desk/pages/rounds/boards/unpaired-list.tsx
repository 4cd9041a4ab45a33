import { Title } from '@mantine/core';
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
  const ofTeams = view.matches.length > 0 || view.freeTeams.length > 0;
  // Reserves do not play, and empty boards are told with their match.
  const unpaired = ofTeams
    ? view.unpaired.filter(({ reason }) => reason !== 'notFielded' && reason !== 'emptyBoard')
    : view.unpaired;
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
            <strong>{player.name}</strong>
            {[...new Set([unpairedText({ outcome, reason }, language), words.reasons[reason]])].map(
              (text) => ` · ${text}`,
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
