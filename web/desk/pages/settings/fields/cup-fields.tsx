import { Checkbox, NumberInput, Text, TextInput } from '@mantine/core';
import type { CupRules } from '@ronde/core/rules/cup-rules.ts';
import { useState, type ReactNode } from 'react';
import { useWords } from '../../../language.tsx';
import { CUP_FIELD_WORDS } from './cup-words.ts';
import classes from './fields.module.css';
import { wholeOrNull, type FieldsProps } from './fields-props.ts';
import { lateEntriesText, readLateEntries } from './late-entries-text.ts';

const MOST_GAMES = 12;

/** Games of a match, the third place, and who comes in later. */
export function CupFields({ settings, change }: FieldsProps): ReactNode {
  const words = useWords(CUP_FIELD_WORDS);
  const { cup } = settings;
  const [late, setLate] = useState(lateEntriesText(cup.late));
  const fix = (patch: Partial<CupRules>): void => {
    change({ cup: { ...cup, ...patch } });
  };
  return (
    <fieldset className={`${classes['field'] ?? ''} ${classes['wide'] ?? ''}`}>
      <legend>{words.heading}</legend>
      <div className={classes['grid']}>
        {settings.kind === 'individual' && (
          <NumberInput
            label={words.games}
            description={words.gamesHint}
            min={1}
            max={MOST_GAMES}
            allowDecimal={false}
            clampBehavior="strict"
            value={cup.games}
            onChange={(value) => {
              const games = wholeOrNull(value);
              if (games !== null && games >= 1 && games <= MOST_GAMES) fix({ games });
            }}
          />
        )}
        <TextInput
          label={words.late}
          description={words.lateHint}
          value={late}
          error={readLateEntries(late) === null ? words.notLate : null}
          onChange={({ currentTarget: { value } }) => {
            setLate(value);
            const entries = readLateEntries(value);
            if (entries !== null) fix({ late: entries });
          }}
        />
        <Checkbox
          className={classes['wide'] ?? ''}
          label={words.thirdPlace}
          checked={cup.thirdPlace}
          onChange={({ currentTarget: { checked } }) => {
            fix({ thirdPlace: checked });
          }}
        />
        <Text className={classes['wide'] ?? ''} size="sm" c="dimmed">
          {words.rounds} {settings.kind === 'team' ? words.ofTeams : words.seeds}
        </Text>
      </div>
    </fieldset>
  );
}
