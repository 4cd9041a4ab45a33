import { Alert, Button, Group, Modal, Text, TextInput } from '@mantine/core';
import { readHour } from '@ronde/core/rules/hour-of-day.ts';
import type { PlayerId } from '@ronde/core/rules/identity.ts';
import type { PlayOffResult } from '@ronde/core/standings/play-off/play-off-match.ts';
import type { HeldPlayOff, HeldPlayOffView } from '@ronde/core/tournament/views/play-off.ts';
import { useRef, useState, type ReactNode } from 'react';
import { useDo } from '../../event/use-command.tsx';
import { useMay } from '../../event/use-may.ts';
import { useWords } from '../../language.tsx';
import { ignoringDoubleClick } from '../../parts/ignoring-double-click.ts';
import { useOneAtATime } from '../../parts/use-one-at-a-time.ts';
import { hourText } from './hour-text.ts';
import { orderText } from './order-text.ts';
import { PLAY_OFF_PAGE_WORDS } from './play-off-words.ts';
import classes from './play-off.module.css';
import { StageGames } from './stage-games.tsx';
import { useSteerPlayOff } from './use-play-off.ts';

/** What is steered of a play-off under way. */
type Standing = Pick<HeldPlayOff, 'ended' | 'results'>;

/** A play-off under way: its stages with their hours, a result at a time, and then its order. */
export function HeldOnDesk(props: {
  readonly held: HeldPlayOffView;
  /** It decides a match of a cup. */
  readonly cup: boolean;
}): ReactNode {
  const { held, cup } = props;
  const words = useWords(PLAY_OFF_PAGE_WORDS);
  const steer = useSteerPlayOff();
  const may = useMay();
  const act = useDo();
  const { busy, run, runInTurn } = useOneAtATime();
  const nameOf = (id: string): string => held.names.find((one) => one.id === id)?.name ?? id;
  const games = held.stages.flatMap((stage) => stage.games);
  const results = games.flatMap(({ id: game, result }) =>
    result === null ? [] : [{ game, result }],
  );
  const shown = useRef<Standing>({ ended: held.ended, results });
  shown.current = { ended: held.ended, results };
  /** Each in turn, on what the one before has left. */
  const change = (made: (now: Standing) => Standing): void => {
    void runInTurn(() => steer.set(held.seed, made(shown.current)));
  };
  const enter = (game: string, result: PlayOffResult | null): void => {
    change((now) => {
      const others = now.results.filter((one) => one.game !== game);
      return { ...now, results: result === null ? others : [...others, { game, result }] };
    });
  };
  const record = async (steps: NonNullable<HeldPlayOffView['steps']>): Promise<void> => {
    const sent = await act({
      ...{ type: 'recordPlayOff', seed: held.seed },
      steps: steps.map((step) => step.map((id) => id as PlayerId)),
      games: games.flatMap(({ kind, white, black, result }) =>
        result === null
          ? []
          : [{ kind, white: white as PlayerId, black: black as PlayerId, result }],
      ),
    });
    if (sent.kind === 'done') await steer.putAway(held.seed);
  };
  const { steps } = held;
  return (
    <section className={classes['held']} aria-label={held.players.map(nameOf).join(' – ')}>
      {held.untied && (
        <Alert color="red" mb="md">
          {cup ? words.notLevel : words.untied}
        </Alert>
      )}
      <p className={classes['who']}>
        <strong>{words.players}</strong> {held.players.map(nameOf).join(' · ')}
      </p>
      {held.leftOut.length > 0 && <Text>{words.leftOut(held.leftOut.map(nameOf).join(', '))}</Text>}
      <Ended
        held={held}
        onEnded={(ended) => {
          change((now) => ({ ...now, ended }));
        }}
      />
      {held.stages.map(({ stage, games: played }) => (
        <StageGames
          key={stage}
          stage={stage}
          games={played}
          planned={held.schedule.find((one) => one.stage === stage) ?? null}
          ended={held.ended}
          nameOf={nameOf}
          locked={!may('recordPlayOff')}
          onResult={enter}
        />
      ))}
      <div role="status">
        {steps !== null && (
          <p className={classes['decided']}>
            {words.order(orderText(steps as readonly PlayerId[][], nameOf))}
          </p>
        )}
      </div>
      {may('recordPlayOff') && (
        <Group mb="md">
          {steps !== null && !held.untied && (
            <Button
              size="md"
              loading={busy}
              onClick={ignoringDoubleClick(() => {
                run(() => record(steps));
              })}
            >
              {words.record}
            </Button>
          )}
          <PutAway held={held} names={held.players.map(nameOf).join(', ')} games={results.length} />
        </Group>
      )}
      {steps !== null && <Text>{cup ? words.recordMatchNote : words.recordNote}</Text>}
      <Text className={classes['soft'] ?? ''}>{words.seed(held.seed)}</Text>
    </section>
  );
}

/** Its lots were drawn: putting it away is asked, and the history has it with its seed. */
function PutAway(props: {
  readonly held: HeldPlayOffView;
  readonly names: string;
  /** With a result. */
  readonly games: number;
}): ReactNode {
  const { held, names, games } = props;
  const words = useWords(PLAY_OFF_PAGE_WORDS);
  const steer = useSteerPlayOff();
  const act = useDo();
  const { busy, run } = useOneAtATime();
  const [asking, setAsking] = useState(false);
  const close = (): void => {
    setAsking(false);
  };
  const putAway = async (): Promise<void> => {
    close();
    const text = words.abandoned(names, games, held.seed);
    const sent = await act({ type: 'writeNote', text });
    if (sent.kind === 'done') await steer.putAway(held.seed);
  };
  return (
    <>
      <Button
        variant="subtle"
        loading={busy}
        onClick={() => {
          setAsking(true);
        }}
      >
        {words.abandon}
      </Button>
      <Modal opened={asking} title={words.abandon} onClose={close}>
        <Text mb="md">{words.abandonText}</Text>
        <Group justify="end">
          <Button variant="default" onClick={close}>
            {words.goOn}
          </Button>
          <Button
            color="red"
            onClick={ignoringDoubleClick(() => {
              run(putAway);
            })}
          >
            {words.abandon}
          </Button>
        </Group>
      </Modal>
    </>
  );
}

/** When the last game of anybody tied ended: the play-off begins no sooner than half an hour later. */
function Ended(props: {
  readonly held: HeldPlayOffView;
  readonly onEnded: (ended: number | null) => void;
}): ReactNode {
  const { held, onEnded } = props;
  const words = useWords(PLAY_OFF_PAGE_WORDS);
  const [typed, setTyped] = useState(held.ended === null ? '' : hourText(held.ended));
  const time = readHour(typed);
  const isBad = typed.trim() !== '' && time === null;
  const keep = (): void => {
    if (isBad) return;
    const ended = time === null ? null : 60 * time.hours + time.minutes;
    if (ended !== held.ended) onEnded(ended);
  };
  return (
    <TextInput
      label={words.ended}
      description={words.endedNote}
      error={isBad ? words.endedBad : null}
      maw="20rem"
      my="md"
      value={typed}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
      }}
      onBlur={keep}
      onKeyDown={({ key }) => {
        if (key === 'Enter') keep();
      }}
    />
  );
}
