import { Alert, Button, Text } from '@mantine/core';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import type { ReactNode } from 'react';
import { useDo } from '../../../event/use-command.tsx';
import { useWords } from '../../../language.tsx';
import { ignoringDoubleClick } from '../../../parts/ignoring-double-click.ts';
import { BEFORE_START_WORDS } from './before-start-words.ts';

/** Who left or came between the draw and round 1: the least change, before anybody draws again (C.05 VI.4). */
export function BeforeStart({ view }: { readonly view: RoundView }): ReactNode {
  const words = useWords(BEFORE_START_WORDS);
  const act = useDo();
  const { beforeStart } = view;
  if (beforeStart === null) return null;
  const { article, pairs, kept } = beforeStart;
  return (
    <Alert color="yellow" title={words.title} mb="sm" className="no-print">
      <Text>{words.about(article, kept)}</Text>
      {pairs.map(({ white, black }) => (
        <Text key={white.id} fw={600}>
          {words.pair(white.name, black.name)}
        </Text>
      ))}
      <Button
        mt="xs"
        onClick={ignoringDoubleClick(
          () =>
            void act({
              type: 'changeBeforeFirstRound',
              pairs: pairs.map(({ white, black }) => ({ white: white.id, black: black.id })),
            }),
        )}
      >
        {words.change}
      </Button>
    </Alert>
  );
}
