import { Alert, Group, Loader, Text, Title } from '@mantine/core';
import {
  conditionCells,
  eventSentences,
  foresightSentences,
  normSign,
  remarksOn,
  sayHalfPoints,
} from '@ronde/core/documents/norms/norm-lines.ts';
import { normRows, sayVerdict } from '@ronde/core/documents/norms/norm-rows.ts';
import { NORM_WORDS } from '@ronde/core/documents/norms/norm-words.ts';
import type { NormLine, NormsView } from '@ronde/core/tournament/views/norms.ts';
import type { ReactNode } from 'react';
import { titleText } from '../../../words/titles.ts';
import { useLastProblem, useView } from '../../event/use-view.ts';
import { useLanguage, useWords } from '../../language.tsx';
import lines from '../../parts/lines.module.css';
import { EventForNormsButton } from '../../parts/event-for-norms-button.tsx';
import { CsvTool, PrintTool } from '../../parts/table-tools.tsx';
import { useSaveCsv } from '../../parts/use-save-csv.ts';
import { ApplicationFromFile } from './application-from-file.tsx';
import { NORMS_PAGE_WORDS } from './norms-words.ts';
import classes from './norms.module.css';

/** A board to leave open: who has made a norm, who can still make one, and what it needs. */
export function NormsPage(): ReactNode {
  const words = useWords(NORMS_PAGE_WORDS);
  const language = useLanguage();
  const saveCsv = useSaveCsv();
  const view = useView<NormsView>('norms');
  const problem = useLastProblem(view);
  const { data } = view;
  if (data === undefined) {
    return problem === null ? <Loader /> : <Alert color="red">{words.failed}</Alert>;
  }
  return (
    <div className={lines['page']}>
      <Group justify="space-between" mb="xs">
        <Title order={1} size="h2">
          {words.title}
        </Title>
        <Group gap={4} className="no-print">
          <CsvTool
            save={() => {
              saveCsv(words.title, normRows(data.lines, language), data.lines.length);
            }}
          />
          <PrintTool />
        </Group>
      </Group>
      <Text>{words.about(data.edition.name[language])}</Text>
      {eventSentences(data.event, language).map((sentence) => (
        <Text key={sentence} size="sm" c="dimmed">
          {sentence}
        </Text>
      ))}
      <EventForNormsButton />
      {data.lines.length === 0 ? (
        <Text mt="md">{words.nobody}</Text>
      ) : (
        <ol className={lines['list']}>
          {data.lines.map((line) => (
            <NormItem key={`${line.tpn} ${line.verdict.title}`} line={line} view={data} />
          ))}
        </ol>
      )}
      <ApplicationFromFile />
      <details className={classes['conditions']}>
        <summary>{words.event}</summary>
        <ConditionTable
          label={words.event}
          rows={data.event.map((one) =>
            conditionCells(one, NORM_WORDS[language].eventConditions, language),
          )}
        />
      </details>
    </div>
  );
}

function NormItem(props: { readonly line: NormLine; readonly view: NormsView }): ReactNode {
  const { line, view } = props;
  const words = useWords(NORMS_PAGE_WORDS);
  const language = useLanguage();
  const { tpn, name, verdict, foresight } = line;
  const norm = titleText(verdict.title, language);
  const said = [
    ...(foresight === null ? [] : foresightSentences(foresight, language)),
    ...remarksOn(verdict, view.articles, language),
  ];
  const { average, performance, games, halfPoints } = verdict;
  return (
    <li className={classes['line']} data-verdict={normSign(verdict.achieved)}>
      <div className={lines['what']}>
        <span className={lines['name']}>
          {tpn} {name} · {words.norm(norm)}
        </span>
        {average !== null && performance !== null && (
          <span className={lines['soft']}>
            {words.figures(games, sayHalfPoints(halfPoints, language), average, performance)}
          </span>
        )}
        {line.leftOut.map(({ round, opponent, halfPoints: scored }) => (
          <s key={round} className={lines['soft']}>
            {words.game(round, opponent, sayHalfPoints(scored, language))}
          </s>
        ))}
        {said.map((sentence) => (
          <span key={sentence} className={lines['soft']}>
            {sentence}
          </span>
        ))}
      </div>
      <span className={classes['verdict']}>{sayVerdict(line, language)}</span>
      <details className={`${classes['conditions'] ?? ''} no-print`}>
        <summary aria-label={words.conditions(name, norm)}>{words.allConditions}</summary>
        <ConditionTable
          label={words.conditions(name, norm)}
          rows={verdict.conditions.map((one) =>
            conditionCells(one, NORM_WORDS[language].conditions, language),
          )}
        />
      </details>
    </li>
  );
}

function ConditionTable(props: {
  readonly label: string;
  readonly rows: readonly (readonly string[])[];
}): ReactNode {
  const { label, rows } = props;
  const { conditionHeads } = NORM_WORDS[useLanguage()];
  return (
    // A narrow screen scrolls it, with the keys too.
    <div className={classes['scroll']} role="region" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {conditionHeads.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.join(' ')}>
              {cells.map((cell, index) => (
                <td key={conditionHeads[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
