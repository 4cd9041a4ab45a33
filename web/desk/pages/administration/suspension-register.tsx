import { Button, Group, Text, Title } from '@mantine/core';
import { SUSPENSION_WORDS } from '@ronde/core/administration/licences/suspension-words.ts';
import type { Suspension } from '@ronde/core/administration/licences/suspensions.ts';
import type { ReactNode } from 'react';
import { formatDays } from '../../dates.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { ignoringDoubleClick } from '../../parts/ignoring-double-click.ts';
import lines from '../../parts/lines.module.css';
import { CsvTool } from '../../parts/table-tools.tsx';
import { useOneAtATime } from '../../parts/use-one-at-a-time.ts';
import { useSaveCsv } from '../../parts/use-save-csv.ts';
import classes from './administration.module.css';
import { PEOPLE_WORDS } from './people-words.ts';
import { SuspensionForm } from './suspension-form.tsx';

/** A register of suspensions with its lines, CSV and the form for one more: of this event, or of all. */
export function SuspensionRegister(props: {
  readonly title: string;
  readonly about: string;
  readonly add: string;
  readonly register: readonly Suspension[];
  readonly children?: ReactNode;
  /** Null where it may only be read; a line without functions is struck out. */
  readonly onChange: ((line: Suspension) => Promise<unknown>) | null;
}): ReactNode {
  const { title, register, onChange } = props;
  const words = useWords(PEOPLE_WORDS);
  const said = SUSPENSION_WORDS[useLanguage()];
  const saveCsv = useSaveCsv();
  return (
    <section aria-label={title}>
      <Group justify="space-between" mt="lg">
        <Title order={2} size="h3">
          {title}
        </Title>
        {register.length > 0 && (
          <span className="no-print">
            <CsvTool
              save={() => {
                const rows = register.map((line) => [
                  ...[line.person, line.nationalId ?? ''],
                  line.functions.map((one) => said.functions[one]).join(', '),
                  ...[line.from, line.until ?? '', said.sentences[line.sentence]],
                ]);
                saveCsv(title, [words.heads, ...rows], rows.length);
              }}
            />
          </span>
        )}
      </Group>
      <Text>{props.about}</Text>
      {props.children}
      {register.length === 0 ? (
        <Text mt="xs">{words.nobody}</Text>
      ) : (
        <ul className={lines['list']}>
          {register.map((line) => (
            <SuspensionLine
              key={`${line.person} ${line.from}`}
              line={line}
              onStrike={onChange === null ? null : () => onChange({ ...line, functions: [] })}
            />
          ))}
        </ul>
      )}
      {onChange !== null && (
        <SuspensionForm key={register.length} add={props.add} onAdd={onChange} />
      )}
    </section>
  );
}

function SuspensionLine(props: {
  readonly line: Suspension;
  readonly onStrike: (() => Promise<unknown>) | null;
}): ReactNode {
  const { person, nationalId, functions, from, until, sentence } = props.line;
  const { onStrike } = props;
  const words = useWords(PEOPLE_WORDS);
  const language = useLanguage();
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
      {onStrike !== null && (
        <span className="no-print">
          <Button
            variant="subtle"
            loading={busy}
            aria-label={words.strikeOf(person)}
            onClick={ignoringDoubleClick(() => {
              run(onStrike);
            })}
          >
            {words.strike}
          </Button>
        </span>
      )}
    </li>
  );
}
