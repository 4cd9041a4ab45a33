import { Button, Chip, Group, Modal, SegmentedControl, Stack, Text } from '@mantine/core';
import { GRANTED_BYES, type GrantedBye } from '@ronde/core/rules/outcome.ts';
import { useId, useState, type ReactNode } from 'react';
import { useDo } from '../../event/use-command.tsx';
import { useWords } from '../../language.tsx';
import { byeCommands, type Named } from './bye-commands.ts';
import { DIALOG_WORDS } from './dialog-words.ts';

/** Half-point first: it is what players ask for. */
const KINDS: readonly GrantedBye[] = ['halfPointBye', 'zeroPointBye', 'fullPointBye'];

/** Byes for one or several players in one or several rounds. */
export function ByeDialog(props: {
  readonly players: readonly Named[];
  readonly rounds: readonly number[];
  readonly onClose: () => void;
}): ReactNode {
  const { players, rounds, onClose } = props;
  const words = useWords(DIALOG_WORDS);
  const act = useDo();
  const label = useId();
  const [chosen, setChosen] = useState<string[]>(rounds.slice(0, 1).map(String));
  const [bye, setBye] = useState<GrantedBye>('halfPointBye');
  const [busy, setBusy] = useState(false);
  const grant = async (): Promise<void> => {
    setBusy(true);
    for (const command of byeCommands(players, chosen.map(Number), bye)) {
      const sent = await act(command);
      if (sent.kind !== 'done') {
        setBusy(false);
        return;
      }
    }
    onClose();
  };
  const who = players.length === 1 ? players[0]?.name : words.several(players.length);
  return (
    <Modal opened onClose={onClose} title={words.byeHeading(who ?? '')} centered>
      {rounds.length === 0 ? (
        <Text>{words.noRounds}</Text>
      ) : (
        <Stack>
          <div role="group" aria-labelledby={`${label}-rounds`}>
            <Text size="sm" fw={500} mb={4} id={`${label}-rounds`}>
              {words.rounds}
            </Text>
            <Chip.Group multiple value={chosen} onChange={setChosen}>
              <Group gap="xs">
                {rounds.map((round) => (
                  <Chip key={round} value={String(round)} radius="md" size="lg">
                    {round}
                  </Chip>
                ))}
              </Group>
            </Chip.Group>
          </div>
          <div>
            <Text size="sm" fw={500} mb={4} id={`${label}-kind`}>
              {words.kind}
            </Text>
            <SegmentedControl
              fullWidth
              aria-labelledby={`${label}-kind`}
              value={bye}
              data={KINDS.map((value) => ({ value, label: words.kinds[value] }))}
              onChange={(value) => {
                const kind = GRANTED_BYES.find((one) => one === value);
                if (kind !== undefined) setBye(kind);
              }}
            />
          </div>
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {words.cancel}
            </Button>
            <Button
              loading={busy}
              disabled={chosen.length === 0}
              onClick={() => void grant()}
              data-autofocus
            >
              {words.grant}
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  );
}
