import { sayTeamRemarks, TEAM_REMARKS } from '@ronde/core/documents/lists/team-remarks.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import { displayPoints, POINT } from '@ronde/core/rules/points.ts';
import { printedValue } from '@ronde/core/standings/figure.ts';
import type {
  TeamStandingsRowView,
  TeamStandingsView,
} from '@ronde/core/tournament/views/team-standings.ts';
import type { ReactNode } from 'react';
import { useWords } from '../../../language.tsx';
import type { Column } from '../../../parts/data-column.ts';
import { FittingName } from '../../../parts/fitting-name.tsx';
import { figureText } from '../figure-text.ts';
import classes from '../standings.module.css';
import { STANDINGS_WORDS } from '../standings-words.ts';
import { tieBreakHead } from '../tie-break-head.ts';
import { TEAM_STANDINGS_WORDS } from './team-standings-words.ts';

/** The columns of standings of teams: both scores, the first one strong, and the tie-breaks. */
export function teamColumns(
  { descriptors, edition, primaryScore, matchPointsCount, rows }: TeamStandingsView,
  language: Language,
): readonly Column<TeamStandingsRowView>[] {
  const words = STANDINGS_WORDS[language];
  const own = TEAM_STANDINGS_WORDS[language];
  const score = (key: 'matchPoints' | 'gamePoints'): Column<TeamStandingsRowView> => ({
    key,
    title: own[key],
    hint: own[`${key}Hint`],
    numeric: true,
    width: '4rem',
    value: (row) => row[key] / POINT,
    show: (row) => {
      const text = displayPoints(row[key], language);
      return key === primaryScore ? <strong>{text}</strong> : text;
    },
  });
  return [
    {
      key: 'rank',
      title: words.rank,
      numeric: true,
      width: '4.75rem',
      value: ({ rank }) => rank,
    },
    {
      key: 'number',
      title: words.number,
      hint: words.numberHint,
      numeric: true,
      width: '3.75rem',
      folds: 1,
      value: ({ number }) => number,
    },
    {
      key: 'name',
      title: own.team,
      least: '9rem',
      stays: true,
      value: ({ name }) => name,
      show: (row) => <TeamName row={row} />,
    },
    ...(matchPointsCount ? [score('matchPoints')] : []),
    score('gamePoints'),
    ...descriptors.map((descriptor, place): Column<TeamStandingsRowView> => {
      const { hint, short } = tieBreakHead(descriptor, edition, language);
      return {
        key: `tieBreak.${place}.${descriptor}`,
        title: short,
        hint,
        numeric: true,
        width: `${Math.max(4.5, short.length * 0.7 + 1.8)}rem`,
        ...(place === 0 ? {} : { folds: 2 + descriptors.length - place }),
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
    ...(rows.some((row) => sayTeamRemarks(row, language) !== '')
      ? [
          {
            key: 'remarks',
            title: TEAM_REMARKS[language].heading,
            least: '9rem',
            value: (row: TeamStandingsRowView) => sayTeamRemarks(row, language),
          },
        ]
      : []),
  ];
}

/** The figure that put a team below the one above. */
function Decides({ text }: { readonly text: string }): ReactNode {
  const words = useWords(TEAM_STANDINGS_WORDS);
  return (
    <span className={classes['decides']} title={words.separated}>
      {text}
      <span className="visually-hidden"> ({words.separated})</span>
    </span>
  );
}

/** A team's name, and whether it is out of the event. */
export function TeamName(props: {
  readonly row: Pick<TeamStandingsRowView, 'name' | 'left'>;
}): ReactNode {
  const words = useWords(TEAM_STANDINGS_WORDS);
  return (
    <span className={classes['nameCell']}>
      <FittingName name={props.row.name} />
      {props.row.left && (
        <span className={classes['status']} title={words.leftHint}>
          {words.left}
        </span>
      )}
    </span>
  );
}
