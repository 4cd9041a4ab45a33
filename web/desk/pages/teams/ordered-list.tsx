import { ActionIcon } from '@mantine/core';
import type { ReactNode } from 'react';
import { IconArrowDown, IconArrowUp } from '../../icons.tsx';
import { moved } from '../../parts/moved.ts';
import classes from './teams.module.css';

/** A list whose order is changed by buttons, with the mouse and with keys alike. */
export function OrderedList<T>(props: {
  readonly label: string;
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string;
  readonly up: (item: T) => string;
  readonly down: (item: T) => string;
  readonly isBelow?: (index: number) => boolean;
  readonly children: (item: T, index: number) => ReactNode;
  readonly onChange: (items: readonly T[]) => void;
  /** Further buttons of an item. */
  readonly more?: (item: T, index: number) => ReactNode;
}): ReactNode {
  const { label, items, keyOf, children, onChange } = props;
  return (
    <ol className={classes['ordered']} aria-label={label}>
      {items.map((item, index) => (
        <li key={keyOf(item)} data-reserve={props.isBelow?.(index) === true}>
          {children(item, index)}
          <ActionIcon
            variant="default"
            size={44}
            aria-label={props.up(item)}
            disabled={index === 0}
            onClick={() => {
              onChange(moved(items, index, index - 1));
            }}
          >
            <IconArrowUp size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="default"
            size={44}
            aria-label={props.down(item)}
            disabled={index === items.length - 1}
            onClick={() => {
              onChange(moved(items, index, index + 1));
            }}
          >
            <IconArrowDown size={18} aria-hidden />
          </ActionIcon>
          {props.more?.(item, index)}
        </li>
      ))}
    </ol>
  );
}
