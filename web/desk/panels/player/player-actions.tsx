import { ActionIcon, Button, Menu } from '@mantine/core';
import type { PlayerLine } from '@ronde/core/tournament/views/players.ts';
import type { OverviewView } from '@ronde/core/tournament/views/overview.ts';
import { IconDots } from '../../icons.tsx';
import { useState, type ReactNode } from 'react';
import { isLeavingEarly, openRounds, publishedOf } from '../../event/open-rounds.ts';
import { useDo } from '../../event/use-command.tsx';
import { useMay } from '../../event/use-may.ts';
import { useWords } from '../../language.tsx';
import { usePanel } from '../../shell/use-panel.ts';
import { AdjustPointsDialog } from './adjust-points-dialog.tsx';
import { ByeDialog } from './bye-dialog.tsx';
import { FixBoardDialog } from './fix-board-dialog.tsx';
import { useLeaving } from './leaving.tsx';
import { PLAYER_WORDS } from './player-words.ts';
import classes from './player.module.css';

interface Deed {
  readonly label: string;
  /** It is not taken back with one press. */
  readonly grave: boolean;
  readonly run: () => void;
}

/** What may be done with a player now; the rest is not there. */
export function PlayerActions(props: {
  readonly player: PlayerLine;
  readonly overview: OverviewView;
  /** In a round that was published, the player has an opponent. */
  readonly pairedIn: number | null;
  readonly started: boolean;
  readonly onEdit: () => void;
}): ReactNode {
  const { player, overview, pairedIn } = props;
  const words = useWords(PLAYER_WORDS);
  const act = useDo();
  const may = useMay();
  const leaving = useLeaving();
  const { open } = usePanel();
  const [dialog, setDialog] = useState<'bye' | 'board' | 'points' | null>(null);
  const close = (): void => {
    setDialog(null);
  };
  const rounds = openRounds(overview.rounds);
  const here = player.left === null;
  const published = publishedOf(overview.rounds);
  const deed = (isThere: boolean, label: string, run: () => void, grave = false): Deed[] =>
    isThere ? [{ label, grave, run }] : [];
  const seldom: readonly Deed[] = [
    ...deed(may('fixBoard'), words.fixBoard, () => {
      setDialog('board');
    }),
    ...deed(published.length > 0 && may('adjustPoints'), words.adjust, () => {
      setDialog('points');
    }),
    ...(pairedIn === null
      ? []
      : deed(here && may('reportAbsence'), words.reportAbsence(pairedIn), () => {
          leaving.askAbsence(player, pairedIn);
        })),
    ...deed(
      player.left?.reason !== 'expelled' && may('expel'),
      words.expel,
      () => {
        leaving.ask('expel', [player]);
      },
      true,
    ),
    ...deed(
      !props.started && may('removePlayer'),
      words.remove,
      () => {
        leaving.ask('remove', [player], () => {
          open(null);
        });
      },
      true,
    ),
  ];
  return (
    <div className={`${classes['actions'] ?? ''} no-print`}>
      {may('correctPlayer') && (
        <Button variant="default" size="sm" onClick={props.onEdit}>
          {words.edit}
        </Button>
      )}
      {here && rounds.length > 0 && may('grantBye') && (
        <Button
          variant="default"
          size="sm"
          onClick={() => {
            setDialog('bye');
          }}
        >
          {words.grantBye}
        </Button>
      )}
      {here && isLeavingEarly(overview.rounds) && may('withdraw') && (
        <Button
          variant="default"
          size="sm"
          onClick={() => {
            leaving.ask('withdraw', [player]);
          }}
        >
          {words.withdraw}
        </Button>
      )}
      {!here && player.left.reason !== 'expelled' && may('returnPlayer') && (
        <Button size="sm" onClick={() => void act({ type: 'returnPlayer', player: player.id })}>
          {words.returns}
        </Button>
      )}
      {seldom.length > 0 && (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="default" size={36} aria-label={words.more}>
              <IconDots size={18} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {seldom.map(({ label, grave, run }) => (
              <Menu.Item key={label} {...(grave ? { color: 'var(--danger)' } : {})} onClick={run}>
                {label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {dialog === 'bye' && <ByeDialog players={[player]} rounds={rounds} onClose={close} />}
      {dialog === 'points' && (
        <AdjustPointsDialog player={player} rounds={published} onClose={close} />
      )}
      {dialog === 'board' && (
        <FixBoardDialog player={player} board={player.staff?.fixedBoard ?? null} onClose={close} />
      )}
    </div>
  );
}
