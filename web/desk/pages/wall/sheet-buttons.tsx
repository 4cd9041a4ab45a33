import { Button } from '@mantine/core';
import type { PostingLine } from '@ronde/core/documents/posting/posting-board.ts';
import type { PaperName } from '@ronde/core/documents/papers/papers.ts';
import type { WallPaper } from '@ronde/core/tournament/postings.ts';
import { useState, type ReactNode } from 'react';
import { useEvent } from '../../event/event-context.tsx';
import { useDo } from '../../event/use-command.tsx';
import { useMay } from '../../event/use-may.ts';
import { viewPath } from '../../event/use-view.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { ignoringDoubleClick } from '../../parts/ignoring-double-click.ts';
import { useOneAtATime } from '../../parts/use-one-at-a-time.ts';
import classes from './wall.module.css';
import { WALL_WORDS } from './wall-words.ts';

/** The paper a sheet is; one that is written by hand is none. */
const PAPER_OF: Readonly<Partial<Record<WallPaper, PaperName>>> = {
  regulations: 'regulations',
  roundTimes: 'round-times',
  playersByRating: 'starting-list',
  playersByName: 'starting-list-by-name',
  pairings: 'pairings',
  results: 'results',
  standings: 'standings',
  crosstable: 'crosstable',
  prizes: 'announced-prizes',
};

/** What is done about a sheet: print it, say that it hangs, say that it does no longer. */
export function SheetButtons(props: {
  readonly line: PostingLine;
  /** What a sheet printed now is made from. */
  readonly position: number;
}): ReactNode {
  const { line, position } = props;
  const { paper, name, round, standing, hangs } = line;
  const words = useWords(WALL_WORDS);
  const language = useLanguage();
  const { id } = useEvent();
  const may = useMay();
  const act = useDo();
  const { busy, run } = useOneAtATime();
  // What was printed here is what hangs, also where a correction came in before it was hung.
  const [printedFrom, setPrintedFrom] = useState<number | null>(null);
  if (standing === 'notYet') return null;
  const sheet = { paper, asOf: printedFrom ?? position, ...(round === null ? {} : { round }) };
  const right = standing === 'hangs';
  const printed = PAPER_OF[paper];
  return (
    <span className={`${classes['buttons'] ?? ''} no-print`}>
      {printed !== undefined && !right && (
        <Button
          variant="default"
          component="a"
          href={`${viewPath(id, `papers/${printed}`)}?lang=${language}${round === null ? '' : `&round=${round}`}`}
          target="_blank"
          aria-label={words.printOf(name)}
          onClick={() => {
            setPrintedFrom(position);
          }}
        >
          {words.print}
        </Button>
      )}
      {may('postPaper') && !right && (
        <Button
          variant="default"
          loading={busy}
          aria-label={hangs === null ? words.upOf(name) : words.againOf(name)}
          onClick={ignoringDoubleClick(() => {
            run(async () => {
              await act({ type: 'postPaper', ...sheet });
              setPrintedFrom(null);
            });
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
