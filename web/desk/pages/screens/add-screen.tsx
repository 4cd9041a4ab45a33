import { Button, NumberInput, Select } from '@mantine/core';
import type { OverviewView } from '@ronde/core/tournament/views/overview.ts';
import type { Screen } from '@ronde/server/api/screens.ts';
import { useState, type ReactNode } from 'react';
import { useWords } from '../../language.tsx';
import classes from './screens.module.css';
import { SCREENS_WORDS } from './screens-words.ts';
import { fromTemplate, isOfEvent, TEMPLATES, type Template } from './templates.ts';

const MOST_TOGETHER = 12;

const random = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

/** New screens from a template, for one projector or for several that share a list. */
export function AddScreen(props: {
  readonly screens: readonly Screen[];
  /** Of the event whose screens they are. */
  readonly overview: Pick<OverviewView, 'calendar' | 'bracket'>;
  readonly onAdd: (screens: readonly Screen[]) => void;
}): ReactNode {
  const words = useWords(SCREENS_WORDS);
  const [template, setTemplate] = useState<Template>('pairings');
  const [count, setCount] = useState(1);
  const templates = TEMPLATES.filter((one) => isOfEvent(one, props.overview));
  return (
    <section className={classes['section']}>
      <h2>{words.add}</h2>
      <form
        className={classes['row']}
        onSubmit={(event) => {
          event.preventDefault();
          const name = words.templates[template];
          props.onAdd(fromTemplate(template, name, count, props.screens, random));
        }}
      >
        <Select
          className={classes['view']}
          label={words.view}
          data={templates.map((value) => ({ value, label: words.templates[value] }))}
          value={template}
          allowDeselect={false}
          onChange={(value) => {
            setTemplate(value ?? 'pairings');
          }}
        />
        <NumberInput
          label={words.howMany}
          title={words.howManyNote}
          min={1}
          max={MOST_TOGETHER}
          value={count}
          onChange={(value) => {
            setCount(Math.min(MOST_TOGETHER, Math.max(1, Math.round(Number(value)) || 1)));
          }}
        />
        <Button type="submit">{words.addThis}</Button>
      </form>
    </section>
  );
}
