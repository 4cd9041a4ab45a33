import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';

/** A button that opens a dialog; what the dialog held is gone when it closes. */
export function OpensDialog(props: {
  readonly label: string;
  /** Filled when it is what the page waits for. */
  readonly variant?: 'default' | 'filled';
  readonly children: (close: () => void) => ReactNode;
}): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="compact-md"
        variant={props.variant ?? 'default'}
        className="no-print"
        onClick={() => {
          setOpen(true);
        }}
      >
        {props.label}
      </Button>
      {open &&
        props.children(() => {
          setOpen(false);
        })}
    </>
  );
}
