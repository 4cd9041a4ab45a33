import { Alert, Anchor, Button, Group, Loader, NativeSelect, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { MolterTableView, MolterView } from '@ronde/core/tournament/views/molter.ts';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { AnswerProblem } from '../../../api/ask.ts';
import { newKey } from '../../../api/new-key.ts';
import { useEvent } from '../../event/event-context.tsx';
import { useDo } from '../../event/use-command.tsx';
import { useMay } from '../../event/use-may.ts';
import { useLastProblem, useView } from '../../event/use-view.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { CsvTool, PrintTool } from '../../parts/table-tools.tsx';
import { useSaveCsv } from '../../parts/use-save-csv.ts';
import { BoardCards, Envelopes } from './molter-cards.tsx';
import { Grids } from './molter-grids.tsx';
import { envelopeRows, gridRows, tableRows } from './molter-rows.ts';
import classes from './molter.module.css';
import { MOLTER_PAGE_WORDS } from './molter-words.ts';

/** The table of an event by letter and number, its grids and the papers of the hall (LA 3.2). */
export function MolterPage(): ReactNode {
  const words = useWords(MOLTER_PAGE_WORDS);
  const view = useView<MolterView>('molter');
  const error = useLastProblem(view);
  if (view.data !== undefined) return <Molter view={view.data} />;
  if (error === null) return <Loader />;
  const none = error instanceof AnswerProblem && error.status === 404;
  return (
    <>
      <Title order={1} size="h2" mb="md">
        {words.heading}
      </Title>
      {none ? <Text>{words.none}</Text> : <Alert color="red">{words.failed}</Alert>}
    </>
  );
}

const PAPERS = ['table', 'grids', 'envelopes', 'boards'] as const;
type Paper = (typeof PAPERS)[number];

function Molter({ view }: { readonly view: MolterView }): ReactNode {
  const words = useWords(MOLTER_PAGE_WORDS);
  const language = useLanguage();
  const saveCsv = useSaveCsv();
  const [paper, setPaper] = useState<Paper>('table');
  const [less, setLess] = useState(0);
  const tables = view.table === null ? [] : [view.table, ...view.pack];
  const table = tables[less] ?? view.table;
  const save = (): void => {
    if (table === null) return;
    const rows =
      paper === 'grids'
        ? gridRows(view.grids, words)
        : paper === 'envelopes'
          ? envelopeRows(table, words)
          : tableRows(table, words);
    saveCsv(`${words.heading} ${words.papers[paper]}`, rows, rows.length - 1);
  };
  return (
    <>
      <Group justify="space-between" mb="sm">
        <Title order={1} size="h2">
          {words.heading}
        </Title>
        {table !== null && (
          <Group gap={4} className="no-print">
            <CsvTool save={save} />
            <PrintTool />
          </Group>
        )}
      </Group>
      <Text>{words.asked(view.teams, view.players, view.rounds)}</Text>
      {view.refusal !== null && (
        <Alert color="orange" role="alert" my="sm">
          {view.refusal[language]}
        </Alert>
      )}
      <Letters view={view} />
      {table !== null && (
        <>
          <div className={`${classes['bar'] ?? ''} no-print`}>
            <NativeSelect
              label={words.what}
              value={paper}
              data={PAPERS.map((one) => ({ value: one, label: words.papers[one] }))}
              onChange={({ currentTarget: { value } }) => {
                setPaper(PAPERS.find((one) => one === value) ?? 'table');
              }}
            />
            {paper !== 'grids' && tables.length > 1 && (
              <NativeSelect
                label={words.forTeams}
                value={String(less)}
                data={tables.map(({ teams }, index) => ({
                  value: String(index),
                  label: index === 0 ? words.teamsThere(teams) : words.fewer(teams, index),
                }))}
                onChange={({ currentTarget: { value } }) => {
                  setLess(Number(value));
                }}
              />
            )}
          </div>
          {paper !== 'grids' && table.rounds.length < view.rounds && (
            <Text>{words.shorter(table.rounds.length)}</Text>
          )}
          {paper === 'table' && <Table table={table} />}
          {paper === 'grids' && <Grids grids={view.grids} />}
          {paper === 'envelopes' && (
            <Envelopes table={table} drawn={view.drawn && less === 0 ? view.grids : []} />
          )}
          {paper === 'boards' && <BoardCards table={table} />}
        </>
      )}
    </>
  );
}

/** Which team drew which envelope. */
function Letters({ view }: { readonly view: MolterView }): ReactNode {
  const words = useWords(MOLTER_PAGE_WORDS);
  const { id } = useEvent();
  const may = useMay();
  const act = useDo();
  const event = `/event/${encodeURIComponent(id)}`;
  const draw = async (): Promise<void> => {
    const sent = await act({ type: 'numberTeams', seed: newKey() });
    if (sent.kind === 'done') notifications.show({ message: words.drawn });
  };
  return (
    <section aria-labelledby="letters">
      <Title order={2} size="h4" id="letters" mt="md">
        {words.letters}
      </Title>
      <ul className={classes['letters']}>
        {view.letters.map(({ letter, team, name }) => (
          <li key={team}>
            <b>{letter}</b> {name}
          </li>
        ))}
      </ul>
      <div className="no-print">
        {!view.drawn && view.letters.length > 0 && <Text c="dimmed">{words.notDrawn}</Text>}
        <Group gap="md">
          {may('numberTeams') && !view.started && view.letters.length > 1 && (
            <>
              <Button variant="default" onClick={() => void draw()}>
                {words.drawByLot}
              </Button>
              <Anchor component={Link} to={`${event}/teams`} py="xs">
                {words.byHand}
              </Anchor>
            </>
          )}
          <Anchor component={Link} to={`${event}/line-ups/${view.next}`} py="xs">
            {words.toLineUps}
          </Anchor>
        </Group>
      </div>
    </section>
  );
}

/** The boards of all rounds, and how sure they are. */
function Table({ table }: { readonly table: MolterTableView }): ReactNode {
  const words = useWords(MOLTER_PAGE_WORDS);
  const language = useLanguage();
  const [head = [], ...rows] = tableRows(table, words);
  return (
    <article className={classes['sheet']}>
      <h2>{words.table(table.table, table.boards)}</h2>
      <ul>
        {table.rounds.map(({ round, name, saidStatus }) => (
          <li key={round}>
            {words.round(round)} = {words.ofTable(`${table.table} ${name}`, saidStatus[language])}
          </li>
        ))}
        {table.warnings.map((warning) => (
          <li key={warning.en}>{warning[language]}</li>
        ))}
      </ul>
      <table>
        <thead>
          <tr>
            {head.map((title) => (
              <th scope="col" key={String(title)}>
                {String(title)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([board, ...games]) => (
            <tr key={String(board)}>
              <th scope="row">{String(board)}</th>
              {games.map((game, index) => (
                <td key={index}>{String(game ?? '')}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  );
}
