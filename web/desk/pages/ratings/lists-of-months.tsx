import { Alert, Button } from '@mantine/core';
import type { RatingsView } from '@ronde/core/tournament/views/ratings.ts';
import type { ListRatingsAnswer } from '@ronde/server/api/lists.ts';
import { useState, type ReactNode } from 'react';
import { AnswerProblem, ask } from '../../../api/ask.ts';
import { formatMonth } from '../../dates.ts';
import { useEvent } from '../../event/event-context.tsx';
import { useDo } from '../../event/use-command.tsx';
import { useMay } from '../../event/use-may.ts';
import { viewPath } from '../../event/use-view.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { LISTS_OF_MONTHS_WORDS } from './lists-of-months-words.ts';
import classes from './ratings.module.css';

/** The lists of an event over thirty days: each month's, kept or still to be taken. */
export function ListsOfMonths({ view }: { readonly view: RatingsView }): ReactNode {
  const words = useWords(LISTS_OF_MONTHS_WORDS);
  const language = useLanguage();
  const { id } = useEvent();
  const act = useDo();
  const may = useMay();
  const [said, setSaid] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const take = async (month: string): Promise<void> => {
    setSaid(null);
    setAsking(true);
    const { kind } = view;
    const query = new URLSearchParams({ month, kind });
    const name = formatMonth(month, language);
    try {
      const { list, ratings } = await ask<ListRatingsAnswer>(
        viewPath(id, `list-ratings?${query.toString()}`),
      );
      if (ratings.length === 0) setSaid(words.nobody(name));
      else await act({ type: 'keepListRatings', list: list.source, month, kind, ratings });
    } catch (failure) {
      const isMissing = failure instanceof AnswerProblem && failure.problem.code === 'list.unknown';
      setSaid(isMissing ? words.noList(name) : words.failed);
    } finally {
      setAsking(false);
    }
  };
  return (
    <>
      <ul className={classes['months']}>
        {view.months.map(({ month, kept }) => {
          const name = formatMonth(month, language);
          return (
            <li key={month}>
              <span>{kept === 0 ? words.none(name) : words.kept(name, kept)}</span>
              {may('keepListRatings') && (
                <Button
                  variant="default"
                  className="no-print"
                  disabled={asking}
                  aria-label={words.takeOf(name)}
                  onClick={() => void take(month)}
                >
                  {words.take}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <div role="status" className="no-print">
        {said !== null && <Alert color="orange">{said}</Alert>}
      </div>
    </>
  );
}
