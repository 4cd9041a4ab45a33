import { Alert, Anchor, Loader, Text, Title } from '@mantine/core';
import type { StandingsWhy } from '@ronde/core/documents/standings-explanation/standings-why.ts';
import { displayPoints } from '@ronde/core/rules/points.ts';
import type { StandingsRowView, StandingsView } from '@ronde/core/tournament/views/standings.ts';
import type { ReactNode } from 'react';
import { AnswerProblem } from '../../../api/ask.ts';
import { useView } from '../../event/use-view.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { figureText } from '../../pages/standings/figure-text.ts';
import { NameWithStatus } from '../../pages/standings/standings-columns.tsx';
import { standingsPath } from '../../pages/standings/standings-path.ts';
import { tieBreakHead } from '../../pages/standings/tie-break-head.ts';
import { sayProblem } from '../../say-problem.ts';
import { usePanel } from '../../shell/use-panel.ts';
import { neighbours, type Neighbour } from './neighbours.ts';
import classes from './rank.module.css';
import { RANK_WORDS } from './rank-words.ts';
import { TieBreakChips } from './tie-break-chips.tsx';

/** Why a player stands where the table says: neighbours, tie-breaks round by round, the tied. */
export function RankPanel(props: {
  readonly player: string;
  readonly asOf: number | null;
}): ReactNode {
  const { player, asOf } = props;
  const words = useWords(RANK_WORDS);
  const language = useLanguage();
  const { open } = usePanel();
  const { data: table } = useView<StandingsView>(standingsPath(asOf));
  const { data, error } = useView<StandingsWhy>(
    standingsPath(asOf, `standings/why/${encodeURIComponent(player)}`, { lang: language }),
  );
  if (error instanceof AnswerProblem) {
    const said = error.status === 404 ? words.notFound : sayProblem(error.problem, language);
    return <Alert color="yellow">{said}</Alert>;
  }
  if (data === undefined || table === undefined || data.player.id !== player) return <Loader />;
  const own = data.player;
  const names = new Map(table.rows.map(({ tpn, name }) => [tpn, name]));
  return (
    <>
      <Text c="dimmed" size="sm">
        {words.heading}
      </Text>
      <Title order={2} size="h3">
        <NameWithStatus row={own} />
      </Title>
      <p className={classes['standing']}>
        <span>
          <strong>{own.rank === null ? words.noRank : words.rank(own.rank)}</strong>
          {' · '}
          {words.after(data.round, displayPoints(own.points, language))}
        </span>
        <Anchor
          component="button"
          type="button"
          onClick={() => {
            open({ kind: 'player', player });
          }}
        >
          {words.card}
        </Anchor>
      </p>
      {own.rank === null && <Text size="sm">{words.outside}</Text>}
      <Neighbours rows={table.rows} own={own} data={data} />
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
              nameOf={(tpn) => names.get(tpn) ?? String(tpn)}
            />
          ))}
          <Text size="xs" c="dimmed" mt="xs">
            {words.legend}
          </Text>
        </>
      )}
      <TieGroup data={data} asOf={asOf} />
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

function Neighbours(props: {
  readonly rows: readonly StandingsRowView[];
  readonly own: StandingsRowView;
  readonly data: StandingsWhy;
}): ReactNode {
  const { rows, own, data } = props;
  const words = useWords(RANK_WORDS);
  const language = useLanguage();
  const found = neighbours(rows, own.id);
  const say = ({ other, side, by }: Neighbour): string => {
    const above = side === 'above';
    if (by === null) return (above ? words.aboveShared : words.belowShared)(other.name);
    if (by === 'PTS') return (above ? words.abovePoints : words.belowPoints)(other.name);
    if (by === 'playOff') return (above ? words.abovePlayOff : words.belowPlayOff)(other.name);
    if (by === 'lots') return (above ? words.aboveLots : words.belowLots)(other.name);
    const figure = (row: StandingsRowView): string => {
      const value = row.figures[by];
      return value === undefined ? '–' : figureText(value, language);
    };
    const tieBreak = tieBreakHead(data.descriptors[by] ?? '', data.edition, language).name;
    return (above ? words.aboveTieBreak : words.belowTieBreak)(
      other.name,
      tieBreak,
      figure(own),
      figure(other),
    );
  };
  return (
    <ul className={classes['neighbours']}>
      {own.rank === 1 && found.every(({ side }) => side === 'below') && <li>{words.first}</li>}
      {found.map((neighbour) => (
        <li key={neighbour.side} data-side={neighbour.side}>
          {say(neighbour)}
        </li>
      ))}
    </ul>
  );
}

/** Everybody with the same points, with what separated each from the one before. */
function TieGroup(props: { readonly data: StandingsWhy; readonly asOf: number | null }): ReactNode {
  const { data, asOf } = props;
  const words = useWords(RANK_WORDS);
  const language = useLanguage();
  const { open } = usePanel();
  if (data.player.rank === null) return null;
  if (data.samePoints.length < 2)
    return (
      <Text size="sm" mt="md">
        {words.alone}
      </Text>
    );
  return (
    <>
      <Title order={3} size="h5" mt="lg">
        {words.group(displayPoints(data.player.points, language))}
      </Title>
      <div
        className={classes['groupScroller']}
        tabIndex={0}
        role="region"
        aria-label={words.group(displayPoints(data.player.points, language))}
      >
        <table className={classes['group']}>
          <thead>
            <tr>
              <th scope="col">{words.rankHead}</th>
              <th scope="col">{words.names}</th>
              {data.descriptors.map((descriptor, index) => {
                const { hint, short } = tieBreakHead(descriptor, data.edition, language);
                return (
                  <th key={index} scope="col">
                    <Tip text={hint}>{short}</Tip>
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {data.samePoints.map((row) => (
              <tr key={row.id} aria-current={row.id === data.player.id ? 'true' : undefined}>
                <td>{row.rank}</td>
                <th scope="row">
                  <Anchor
                    component="button"
                    type="button"
                    onClick={() => {
                      open({ kind: 'rank', player: row.id, ...(asOf === null ? {} : { asOf }) });
                    }}
                  >
                    {row.name}
                  </Anchor>
                </th>
                {row.figures.map((figure, index) => (
                  <td key={index} data-decides={row.separatedBy === index}>
                    {figureText(figure, language)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Tip(props: { readonly text: string; readonly children: ReactNode }): ReactNode {
  return (
    <abbr title={props.text} className={classes['abbreviation']}>
      {props.children}
    </abbr>
  );
}
