import { Alert, Group, Loader, SegmentedControl, Text, Title } from '@mantine/core';
import { matchMark, sayMatchCell } from '@ronde/core/documents/lists/say-match.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import { displayPoints, POINT, pointsFromTenths } from '@ronde/core/rules/points.ts';
import { printedValue } from '@ronde/core/standings/figure.ts';
import { matchesByOpponent } from '@ronde/core/standings/teams/matches-by-opponent.ts';
import type {
  RankedTeamLine,
  TeamCrosstableView,
} from '@ronde/core/tournament/views/team-crosstable.ts';
import { useMemo, type ReactNode } from 'react';
import { AnswerProblem } from '../../../../api/ask.ts';
import { useView } from '../../../event/use-view.ts';
import { IconGridDots } from '../../../icons.tsx';
import { useLanguage, useWords } from '../../../language.tsx';
import type { Column } from '../../../parts/data-column.ts';
import { DataTable } from '../../../parts/data-table.tsx';
import { NoRoundYet } from '../../../parts/no-round-yet.tsx';
import { useRemembered } from '../../../parts/use-remembered.ts';
import { sayProblem } from '../../../say-problem.ts';
import { usePanel } from '../../../shell/use-panel.ts';
import { figureText } from '../../standings/figure-text.ts';
import { TEAM_STANDINGS_WORDS } from '../../standings/teams/team-standings-words.ts';
import type { CROSSTABLE_WORDS } from '../crosstable-words.ts';
import { TEAM_CROSSTABLE_WORDS } from './team-crosstable-words.ts';

const SHAPES = ['grid', 'rounds', 'boards'] as const;
type Shape = (typeof SHAPES)[number];
/** Handed over by the page: what it shares with its part would go with every first load. */
type Words = (typeof CROSSTABLE_WORDS)['en'];

/** The matches of every team: round by round, against each other, or added up board by board. */
export function TeamCrosstable({ words }: { readonly words: Words }): ReactNode {
  const own = useWords(TEAM_CROSSTABLE_WORDS);
  const language = useLanguage();
  const { panel, open } = usePanel();
  const { data, error } = useView<TeamCrosstableView>('crosstable/teams');
  const [asked, setShape] = useRemembered<Shape>('crosstable.teams', 'grid');
  const shapes = SHAPES.filter((one) => one !== 'grid' || data?.roundRobin === true);
  const shape = shapes.find((one) => one === asked) ?? 'rounds';
  const columns = useMemo(
    () => (data === undefined ? [] : columnsOf(data, shape, words, language)),
    [data, shape, words, language],
  );
  if (error instanceof AnswerProblem) {
    return <Alert color="red">{sayProblem(error.problem, language)}</Alert>;
  }
  if (data === undefined) return <Loader />;
  if (data.round === 0) {
    return (
      <NoRoundYet
        heading={words.heading}
        sign={IconGridDots}
        what={words.emptyWhat}
        comes={words.emptyComes}
        anybody={data.lines.length > 0}
      />
    );
  }
  const legends = { grid: own.gridLegend, rounds: own.legend, boards: own.boardsLegend };
  return (
    <>
      <Group mb="xs" gap="md">
        <Title order={1} size="h2">
          {words.heading}
        </Title>
        <SegmentedControl
          className="no-print"
          aria-label={words.show}
          value={shape}
          onChange={(chosen) => {
            setShape(SHAPES.find((one) => one === chosen) ?? 'rounds');
          }}
          data={shapes.map((one) => ({ value: one, label: own.shapes[one] }))}
        />
      </Group>
      <Text size="sm" c="dimmed" mb="xs">
        {legends[shape]}
      </Text>
      <DataTable
        name={`team-crosstable-${shape}`}
        caption={words.caption(data.round)}
        columns={columns}
        rows={data.lines}
        rowKey={({ id, number }) => id ?? String(number)}
        current={panel?.kind === 'teamRank' ? panel.team : null}
        onOpen={({ id }) => {
          if (id !== null) open({ kind: 'teamRank', team: id });
        }}
        empty={words.emptyComes}
      />
    </>
  );
}

function columnsOf(
  view: TeamCrosstableView,
  shape: Shape,
  words: Words,
  language: Language,
): readonly Column<RankedTeamLine>[] {
  const teams = TEAM_STANDINGS_WORDS[language];
  const score = (key: 'matchPoints' | 'gamePoints'): Column<RankedTeamLine> => ({
    key,
    title: teams[key],
    hint: teams[`${key}Hint`],
    numeric: true,
    width: '4rem',
    value: (line) => line[key] / POINT,
    show: (line) => displayPoints(line[key], language),
  });
  return [
    { key: 'line', title: words.line, numeric: true, width: '4.5rem', value: ({ line }) => line },
    { key: 'name', title: teams.team, least: '9rem', stays: true, value: ({ name }) => name },
    ...middle(view, shape, words, language),
    ...(view.matchPointsCount ? [score('matchPoints')] : []),
    score('gamePoints'),
    ...view.descriptors.map((descriptor, place): Column<RankedTeamLine> => ({
      key: `tieBreak.${place}.${descriptor}`,
      title: descriptor,
      numeric: true,
      width: `${Math.max(4.5, descriptor.length * 0.7 + 1.8)}rem`,
      folds: 1 + view.descriptors.length - place,
      value: ({ figures }) => {
        const figure = figures[place];
        return figure === undefined ? null : printedValue(figure);
      },
      show: ({ figures }) => {
        const figure = figures[place];
        return figure === undefined ? '–' : figureText(figure, language);
      },
    })),
  ];
}

function middle(
  view: TeamCrosstableView,
  shape: Shape,
  words: Words,
  language: Language,
): readonly Column<RankedTeamLine>[] {
  const own = TEAM_CROSSTABLE_WORDS[language];
  if (shape === 'rounds') {
    return Array.from({ length: view.round }, (_, index) => ({
      key: `round${index + 1}`,
      title: words.roundShort(index + 1),
      hint: words.round(index + 1),
      width: '5.5rem',
      value: ({ rounds }: RankedTeamLine) => {
        const cell = rounds[index];
        return cell === undefined ? null : sayMatchCell(cell.opponentLine, cell, language);
      },
    }));
  }
  if (shape === 'grid') {
    return view.lines.map((opponent) => ({
      key: `against${opponent.line}`,
      title: String(opponent.line),
      hint: opponent.name,
      width: '4rem',
      value: (line: RankedTeamLine) =>
        line.number === opponent.number
          ? '×'
          : (matchesByOpponent(line).get(opponent.number) ?? [])
              .map(({ cell }) => matchMark(cell, language))
              .join(' '),
    }));
  }
  const boards = Math.max(
    0,
    ...view.lines.flatMap(({ rounds }) => rounds.map((cell) => cell.boards?.length ?? 0)),
  );
  return Array.from({ length: boards }, (_, index) => {
    const made = ({ rounds }: RankedTeamLine): number =>
      rounds.reduce((sum, cell) => sum + (cell.boards?.[index]?.points ?? 0), 0);
    return {
      key: `board${index + 1}`,
      title: own.board(index + 1),
      hint: own.boardHint(index + 1),
      numeric: true,
      width: '5rem',
      value: (line: RankedTeamLine) => made(line) / POINT,
      show: (line: RankedTeamLine) => displayPoints(pointsFromTenths(made(line)), language),
    };
  });
}
