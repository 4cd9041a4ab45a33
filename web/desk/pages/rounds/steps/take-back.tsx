import { ActionIcon, Button, Group, Menu, Modal, Stack, Text } from '@mantine/core';
import type { RestorePoint } from '@ronde/core/tournament/views/restore-points.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import type { RestorePointsAnswer, StepsAnswer } from '@ronde/server/api/overview.ts';
import { IconDotsVertical } from '../../../icons.tsx';
import { useState, type ReactNode } from 'react';
import { useDo } from '../../../event/use-command.tsx';
import { useMay } from '../../../event/use-may.ts';
import { useView } from '../../../event/use-view.ts';
import { useLanguage, useWords } from '../../../language.tsx';
import { STEP_WORDS } from './step-words.ts';

/** Steps seldom taken: how a publication is taken back. */
export function TakeBack({ view }: { readonly view: RoundView }): ReactNode {
  const words = useWords(STEP_WORDS);
  const may = useMay();
  const [asking, setAsking] = useState(false);
  if (!may('restore')) return null;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label={words.more}>
            <IconDotsVertical size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            onClick={() => {
              setAsking(true);
            }}
          >
            {words.takeBack}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {asking && (
        <TakeBackDialog
          view={view}
          onClose={() => {
            setAsking(false);
          }}
        />
      )}
    </>
  );
}

/** Asks, says what goes with it, and takes the publication back. */
export function TakeBackDialog(props: {
  readonly view: RoundView;
  readonly onClose: () => void;
}): ReactNode {
  const { view, onClose } = props;
  const words = useWords(STEP_WORDS);
  const language = useLanguage();
  const act = useDo();
  const points = useView<RestorePointsAnswer>('restore-points').data;
  const steps = useView<StepsAnswer>(`steps?lang=${language}`).data;
  const before = points?.restorePoints.findLast((point) => isBefore(point, view.round));
  const last = before !== undefined && steps?.undo?.position === before.position + 1;
  return (
    <Modal opened centered title={words.takeBackTitle(view.round)} onClose={onClose}>
      <Stack>
        <Text>{words.takeBackText}</Text>
        {view.counts.results > 0 && (
          <Text fw={600}>{words.takeBackResults(view.counts.results)}</Text>
        )}
        {points !== undefined && before === undefined && <Text>{words.takeBackNever}</Text>}
        {steps !== undefined && before !== undefined && !last && <Text>{words.takeBackSince}</Text>}
        <Group justify="flex-end">
          <Button variant="default" data-autofocus onClick={onClose}>
            {words.cancel}
          </Button>
          <Button
            color="red"
            variant="outline"
            disabled={before === undefined || steps === undefined}
            onClick={() => {
              if (before === undefined) return;
              onClose();
              // The ordinary undo where the publication came last; otherwise back to before it.
              void act(last ? { type: 'undo' } : { type: 'restore', position: before.position });
            }}
          >
            {words.takeBackDo}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

const isBefore = ({ mark }: RestorePoint, round: number): boolean =>
  'beforePublishing' in mark && mark.beforePublishing === round;
