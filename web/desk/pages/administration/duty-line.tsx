import { Button, Popover, Stack, TextInput } from '@mantine/core';
import { DEADLINE_WORDS } from '@ronde/core/administration/deadlines/deadline-words.ts';
import { sayArticle, sayDuty } from '@ronde/core/administration/deadlines/say-deadline.ts';
import type { DutySettledAs } from '@ronde/core/administration/record.ts';
import type { DeadlineLine } from '@ronde/core/tournament/views/administration.ts';
import { useState, type ReactNode } from 'react';
import { formatDays } from '../../dates.ts';
import { useDo } from '../../event/use-command.tsx';
import { useMay } from '../../event/use-may.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { ignoringDoubleClick } from '../../parts/ignoring-double-click.ts';
import lines from '../../parts/lines.module.css';
import { useOneAtATime } from '../../parts/use-one-at-a-time.ts';
import { ADMINISTRATION_WORDS } from './administration-words.ts';
import classes from './administration.module.css';

/** A duty with its day, how it stands, and the buttons that settle it. */
export function DutyLine(props: { readonly line: DeadlineLine }): ReactNode {
  const { line } = props;
  const { standing, record, article } = line;
  const words = useWords(ADMINISTRATION_WORDS);
  const language = useLanguage();
  const may = useMay();
  const act = useDo();
  const { busy, run } = useOneAtATime();
  const name = sayDuty(line, language);
  const settle = (as: DutySettledAs | 'open', said: Proof = {}): void => {
    const mark = line.mark === null ? {} : { mark: line.mark };
    run(() => act({ type: 'settleDuty', duty: line.duty, ...mark, as, ...said }));
  };
  const open = record === null && standing !== 'done';
  return (
    <li data-standing={standing} className={classes['duty']}>
      <span className={classes['day']}>{dayText()}</span>
      <span className={lines['what']}>
        <span className={lines['name']}>{name}</span>
        <span className={lines['soft']}>
          {[
            DEADLINE_WORDS[language].holders[line.who],
            sayArticle(article, language),
            ...proofText(),
          ].join(' · ')}
        </span>
        {standing === 'keep' && <span className={lines['soft']}>{words.keptTill}</span>}
        {standing === 'mayGo' && <span>{words.toDelete}</span>}
      </span>
      <span className={classes['standing']}>{words.standings[standing]}</span>
      {may('settleDuty') && (
        <span className={`${classes['buttons'] ?? ''} no-print`}>
          {open && (
            <>
              <DoneButton
                name={name}
                busy={busy}
                onDone={(proof) => {
                  settle('done', proof);
                }}
              />
              <Button
                variant="subtle"
                disabled={busy}
                aria-label={words.notNeededOf(name)}
                onClick={ignoringDoubleClick(() => {
                  settle('notNeeded');
                })}
              >
                {words.notNeeded}
              </Button>
            </>
          )}
          {record !== null && (
            <Button
              variant="subtle"
              loading={busy}
              aria-label={words.againOf(name)}
              onClick={ignoringDoubleClick(() => {
                settle('open');
              })}
            >
              {words.again}
            </Button>
          )}
        </span>
      )}
    </li>
  );

  function dayText(): string {
    const [day, time] = line.due?.split('T') ?? [];
    if (day === undefined) return words.noDay;
    return [formatDays(day, day, language), ...(time === undefined ? [] : [time])].join(' ');
  }

  function proofText(): string[] {
    return [
      ...(record?.on === undefined
        ? []
        : [words.doneOn(formatDays(record.on, record.on, language))]),
      ...(record?.proof === undefined ? [] : [record.proof]),
    ];
  }
}

interface Proof {
  readonly on?: string;
  readonly proof?: string;
}

/** Asks for the day and the proof, both of which may be left out. */
function DoneButton(props: {
  readonly name: string;
  readonly busy: boolean;
  readonly onDone: (proof: Proof) => void;
}): ReactNode {
  const words = useWords(ADMINISTRATION_WORDS);
  const [opened, setOpened] = useState(false);
  const [on, setOn] = useState('');
  const [proof, setProof] = useState('');
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" trapFocus shadow="md">
      <Popover.Target>
        <Button
          variant="default"
          loading={props.busy}
          aria-label={words.doneOf(props.name)}
          aria-haspopup="dialog"
          aria-expanded={opened}
          onClick={() => {
            setOpened(!opened);
          }}
        >
          {words.done}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={words.doneOf(props.name)}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            setOpened(false);
            props.onDone({
              ...(on === '' ? {} : { on }),
              ...(proof.trim() === '' ? {} : { proof: proof.trim() }),
            });
          }}
        >
          <Stack gap="xs">
            <TextInput
              label={words.proof}
              maxLength={200}
              value={proof}
              onChange={(event) => {
                setProof(event.currentTarget.value);
              }}
            />
            <TextInput
              type="date"
              label={words.day}
              value={on}
              onChange={(event) => {
                setOn(event.currentTarget.value);
              }}
            />
            <Button type="submit">{words.done}</Button>
          </Stack>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}
