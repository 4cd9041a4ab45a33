import { Button, Group, Textarea } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useDo } from '../../event/use-command.tsx';
import { useWords } from '../../language.tsx';
import { useOneAtATime } from '../../parts/use-one-at-a-time.ts';
import { DOSSIER_PAGE_WORDS } from './dossier-words.ts';

/** The minutes of the event, edited and kept with it. */
export function Minutes(props: {
  readonly kept: string | null;
  readonly ofLog: string;
}): ReactNode {
  const { kept, ofLog } = props;
  const words = useWords(DOSSIER_PAGE_WORDS);
  const act = useDo();
  const { busy, run } = useOneAtATime();
  const shown = kept ?? ofLog.trimEnd();
  // Until somebody types, what the log gains stands here too.
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? shown;
  const keep = (value: string | null): void => {
    run(() => act({ type: 'fillInForm', fact: 'minutes', value }));
  };
  return (
    <section className="no-print">
      <h2>{words.minutes}</h2>
      <Textarea
        label={words.minutes}
        description={words.minutesAbout}
        autosize
        minRows={4}
        maxRows={20}
        maxLength={20_000}
        value={text}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
        }}
      />
      <Group gap="sm" mt="xs">
        <Button
          variant="default"
          loading={busy}
          disabled={text.trim() === '' || text === shown}
          onClick={() => {
            keep(text.trim());
          }}
        >
          {words.keepMinutes}
        </Button>
        {kept !== null && (
          <Button
            variant="subtle"
            disabled={busy}
            onClick={() => {
              keep(null);
            }}
          >
            {words.minutesOfLog}
          </Button>
        )}
      </Group>
    </section>
  );
}
