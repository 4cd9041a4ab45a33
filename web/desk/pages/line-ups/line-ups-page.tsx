import { Alert, Anchor, Group, Loader, Text, Title } from '@mantine/core';
import { ratingCell } from '@ronde/core/rules/rating-text.ts';
import type { LineUpsView } from '@ronde/core/tournament/views/line-ups.ts';
import { Link, useLocation, useParams } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { AnswerProblem } from '../../../api/ask.ts';
import { useEvent } from '../../event/event-context.tsx';
import { useMay } from '../../event/use-may.ts';
import { useLastProblem, useView } from '../../event/use-view.ts';
import { useWords } from '../../language.tsx';
import { CsvTool, PrintTool } from '../../parts/table-tools.tsx';
import { useSaveCsv } from '../../parts/use-save-csv.ts';
import { FixedPlayers } from './fixed-players.tsx';
import { OpenLineUps } from './open-line-ups.tsx';
import { LINE_UPS_WORDS } from './line-ups-words.ts';
import classes from './line-ups.module.css';
import { TeamBoards } from './team-boards.tsx';

/** Who plays on which board, team by team, before a round and until its first result. */
export function LineUpsPage(): ReactNode {
  const { round: asked }: { round?: string } = useParams({ strict: false });
  const words = useWords(LINE_UPS_WORDS);
  const view = useView<LineUpsView>(`rounds/${Number(asked)}/line-ups`);
  const error = useLastProblem(view);
  if (view.data !== undefined) return <LineUps view={view.data} />;
  if (error === null) return <Loader />;
  const none = error instanceof AnswerProblem && error.status === 404;
  return (
    <>
      <Title order={1} size="h2" mb="md">
        {words.heading(Number(asked))}
      </Title>
      {none ? <Text>{words.none}</Text> : <Alert color="red">{words.failed}</Alert>}
    </>
  );
}

function LineUps({ view }: { readonly view: LineUpsView }): ReactNode {
  const words = useWords(LINE_UPS_WORDS);
  const { id } = useEvent();
  const may = useMay();
  const saveCsv = useSaveCsv();
  const { hash } = useLocation();
  useEffect(() => {
    // The match one came from is in sight.
    document.getElementById(hash)?.scrollIntoView({ block: 'start' });
  }, [hash]);
  return (
    <>
      <Group justify="space-between" mb="sm">
        <Title order={1} size="h2">
          {words.heading(view.round)}
        </Title>
        <Group gap={4} className="no-print">
          <CsvTool
            save={() => {
              const rows = rowsOf(view, words);
              saveCsv(words.heading(view.round), [words.columns, ...rows], rows.length);
            }}
          />
          <PrintTool />
        </Group>
      </Group>
      <Text c="dimmed">
        {view.deadline !== null
          ? words.until(view.deadline, view.until)
          : view.until === null
            ? words.noHour
            : words.untilHour(view.until)}
      </Text>
      <Anchor
        component={Link}
        className="no-print"
        to={`/event/${encodeURIComponent(id)}/rounds/${view.round}`}
      >
        {words.toRound(view.round)}
      </Anchor>
      {may('openLineUps') && <OpenLineUps view={view} />}
      <FixedPlayers round={view.round} />
      {view.teams.length === 0 && <Text mt="md">{words.noTeams}</Text>}
      <div className={classes['teams']}>
        {view.teams.map((team, index) => (
          <TeamBoards
            isFirst={view.teams[index - 1]?.table !== team.table}
            key={team.team.id}
            round={view.round}
            line={team}
            mayChange={may('setLineUp')}
            mayOpen={may('openLineUps')}
            inListOrder={view.order === 'fixed'}
          />
        ))}
      </div>
    </>
  );
}

type Words = (typeof LINE_UPS_WORDS)['en'];

const rowsOf = (view: LineUpsView, words: Words) =>
  view.teams.flatMap(({ team, table, roster, boards, handedIn, sealed }) =>
    boards.map((player, index) => {
      const known = sealed ? undefined : roster.find(({ id }) => id === player);
      return [
        table,
        team.name,
        index + 1,
        known?.name ?? null,
        known === undefined ? null : ratingCell(known),
        sealed ? words.sealedCell : handedIn === null ? words.no : words.yes,
      ];
    }),
  );
