import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { isRoundRobin } from '@ronde/core/pairing/systems.ts';
import type { Command } from '@ronde/core/tournament/command.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import { useDo } from '../../event/use-command.tsx';
import { useView } from '../../event/use-view.ts';
import { useWords } from '../../language.tsx';
import type { Named } from './bye-commands.ts';
import { DIALOG_WORDS } from './dialog-words.ts';

type Way = 'withdraw' | 'expel' | 'remove';

const COMMANDS: Readonly<Record<Way, (player: Named) => Command>> = {
  withdraw: ({ id }) => ({ type: 'withdraw', player: id }),
  expel: ({ id }) => ({ type: 'expel', player: id }),
  remove: ({ id }) => ({ type: 'removePlayer', player: id }),
};

export interface Leaving {
  readonly ask: (way: Way, players: readonly Named[], onDone?: () => void) => void;
  readonly askAbsence: (player: Named, round: number) => void;
}

/** Asks before somebody leaves the event, with what it means; the focus is on the way back. */
export function useLeaving(): Leaving {
  const words = useWords(DIALOG_WORDS);
  const act = useDo();
  const { data } = useView<OverviewAnswer>('');
  const roundRobin = data !== undefined && isRoundRobin(data.overview.system);
  const send = async (commands: readonly Command[], onDone?: () => void): Promise<void> => {
    for (const command of commands) {
      const sent = await act(command);
      if (sent.kind !== 'done') return;
    }
    onDone?.();
  };
  const put = (
    title: string,
    texts: readonly string[],
    label: string,
    onConfirm: () => void,
  ): void => {
    modals.openConfirmModal({
      title,
      children: texts.map((text) => (
        <Text key={text} size="sm" mb="xs">
          {text}
        </Text>
      )),
      labels: { confirm: label, cancel: words.cancel },
      confirmProps: { color: 'red' },
      cancelProps: { 'data-autofocus': true },
      centered: true,
      onConfirm,
    });
  };
  return {
    ask: (way, players, onDone) => {
      const who = players.length === 1 ? (players[0]?.name ?? '') : words.several(players.length);
      const texts = [
        words[`${way}Text`],
        ...(roundRobin && way !== 'remove' ? [words.underHalf] : []),
      ];
      put(words[`${way}Heading`](who), texts, words[way], () => {
        void send(players.map(COMMANDS[way]), onDone);
      });
    },
    askAbsence: (player, round) => {
      const heading = words.absenceHeading(player.name, round);
      put(heading, [words.absenceText], words.reportAbsence, () => {
        void send([{ type: 'reportAbsence', player: player.id, round }]);
      });
    },
  };
}
