import { NativeSelect, Text, Title } from '@mantine/core';
import { sayPairingNeed } from '@ronde/core/decisions/needs/say-needs.ts';
import type { BoardNeeds, NeedsView } from '@ronde/core/tournament/views/needs.ts';
import type { ReactNode } from 'react';
import { useLanguage, useWords } from '../../language.tsx';
import { NEEDS_PAGE_WORDS } from './needs-page-words.ts';
import classes from './needs.module.css';

/** The boards of a round at which something has to be seen to, or known. */
export function BoardsSection(props: {
  readonly view: NeedsView;
  readonly onRound: (round: number) => void;
}): ReactNode {
  const { round, rounds } = props.view;
  const words = useWords(NEEDS_PAGE_WORDS);
  return (
    <section className={`${classes['part'] ?? ''} no-print`} aria-labelledby="needs-boards">
      <div className={classes['head']}>
        <Title order={2} size="h4" id="needs-boards">
          {words.boards}
        </Title>
        {round !== null && (
          <NativeSelect
            label={words.round}
            value={String(round.round)}
            data={rounds.map((one) => ({
              value: String(one),
              label: one === round.round && round.draft ? words.draftOf(one) : words.roundOf(one),
            }))}
            onChange={({ currentTarget: { value } }) => {
              props.onRound(Number(value));
            }}
          />
        )}
      </div>
      {round === null && <Text>{words.noRound}</Text>}
      {round?.boards.length === 0 && <Text>{words.nothingHere}</Text>}
      {round?.boards.map((board) => (
        <Board key={board.board} board={board} />
      ))}
    </section>
  );
}

function Board({ board }: { readonly board: BoardNeeds }): ReactNode {
  const words = useWords(NEEDS_PAGE_WORDS);
  const language = useLanguage();
  return (
    <article className={classes['board']} data-alarm={board.alarm}>
      <h3>
        {words.board(board.board, board.white, board.black)}
        {board.over && ` (${words.over})`}
      </h3>
      <ul>
        {board.lines.map((line) => (
          <li key={`${line.code} ${line.side ?? ''}`}>
            {sayPairingNeed(line, language)}
            {line.open && !board.over && (
              <strong className={classes['open']}> — {words.toSee}</strong>
            )}
          </li>
        ))}
      </ul>
    </article>
  );
}
