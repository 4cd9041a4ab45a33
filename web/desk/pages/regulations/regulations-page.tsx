import { Alert, Button, Group, Loader, Text, Title } from '@mantine/core';
import { USUAL_CLAUSES } from '@ronde/core/administration/regulations/clauses.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import type { RegulationsAnswer } from '@ronde/server/api/regulations.ts';
import type { ReactNode } from 'react';
import { useEvent } from '../../event/event-context.tsx';
import { useDo } from '../../event/use-command.tsx';
import { useMay } from '../../event/use-may.ts';
import { useLastProblem, useView, viewPath } from '../../event/use-view.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { PrintTool } from '../../parts/table-tools.tsx';
import { useOneAtATime } from '../../parts/use-one-at-a-time.ts';
import { Builder } from './builder.tsx';
import { FindingsList } from './findings-list.tsx';
import classes from './regulations.module.css';
import { REGULATIONS_PAGE_WORDS } from './regulations-words.ts';
import { Signatures } from './signatures.tsx';

/** The event's regulations: fields on one side, the text as it comes out on the other. */
export function RegulationsPage(): ReactNode {
  const words = useWords(REGULATIONS_PAGE_WORDS);
  const language = useLanguage();
  const answer = useView<RegulationsAnswer>(`regulations?lang=${language}`);
  const overview = useView<OverviewAnswer>('');
  const problem = useLastProblem(answer);
  const settings = overview.data?.overview.settings ?? null;
  if (answer.data === undefined || settings === null) {
    return problem === null ? <Loader /> : <Alert color="red">{words.failed}</Alert>;
  }
  const { view, text } = answer.data;
  return (
    <div>
      <Group justify="space-between" mb="xs">
        <Title order={1} size="h2">
          {words.title}
        </Title>
        <Tools view={view} />
      </Group>
      <Text className="no-print">{words.about}</Text>
      <div className={classes['sides']}>
        <div>
          <div className="no-print">
            <FindingsList view={view} />
          </div>
          <Builder view={view} settings={settings} />
        </div>
        <div>
          <LiveText text={text} />
          <Signatures view={view} settings={settings} />
        </div>
      </div>
    </div>
  );
}

function Tools({ view }: Pick<RegulationsAnswer, 'view'>): ReactNode {
  const words = useWords(REGULATIONS_PAGE_WORDS);
  const language = useLanguage();
  const { id } = useEvent();
  const may = useMay();
  const act = useDo();
  const { busy, run } = useOneAtATime();
  const paper = `${viewPath(id, 'papers/regulations')}?lang=${language}`;
  const missing = Object.entries(USUAL_CLAUSES).filter(
    ([clause]) => !Object.hasOwn(view.clauses, clause),
  );
  return (
    <Group gap="xs" className="no-print">
      {may('stateClauses') && missing.length > 0 && (
        <Button
          variant="default"
          loading={busy}
          onClick={() => {
            run(() => act({ type: 'stateClauses', clauses: Object.fromEntries(missing) }));
          }}
        >
          {words.usual}
        </Button>
      )}
      <Button variant="default" component="a" href={paper} target="_blank" rel="noreferrer">
        {words.pdf}
      </Button>
      <Button
        variant="default"
        component="a"
        href={`${paper}&both=yes`}
        target="_blank"
        rel="noreferrer"
      >
        {words.pdfBoth}
      </Button>
      <PrintTool />
    </Group>
  );
}

/** The regulations as everybody would read them now. */
function LiveText({ text }: Pick<RegulationsAnswer, 'text'>): ReactNode {
  const words = useWords(REGULATIONS_PAGE_WORDS);
  return (
    <section aria-labelledby="live-text" className={classes['text']}>
      <h2 id="live-text">{words.text}</h2>
      <p>
        {text.event} · {text.version}
      </p>
      {text.articles.map(({ number, heading, paragraphs, timetable }) => (
        <section key={number}>
          <h3>{heading}</h3>
          {timetable !== null && (
            <table>
              <thead>
                <tr>
                  {timetable.heads.map((head) => (
                    <th key={head} scope="col">
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {timetable.rows.map((cells) => (
                  <tr key={cells[0]}>
                    {cells.map((cell, index) => (
                      <td key={timetable.heads[index]}>{cell}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          )}
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </section>
  );
}
