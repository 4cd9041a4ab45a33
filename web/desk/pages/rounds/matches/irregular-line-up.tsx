import { Button, Group, Modal, NativeSelect, Stack, Text } from '@mantine/core';
import { TEAM_RULES } from '@ronde/core/tournament/team-rules.ts';
import type { MatchView, SideOfMatch } from '@ronde/core/tournament/views/match-view.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import { useState, type ReactNode } from 'react';
import { useDo } from '../../../event/use-command.tsx';
import { useWords } from '../../../language.tsx';
import { ignoringDoubleClick } from '../../../parts/ignoring-double-click.ts';
import { playersOfSide } from './players-of-side.ts';
import { IRREGULAR_WORDS } from './irregular-words.ts';

/** From which board a team's line-up is irregular: that one and all below it are lost. */
export function IrregularLineUp(props: {
  readonly match: MatchView;
  readonly view: RoundView;
  readonly onClose: () => void;
}): ReactNode {
  const { match, view, onClose } = props;
  const words = useWords(IRREGULAR_WORDS);
  const act = useDo();
  const [side, setSide] = useState<SideOfMatch>('first');
  const [board, setBoard] = useState(1);
  const players = playersOfSide(match, side);
  const rule = async (): Promise<void> => {
    const sent = await act({
      type: 'forfeitBoards',
      round: view.round,
      team: match[side].id,
      board,
      reason: 'irregularLineUp',
    });
    if (sent.kind === 'done') onClose();
  };
  return (
    <Modal opened centered title={words.title(match.table)} onClose={onClose}>
      <Stack>
        <Text>{words.about(TEAM_RULES.irregularLineUp)}</Text>
        <NativeSelect
          data-autofocus
          label={words.team}
          value={side}
          data={[
            { value: 'first', label: match.first.name },
            { value: 'second', label: match.second.name },
          ]}
          onChange={({ currentTarget: { value } }) => {
            setSide(value === 'second' ? 'second' : 'first');
          }}
        />
        <NativeSelect
          label={words.from}
          value={String(board)}
          data={players.map((player, index) => ({
            value: String(index + 1),
            label: `${index + 1} · ${player?.name ?? words.nobody}`,
          }))}
          onChange={({ currentTarget: { value } }) => {
            setBoard(Number(value));
          }}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button color="red" onClick={ignoringDoubleClick(() => void rule())}>
            {words.rule}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
