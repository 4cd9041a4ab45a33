import { Button } from '@mantine/core';
import type { PostingLine } from '@ronde/core/documents/posting/posting-board.ts';
import type { ReactNode } from 'react';
import { useDo } from '../../event/use-command.tsx';
import { useMay } from '../../event/use-may.ts';
import { useWords } from '../../language.tsx';
import { ignoringDoubleClick } from '../../parts/ignoring-double-click.ts';
import { useOneAtATime } from '../../parts/use-one-at-a-time.ts';
import classes from './wall.module.css';
import { WALL_WORDS } from './wall-words.ts';

/** What is done about a sheet: print it, say that it hangs, say that it does no longer. */
export function SheetButtons(props: {
  readonly line: PostingLine;
  /** What a sheet printed now is made from. */
  readonly position: number;
}): ReactNode {
  const { line, position } = props;
  const { paper, name, round, standing, hangs } = line;
  const words = useWords(WALL_WORDS);
  const may = useMay();
  const act = useDo();
  const { busy, run } = useOneAtATime();
  if (standing === 'notYet') return null;
  const sheet = { paper, asOf: position, ...(round === null ? {} : { round }) };
  const right = standing === 'hangs';
  return (
    <span className={`${classes['buttons'] ?? ''} no-print`}>
      {may('postPaper') && !right && (
        <Button
          variant="default"
          loading={busy}
          aria-label={hangs === null ? words.upOf(name) : words.againOf(name)}
          onClick={ignoringDoubleClick(() => {
            run(() => act({ type: 'postPaper', ...sheet }));
          })}
        >
          {hangs === null ? words.up : words.again}
        </Button>
      )}
      {may('takeDownPaper') && hangs !== null && (
        <Button
          variant="subtle"
          disabled={busy}
          aria-label={words.downOf(name)}
          onClick={ignoringDoubleClick(() => {
            run(() => act({ type: 'takeDownPaper', paper }));
          })}
        >
          {words.down}
        </Button>
      )}
    </span>
  );
}
