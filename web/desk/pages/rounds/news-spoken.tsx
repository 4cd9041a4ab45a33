import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import type { ReactNode } from 'react';
import { resultSpoken } from '../../../words/results.ts';
import { writerText } from '@ronde/core/tournament/words/writer-text.ts';
import { useEvent } from '../../event/event-context.tsx';
import { useLanguage, useWords } from '../../language.tsx';
import { ROUNDS_WORDS } from './rounds-words.ts';
import type { Typed } from './use-result-entry.ts';

/** For those who hear the page: each result as it is written, and what could not be saved. */
export function NewsSpoken(props: {
  readonly view: RoundView;
  readonly typed: ReadonlyMap<number, Typed>;
}): ReactNode {
  const words = useWords(ROUNDS_WORDS);
  const language = useLanguage();
  const { recent } = useEvent();
  const last = recent.find(({ round }) => round === props.view.round);
  const kept = [...props.typed].filter(([, { status }]) => status === 'failed');
  return (
    <>
      <div className="visually-hidden" role="status">
        {last !== undefined &&
          words.announced(
            last.board,
            resultSpoken(last.outcome, language),
            writerText(last.by, language),
          )}
      </div>
      <div className="visually-hidden" role="alert">
        {kept.length > 0 && words.notSavedSpoken(kept.map(([board]) => board))}
      </div>
    </>
  );
}
