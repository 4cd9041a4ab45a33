import { saySigned } from '@ronde/core/documents/ratings/say-hundredths.ts';
import { ratingText } from '@ronde/core/rules/rating-text.ts';
import { Tooltip } from '@mantine/core';
import type { Language } from '@ronde/core/rules/language.ts';
import { displayPoints, POINT } from '@ronde/core/rules/points.ts';
import { printedValue } from '@ronde/core/standings/figure.ts';
import type { StandingsRowView, StandingsView } from '@ronde/core/tournament/views/standings.ts';
import type { ReactNode } from 'react';
import { useWords } from '../../language.tsx';
import type { Column } from '../../parts/data-column.ts';
import { FittingName } from '../../parts/fitting-name.tsx';
import { figureText } from './figure-text.ts';
import classes from './standings.module.css';
import { STANDINGS_WORDS } from './standings-words.ts';
import { tieBreakHead } from './tie-break-head.ts';
import { titleText } from './title-text.ts';

/** The columns of standings: who, how many points, and the tie-breaks in their order. */
export function standingsColumns(
  { descriptors, edition }: Pick<StandingsView, 'descriptors' | 'edition'>,
  language: Language,
  { narrow }: { readonly narrow: boolean },
): readonly Column<StandingsRowView>[] {
  const words = STANDINGS_WORDS[language];
  return [
    {
      key: 'rank',
      title: words.rank,
      numeric: true,
      width: narrow ? '4rem' : '4.75rem',
      value: ({ rank }) => rank,
      show: ({ rank }) => rank ?? '–',
    },
    {
      key: 'tpn',
      title: words.number,
      hint: words.numberHint,
      numeric: true,
      width: '3.75rem',
      folds: 1,
      value: ({ tpn }) => tpn,
    },
    {
      key: 'title',
      title: words.title,
      width: '4.25rem',
      folds: 4,
      foldsEmpty: true,
      value: ({ title }) => titleText(title, language),
    },
    {
      key: 'name',
      title: words.name,
      least: narrow ? '8.5rem' : '12.5rem',
      stays: true,
      value: ({ name }) => name,
      show: (row) => <NameWithStatus row={row} />,
    },
    {
      key: 'federation',
      title: words.federation,
      hint: words.federationHint,
      width: '4.5rem',
      folds: 3,
      foldsEmpty: true,
      value: ({ federation }) => federation,
    },
    {
      key: 'club',
      title: words.club,
      least: '8rem',
      folds: 2,
      foldsEmpty: true,
      value: ({ club }) => club,
    },
    {
      key: 'league',
      title: words.league,
      width: '5rem',
      optional: true,
      value: ({ league }) => league,
    },
    {
      key: 'rating',
      title: words.rating,
      numeric: true,
      width: '5rem',
      folds: 6,
      foldsEmpty: true,
      value: ({ rating }) => rating,
      show: (row) => ratingText(row),
    },
    {
      key: 'points',
      title: words.points,
      hint: words.pointsHint,
      numeric: true,
      width: '4rem',
      value: ({ points }) => points / POINT,
      show: ({ points }) => <strong>{displayPoints(points, language)}</strong>,
    },
    ...descriptors.map((descriptor, place): Column<StandingsRowView> => {
      const { hint, short } = tieBreakHead(descriptor, edition, language);
      return {
        key: `tieBreak.${place}.${descriptor}`,
        title: short,
        hint,
        numeric: true,
        width: `${Math.max(4.5, short.length * 0.7 + 1.8)}rem`,
        // The first stays; of the others the last makes room first.
        ...(place === 0 ? {} : { folds: 6 + descriptors.length - place }),
        value: ({ figures }) => {
          const figure = figures[place];
          return figure === undefined ? null : printedValue(figure);
        },
        show: (row) => {
          const figure = row.figures[place];
          if (figure === undefined) return '–';
          const text = figureText(figure, language);
          return row.separatedBy === place ? <Decides text={text} /> : text;
        },
      };
    }),
    {
      key: 'ratingChange',
      title: words.ratingChange,
      hint: words.ratingChangeHint,
      numeric: true,
      width: '5rem',
      folds: 5,
      foldsEmpty: true,
      value: ({ ratingChange }) => (ratingChange === undefined ? null : ratingChange / 100),
      show: ({ ratingChange }) =>
        ratingChange === undefined ? '' : saySigned(ratingChange, language, 1),
    },
    {
      key: 'performance',
      title: words.performance,
      hint: words.performanceHint,
      numeric: true,
      width: '5rem',
      folds: 5,
      foldsEmpty: true,
      value: ({ performance }) => performance,
    },
  ];
}

/** The figure that put a player below the one above. */
function Decides({ text }: { readonly text: string }): ReactNode {
  const words = useWords(STANDINGS_WORDS);
  return (
    <span className={classes['decides']} title={words.separated}>
      {text}
      <span className="visually-hidden"> ({words.separated})</span>
    </span>
  );
}

/** A name, with how its bearer is out of the event. */
export function NameWithStatus({ row }: { readonly row: StandingsRowView }): ReactNode {
  const words = useWords(STANDINGS_WORDS);
  return (
    <span className={classes['nameCell']}>
      <FittingName name={row.name} />
      {row.status !== null && (
        <Tooltip label={words.statusHint[row.status]}>
          <span className={classes['status']}>{words.status[row.status]}</span>
        </Tooltip>
      )}
    </span>
  );
}
