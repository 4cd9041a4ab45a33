import { NativeSelect, Text, TextInput } from '@mantine/core';
import { isSidesRule, SIDES_BY, type SidesRules } from '@ronde/core/rules/sides-rules.ts';
import { useState, type ReactNode } from 'react';
import { useWords } from '../../../language.tsx';
import classes from './fields.module.css';
import type { FieldsProps } from './fields-props.ts';
import { SIDES_FIELD_WORDS } from './sides-words.ts';

/** Who is on which side of a match: two teams, or players told apart by a rule. */
export function SidesFields(fields: FieldsProps): ReactNode {
  return fields.settings.kind === 'team' ? <TwoTeams /> : <SidesOfPlayers {...fields} />;
}

function TwoTeams(): ReactNode {
  const words = useWords(SIDES_FIELD_WORDS);
  return (
    <fieldset className={`${classes['field'] ?? ''} ${classes['wide'] ?? ''}`}>
      <legend>{words.twoTeams}</legend>
      <Text size="sm" c="dimmed">
        {words.roundsOfTeams}
      </Text>
    </fieldset>
  );
}

function SidesOfPlayers({ settings, change }: FieldsProps): ReactNode {
  const words = useWords(SIDES_FIELD_WORDS);
  const [typed, setTyped] = useState(settings.sides);
  const fix = (rule: SidesRules): void => {
    setTyped(rule);
    if (isSidesRule(rule)) change({ sides: rule });
  };
  const byNumbers = typed.by === 'numbers';
  const fault = byNumbers ? words.notNumbers : words.notNamed;
  return (
    <fieldset className={`${classes['field'] ?? ''} ${classes['wide'] ?? ''}`}>
      <legend>{words.heading}</legend>
      <div className={classes['grid']}>
        <NativeSelect
          label={words.by}
          value={typed.by}
          data={SIDES_BY.map((value) => ({ value, label: words.kinds[value] }))}
          onChange={({ currentTarget: { value } }) => {
            const by = SIDES_BY.find((one) => one === value);
            if (by !== undefined) fix({ by, first: '' });
          }}
        />
        <TextInput
          label={words.first[typed.by]}
          description={byNumbers ? words.numbersHint : words.nameHint}
          value={typed.first}
          error={isSidesRule(typed) ? null : fault}
          onChange={({ currentTarget: { value } }) => {
            fix({ ...typed, first: value });
          }}
        />
        <Text className={classes['wide'] ?? ''} size="sm" c="dimmed">
          {words.rounds}
        </Text>
      </div>
    </fieldset>
  );
}
