import type { PostingLine } from '@ronde/core/documents/posting/posting-board.ts';
import { postingRemarks, sayPosting } from '@ronde/core/documents/posting/posting-list.ts';
import { POSTING_WORDS } from '@ronde/core/documents/posting/posting-words.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import { writerName } from '@ronde/core/tournament/words/writer-text.ts';
import type { ReactNode } from 'react';
import { formatInstant } from '../../dates.ts';
import type { Column } from '../../parts/data-column.ts';
import { SheetButtons } from './sheet-buttons.tsx';
import classes from './wall.module.css';
import { WALL_WORDS } from './wall-words.ts';

/** Asks for something: nothing hangs, or what hangs is not right. */
export const isToHang = ({ standing }: PostingLine): boolean =>
  standing === 'toHang' || standing === 'old' || standing === 'stale';

interface Shown {
  readonly narrow: boolean;
  readonly position: number;
}

/** The posting board: how a sheet stands, since when it hangs, what changed; on a phone under its name. */
export function wallColumns(
  language: Language,
  { narrow, position }: Shown,
): readonly Column<PostingLine>[] {
  const words = POSTING_WORDS[language];
  const since = ({ hangs }: PostingLine): string =>
    hangs === null ? '' : formatInstant(hangs.at, language);
  const by = ({ hangs }: PostingLine): string =>
    hangs === null ? '' : writerName(hangs.by, language);
  const state = (line: PostingLine): ReactNode => (
    <span className={classes['state']} data-standing={line.standing}>
      {sayPosting(line, language)}
    </span>
  );
  const remarks = (line: PostingLine): string => postingRemarks(line, language).join('; ');
  const name: Column<PostingLine> = {
    key: 'paper',
    title: words.paper,
    least: '12rem',
    stays: !narrow,
    value: (line) => line.name,
    show: (line) =>
      narrow ? (
        <span className={classes['onPhone']}>
          <strong>{line.name}</strong>
          {state(line)}
          <span className={classes['soft']}>
            {[since(line), by(line), remarks(line)].filter((part) => part !== '').join(' · ')}
          </span>
          <SheetButtons line={line} position={position} />
        </span>
      ) : (
        <strong>{line.name}</strong>
      ),
  };
  if (narrow) return [name];
  return [
    name,
    {
      key: 'state',
      title: words.state,
      least: '12rem',
      value: (line) => sayPosting(line, language),
      show: state,
    },
    {
      key: 'since',
      title: words.since,
      width: '12rem',
      folds: 3,
      foldsEmpty: true,
      value: ({ hangs }) => hangs?.at ?? null,
      text: since,
      show: since,
    },
    { key: 'by', title: words.by, least: '7rem', folds: 2, foldsEmpty: true, value: by },
    {
      key: 'remark',
      title: words.remark,
      least: '12rem',
      folds: 4,
      foldsEmpty: true,
      value: remarks,
    },
    { key: 'source', title: words.source, least: '9rem', folds: 1, value: ({ source }) => source },
    {
      key: 'act',
      title: WALL_WORDS[language].act,
      width: '15rem',
      controls: true,
      value: () => null,
      show: (line) => <SheetButtons line={line} position={position} />,
    },
  ];
}
