import { Alert, Text } from '@mantine/core';
import type { GameOutcome } from '@ronde/core/rules/outcome.ts';
import type { PlayersView } from '@ronde/core/tournament/views/players.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import { writerName } from '@ronde/core/tournament/words/writer-text.ts';
import type { ReactNode } from 'react';
import { resultText } from '../../../../words/results.ts';
import { formatTime } from '../../../dates.ts';
import { useView } from '../../../event/use-view.ts';
import { useLanguage, useWords } from '../../../language.tsx';
import { draftChanges } from './draft-changes.ts';
import classes from '../rounds.module.css';
import { ROUNDS_WORDS } from '../rounds-words.ts';
import { STEP_WORDS } from '../steps/step-words.ts';

/** A draft made before something it rests on changed: what that is. */
export function OutdatedNotice({ view }: { readonly view: RoundView }): ReactNode {
  const words = useWords(ROUNDS_WORDS);
  const steps = useWords(STEP_WORDS);
  const { data } = useView<PlayersView>('players');
  const { gone, come } = draftChanges(view, data?.players ?? []);
  const language = useLanguage();
  const changed = view.changedResults;
  const named = gone.length + come.length + changed.length > 0;
  const result = (outcome: GameOutcome): string => resultText(outcome, language) || steps.none;
  return (
    <Alert color="yellow" className={classes['notice']}>
      <Text>{words.outdated}</Text>
      {changed.map(({ round, board, was, is, by, at }) => (
        <Text key={`${round}-${board}`} fw={600}>
          {steps.changed(round, board, result(was), result(is))}{' '}
          {steps.hand(writerName(by, language), formatTime(at, language))}
        </Text>
      ))}
      {gone.length > 0 && <Text fw={600}>{steps.gone(gone.join(', '))}</Text>}
      {come.length > 0 && <Text fw={600}>{steps.come(come.join(', '))}</Text>}
      {data !== undefined && !named && <Text>{steps.otherwise}</Text>}
    </Alert>
  );
}
