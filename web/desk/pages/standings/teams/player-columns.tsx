import type { Language } from '@ronde/core/rules/language.ts';
import { displayPoints, POINT } from '@ronde/core/rules/points.ts';
import { ratingText } from '@ronde/core/rules/rating-text.ts';
import { sayDecimal } from '@ronde/core/rules/language.ts';
import type { TeamPlayerRow } from '@ronde/core/tournament/views/team-players.ts';
import type { Column } from '../../../parts/data-column.ts';
import { FittingName } from '../../../parts/fitting-name.tsx';
import { STANDINGS_WORDS } from '../standings-words.ts';
import { titleText } from '../title-text.ts';
import { TEAM_STANDINGS_WORDS } from './team-standings-words.ts';

/** What is said of a player of a team event. */
export function playerColumns<Row extends TeamPlayerRow>(
  language: Language,
): readonly Column<Row>[] {
  const words = STANDINGS_WORDS[language];
  const own = TEAM_STANDINGS_WORDS[language];
  return [
    {
      key: 'title',
      title: words.title,
      width: '4.25rem',
      folds: 5,
      foldsEmpty: true,
      value: ({ title }) => titleText(title, language),
    },
    {
      key: 'name',
      title: words.name,
      least: '9rem',
      stays: true,
      value: ({ name }) => name,
      show: ({ name }) => <FittingName name={name} />,
    },
    {
      key: 'rating',
      title: words.rating,
      numeric: true,
      width: '5rem',
      folds: 4,
      foldsEmpty: true,
      value: ({ rating }) => (rating > 0 ? rating : null),
      show: (row) => ratingText(row),
    },
    {
      key: 'team',
      title: own.team,
      least: '8rem',
      folds: 2,
      value: ({ team }) => team?.name ?? null,
    },
    {
      key: 'points',
      title: words.points,
      hint: own.pointsHint,
      numeric: true,
      width: '4rem',
      value: ({ points }) => points / POINT,
      show: ({ points }) => <strong>{displayPoints(points, language)}</strong>,
    },
    {
      key: 'games',
      title: own.games,
      hint: own.gamesHint,
      numeric: true,
      width: '5rem',
      value: ({ games }) => games,
    },
    {
      key: 'percentage',
      title: own.percentage,
      hint: own.percentageHint,
      numeric: true,
      width: '4.5rem',
      folds: 1,
      value: ({ percentage }) => percentage,
      show: ({ percentage }) =>
        percentage === null ? '–' : sayDecimal(percentage.toFixed(1), language),
    },
    {
      key: 'performance',
      title: words.performance,
      hint: words.performanceHint,
      numeric: true,
      width: '5rem',
      folds: 3,
      foldsEmpty: true,
      value: ({ performance }) => performance,
    },
  ];
}
