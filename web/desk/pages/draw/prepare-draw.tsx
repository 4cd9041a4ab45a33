import {
  Alert,
  Button,
  Group,
  NativeSelect,
  NumberInput,
  Radio,
  Text,
  TextInput,
} from '@mantine/core';
import type { DrawWish } from '@ronde/core/tournament/draw-ceremony.ts';
import type { DrawView } from '@ronde/core/tournament/views/draw.ts';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { newKey } from '../../../api/new-key.ts';
import { useEvent } from '../../event/event-context.tsx';
import { useDo } from '../../event/use-command.tsx';
import { useMay } from '../../event/use-may.ts';
import { useWords } from '../../language.tsx';
import { ignoringDoubleClick } from '../../parts/ignoring-double-click.ts';
import { useOneAtATime } from '../../parts/use-one-at-a-time.ts';
import { AFFINITIES } from './affinities.ts';
import { ByHand } from './by-hand.tsx';
import { DRAW_WORDS } from './draw-words.ts';
import classes from './draw.module.css';
import { sizesTyped } from './drawn-by-hand.ts';
import { PlanOfDraw } from './plan-of-draw.tsx';
import { useSteerDraw } from './use-draw.ts';

const KINDS = ['whole', 'groups', 'apart', 'hand'] as const;
type Kind = (typeof KINDS)[number];

const USUAL_LAST = 3;

/** Which draw, what it is held with, and what cannot be kept: before anybody draws. */
export function PrepareDraw(props: {
  readonly view: DrawView;
  readonly wish: DrawWish;
  readonly onWish: (wish: DrawWish) => void;
}): ReactNode {
  const { view, wish, onWish } = props;
  const words = useWords(DRAW_WORDS);
  const [kind, setKind] = useState<Kind>('whole');
  const [sizes, setSizes] = useState('4, 4');
  const kinds = KINDS.filter((one) => one !== 'apart' || (view.roundRobin && view.mostLast > 0));
  const players = view.players.length;
  const typed = sizesTyped(sizes, players);
  const choose = (next: Kind): void => {
    setKind(next);
    if (next === 'apart') {
      onWish({ by: 'federation', last: Math.min(USUAL_LAST, view.mostLast) });
    } else onWish(next === 'groups' && typed !== null ? { groups: typed } : {});
  };
  return (
    <>
      {view.outdated && (
        <Alert color="yellow" mb="md">
          {words.outdated}
        </Alert>
      )}
      {view.numbered && !view.outdated && <Text mb="xs">{words.numbered}</Text>}
      <Radio.Group
        label={words.kind}
        value={kind}
        onChange={(value) => {
          choose(kinds.find((one) => one === value) ?? 'whole');
        }}
      >
        <Group mt="xs" gap="xs 1.5rem">
          {kinds.map((value) => (
            <Radio key={value} value={value} label={words.kinds[value]} />
          ))}
        </Group>
      </Radio.Group>
      <Text mt="xs" mb="md" className={classes['soft'] ?? ''}>
        {words.kindNotes[kind]}
      </Text>
      {kind === 'apart' && (
        <Group align="end" mb="md">
          <NativeSelect
            label={words.by}
            value={wish.by ?? 'federation'}
            data={AFFINITIES.map((value) => ({ value, label: words.affinities[value] }))}
            onChange={({ currentTarget: { value } }) => {
              onWish({ ...wish, by: AFFINITIES.find((one) => one === value) ?? 'federation' });
            }}
          />
          <NumberInput
            label={words.last}
            min={1}
            max={view.mostLast}
            clampBehavior="strict"
            allowDecimal={false}
            value={wish.last ?? USUAL_LAST}
            onChange={(value) => {
              const last = Math.round(Number(value));
              if (last >= 1) onWish({ ...wish, last: Math.min(last, view.mostLast) });
            }}
          />
        </Group>
      )}
      {kind === 'groups' && (
        <TextInput
          label={words.sizes}
          description={words.sizesNote}
          error={typed === null ? words.sizesBad : null}
          mb="md"
          maw="24rem"
          value={sizes}
          onChange={({ currentTarget: { value } }) => {
            setSizes(value);
            const next = sizesTyped(value, players);
            if (next !== null) onWish({ groups: next });
          }}
        />
      )}
      {kind === 'hand' ? (
        <ByHand view={view} />
      ) : (
        <>
          {(kind !== 'groups' || typed !== null) && <Begin view={view} wish={wish} />}
          {kind !== 'whole' && <PlanOfDraw plan={view.plan} restricted={kind === 'apart'} />}
        </>
      )}
    </>
  );
}

function Begin(props: { readonly view: DrawView; readonly wish: DrawWish }): ReactNode {
  const { view, wish } = props;
  const words = useWords(DRAW_WORDS);
  const { id } = useEvent();
  const steer = useSteerDraw();
  const act = useDo();
  const may = useMay();
  const { busy, run } = useOneAtATime();
  if (view.plan === null || !may('drawNumbers')) return null;
  return (
    <>
      <Group mb="xs">
        <Button
          size="md"
          loading={busy}
          onClick={ignoringDoubleClick(() => {
            run(() => steer.begin(wish));
          })}
        >
          {words.begin}
        </Button>
        <Button
          size="md"
          variant="default"
          loading={busy}
          onClick={ignoringDoubleClick(() => {
            run(() => act({ type: 'drawNumbers', seed: newKey(), ...wish }));
          })}
        >
          {words.atOnce}
        </Button>
      </Group>
      <Text mb="lg" className={classes['soft'] ?? ''}>
        {words.wall} <Link to={`/event/${encodeURIComponent(id)}/screens`}>{words.toScreens}</Link>
      </Text>
    </>
  );
}
