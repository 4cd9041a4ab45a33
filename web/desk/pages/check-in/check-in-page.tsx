import { Alert, Button, Loader, SegmentedControl, Text, TextInput, Title } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import type { CheckInLine, CheckInView } from '@ronde/core/tournament/views/check-in.ts';
import { arrivalOf } from '@ronde/core/tournament/arrival.ts';
import { IconDeviceTablet, IconSearch, IconUsers } from '../../icons.tsx';
import { Link } from '@tanstack/react-router';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { PartOfPage } from '../../later/part-of-page.tsx';
import { AnswerProblem } from '../../../api/ask.ts';
import { useEvent } from '../../event/event-context.tsx';
import { useDo } from '../../event/use-command.tsx';
import { useMay } from '../../event/use-may.ts';
import { useLastProblem, useView } from '../../event/use-view.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { LicenceRegister, PrepareRound } from '../../parts-of-pages.ts';
import { EmptyState } from '../../parts/empty-state.tsx';
import { ignoringDoubleClick } from '../../parts/ignoring-double-click.ts';
import { unlessBehindDialog } from '../../parts/behind-dialog.ts';
import { arrivals, type Shown } from './arrivals.ts';
import { ArrivalTile } from './arrival-tile.tsx';
import { CHECK_IN_WORDS } from './check-in-words.ts';
import classes from './check-in.module.css';
import { usePrepare } from './prepare/use-prepare.ts';
import { useCheckInSteps } from './use-check-in-steps.tsx';

/** At the door: who has come and who has not, one key or one tap each. */
export function CheckInPage(): ReactNode {
  const words = useWords(CHECK_IN_WORDS);
  const view = useView<CheckInView>('check-in');
  const { data } = view;
  const error = useLastProblem(view);
  if (error instanceof AnswerProblem && error.status === 404) {
    return (
      <>
        <Title order={1} size="h2" mb="md">
          {words.title}
        </Title>
        <Text>{words.none}</Text>
      </>
    );
  }
  if (data !== undefined) {
    return data.players.length === 0 ? <NoPlayers round={data.round} /> : <CheckIn view={data} />;
  }
  return error === null ? <Loader /> : <Alert color="red">{words.failed}</Alert>;
}

/** Nobody to check in: the way to the entries, and no door to open. */
function NoPlayers({ round }: { readonly round: number }): ReactNode {
  const words = useWords(CHECK_IN_WORDS);
  const { id } = useEvent();
  return (
    <>
      <Title order={1} size="h2" mb="md">
        {words.heading(round)}
      </Title>
      <EmptyState sign={IconUsers} title={words.noPlayers} what={words.noPlayersWhat}>
        <Button component={Link} to={`/event/${encodeURIComponent(id)}/players`}>
          {words.toPlayers}
        </Button>
      </EmptyState>
    </>
  );
}

