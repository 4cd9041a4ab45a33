import { Anchor, Button, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import { IconEye, IconEyeOff } from '../icons.tsx';
import { useId, type ReactNode } from 'react';
import { useWords } from '../language.tsx';
import { ignoringDoubleClick } from '../parts/ignoring-double-click.ts';
import { useOneAtATime } from '../parts/use-one-at-a-time.ts';
import { useEvent } from './event-context.tsx';
import classes from './public-state.module.css';
import { PUBLICATION_WORDS } from './publication-words.ts';
import { useDo } from './use-command.tsx';
import { useMay } from './use-may.ts';
import { useView } from './use-view.ts';

/** Whether visitors see the event, and the one button that changes it. */
export function PublicState(): ReactNode {
  const words = useWords(PUBLICATION_WORDS);
  const { id } = useEvent();
  const { data } = useView<OverviewAnswer>('');
  const may = useMay();
  const deed = usePublicationDeed();
  const about = useId();
  if (data === undefined) return null;
  const { published } = data.overview;
  const Icon = published ? IconEye : IconEyeOff;
  return (
    <div className={classes['state']} data-public={published}>
      <Icon size={20} aria-hidden />
      <div className={classes['text']} id={about}>
        <Text fw={600}>{published ? words.isPublic : words.notYet}</Text>
        <Text size="sm">{published ? words.isPublicAbout : words.notYetAbout}</Text>
        <Anchor href={`/t/${encodeURIComponent(id)}/`} target="_blank" size="sm" underline="always">
          {words.look}
        </Anchor>
      </div>
      {may(deed.command) && (
        <Button
          variant={published ? 'default' : 'outline'}
          loading={deed.busy}
          aria-describedby={about}
          onClick={ignoringDoubleClick(deed.run)}
        >
          {deed.label}
        </Button>
      )}
    </div>
  );
}

/** Publishing an event that is not public, withholding one that is; the rules ask first. */
export function usePublicationDeed(): {
  readonly command: 'publishTournament' | 'withholdTournament';
  readonly label: string;
  readonly busy: boolean;
  readonly run: () => void;
} {
  const words = useWords(PUBLICATION_WORDS);
  const { data } = useView<OverviewAnswer>('');
  const act = useDo();
  const { busy, run } = useOneAtATime();
  const published = data?.overview.published === true;
  const command = published ? 'withholdTournament' : 'publishTournament';
  return {
    command,
    label: published ? words.withhold : words.publish,
    busy,
    run: () => {
      run(async () => {
        const sent = await act({ type: command });
        if (sent.kind !== 'done') return;
        notifications.show({ message: published ? words.withheld : words.published });
      });
    },
  };
}
