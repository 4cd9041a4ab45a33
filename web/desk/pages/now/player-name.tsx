import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePanel } from '../../shell/use-panel.ts';
import classes from './now.module.css';

/** A name that opens the player beside the page. */
export function PlayerName(props: { readonly player: string; readonly name: string }): ReactNode {
  const { open } = usePanel();
  return (
    <UnstyledButton
      className={classes['name'] ?? ''}
      title={props.name}
      onClick={() => {
        open({ kind: 'player', player: props.player });
      }}
    >
      {props.name}
    </UnstyledButton>
  );
}
