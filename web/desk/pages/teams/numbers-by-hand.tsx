import { Button, Group, Modal, Stack } from '@mantine/core';
import type { TeamLine } from '@ronde/core/tournament/views/teams.ts';
import { useState, type ReactNode } from 'react';
import { useDo } from '../../event/use-command.tsx';
import { useWords } from '../../language.tsx';
import foot from '../../parts/dialog-foot.module.css';
import { OrderedList } from './ordered-list.tsx';
import classes from './teams.module.css';
import { TEAMS_WORDS } from './teams-words.ts';

/** Numbers as somebody says, number 1 first. */
export function NumbersByHand(props: {
  readonly teams: readonly TeamLine[];
  readonly onClose: () => void;
}): ReactNode {
  const { teams, onClose } = props;
  const words = useWords(TEAMS_WORDS);
  const act = useDo();
  const [order, setOrder] = useState(teams);
  const save = async (): Promise<void> => {
    const sent = await act({ type: 'numberTeams', order: order.map(({ id }) => id) });
    if (sent.kind === 'done') onClose();
  };
  return (
    <Modal opened onClose={onClose} title={words.handHeading} size="lg" closeOnClickOutside={false}>
      <Stack gap="sm">
        <OrderedList
          label={words.handHeading}
          items={order}
          keyOf={({ id }) => id}
          up={({ name }) => words.oneUp(name)}
          down={({ name }) => words.oneDown(name)}
          onChange={setOrder}
        >
          {({ name, rating }, index) => (
            <>
              <span className={classes['figure']}>{index + 1}</span>
              <span className={classes['who']}>{name}</span>
              <span className={classes['figure']}>{rating.value || '–'}</span>
            </>
          )}
        </OrderedList>
        <Group justify="flex-end" className={foot['foot'] ?? ''}>
          <Button variant="default" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button onClick={() => void save()}>{words.handSave}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
