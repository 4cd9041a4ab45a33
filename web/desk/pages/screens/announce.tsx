import { Button, NumberInput, Text, Textarea } from '@mantine/core';
import type { Announcement } from '@ronde/server/api/screens.ts';
import { useState, type ReactNode } from 'react';
import { formatTime } from '../../dates.ts';
import { useLanguage, useWords } from '../../language.tsx';
import classes from './screens.module.css';
import { SCREENS_WORDS } from './screens-words.ts';

const MINUTE = 60_000;

/** A word on every screen at once. */
export function Announce(props: {
  readonly announcement: Announcement | undefined;
  readonly onChange: (announcement: Announcement | undefined) => Promise<boolean>;
}): ReactNode {
  const words = useWords(SCREENS_WORDS);
  const language = useLanguage();
  const { announcement, onChange } = props;
  const [text, setText] = useState('');
  const [minutes, setMinutes] = useState<number | ''>('');
  const shown =
    announcement !== undefined &&
    (announcement.until === null || Date.parse(announcement.until) > Date.now());
  const show = async (): Promise<void> => {
    const until = minutes === '' ? null : new Date(Date.now() + minutes * MINUTE).toISOString();
    if (await onChange({ text: text.trim(), until })) setText('');
  };
  return (
    <section className={classes['section']}>
      <h2>{words.announce}</h2>
      <Text c="dimmed" mb="sm">
        {words.announceNote}
      </Text>
      {shown && (
        <div className={classes['shown']} role="status">
          <span>
            {words.shownNow} <strong>{announcement.text}</strong>{' '}
            {announcement.until === null
              ? ''
              : words.untilTime(formatTime(announcement.until, language))}
          </span>
          <Button variant="default" onClick={() => void onChange(undefined)}>
            {words.takeDown}
          </Button>
        </div>
      )}
      <form
        className={classes['row']}
        onSubmit={(event) => {
          event.preventDefault();
          void show();
        }}
      >
        <Textarea
          className={classes['wide']}
          label={words.announceText}
          autosize
          minRows={1}
          maxRows={5}
          maxLength={2_000}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
          }}
        />
        <NumberInput
          className={classes['narrow']}
          label={words.minutes}
          placeholder="–"
          title={words.minutesNote}
          min={1}
          max={600}
          value={minutes}
          onChange={(value) => {
            setMinutes(value === '' ? '' : Number(value));
          }}
        />
        <Button type="submit" disabled={text.trim() === ''}>
          {words.showNow}
        </Button>
      </form>
    </section>
  );
}
