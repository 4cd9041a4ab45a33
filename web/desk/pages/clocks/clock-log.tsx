import { displayed } from '@ronde/core/decisions/time-control/clock-setting.ts';
import { CLOCK_LIST_WORDS } from '@ronde/core/documents/clocks/clock-list-words.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import type { ClockLogLine } from '@ronde/core/tournament/clock-log.ts';
import { CLOCK_ACT_WORDS } from '@ronde/core/tournament/words/clock-words.ts';
import { writerName } from '@ronde/core/tournament/words/writer-text.ts';
import { useMemo, type ReactNode } from 'react';
import { formatInstant } from '../../dates.ts';
import { useLanguage, useWords } from '../../language.tsx';
import type { Column } from '../../parts/data-column.ts';
import { DataTable } from '../../parts/data-table.tsx';
import classes from './clocks.module.css';
import { CLOCKS_WORDS } from './clocks-words.ts';

/** What was done with which clock, when and by whom. */
export function ClockLog({ log }: { readonly log: readonly ClockLogLine[] }): ReactNode {
  const words = useWords(CLOCKS_WORDS);
  const language = useLanguage();
  const columns = useMemo(() => logColumns(language), [language]);
  return (
    <section className={classes['part']} aria-label={words.log}>
      <DataTable
        name="clock-log"
        caption={words.log}
        columns={columns}
        rows={log}
        rowKey={(line) => `${line.at} ${line.clock ?? ''} ${line.board ?? ''} ${line.act}`}
        empty={words.noLog}
      />
    </section>
  );
}

const time = (seconds: number | undefined): string =>
  seconds === undefined ? '' : displayed(seconds);

function logColumns(language: Language): readonly Column<ClockLogLine>[] {
  const words = CLOCK_LIST_WORDS[language];
  const { acts } = CLOCK_ACT_WORDS[language];
  const when = ({ at }: ClockLogLine): string => formatInstant(at, language);
  return [
    { key: 'clock', title: words.clock, least: '6rem', value: ({ clock }) => clock ?? null },
    { key: 'act', title: words.act, least: '8rem', value: ({ act }) => acts[act] },
    { key: 'at', title: words.at, width: '12rem', value: ({ at }) => at, text: when, show: when },
    {
      key: 'by',
      title: words.by,
      least: '7rem',
      folds: 3,
      value: ({ by }) => writerName(by, language),
    },
    {
      key: 'round',
      title: words.round,
      width: '5rem',
      folds: 2,
      value: ({ round }) => round ?? null,
    },
    {
      key: 'board',
      title: words.board,
      width: '6rem',
      folds: 1,
      value: ({ board }) => board ?? null,
    },
    {
      ...{
        key: 'replacement',
        title: words.replacement,
        least: '7rem',
        folds: 4,
        foldsEmpty: true,
      },
      value: ({ replacement }) => replacement ?? '',
    },
    {
      ...{ key: 'white', title: words.white, width: '6rem', folds: 5, foldsEmpty: true },
      value: ({ white }) => time(white),
    },
    {
      ...{ key: 'black', title: words.black, width: '6rem', folds: 5, foldsEmpty: true },
      value: ({ black }) => time(black),
    },
    {
      ...{ key: 'moves', title: words.moves, width: '5rem', folds: 6, foldsEmpty: true },
      value: ({ moves }) => moves ?? null,
    },
    {
      ...{ key: 'remark', title: words.remark, least: '10rem', folds: 4, foldsEmpty: true },
      value: ({ remark }) => remark ?? '',
    },
  ];
}
