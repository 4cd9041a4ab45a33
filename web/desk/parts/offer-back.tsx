import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';

/** How long the way back is offered, in milliseconds. */
const OFFERED = 12_000;

/** Says what was done, with a button that takes it back. */
export function offerBack(said: {
  readonly title?: string;
  readonly text: string;
  /** What the button says. */
  readonly back: string;
  readonly onBack: () => void;
}): void {
  const shown = notifications.show({
    ...(said.title === undefined ? {} : { title: said.title }),
    autoClose: OFFERED,
    message: (
      <Group justify="space-between">
        {said.text}
        <Button
          size="compact-md"
          variant="default"
          onClick={() => {
            notifications.hide(shown);
            said.onBack();
          }}
        >
          {said.back}
        </Button>
      </Group>
    ),
  });
}
