import { Alert, Button, Loader, NativeSelect, SegmentedControl } from '@mantine/core';
import { RATING_KINDS, type RatingKind } from '@ronde/core/rules/rating-kind.ts';
import type { PlayersView } from '@ronde/core/tournament/views/players.ts';
import type { KeptList, RatingDifferencesAnswer } from '@ronde/server/api/lists.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import { useState, type ReactNode } from 'react';
import { formatMonth } from '../../dates.ts';
import { useDo } from '../../event/use-command.tsx';
import { useMay } from '../../event/use-may.ts';
import { useView } from '../../event/use-view.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { useRatingKind } from './use-rating-kind.ts';
import { DifferencesTable } from './differences-table.tsx';
import { LISTS_WORDS } from './lists-words.ts';
import classes from './lists.module.css';
import { sayFailure } from './say-failure.ts';
import { sourceName } from './source-name.ts';

const nameOf = ({ source, month }: Pick<KeptList, 'source' | 'month'>): string =>
  `${source} ${month}`;

/** The tournament beside a list: what differs, and what the rules say of the numbers. */
export function CheckRatings({ lists }: { readonly lists: readonly KeptList[] }): ReactNode {
  const words = useWords(LISTS_WORDS);
  const language = useLanguage();
  const [wanted, setWanted] = useState<string | null>(null);
  const [kind, setKind] = useRatingKind();
  const list = lists.find((one) => nameOf(one) === wanted) ?? lists[0];
  return (
    <section className={classes['group']}>
      <h2>{words.check}</h2>
      <p className={classes['about']}>{words.checkAbout}</p>
      {list === undefined ? (
        <p className={classes['soft']}>{words.noList}</p>
      ) : (
        <>
          <div className={classes['wish']}>
            <NativeSelect
              label={words.list}
              value={nameOf(list)}
              data={lists.map((one) => ({
                value: nameOf(one),
                label: `${sourceName(one.source)} · ${formatMonth(one.month, language)}`,
              }))}
              onChange={(event) => {
                setWanted(event.currentTarget.value);
              }}
            />
            <SegmentedControl
              aria-label={words.compareBy}
              value={kind}
              data={RATING_KINDS.map((value) => ({ value, label: words.kinds[value] }))}
              onChange={setKind}
            />
          </div>
          <Compared list={list} kind={kind} />
        </>
      )}
    </section>
  );
}

function Compared(props: { readonly list: KeptList; readonly kind: RatingKind }): ReactNode {
  const { list, kind } = props;
  const words = useWords(LISTS_WORDS);
  const language = useLanguage();
  const query = new URLSearchParams({ list: list.source, month: list.month, kind });
  const { data, error } = useView<RatingDifferencesAnswer>(
    `rating-differences?${query.toString()}`,
  );
  const players = useView<PlayersView>('players').data?.players ?? [];
  if (data === undefined) {
    if (error !== null) return <Alert color="red">{sayFailure(error, language, words)}</Alert>;
    return <Loader aria-label={words.checking} />;
  }
  const unknown = new Set<string>(data.unknown);
  const names = players.filter(({ id }) => unknown.has(id)).map(({ name }) => name);
  return (
    <>
      <NumbersRule check={data} />
      {data.differences.length === 0 ? (
        <p role="status">{words.same}</p>
      ) : (
        <DifferencesTable check={data} />
      )}
      {names.length > 0 && (
        <p className={classes['unknown']}>
          {words.unknown(names.length)} {names.join(' · ')}
        </p>
      )}
    </>
  );
}

/** What may follow from a correction (C.04.2 B.3, 2026: 2.3). */
function NumbersRule({ check }: { readonly check: RatingDifferencesAnswer }): ReactNode {
  const words = useWords(LISTS_WORDS);
  const act = useDo();
  const may = useMay();
  const numbered = useView<OverviewAnswer>('').data?.overview.numbered ?? false;
  const { numbersMayChange, article } = check;
  return (
    <div className={classes['rule']} data-frozen={!numbersMayChange}>
      <p>{numbersMayChange ? words.mayChange(article) : words.mayNotChange(article)}</p>
      {numbersMayChange && numbered && may('assignNumbers') && (
        <Button
          variant="default"
          onClick={() => void act({ type: 'assignNumbers', reason: 'correction' })}
        >
          {words.renumber}
        </Button>
      )}
    </div>
  );
}
