import { ratingText } from '@ronde/core/rules/rating-text.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import { displayPoints } from '@ronde/core/rules/points.ts';
import type { PlayerLine } from '@ronde/core/tournament/views/players.ts';
import type { ReactNode } from 'react';
import { titleText } from '../../../words/titles.ts';
import { formatMonth } from '../../dates.ts';
import { byesText } from '../../parts/byes-text.ts';
import type { Column } from '../../parts/data-column.ts';
import { FittingName } from '../../parts/fitting-name.tsx';
import classes from './players.module.css';
import { PLAYERS_WORDS } from './players-words.ts';

/** Columns of the players, for a desk or, few of them, for a phone; some for those who run the event. */
export function playerColumns(
  language: Language,
  { narrow, staff: isStaff }: { narrow: boolean; staff: boolean },
): readonly Column<PlayerLine>[] {
  const words = PLAYERS_WORDS[language];
  const { columns } = words;
  const title = ({ title: held }: PlayerLine): string =>
    held === null ? '' : titleText(held, language);
  const status = ({ left, fromRound }: PlayerLine): string =>
    left !== null
      ? words.left[left.reason](left.fromRound)
      : fromRound > 1
        ? words.from(fromRound)
        : '';
  const missing = ({ staff }: PlayerLine): string[] =>
    (staff?.missing ?? []).map((mark) => words.marks[mark]);
  const all: readonly (Column<PlayerLine> & {
    readonly onPhone?: true;
    readonly ofStaff?: true;
  })[] = [
    {
      key: 'tpn',
      title: columns.tpn,
      numeric: true,
      width: '3.75rem',
      onPhone: true,
      value: ({ tpn }) => tpn,
    },
    {
      key: 'title',
      title: columns.title,
      width: '4.25rem',
      folds: 8,
      foldsEmpty: true,
      value: title,
    },
    {
      key: 'name',
      title: columns.name,
      least: '13.5rem',
      stays: !narrow,
      onPhone: true,
      value: ({ name }) => name,
      show: (line): ReactNode => (
        <>
          <span className={classes['name']}>
            {narrow ? (
              `${line.title === null ? '' : `${title(line)} `}${line.name}`
            ) : (
              <FittingName name={line.name} />
            )}
          </span>
          {narrow && <OnPhone line={line} status={status(line)} marks={missing(line)} />}
        </>
      ),
    },
    {
      key: 'rating',
      title: columns.rating,
      hint: words.ratingHint,
      numeric: true,
      width: '5rem',
      value: ({ rating }) => (rating === 0 ? null : rating),
      show: (line) => ratingText(line),
    },
    {
      key: 'missing',
      ofStaff: true,
      title: columns.missing,
      hint: words.missingHint,
      least: '9.25rem',
      folds: 6,
      foldsEmpty: true,
      value: (line) => missing(line).join(', '),
      show: (line) => <Marks marks={missing(line)} />,
    },
    {
      key: 'status',
      title: columns.status,
      least: '6rem',
      folds: 5,
      foldsEmpty: true,
      value: status,
      show: (line) => (
        <span className={line.left === null ? classes['plays'] : classes['left']}>
          {status(line)}
        </span>
      ),
    },
    {
      key: 'fide',
      title: columns.fide,
      numeric: true,
      width: '5rem',
      optional: true,
      value: ({ ratings }) => ratings.fide ?? null,
    },
    {
      key: 'national',
      title: columns.national,
      numeric: true,
      width: '6rem',
      optional: true,
      value: ({ ratings }) => ratings.national ?? null,
    },
    {
      key: 'source',
      ofStaff: true,
      title: columns.source,
      optional: true,
      value: ({ staff }) => sourcesText(staff?.ratingSources ?? {}, language),
    },
    {
      key: 'federation',
      title: columns.federation,
      width: '4.5rem',
      folds: 9,
      foldsEmpty: true,
      value: ({ federation }) => federation,
    },
    {
      key: 'club',
      title: columns.club,
      least: '9rem',
      folds: 7,
      foldsEmpty: true,
      value: ({ club }) => club,
    },
    {
      key: 'sex',
      ofStaff: true,
      title: columns.sex,
      width: '4rem',
      folds: 1,
      foldsEmpty: true,
      value: ({ staff }) => (staff?.sex ? words.sexes[staff.sex] : ''),
    },
    {
      key: 'league',
      title: columns.league,
      width: '5rem',
      optional: true,
      value: ({ league }) => league,
    },
    {
      key: 'fideId',
      title: columns.fideId,
      width: '6.5rem',
      folds: 3,
      foldsEmpty: true,
      value: ({ fideId }) => fideId,
    },
    {
      key: 'nationalId',
      title: columns.nationalId,
      width: '7rem',
      optional: true,
      value: ({ nationalId }) => nationalId,
    },
    {
      key: 'licence',
      ofStaff: true,
      title: columns.licence,
      width: '5.25rem',
      folds: 2,
      foldsEmpty: true,
      value: ({ staff }) => staff?.licence ?? null,
    },
    {
      key: 'tags',
      ofStaff: true,
      title: columns.tags,
      optional: true,
      value: ({ staff }) => staff?.tags.join(', ') ?? null,
    },
    {
      key: 'byes',
      ofStaff: true,
      title: columns.byes,
      hint: words.byesHint,
      least: '6.5rem',
      folds: 4,
      foldsEmpty: true,
      value: ({ staff }) => byesText(staff?.byes ?? []),
    },
    {
      key: 'board',
      ofStaff: true,
      title: columns.board,
      numeric: true,
      width: '6rem',
      optional: true,
      value: ({ staff }) => staff?.fixedBoard ?? null,
    },
    {
      key: 'points',
      title: columns.points,
      numeric: true,
      width: '4rem',
      optional: true,
      value: ({ points }) => points,
      show: ({ points }) => (points === null ? '' : displayPoints(points, language)),
    },
  ];
  return all.filter(
    ({ onPhone, ofStaff }) => (onPhone === true || !narrow) && (ofStaff !== true || isStaff),
  );
}

function Marks({ marks }: { readonly marks: readonly string[] }): ReactNode {
  return (
    <span className={classes['marks']}>
      {marks.map((word) => (
        <span key={word} className={classes['mark']}>
          {word}
        </span>
      ))}
    </span>
  );
}

/** What the columns would say, under the name. */
function OnPhone(props: {
  readonly line: PlayerLine;
  readonly status: string;
  readonly marks: readonly string[];
}): ReactNode {
  const { rating, club } = props.line;
  const facts = [rating === 0 ? '' : `${rating}`, club ?? '', props.status];
  return (
    <span className={classes['under']}>
      {facts.filter((fact) => fact !== '').join(' · ')} <Marks marks={props.marks} />
    </span>
  );
}

function sourcesText(
  sources: NonNullable<PlayerLine['staff']>['ratingSources'],
  language: Language,
): string {
  return [sources.fide, sources.national]
    .flatMap((source) =>
      source === undefined ? [] : [`${source.list} ${formatMonth(source.month, language)}`],
    )
    .join(', ');
}
