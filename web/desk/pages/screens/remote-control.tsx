import { Button, Select } from '@mantine/core';
import type { Screen } from '@ronde/server/api/screens.ts';
import type { ReactNode } from 'react';
import { useWords } from '../../language.tsx';
import { heldPage, nextPage } from './held-page.ts';
import { pageText } from './page-text.ts';
import classes from './screens.module.css';
import { SCREENS_WORDS } from './screens-words.ts';

const IN_TURN = 'turn';

/** What a screen shows at this moment: its pages in turn, or one that stays. */
export function RemoteControl(props: {
  readonly screen: Screen;
  readonly onHold: (page: number | null) => void;
}): ReactNode {
  const words = useWords(SCREENS_WORDS);
  const { screen, onHold } = props;
  const held = heldPage(screen);
  return (
    <span className={classes['remote']}>
      <Select
        size="sm"
        label={words.showsNow}
        aria-label={words.showsNowOf(screen.name)}
        data={[
          { value: IN_TURN, label: words.inTurn },
          ...screen.pages.map((page, index) => ({
            value: String(index),
            label: `${index + 1}. ${pageText(page, words)}`,
          })),
        ]}
        value={held === null ? IN_TURN : String(held)}
        allowDeselect={false}
        onChange={(value) => {
          onHold(value === null || value === IN_TURN ? null : Number(value));
        }}
      />
      <Button
        variant="default"
        size="sm"
        aria-label={words.nextPageOf(screen.name)}
        onClick={() => {
          onHold(nextPage(screen));
        }}
      >
        {words.nextPage}
      </Button>
      {held !== null && (
        <Button
          variant="light"
          size="sm"
          aria-label={words.letGoOf(screen.name)}
          onClick={() => {
            onHold(null);
          }}
        >
          {words.letGo}
        </Button>
      )}
    </span>
  );
}
