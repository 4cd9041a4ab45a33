import { Alert, Loader, Text, Title } from '@mantine/core';
import type { ClosingView } from '@ronde/core/tournament/views/closing.ts';
import type { ReactNode } from 'react';
import { useView } from '../../event/use-view.ts';
import { useWords } from '../../language.tsx';
import lines from '../../parts/lines.module.css';
import { ClosingItemLine } from './closing-item.tsx';
import { CLOSING_PAGE_WORDS } from './closing-words.ts';

/** One line from the last result to the ceremony: done, to do or not needed, each with its button. */
export function ClosingPage(): ReactNode {
  const words = useWords(CLOSING_PAGE_WORDS);
  const { data } = useView<ClosingView>('closing');
  if (data === undefined) return <Loader />;
  const left = data.lines.filter(({ standing }) => standing === 'toDo');
  return (
    <div className={lines['page']}>
      <Title order={1} size="h2" mb="xs">
        {words.title}
      </Title>
      <Text mb="sm">
        {words.about} <span role="status">{words.left(left.length)}</span>
      </Text>
      {!data.due && (
        <Alert color="yellow" mb="sm">
          {words.early}
        </Alert>
      )}
      <ol className={lines['list']}>
        {data.lines.map((item) => (
          <ClosingItemLine
            key={item.line}
            item={item}
            locked={data.closed}
            next={data.due && item.line === left[0]?.line}
          />
        ))}
      </ol>
    </div>
  );
}
