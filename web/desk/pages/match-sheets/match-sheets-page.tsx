import { Anchor, Group, Loader, NativeSelect, Text, Title } from '@mantine/core';
import { displayPoints } from '@ronde/core/rules/points.ts';
import { ratingCell, ratingText } from '@ronde/core/rules/rating-text.ts';
import type { MatchView } from '@ronde/core/tournament/views/match-view.ts';
import { saySheet } from '@ronde/core/tournament/words/say-sheet.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import type { ShownPlayer } from '@ronde/core/tournament/views/shown-player.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import { Link, useLocation, useParams } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { titleText } from '../../../words/titles.ts';
import { formatDate } from '../../dates.ts';
import { useEvent } from '../../event/event-context.tsx';
import { useLastProblem, useView } from '../../event/use-view.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { CsvTool, PrintTool } from '../../parts/table-tools.tsx';
import { useMatchSheets } from '../../parts/teams/use-match-sheets.ts';
import { useSaveCsv } from '../../parts/use-save-csv.ts';
import { MATCH_SHEETS_WORDS } from './match-sheets-words.ts';
import classes from './match-sheets.module.css';
import { Signatures } from './signatures.tsx';
import { sheetLines, type SheetLine } from './sheet-lines.ts';

/** The sheets of a round of teams, one a match, to be filled in and signed by both captains. */
export function MatchSheetsPage(): ReactNode {
  const { round: asked }: { round?: string } = useParams({ strict: false });
  const words = useWords(MATCH_SHEETS_WORDS);
  const answer = useView<RoundView>(`rounds/${Number(asked)}`);
  const error = useLastProblem(answer);
  const view = answer.data;
  if (view === undefined && error === null) return <Loader />;
  if (view !== undefined && view.matches.length > 0) return <Sheets view={view} />;
  return (
    <>
      <Title order={1} size="h2" mb="md">
        {words.heading(Number(asked))}
      </Title>
      <Text>{words.none}</Text>
    </>
  );
}

function Sheets({ view }: { readonly view: RoundView }): ReactNode {
  const words = useWords(MATCH_SHEETS_WORDS);
  const { id } = useEvent();
  const language = useLanguage();
  const saveCsv = useSaveCsv();
  const sheetAt = useMatchSheets();
  const said = (of: number): string => {
    const sheet = sheetAt(view.round, of);
    return sheet === null ? '' : saySheet(sheet, language);
  };
  const { hash } = useLocation();
  const [table, setTable] = useState(() => hash.replace(/^table-/, ''));
  const named = view.matches.filter((match) => String(match.table) === table);
  const shown = named.length > 0 ? named : view.matches;
  const save = (): void => {
    const side = [words.team, words.player, words.rating];
    const head = [words.tableNumber, words.board, ...side, words.colour, words.result, ...side];
    const rows = shown.flatMap((match) =>
      sheetLines(match).map(({ board, first, second, colour, result }) => {
        const of = (team: string, player: ShownPlayer | null) => [
          team,
          player?.name ?? null,
          player === null ? null : ratingCell(player),
        ];
        return [
          ...[match.table, board, ...of(match.first.name, first)],
          ...[colour === null ? null : words[colour], result, ...of(match.second.name, second)],
        ];
      }),
    );
    saveCsv(words.heading(view.round), [head, ...rows], rows.length);
  };
  return (
    <>
      <div className="no-print">
        <Group justify="space-between" mb="sm">
          <Title order={1} size="h2">
            {words.heading(view.round)}
          </Title>
          <Group gap={4}>
            <CsvTool save={save} />
            <PrintTool />
          </Group>
        </Group>
        <Group align="flex-end" mb="md">
          <NativeSelect
            label={words.which}
            value={named.length > 0 ? table : ''}
            data={[
              { value: '', label: words.all(view.matches.length) },
              ...view.matches.map((match) => ({
                value: String(match.table),
                label: [
                  words.table(match.table),
                  `${match.first.name} – ${match.second.name}`,
                  said(match.table),
                ]
                  .filter((part) => part !== '')
                  .join(' · '),
              })),
            ]}
            onChange={({ currentTarget: { value } }) => {
              setTable(value);
            }}
          />
          <Anchor
            component={Link}
            to={`/event/${encodeURIComponent(id)}/rounds/${view.round}`}
            className={classes['link'] ?? ''}
          >
            {words.toRound(view.round)}
          </Anchor>
        </Group>
      </div>
      {shown.map((match) => (
        <Sheet key={match.table} match={match} view={view} />
      ))}
    </>
  );
}

function Sheet({
  match,
  view,
}: {
  readonly match: MatchView;
  readonly view: RoundView;
}): ReactNode {
  const words = useWords(MATCH_SHEETS_WORDS);
  const language = useLanguage();
  const overview = useView<OverviewAnswer>('').data?.overview;
  const sheetAt = useMatchSheets();
  const { first, second, table } = match;
  const { day, dayOpen, time } = match.arranged ?? {};
  const otherDay = day !== undefined || dayOpen === true;
  const date = otherDay ? (day ?? null) : view.date;
  const when = [
    date === null ? null : formatDate(date, language),
    // The hour of a round is not that of a match on another day.
    time ?? (otherDay ? null : view.time),
  ];
  const finished = match.open === 0;
  return (
    <article className={classes['sheet']} aria-labelledby={`sheet-${table}`}>
      <p>
        {[
          overview?.name,
          words.round(view.round, view.rounds),
          ...when,
          match.place ?? overview?.place,
        ]
          .filter((text) => typeof text === 'string' && text !== '')
          .join(' · ')}
      </p>
      <h2 id={`sheet-${table}`}>
        {words.table(table)} · {first.name} – {second.name}
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.board}</th>
            <th scope="col">{words.colour}</th>
            <th scope="col">{first.name}</th>
            <th scope="col">{words.rating}</th>
            <th scope="col" className={classes['result']}>
              {words.result}
            </th>
            <th scope="col">{second.name}</th>
            <th scope="col">{words.rating}</th>
          </tr>
        </thead>
        <tbody>
          {sheetLines(match).map((line) => (
            <Line key={line.board} line={line} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={4}>
              {words.total}
            </th>
            <td className={classes['result']}>
              {finished && first.points !== null && second.points !== null
                ? `${displayPoints(first.points, language)} – ${displayPoints(second.points, language)}`
                : ''}
            </td>
            <td colSpan={2} />
          </tr>
        </tfoot>
      </table>
      <Signatures
        match={match}
        sheet={sheetAt(view.round, table)}
        arbiter={overview?.chiefArbiter ?? ''}
      />
    </article>
  );
}

function Line({ line }: { readonly line: SheetLine }): ReactNode {
  const words = useWords(MATCH_SHEETS_WORDS);
  const language = useLanguage();
  const name = (player: ShownPlayer | null): string =>
    player === null
      ? words.nobody
      : [player.title === null ? '' : titleText(player.title, language), player.name]
          .filter((text) => text !== '')
          .join(' ');
  const rating = (player: ShownPlayer | null): string =>
    player === null || player.rating === 0 ? '' : ratingText(player);
  return (
    <tr>
      <th scope="row">{line.board}</th>
      <td>{line.colour === null ? '' : words[line.colour]}</td>
      <td>{name(line.first)}</td>
      <td>{rating(line.first)}</td>
      <td className={classes['result']}>{line.result}</td>
      <td>{name(line.second)}</td>
      <td>{rating(line.second)}</td>
    </tr>
  );
}
