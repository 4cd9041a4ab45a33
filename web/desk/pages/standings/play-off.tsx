import { Button, Group, NativeSelect, Text } from '@mantine/core';
import type { PlayerId } from '@ronde/core/rules/identity.ts';
import { displayPoints, type Points } from '@ronde/core/rules/points.ts';
import type { RecordedPlayOff } from '@ronde/core/tournament/ranking-decisions.ts';
import type { StandingsView } from '@ronde/core/tournament/views/standings.ts';
import { useState, type ReactNode } from 'react';
import { pointsInEnglish, pointsInFrench } from '../../../words/points.ts';
import { useDo } from '../../event/use-command.tsx';
import { useMay } from '../../event/use-may.ts';
import { DecisionDialog } from '../../event/decision-dialog.tsx';
import { useLanguage, useWords } from '../../language.tsx';
import { OpensDialog } from '../../parts/opens-dialog.tsx';
import { pointsGroups, stepsOf } from './play-off-steps.ts';
import { SETTLE_WORDS } from './settle-words.ts';
import classes from './standings.module.css';
import { STANDINGS_WORDS } from './standings-words.ts';

/** Play-offs that were recorded, each to be taken back. */
export function PlayOffs(props: {
  readonly view: StandingsView;
  readonly playOffs: readonly RecordedPlayOff[];
}): ReactNode {
  const words = useWords(SETTLE_WORDS);
  const act = useDo();
  const may = useMay();
  const names = new Map(props.view.rows.map(({ id, name }) => [id, name]));
  const named = (step: readonly PlayerId[]): string =>
    step.map((id) => names.get(id) ?? id).join(' = ');
  return props.playOffs.map(({ steps }) => {
    const players = steps.flat();
    const order = steps.map((step, index) => `${index + 1}. ${named(step)}`).join(' · ');
    return (
      <Group key={players.join()} gap="xs">
        <Text size="sm">{words.recorded(order)}</Text>
        {may('cancelPlayOff') && (
          <Button
            size="compact-md"
            variant="default"
            className="no-print"
            aria-label={words.takeBackOf(players.map((id) => names.get(id) ?? id).join(', '))}
            onClick={() => void act({ type: 'cancelPlayOff', players })}
          >
            {words.takeBack}
          </Button>
        )}
      </Group>
    );
  });
}

/** Records who won a play-off among players with the same points (LA 5.2 1). */
export function RecordPlayOff({ view }: { readonly view: StandingsView }): ReactNode {
  const words = useWords(SETTLE_WORDS);
  if (pointsGroups(view.rows).length === 0) return null;
  return (
    <OpensDialog label={words.playOff}>
      {(close) => <PlayOffDialog view={view} onClose={close} />}
    </OpensDialog>
  );
}

function PlayOffDialog(props: {
  readonly view: StandingsView;
  readonly onClose: () => void;
}): ReactNode {
  const { view, onClose } = props;
  const words = useWords(SETTLE_WORDS);
  const { cancel } = useWords(STANDINGS_WORDS);
  const language = useLanguage();
  const inWords = language === 'fr' ? pointsInFrench : pointsInEnglish;
  const groups = pointsGroups(view.rows);
  const [points, setPoints] = useState<Points | null>(() => firstTied(view));
  const [places, setPlaces] = useState<ReadonlyMap<PlayerId, number>>(new Map());
  const group = groups.find((one) => one.points === points) ?? groups[0];
  const rows = group?.rows ?? [];
  const give = (player: PlayerId, place: number): void => {
    const given = new Map(places);
    if (place === 0) given.delete(player);
    else given.set(player, place);
    setPlaces(given);
  };
  return (
    <DecisionDialog
      title={words.playOffTitle}
      text={words.playOffText}
      leave={cancel}
      decide={words.record}
      ready={places.size >= 2}
      command={() => ({ type: 'recordPlayOff', steps: stepsOf(places) })}
      onDone={onClose}
      onClose={onClose}
    >
      <NativeSelect
        label={words.group}
        value={String(group?.points ?? '')}
        data={groups.map((one) => ({
          value: String(one.points),
          label: inWords(displayPoints(one.points, language)),
        }))}
        onChange={({ currentTarget: { value } }) => {
          setPoints(groups.find((one) => String(one.points) === value)?.points ?? null);
          setPlaces(new Map());
        }}
      />
      <ul className={classes['places']}>
        {rows.map(({ id, name, rank }) => (
          <li key={id}>
            <span>
              {rank}. {name}
            </span>
            <NativeSelect
              aria-label={words.place(name)}
              value={String(places.get(id) ?? 0)}
              data={[
                { value: '0', label: words.notPlayed },
                ...rows.map((_, index) => String(index + 1)),
              ]}
              onChange={({ currentTarget: { value } }) => {
                give(id, Number(value));
              }}
            />
          </li>
        ))}
      </ul>
    </DecisionDialog>
  );
}

/** The points of the first tie that nothing separates. */
function firstTied({ tiesLeft, rows }: StandingsView): Points | null {
  const [tied] = tiesLeft[0]?.players ?? [];
  return rows.find(({ tpn }) => tpn === tied)?.points ?? null;
}
