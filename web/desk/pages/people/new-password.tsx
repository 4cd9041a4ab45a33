import { PasswordInput } from '@mantine/core';
import type { ReactNode } from 'react';

export const SHORTEST_PASSWORD = 10;

/** A password that is being chosen. */
export function NewPassword(props: {
  readonly label: string;
  readonly description: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (password: string) => void;
}): ReactNode {
  const { onChange, ...field } = props;
  return (
    <PasswordInput
      {...field}
      autoComplete="new-password"
      onChange={(event) => {
        onChange(event.currentTarget.value);
      }}
    />
  );
}
