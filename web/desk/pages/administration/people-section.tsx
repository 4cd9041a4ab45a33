import { Alert, Button, Group, Text, Title } from '@mantine/core';
import { sayFideNumber } from '@ronde/core/administration/licences/say-fide-number.ts';
import { SUSPENSION_WORDS } from '@ronde/core/administration/licences/suspension-words.ts';
import type { Suspension } from '@ronde/core/administration/licences/suspensions.ts';
import type { AdministrationView } from '@ronde/core/tournament/views/administration.ts';
import type { ReactNode } from 'react';
import { formatDays } from '../../dates.ts';
import { useDo } from '../../event/use-command.tsx';
import { useMay } from '../../event/use-may.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { ignoringDoubleClick } from '../../parts/ignoring-double-click.ts';
import lines from '../../parts/lines.module.css';
import { CsvTool } from '../../parts/table-tools.tsx';
import { useOneAtATime } from '../../parts/use-one-at-a-time.ts';
import { useSaveCsv } from '../../parts/use-save-csv.ts';
import classes from './administration.module.css';
import { PEOPLE_WORDS } from './people-words.ts';
import { SuspensionForm } from './suspension-form.tsx';

/** Whose FIDE number is to be settled, and who is suspended from what. */
export function PeopleSection(props: { readonly view: AdministrationView }): ReactNode {
  const { arbitersPlaying, fideNumbers, suspensions, suspendedHere } = props.view;
  const words = useWords(PEOPLE_WORDS);
  const language = useLanguage();
  const may = useMay();
  const saveCsv = useSaveCsv();
  const said = SUSPENSION_WORDS[language];
  const here = suspendedHere.map(({ name, as }) => `${name} (${said.functions[as]})`).join(', ');
  return (
    <>
      {arbitersPlaying.length > 0 && (
        <Alert color="red" mt="lg">
          {words.arbitersPlaying(arbitersPlaying.join(', '))}
        </Alert>
      )}
      {fideNumbers.length > 0 && (
        <>
          <Title order={2} size="h3" mt="lg">
            {words.fideNumbers}
          </Title>
          <ul className={lines['list']}>
            {fideNumbers.map(({ id, name, verdict }) => (
              <li key={id}>
                <span className={lines['what']}>
                  <span className={lines['name']}>{name}</span>
                  <span className={lines['soft']}>{sayFideNumber(verdict, language)}</span>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <Group justify="space-between" mt="lg">
        <Title order={2} size="h3">
          {words.suspensions}
        </Title>
        {suspensions.length > 0 && (
          <span className="no-print">
            <CsvTool
              save={() => {
                const rows = suspensions.map((line) => [
                  ...[line.person, line.nationalId ?? ''],
                  line.functions.map((one) => said.functions[one]).join(', '),
                  ...[line.from, line.until ?? '', said.sentences[line.sentence]],
                ]);
                saveCsv(words.suspensions, [words.heads, ...rows], rows.length);
              }}
            />
          </span>
        )}
      </Group>
      <Text>{words.about}</Text>
      {here !== '' && (
        <Alert color="red" my="xs">
          {words.here(here)}
        </Alert>
      )}
      {suspensions.length === 0 ? (
        <Text mt="xs">{words.nobody}</Text>
      ) : (
        <ul className={lines['list']}>
          {suspensions.map((line) => (
            <SuspensionLine key={`${line.person} ${line.from}`} line={line} />
          ))}
        </ul>
      )}
      {may('registerSuspension') && <SuspensionForm key={suspensions.length} />}
    </>
  );
}

function SuspensionLine(props: { readonly line: Suspension }): ReactNode {
  const { line } = props;
  const { person, nationalId, functions, from, until, sentence } = line;
  const words = useWords(PEOPLE_WORDS);
  const language = useLanguage();
  const may = useMay();
  const act = useDo();
  const { busy, run } = useOneAtATime();
  const said = SUSPENSION_WORDS[language];
  const day = (one: string): string => formatDays(one, one, language);
  const details = [
    ...(nationalId === undefined ? [] : [nationalId]),
    functions.map((one) => said.functions[one]).join(', '),
    until === null ? words.since(day(from)) : words.days(day(from), day(until)),
    said.sentences[sentence],
  ];
  return (
    <li className={classes['duty']}>
      <span className={lines['what']}>
        <span className={lines['name']}>{person}</span>
        <span className={lines['soft']}>{details.join(' · ')}</span>
      </span>
      {may('registerSuspension') && (
        <span className="no-print">
          <Button
            variant="subtle"
            loading={busy}
            aria-label={words.strikeOf(person)}
            onClick={ignoringDoubleClick(() => {
              run(() => act({ type: 'registerSuspension', ...line, functions: [] }));
            })}
          >
            {words.strike}
          </Button>
        </span>
      )}
    </li>
  );
}
