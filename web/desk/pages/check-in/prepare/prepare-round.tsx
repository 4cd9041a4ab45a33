import {
  Alert,
  Button,
  Checkbox,
  Group,
  Loader,
  Modal,
  SegmentedControl,
  Stack,
  Text,
} from '@mantine/core';
import { OUT_REASONS, type ReadinessView } from '@ronde/core/tournament/views/readiness.ts';
import type { ShownPlayer } from '@ronde/core/tournament/views/shown-player.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { newKey } from '../../../../api/new-key.ts';
import { useEvent } from '../../../event/event-context.tsx';
import { PublishText } from '../../../event/publish-text.tsx';
import { useDo } from '../../../event/use-command.tsx';
import { useView } from '../../../event/use-view.ts';
import { useWords } from '../../../language.tsx';
import { HeldBack } from '../../../parts/licences/held-back.tsx';
import { ignoringDoubleClick } from '../../../parts/ignoring-double-click.ts';
import { useOneAtATime } from '../../../parts/use-one-at-a-time.ts';
import foot from '../../../parts/dialog-foot.module.css';
import classes from './prepare.module.css';
import { PREPARE_WORDS } from './prepare-words.ts';
import { preparedSteps, usualNumbering, type Numbering, type Wish } from './prepared-steps.ts';

/** From the check-in to the draft in one dialog: who plays, numbers, colour, and what is unsettled. */
export function PrepareRound({ onClose }: { readonly onClose: () => void }): ReactNode {
  const words = useWords(PREPARE_WORDS);
  const { data, isError } = useView<ReadinessView>('readiness');
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      centered
      title={data === undefined ? '' : words.title(data.round)}
      closeButtonProps={{ 'aria-label': words.back }}
    >
      {data !== undefined ? (
        <Prepare view={data} onClose={onClose} />
      ) : isError ? (
        <Alert color="red">{words.failed}</Alert>
      ) : (
        <Loader />
      )}
    </Modal>
  );
}

function Prepare(props: { readonly view: ReadinessView; readonly onClose: () => void }): ReactNode {
  const { view, onClose } = props;
  const words = useWords(PREPARE_WORDS);
  const { id } = useEvent();
  const act = useDo();
  const navigate = useNavigate();
  const { busy, run } = useOneAtATime();
  const [numbering, setNumbering] = useState<Numbering>(() => usualNumbering(view));
  const [publishEvent, setPublishEvent] = useState(false);
  const { round, numbers, colour, unsettled } = view;
  const go = (until: Wish['until']): void => {
    run(async () => {
      for (const { command, confirmed } of preparedSteps(view, {
        numbering,
        until,
        publishEvent,
        seed: newKey,
      })) {
        const sent = await act(command, { confirmed });
        if (sent.kind !== 'done') return;
      }
      if (until === 'closed') onClose();
      else {
        const page = view.calendar === null ? `rounds/${round}` : 'calendar';
        await navigate({ to: `/event/${encodeURIComponent(id)}/${page}` });
      }
    });
  };
  const choices: readonly Numbering[] = numbers.given
    ? ['kept', 'rating', 'lots']
    : ['rating', 'lots'];
  const opens = round === 1 && !view.public;
  return (
    <Stack gap="md">
      <section className={classes['who']}>
        <Text className={classes['playing']}>{words.playing(view.playing)}</Text>
        <WhoIsOut view={view} />
      </section>
      {numbers.open && (
        <section>
          <Text fw={600} id="prepare-numbers">
            {words.numbers}
          </Text>
          <SegmentedControl
            aria-labelledby="prepare-numbers"
            value={numbering}
            onChange={setNumbering}
            data={choices.map((value) => ({ value, label: words.numbering[value] }))}
          />
          <Text size="sm">
            {numbering === 'lots' && !view.byTable && numbers.rated > 0
              ? words.lotsAgainstStrength(numbers.rated)
              : words.numbersAbout[numbering]}
            {numbering === 'kept' && numbers.late > 0 ? ` ${words.late(numbers.late)}` : ''}
          </Text>
        </section>
      )}
      {round === 1 && colour.needed && (
        <section>
          <Text fw={600}>{words.colour}</Text>
          <Text size="sm">{colour.drawn === null ? words.toDraw : words.drawn[colour.drawn]}</Text>
        </section>
      )}
      {unsettled.licences.length + unsettled.fees.length > 0 && (
        <section>
          <Text fw={600}>{words.unsettled}</Text>
          <Names title={words.licences} players={unsettled.licences} />
          <Names title={words.fees} players={unsettled.fees} />
        </section>
      )}
      {opens && (
        <section>
          <Checkbox
            label={words.publishEvent}
            checked={publishEvent}
            onChange={(event) => {
              setPublishEvent(event.currentTarget.checked);
            }}
          />
          {publishEvent && <PublishText round={null} />}
        </section>
      )}
      <Group justify="flex-end" gap="xs" className={foot['foot'] ?? ''}>
        {view.checkInOpen && (
          <Button
            variant="subtle"
            disabled={busy}
            onClick={ignoringDoubleClick(() => {
              go('closed');
            })}
          >
            {words.onlyClose}
          </Button>
        )}
        {view.calendar !== null && (
          <Button
            data-autofocus
            loading={busy}
            onClick={ignoringDoubleClick(() => {
              go('published');
            })}
          >
            {words.publishAll(view.calendar.rounds)}
          </Button>
        )}
        {view.paired && view.calendar === null && (
          <>
            <Button
              variant="default"
              disabled={busy}
              onClick={ignoringDoubleClick(() => {
                go('published');
              })}
            >
              {words.publish}
            </Button>
            <Button
              data-autofocus
              loading={busy}
              onClick={ignoringDoubleClick(() => {
                go('draft');
              })}
            >
              {words.draft}
            </Button>
          </>
        )}
      </Group>
    </Stack>
  );
}

function WhoIsOut({ view }: { readonly view: ReadinessView }): ReactNode {
  const words = useWords(PREPARE_WORDS);
  if (view.out.length === 0) return <Text size="sm">{words.nobodyOut}</Text>;
  return (
    <>
      <HeldBack view={view} />
      <dl className={classes['out']}>
        {OUT_REASONS.filter((reason) => reason !== 'heldBack').map((reason) => {
          const players = view.out.filter(({ why }) => why === reason);
          if (players.length === 0) return null;
          return (
            <div key={reason}>
              <dt>
                {words.out[reason]} ({players.length})
              </dt>
              <dd>{players.map(({ player }) => player.name).join(' · ')}</dd>
            </div>
          );
        })}
      </dl>
      {view.out.some(({ why }) => why === 'absent') && (
        <Text size="sm">{view.byTable ? words.absentByTable : words.absentScore(view.round)}</Text>
      )}
    </>
  );
}

/** Enough to know whom to ask; the list of players has them all. */
const NAMED = 8;

function Names(props: {
  readonly title: (players: number) => string;
  readonly players: readonly ShownPlayer[];
}): ReactNode {
  const words = useWords(PREPARE_WORDS);
  const { players } = props;
  if (players.length === 0) return null;
  const named = players.slice(0, NAMED).map(({ name }) => name);
  const rest = players.length - named.length;
  return (
    <Text size="sm">
      {props.title(players.length)} {named.join(' · ')}
      {rest > 0 ? ` ${words.more(rest)}` : ''}
    </Text>
  );
}
