import { Alert, Anchor, Loader, Text, Title } from '@mantine/core';
import { teamTableTitle } from '@ronde/core/documents/standings-explanation/explain-team-tie-break.ts';
import type { TeamStandingsWhy } from '@ronde/core/documents/standings-explanation/team-standings-why.ts';
import { displayPoints } from '@ronde/core/rules/points.ts';
import type { TeamStandingsRowView } from '@ronde/core/tournament/views/team-standings.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import type { ReactNode } from 'react';
import { AnswerProblem } from '../../../api/ask.ts';
import { useView } from '../../event/use-view.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { figureText } from '../../pages/standings/figure-text.ts';
import { comparedOrder, teamPath } from '../../pages/standings/teams/compared-order.ts';
import { TeamName } from '../../pages/standings/teams/team-columns.tsx';
import { tieBreakHead } from '../../pages/standings/tie-break-head.ts';
import { sayProblem } from '../../say-problem.ts';
import { usePanel } from '../../shell/use-panel.ts';
import classes from '../rank/rank.module.css';
import { RANK_WORDS } from '../rank/rank-words.ts';
import { TieBreakChips } from '../rank/tie-break-chips.tsx';
import { TEAM_RANK_WORDS } from './team-rank-words.ts';

/** Why a team stands where the table says: tie-breaks round by round, and those with the same score. */
export function TeamRankPanel(props: {
  readonly team: string;
  readonly asOf: number | null;
  /** Another order of tie-breaks, to compare. */
  readonly order: string | null;
}): ReactNode {
  const { team, asOf } = props;
  const words = useWords(RANK_WORDS);
  const own = useWords(TEAM_RANK_WORDS);
  const language = useLanguage();
  const overview = useView<OverviewAnswer>('');
  const order = comparedOrder(overview.data?.overview.system ?? 'teamSwiss', props.order);
  const { data, error } = useView<TeamStandingsWhy>(
    teamPath(asOf, order, `standings/teams/why/${encodeURIComponent(team)}`, { lang: language }),
  );
  if (error instanceof AnswerProblem) {
    const said = error.status === 404 ? own.notFound : sayProblem(error.problem, language);
    return <Alert color="yellow">{said}</Alert>;
  }
  if (data === undefined || data.team.id !== team) return <Loader />;
  const names = new Map(data.names.map(({ number, name }) => [number, name]));
  const { rank, matchPoints, gamePoints } = data.team;
  const said = [matchPoints, gamePoints].map((score) => displayPoints(score, language));
  return (
    <>
      <Text c="dimmed" size="sm">
        {words.heading}
      </Text>
      <Title order={2} size="h3">
        <TeamName row={data.team} />
      </Title>
      <p className={classes['standing']}>
        <span>
          <strong>{words.rank(rank)}</strong>
          {' · '}
          {own.scores(said[0] ?? '', said[1] ?? '', data.round)}
        </span>
      </p>
      {data.tieBreaks.length > 0 && (
        <>
          <Title order={3} size="h5" mt="md">
            {words.tieBreaks}
          </Title>
          {data.tieBreaks.map((explanation, index) => (
            <TieBreakChips
              key={`${index} ${explanation.descriptor}`}
              explanation={explanation}
              edition={data.edition}
              lines={data.words[index] ?? []}
              nameOf={(number) => names.get(number) ?? String(number)}
              titleOf={(table) => {
                const step = explanation.steps?.[table];
                return step === undefined ? '' : teamTableTitle(step, language);
              }}
            />
          ))}
          <Text size="xs" c="dimmed" mt="xs">
            {words.legend}
          </Text>
        </>
      )}
      <SameScore data={data} asOf={asOf} order={props.order} />
      {data.words.length > 0 && (
        <details className={classes['inWords']}>
          <summary>{words.inWords}</summary>
          {data.words.map((lines, index) => (
            <div key={index} className={classes['lines']}>
              {lines.map((line, at) => (
                <p key={at} data-inner={line.startsWith(' ')}>
                  {line.trim()}
                </p>
              ))}
            </div>
          ))}
        </details>
      )}
    </>
  );
}

/** Every team with the same score, with what separated each from the one before. */
function SameScore(props: {
  readonly data: TeamStandingsWhy;
  readonly asOf: number | null;
  readonly order: string | null;
}): ReactNode {
  const { data, asOf, order } = props;
  const words = useWords(RANK_WORDS);
  const own = useWords(TEAM_RANK_WORDS);
  const language = useLanguage();
  const { open } = usePanel();
  if (data.samePoints.length < 2) {
    return (
      <Text size="sm" mt="md">
        {own.alone}
      </Text>
    );
  }
  const figures = (row: TeamStandingsRowView): ReactNode =>
    row.figures.map((figure, index) => (
      <td key={index} data-decides={row.separatedBy === index}>
        {figureText(figure, language)}
      </td>
    ));
  return (
    <>
      <Title order={3} size="h5" mt="lg">
        {own.group}
      </Title>
      <div className={classes['groupScroller']} tabIndex={0} role="region" aria-label={own.group}>
        <table className={classes['group']}>
          <thead>
            <tr>
              <th scope="col">{words.rankHead}</th>
              <th scope="col">{words.names}</th>
              {data.descriptors.map((descriptor, index) => {
                const { hint, short } = tieBreakHead(descriptor, data.edition, language);
                return (
                  <th key={index} scope="col">
                    <abbr title={hint} className={classes['abbreviation']}>
                      {short}
                    </abbr>
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {data.samePoints.map((row) => (
              <tr key={row.number} aria-current={row.id === data.team.id ? 'true' : undefined}>
                <td>{row.rank}</td>
                <th scope="row">
                  <Anchor
                    component="button"
                    type="button"
                    onClick={() => {
                      open({
                        kind: 'teamRank',
                        team: row.id ?? '',
                        ...(asOf === null ? {} : { asOf }),
                        ...(order === null ? {} : { order }),
                      });
                    }}
                  >
                    {row.name}
                  </Anchor>
                </th>
                {figures(row)}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
