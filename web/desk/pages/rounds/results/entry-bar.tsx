import { ActionIcon, Checkbox, Group, Text, Tooltip } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import { useMemo, type ReactNode } from 'react';
import { useMay } from '../../../event/use-may.ts';
import { IconKeyboard } from '../../../icons.tsx';
import { useWords } from '../../../language.tsx';
import { FilterBox } from '../../../parts/filter-box.tsx';
import { TABLE_WORDS } from '../../../parts/table-words.ts';
import bar from './entry-bar.module.css';
import type { EntryState } from './entry-keys.ts';
import classes from '../rounds.module.css';
import { ROUNDS_WORDS } from '../rounds-words.ts';

/** Which boards are listed. */
export interface Listed {
  readonly filter: string;
  readonly openOnly: boolean;
}

/** Above the boards: the filter, the keys and what they have typed, the second pass. */
export function EntryBar(props: {
  readonly view: RoundView;
  /** At the beginning of the line: in which order the list is. */
  readonly order: ReactNode;
  /** At its end. */
  readonly tools: ReactNode;
  readonly keys: EntryState;
  readonly listed: Listed;
  readonly onListed: (listed: Listed) => void;
  /** Boards the list shows. */
  readonly count: number;
  /** From the filter into the list. */
  readonly onDown: () => void;
  readonly verifying: boolean;
  readonly onVerifying: (verifying: boolean) => void;
}): ReactNode {
  const { view, keys, listed, onListed, verifying } = props;
  const words = useWords(ROUNDS_WORDS);
  const table = useWords(TABLE_WORDS);
  const said = useMemo(() => {
    if (keys.inHand && keys.board !== null) return words.inHand(keys.board);
    return keys.typed === '' ? '' : `${words.board} ${keys.typed}`;
  }, [keys, words]);
  const draft = view.stage === 'draft';
  const mayEnter = useMay()('enterResult');
  return (
    <div className={`${bar['bar'] ?? ''} no-print`}>
      <Group gap="xs" className={bar['find']}>
        {props.order}
        <FilterBox
          className={bar['filter']}
          label={words.filter}
          value={listed.filter}
          onChange={(filter) => {
            onListed({ ...listed, filter });
          }}
          onDown={props.onDown}
        />
        <Text size="sm" c="dimmed" aria-live="polite" className={bar['listed']}>
          {table.count(props.count, view.boards.length)}
        </Text>
      </Group>
      {!draft && (
        <Group gap="sm" className={bar['entry']}>
          <Text fw={700} role="status" aria-live="assertive" className={classes['typed']}>
            {said}
          </Text>
          <Checkbox
            label={words.openOnly}
            title={words.openOnlyTitle}
            checked={listed.openOnly}
            onChange={(event) => {
              onListed({ ...listed, openOnly: event.currentTarget.checked });
            }}
          />
          {mayEnter && (
            <Checkbox
              label={words.verify}
              title={words.verifyTitle}
              checked={verifying}
              onChange={(event) => {
                props.onVerifying(event.currentTarget.checked);
              }}
            />
          )}
        </Group>
      )}
      <Group gap={4} wrap="nowrap" className={bar['tools']}>
        {!draft && mayEnter && (
          <Tooltip label={words.hint} multiline w="20rem">
            <ActionIcon
              variant="subtle"
              size="lg"
              className={classes['keys']}
              aria-label={words.hintOfKeys}
              onClick={() => {
                notifications.show({ id: 'keys', message: words.hint });
              }}
            >
              <IconKeyboard size={18} aria-hidden />
            </ActionIcon>
          </Tooltip>
        )}
        {props.tools}
      </Group>
      {!draft && mayEnter && verifying && (
        <Text size="sm" c="dimmed" className={bar['hint']}>
          {words.verifying} {words.verified(view.counts.verified, view.counts.boards)}
        </Text>
      )}
    </div>
  );
}
