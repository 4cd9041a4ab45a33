import { Button, Loader, Text, Title } from '@mantine/core';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { DueAction, DueItem } from '@ronde/core/tournament/views/due.ts';
import type { DueAnswer, OverviewAnswer } from '@ronde/server/api/overview.ts';
import { IconAlertTriangle, IconArrowRight, IconCircleCheck } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatWeekday } from '../../dates.ts';
import { useEvent } from '../../event/event-context.tsx';
import { useDo } from '../../event/use-command.tsx';
import { useView } from '../../event/use-view.ts';
import { writerText } from '@ronde/core/tournament/words/writer-text.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { onePress, useOneAtATime } from '../../parts/one-press.ts';
import { SHELL_WORDS } from '../../shell/shell-words.ts';
import { boardRanges } from './board-ranges.ts';
import classes from './now.module.css';
import { NOW_WORDS } from './now-words.ts';
import { waitSaid } from './wait-said.ts';

/** The home of a tournament: what needs me now, each with its one button. */
export function NowPage(): ReactNode {
  const words = useWords(NOW_WORDS);
  const { data } = useView<DueAnswer>('due');
  const overview = useView<OverviewAnswer>('');
  if (data === undefined || overview.data === undefined) return <Loader />;
  return (
    <>
      <Title order={1} size="h2" mb="md">
        {words.heading}
      </Title>
      <ol className={classes['due']}>
        {data.due.map((item, index) => (
          <DueLine
            key={`${item.code}-${JSON.stringify(item.params)}`}
            item={item}
            first={index === 0}
          />
        ))}
      </ol>
      <Rounds overview={overview.data} />
    </>
  );
}

const URGENT: readonly DueItem['code'][] = ['disputedBoard', 'questionedBoard', 'draftOutdated'];
const DONE: readonly DueItem['code'][] = ['nothingDue', 'eventFinished'];

function DueLine({ item, first }: { readonly item: DueItem; readonly first: boolean }): ReactNode {
  const words = useWords(NOW_WORDS);
  const { code, params, action } = item;
  const { text, button } = words.due[code];
  const language = useLanguage();
  const { round, minutes, boards, by } = params;
  const shown = {
    ...params,
    ...(typeof boards === 'string' ? { boards: boardRanges(boards) } : {}),
    ...(typeof by === 'string' ? { by: writerText(by, language) } : {}),
  };
  const Icon = URGENT.includes(code)
    ? IconAlertTriangle
    : DONE.includes(code)
      ? IconCircleCheck
      : IconArrowRight;
  return (
    <li className={classes['line']} data-urgent={URGENT.includes(code)}>
      <Icon size={20} aria-hidden />
      <Text className={classes['text']}>
        {fill(text, shown)}
        {code === 'nothingDue' && typeof round === 'number' && typeof minutes === 'number'
          ? ` ${words.startsIn(round, waitSaid(minutes, words))}`
          : ''}
      </Text>
      {action !== null && (
        <ActionButton action={action} label={fill(button, params)} primary={first} />
      )}
    </li>
  );
}

function ActionButton(props: {
  readonly action: DueAction;
  readonly label: string;
  readonly primary: boolean;
}): ReactNode {
  const { action } = props;
  const { id } = useEvent();
  const act = useDo();
  const navigate = useNavigate();
  const { busy, run } = useOneAtATime();
  const doIt = async (): Promise<void> => {
    if (action.kind === 'open') {
      await navigate({ to: `/event/${encodeURIComponent(id)}/${addressOf(action)}` });
      return;
    }
    const { command } = action;
    const sent = await act(command);
    if (sent.kind === 'done' && 'round' in command && command.type === 'pairRound') {
      await navigate({ to: `/event/${encodeURIComponent(id)}/rounds/${command.round}` });
    }
  };
  return (
    <Button
      variant={props.primary ? 'filled' : 'default'}
      loading={busy}
      onClick={onePress(() => {
        run(doIt);
      })}
    >
      {props.label}
    </Button>
  );
}

function addressOf(action: Extract<DueAction, { kind: 'open' }>): string {
  switch (action.page) {
    case 'round':
      return action.round === undefined ? 'rounds' : `rounds/${action.round}`;
    case 'checkIn':
      return 'check-in';
    case 'players':
      return action.filter === undefined ? 'players' : `players?missing=${action.filter}`;
    default:
      return action.page;
  }
}

function Rounds({ overview }: { readonly overview: OverviewAnswer }): ReactNode {
  const words = useWords(NOW_WORDS);
  const { stages } = useWords(SHELL_WORDS);
  const language = useLanguage();
  const { id } = useEvent();
  return (
    <section className={classes['rounds']}>
      <Title order={2} size="h4" mb="xs">
        {words.rounds}
      </Title>
      <ol className={classes['strip']}>
        {overview.overview.rounds.map((line) => (
          <li key={line.round} data-stage={line.stage}>
            <Link to={`/event/${encodeURIComponent(id)}/rounds/${line.round}`}>
              <span className={classes['cardHead']}>
                <span className={classes['roundNumber']}>
                  <span className="visually-hidden">{words.round} </span>
                  {line.round}
                </span>
                <span className={classes['stage']}>{stages[line.stage]}</span>
              </span>
              <span className={classes['bar']} aria-hidden>
                <span style={{ width: `${doneOf(line)}%` }} />
              </span>
              <span className={classes['soft']}>
                {line.boards > 0 && (
                  <span>
                    {line.results ?? 0}/{line.boards}
                  </span>
                )}
                {line.date !== null && (
                  <span>
                    {formatWeekday(line.date, language)} {line.time ?? ''}
                  </span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Of a hundred. */
const doneOf = ({ results, boards }: OverviewAnswer['overview']['rounds'][number]): number =>
  boards === 0 ? 0 : (100 * (results ?? 0)) / boards;
