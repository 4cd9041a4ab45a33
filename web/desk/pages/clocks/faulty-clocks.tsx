import { Button } from '@mantine/core';
import { CLOCK_LIST_WORDS } from '@ronde/core/documents/clocks/clock-list-words.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import type { FaultyClock } from '@ronde/core/tournament/clock-log.ts';
import { writerName } from '@ronde/core/tournament/words/writer-text.ts';
import { useMemo, type ReactNode } from 'react';
import { formatInstant } from '../../dates.ts';
import { useDo } from '../../event/use-command.tsx';
import { useMay } from '../../event/use-may.ts';
import { useLanguage, useWords } from '../../language.tsx';
import type { Column } from '../../parts/data-column.ts';
import { DataTable } from '../../parts/data-table.tsx';
import { ignoringDoubleClick } from '../../parts/ignoring-double-click.ts';
import classes from './clocks.module.css';
import { CLOCKS_WORDS } from './clocks-words.ts';

/** Clocks that are not to be used again, until somebody says that they are in order (LA line 1560). */
export function FaultyClocks({ faulty }: { readonly faulty: readonly FaultyClock[] }): ReactNode {
  const words = useWords(CLOCKS_WORDS);
  const language = useLanguage();
  const mayNote = useMay()('noteClock');
  const columns = useMemo(() => faultyColumns(language, mayNote), [language, mayNote]);
  return (
    <section className={classes['part']} aria-label={words.faulty}>
      <DataTable
        name="faulty-clocks"
        caption={words.faulty}
        columns={columns}
        rows={faulty}
        rowKey={({ clock }) => clock}
        empty={words.noFaulty}
      />
    </section>
  );
}

function faultyColumns(language: Language, mayNote: boolean): readonly Column<FaultyClock>[] {
  const words = CLOCK_LIST_WORDS[language];
  const since = ({ at }: FaultyClock): string => formatInstant(at, language);
  const mend: Column<FaultyClock> = {
    ...{ key: 'inOrder', title: CLOCKS_WORDS[language].inOrder, width: '13rem', controls: true },
    value: () => null,
    show: (row) => <InOrder clock={row.clock} />,
  };
  return [
    { key: 'clock', title: words.clock, least: '7rem', stays: true, value: ({ clock }) => clock },
    {
      ...{ key: 'since', title: words.since, width: '12rem', folds: 3 },
      ...{ value: ({ at }) => at, text: since, show: since },
    },
    {
      ...{ key: 'by', title: words.by, least: '7rem', folds: 4 },
      value: ({ by }) => writerName(by, language),
    },
    { key: 'board', title: words.board, width: '6rem', folds: 2, value: ({ board }) => board },
    {
      ...{ key: 'remark', title: words.remark, least: '10rem', folds: 1, foldsEmpty: true },
      value: ({ remark }) => remark ?? '',
    },
    ...(mayNote ? [mend] : []),
  ];
}

function InOrder({ clock }: { readonly clock: string }): ReactNode {
  const words = useWords(CLOCKS_WORDS);
  const act = useDo();
  return (
    <Button
      variant="default"
      size="compact-sm"
      aria-label={words.inOrderOf(clock)}
      onClick={ignoringDoubleClick(() => void act({ type: 'noteClock', act: 'inOrder', clock }))}
    >
      {words.inOrder}
    </Button>
  );
}
