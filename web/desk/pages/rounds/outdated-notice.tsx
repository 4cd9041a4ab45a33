import { Alert, Text } from '@mantine/core';
import type { PlayersView } from '@ronde/core/tournament/views/players.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import type { ReactNode } from 'react';
import { useView } from '../../event/use-view.ts';
import { useWords } from '../../language.tsx';
import { draftChanges } from './draft-changes.ts';
import classes from './rounds.module.css';
import { ROUNDS_WORDS } from './rounds-words.ts';
import { STEP_WORDS } from './step-words.ts';

/** A draft made before something it rests on changed: what that is. */
export function OutdatedNotice({ view }: { readonly view: RoundView }): ReactNode {
  const words = useWords(ROUNDS_WORDS);
  const steps = useWords(STEP_WORDS);
  const { data } = useView<PlayersView>('players');
  const { gone, come } = draftChanges(view, data?.players ?? []);
  const otherwise = data !== undefined && gone.length === 0 && come.length === 0;
  return (
    <Alert color="yellow" className={classes['notice']}>
      <Text>{words.outdated}</Text>
      {gone.length > 0 && <Text fw={600}>{steps.gone(gone.join(', '))}</Text>}
      {come.length > 0 && <Text fw={600}>{steps.come(come.join(', '))}</Text>}
      {otherwise && <Text>{steps.otherwise}</Text>}
    </Alert>
  );
}