function CheckIn({ view }: { readonly view: CheckInView }): ReactNode {
  const words = useWords(CHECK_IN_WORDS);
  const language = useLanguage();
  const act = useDo();
  const may = useMay();
  const prepare = usePrepare();
  const searchBox = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [text, setText] = useState('');
  const [shown, setShown] = useState<Shown>('missing');
  const [waiting, setWaiting] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<CheckInLine | null>(null);
  const listed = arrivals(view.players, { text, shown: view.open ? shown : 'all', language });
  useHotkeys([['/', unlessBehindDialog(() => searchBox.current?.focus())]]);

  const mark = async (line: CheckInLine, here: boolean): Promise<void> => {
    setWaiting((before) => new Set(before).add(line.id));
    const sent = await act({ type: here ? 'checkIn' : 'undoCheckIn', players: [line.id] });
    setWaiting((before) => new Set([...before].filter((id) => id !== line.id)));
    if (sent.kind === 'done') setLast(here ? line : null);
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') {
      const first = listed.find((line) => arrivalOf(line) === 'missing');
      if (view.open && text.trim() !== '' && first !== undefined) {
        void mark(first, true);
        setText('');
      }
    } else if (event.key === 'Escape') setText('');
    else if (event.key === 'ArrowDown') list.current?.querySelector('button')?.focus();
    else return;
    event.preventDefault();
  };
  const empty =
    text.trim() !== '' ? words.nobody : shown === 'here' ? words.noneHere : words.allHere;
  return (
    <>
      <Head
        key={String(view.open)}
        view={view}
        onEverybody={() => {
          setShown('all');
        }}
      />
      {prepare.asked && may('closeCheckIn') && (
        <PartOfPage>
          <PrepareRound onClose={prepare.close} />
        </PartOfPage>
      )}
      {!view.open && (
        <Alert className={classes['notice'] ?? ''} color={view.closed ? 'green' : 'yellow'} mb="md">
          {view.closed ? words.closed : words.notOpen}
        </Alert>
      )}
      <div className={classes['tools']}>
        <TextInput
          ref={searchBox}
          className={classes['search'] ?? ''}
          size="lg"
          aria-label={words.search}
          placeholder={words.search}
          description={view.open ? words.searchHint : undefined}
          leftSection={<IconSearch size={20} aria-hidden />}
          value={text}
          inputWrapperOrder={['input', 'description']}
          autoFocus
          onKeyDown={onKey}
          onChange={(event) => {
            setText(event.currentTarget.value);
          }}
        />
        {view.open && (
          <SegmentedControl
            size="md"
            aria-label={words.shown}
            value={shown}
            data={(['missing', 'here', 'all'] as const).map((value) => ({
              value,
              label: words.show[value],
            }))}
            onChange={setShown}
          />
        )}
      </div>
      <div aria-live="polite" className={classes['last']} data-open={view.open}>
        {last !== null && view.open && (
          <>
            {words.lastOne(last.name)}{' '}
            <Button variant="subtle" size="sm" onClick={() => void mark(last, false)}>
              {words.undo}
            </Button>
          </>
        )}
      </div>
      {listed.length === 0 ? (
        <p className={classes['empty']}>{empty}</p>
      ) : (
        <ul ref={list} className={classes['list']} aria-label={words.list}>
          {listed.map((line) => (
            <ArrivalTile
              key={line.id}
              line={line}
              open={view.open && may('checkIn')}
              waiting={waiting.has(line.id)}
              onMark={(here) => void mark(line, here)}
            />
          ))}
        </ul>
      )}
    </>
  );
}

function Head(props: {
  readonly view: CheckInView;
  /** Everybody is ticked: now the absent are looked for among all. */
  readonly onEverybody: () => void;
}): ReactNode {
  const { view } = props;
  const words = useWords(CHECK_IN_WORDS);
  const may = useMay();
  const [register, setRegister] = useState(false);
  const { busy, open, close, everybody, kiosk } = useCheckInSteps(view);
  const away = view.players.filter((line) => arrivalOf(line) === 'away').length;
  return (
    <div className={classes['head']}>
      <Title order={1} size="h2">
        {words.heading(view.round)}
      </Title>
      {view.open && (
        <dl className={classes['counts']} aria-live="polite">
          <Count label={words.here} value={view.present} kind="here" />
          <Count label={words.missing} value={view.missing} kind="missing" />
          {away > 0 && <Count label={words.away} value={away} kind="away" />}
        </dl>
      )}
      {register && (
        <PartOfPage>
          <LicenceRegister
            onClose={() => {
              setRegister(false);
            }}
          />
        </PartOfPage>
      )}
      <div className={classes['steps']}>
        {may('noteLicences') && (
          <Button
            variant="default"
            onClick={() => {
              setRegister(true);
            }}
          >
            {words.licences}
          </Button>
        )}
        {kiosk !== null && (
          <Button
            variant="default"
            title={words.kioskHint}
            leftSection={<IconDeviceTablet size={18} aria-hidden />}
            onClick={kiosk}
          >
            {words.kiosk}
          </Button>
        )}
        {everybody !== null && (
          <Button
            variant="default"
            title={words.everybodyHint}
            loading={busy}
            onClick={ignoringDoubleClick(() => {
              props.onEverybody();
              everybody();
            })}
          >
            {words.everybody}
          </Button>
        )}
        {open !== null && (
          <Button
            variant={view.closed ? 'default' : 'filled'}
            loading={busy}
            onClick={ignoringDoubleClick(open)}
          >
            {view.closed ? words.reopen : words.open}
          </Button>
        )}
        {close !== null && (
          <Button
            variant={view.missing === 0 ? 'filled' : 'default'}
            loading={busy}
            onClick={ignoringDoubleClick(close)}
          >
            {words.close}
          </Button>
        )}
      </div>
    </div>
  );
}

function Count(props: {
  readonly label: string;
  readonly value: number;
  readonly kind: string;
}): ReactNode {
  return (
    <div data-kind={props.kind}>
      <dd>{props.value}</dd>
      <dt>{props.label}</dt>
    </div>
  );
}
