import type { Language } from '@ronde/core/rules/language.ts';
import type { TeamLine, TeamsView } from '@ronde/core/tournament/views/teams.ts';
import { byesText } from '../../parts/byes-text.ts';
import type { Column } from '../../parts/data-column.ts';
import { ratingWorking } from './rating-working.ts';
import classes from './teams.module.css';
import { TEAMS_WORDS } from './teams-words.ts';

/** Columns of the teams; captains' contacts for those who run the event. */
export function teamColumns(
  language: Language,
  view: Pick<TeamsView, 'rating' | 'boards'>,
  isStaff: boolean,
): readonly Column<TeamLine>[] {
  const words = TEAMS_WORDS[language];
  const { columns } = words;
  const remarks = ({ left, staff }: TeamLine): string[] => [
    ...(left === null ? [] : [words.left(left)]),
    ...(staff?.lack ? [words.lacks[staff.lack]] : []),
    ...(staff?.order ?? []).map(({ board, above, by }) => words.outranks(board, above, by)),
  ];
  const ofEverybody: readonly Column<TeamLine>[] = [
    {
      key: 'number',
      title: columns.number,
      numeric: true,
      width: '3.75rem',
      value: ({ number }) => number,
    },
    { key: 'name', title: columns.name, least: '9rem', stays: true, value: ({ name }) => name },
    {
      key: 'rating',
      title: columns.rating,
      numeric: true,
      width: '5rem',
      value: ({ rating }) => (rating.value === 0 ? null : rating.value),
      show: ({ rating }) => (
        <span title={ratingWorking(words, view, rating)}>{rating.value || '–'}</span>
      ),
    },
    {
      key: 'count',
      title: columns.count,
      numeric: true,
      width: '6rem',
      folds: 1,
      value: ({ players }) => players.length,
    },
    {
      key: 'remarks',
      title: columns.remarks,
      least: '9rem',
      folds: 2,
      foldsEmpty: true,
      value: (line) => remarks(line).join('; '),
      show: (line) => <span className={classes['remark']}>{remarks(line).join('; ')}</span>,
    },
    {
      key: 'captain',
      title: columns.captain,
      least: '8rem',
      folds: 3,
      foldsEmpty: true,
      value: ({ captain }) => captain,
    },
    {
      key: 'club',
      title: columns.club,
      least: '8rem',
      folds: 5,
      foldsEmpty: true,
      value: ({ club }) => club,
    },
    {
      key: 'federation',
      title: columns.federation,
      width: '4.5rem',
      folds: 6,
      foldsEmpty: true,
      value: ({ federation }) => federation,
    },
    {
      key: 'division',
      title: columns.division,
      least: '7rem',
      folds: 4,
      foldsEmpty: true,
      value: ({ division }) => division,
    },
    {
      key: 'venue',
      title: columns.venue,
      least: '7rem',
      folds: 7,
      foldsEmpty: true,
      value: ({ venue }) => venue,
    },
    {
      key: 'roster',
      title: columns.roster,
      least: '16rem',
      folds: 8,
      foldsEmpty: true,
      value: ({ players }) => players.map(({ name }, index) => `${index + 1} ${name}`).join('; '),
    },
  ];
  const ofStaff: readonly Column<TeamLine>[] = [
    {
      key: 'byes',
      title: columns.byes,
      least: '6rem',
      folds: 7,
      foldsEmpty: true,
      value: ({ staff }) => byesText(staff?.byes ?? []),
    },
    ...(['phone', 'email'] as const).map((key): Column<TeamLine> => ({
      key,
      title: columns[key],
      least: '8rem',
      optional: true,
      value: ({ staff }) => staff?.contact[key] ?? null,
    })),
  ];
  return isStaff ? [...ofEverybody, ...ofStaff] : ofEverybody;
}
