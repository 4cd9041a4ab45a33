import { TextInput } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconSearch } from '../icons.tsx';
import { useRef, type ReactNode } from 'react';
import { isBehindDialog } from './behind-dialog.ts';

/** Filters by typing: `/` leads to it, Escape empties it (desk.md, Anatomy). */
export function FilterBox(props: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Where the arrow down, and Enter, lead from it. */
  readonly onDown?: () => void;
  readonly className?: string | undefined;
}): ReactNode {
  const box = useRef<HTMLInputElement>(null);
  useHotkeys([
    [
      '/',
      () => {
        if (!isBehindDialog(box.current)) box.current?.focus();
      },
    ],
  ]);
  return (
    <TextInput
      ref={box}
      className={props.className ?? ''}
      aria-label={props.label}
      placeholder={props.label}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={<kbd>/</kbd>}
      value={props.value}
      onChange={(event) => {
        props.onChange(event.currentTarget.value);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') props.onChange('');
        if (props.onDown === undefined) return;
        if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
        event.preventDefault();
        props.onDown();
      }}
    />
  );
}
