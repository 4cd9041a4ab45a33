import { Alert, Button, List } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import type { Warning } from '@ronde/core/tournament/warning-ladder.ts';
import type { RatingDifferencesAnswer } from '@ronde/server/api/lists.ts';
import { useMemo, useState, type ReactNode } from 'react';
import { WarningDialog } from '../../event/warning-dialog.tsx';
import { useMay } from '../../event/use-may.ts';
import { useLanguage, useWords } from '../../language.tsx';
import type { Column } from '../../parts/data-column.ts';
import { DataTable } from '../../parts/data-table.tsx';
import { stillThere, type Picked } from '../../parts/row-selection.ts';
import { sayProblem } from '../../say-problem.ts';
import { keyOf } from './apply-differences.ts';
import { LISTS_WORDS } from './lists-words.ts';
import classes from './lists.module.css';
import { useApply } from './use-apply.ts';

type Difference = RatingDifferencesAnswer['differences'][number];

/** What a list says otherwise, taken over one by one, those picked, or all. */
export function DifferencesTable({
  check,
}: {
  readonly check: RatingDifferencesAnswer;
}): ReactNode {
  const words = useWords(LISTS_WORDS);
  const language = useLanguage();
  const may = useMay();
  const narrow = useMediaQuery('(max-width: 48rem)', false, { getInitialValueInEffect: false });
  const [picked, setPicked] = useState<Picked>(new Set());
  const { apply, busy, asked, answer, failed } = useApply(check, (players) => {
    notifications.show({ message: words.applied(players) });
  });
  const mayApply = may('correctPlayer');
  const current = stillThere(picked, check.differences.map(keyOf));
  const chosen = check.differences.filter((one) => current.has(keyOf(one)));
  const names = new Map<string, string>(check.differences.map((one) => [one.player, one.name]));

  const columns = useMemo<readonly Column<Difference>[]>(() => {
    const name: Column<Difference> = {
      key: 'name',
      title: words.columns.name,
      value: (one) => one.name,
      ...(narrow
        ? {
            show: (one) => (
              <>
                <span className={classes['player']}>{one.name}</span>
                <span className={classes['change']}>
                  {words.change(words.fields[one.field], String(one.from ?? words.nothing))}{' '}
                  <span className={classes['to']}>{one.to}</span>
                </span>
              </>
            ),
          }
        : {}),
    };
    const take: Column<Difference> = {
      key: 'apply',
      title: words.columns.apply,
      width: '9rem',
      value: () => null,
      show: (one) => (
        <Button
          variant="default"
          size="sm"
          px="sm"
          disabled={busy}
          aria-label={words.applyOne(one.name, words.fields[one.field], String(one.to))}
          onClick={(event) => {
            event.stopPropagation();
            void apply([one]);
          }}
        >
          {words.apply}
        </Button>
      ),
    };
    const values: readonly Column<Difference>[] = [
      {
        key: 'field',
        title: words.columns.field,
        width: '11rem',
        value: ({ field }) => words.fields[field],
      },
      { key: 'from', title: words.columns.from, value: ({ from }) => from ?? words.nothing },
      {
        key: 'to',
        title: words.columns.to,
        value: ({ to }) => to,
        show: ({ to }) => <span className={classes['to']}>{to}</span>,
      },
    ];
    return [name, ...(narrow ? [] : values), ...(mayApply ? [take] : [])];
  }, [apply, busy, mayApply, narrow, words]);

  return (
    <>
      {mayApply && (
        <div className={classes['apply']}>
          <Button loading={busy} onClick={() => void apply(check.differences)}>
            {words.applyAll(check.differences.length)}
          </Button>
          {chosen.length > 0 && (
            <Button variant="default" disabled={busy} onClick={() => void apply(chosen)}>
              {words.applyPicked(chosen.length)}
            </Button>
          )}
        </div>
      )}
      {failed.length > 0 && (
        <Alert color="red" role="alert" mb="sm" title={words.refused}>
          <List size="sm">
            {failed.map(({ player, problem }) => (
              <List.Item key={player}>
                {words.notCorrected(names.get(player) ?? player, sayProblem(problem, language))}
              </List.Item>
            ))}
          </List>
        </Alert>
      )}
      <DataTable
        name="rating-differences"
        caption={words.check}
        columns={columns}
        rows={check.differences}
        rowKey={keyOf}
        empty={words.same}
        {...(mayApply
          ? {
              selection: {
                picked: current,
                onPick: setPicked,
                nameOf: (one: Difference) => words.pick(one.name, words.fields[one.field]),
              },
            }
          : {})}
      />
      {asked !== null && <Asking warnings={asked} answer={answer} />}
    </>
  );
}

function Asking(props: {
  readonly warnings: readonly Warning[];
  readonly answer: ReturnType<typeof useApply>['answer'];
}): ReactNode {
  return (
    <WarningDialog
      warnings={props.warnings}
      onConfirm={props.answer}
      onCancel={() => {
        props.answer(null);
      }}
    />
  );
}
