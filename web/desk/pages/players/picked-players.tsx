import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { Command, CommandType } from '@ronde/core/tournament/command.ts';
import type { PlayerLine } from '@ronde/core/tournament/views/players.ts';
import type { OverviewView } from '@ronde/core/tournament/views/overview.ts';
import { useState, type ReactNode } from 'react';
import { isLeavingEarly, openRounds } from '../../event/open-rounds.ts';
import { useDo } from '../../event/use-command.tsx';
import { useMay } from '../../event/use-may.ts';
import { useWords } from '../../language.tsx';
import { ByeDialog } from '../../panels/player/bye-dialog.tsx';
import { useLeaving } from '../../panels/player/leaving.tsx';
import classes from './players.module.css';
import { PLAYERS_WORDS } from './players-words.ts';
import { ProhibitDialog } from './prohibit-dialog.tsx';

/** Who may do none of these has nothing to pick players for. */
export const ON_PICKED: readonly CommandType[] = [
  'announceAbsences',
  'grantBye',
  'withdraw',
  'returnPlayer',
  'exchangeNumbers',
  'prohibitPairs',
  'removePlayer',
];

/** What can be done with the players picked, all at once. */
export function PickedPlayers(props: {
  readonly players: readonly PlayerLine[];
  readonly overview: OverviewView;
  readonly onLetGo: () => void;
}): ReactNode {
  const { players, overview, onLetGo } = props;
  const words = useWords(PLAYERS_WORDS);
  const act = useDo();
  const may = useMay();
  const leaving = useLeaving();
  const [dialog, setDialog] = useState<'bye' | 'prohibit' | null>(null);
  const close = (): void => {
    setDialog(null);
  };
  const rounds = openRounds(overview.rounds);
  const [next] = rounds;
  const here = players.filter(({ left }) => left === null);
  const gone = players.filter(({ left }) => left !== null && left.reason !== 'expelled');
  const [a, b] = players;
  const send = async (commands: readonly Command[], done?: string): Promise<void> => {
    for (const command of commands) {
      const sent = await act(command);
      if (sent.kind !== 'done') return;
    }
    if (done !== undefined) notifications.show({ message: done });
  };
  const button = (label: string, onClick: () => void): ReactNode => (
    <Button variant="default" size="sm" onClick={onClick}>
      {label}
    </Button>
  );
  return (
    <div
      className={classes['picked']}
      role="region"
      aria-label={words.picked(players.length)}
      data-foot-bar
    >
      <strong aria-live="polite">{words.picked(players.length)}</strong>
      {next !== undefined &&
        here.length > 0 &&
        may('announceAbsences') &&
        button(words.absent(next), () => {
          const ids = here.map(({ id }) => id);
          void send(
            [{ type: 'announceAbsences', players: ids, round: next }],
            words.absentDone(ids.length, next),
          );
        })}
      {rounds.length > 0 &&
        here.length > 0 &&
        may('grantBye') &&
        button(words.bye, () => {
          setDialog('bye');
        })}
      {isLeavingEarly(overview.rounds) &&
        here.length > 0 &&
        may('withdraw') &&
        button(words.withdraw, () => {
          leaving.ask('withdraw', here);
        })}
      {gone.length > 0 &&
        may('returnPlayer') &&
        button(words.returns, () => {
          void send(gone.map(({ id }) => ({ type: 'returnPlayer', player: id })));
        })}
      {a !== undefined &&
        b !== undefined &&
        players.length === 2 &&
        a.tpn !== null &&
        b.tpn !== null &&
        may('exchangeNumbers') &&
        button(words.exchange, () => {
          void send([{ type: 'exchangeNumbers', a: a.id, b: b.id }], words.exchanged);
        })}
      {players.length >= 2 &&
        may('prohibitPairs') &&
        button(words.prohibit, () => {
          setDialog('prohibit');
        })}
      {overview.current === null &&
        may('removePlayer') &&
        button(words.remove, () => {
          leaving.ask('remove', players);
        })}
      <Button variant="subtle" size="sm" ml="auto" onClick={onLetGo}>
        {words.unpick}
      </Button>
      {dialog === 'bye' && <ByeDialog players={here} rounds={rounds} onClose={close} />}
      {dialog === 'prohibit' && (
        <ProhibitDialog players={players} rounds={overview.rounds.length} onClose={close} />
      )}
    </div>
  );
}
