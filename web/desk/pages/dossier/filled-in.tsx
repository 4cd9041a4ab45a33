import { NativeSelect, Text, TextInput } from '@mantine/core';
import {
  AMOUNTS_FILLED_IN,
  ARBITER_TITLES,
  DAYS_FILLED_IN,
  FORM_FACTS,
  TEXTS_FILLED_IN,
  YES_OR_NO,
  type FormFact,
} from '@ronde/core/tournament/form-facts.ts';
import { FORM_FACT_NAMES } from '@ronde/core/tournament/words/form-fact-words.ts';
import type { DossierAnswer } from '@ronde/server/api/dossier.ts';
import { useState, type ReactNode } from 'react';
import { useDo } from '../../event/use-command.tsx';
import { useLanguage, useWords } from '../../language.tsx';
import { useOneAtATime } from '../../parts/use-one-at-a-time.ts';
import { DOSSIER_PAGE_WORDS } from './dossier-words.ts';
import classes from './dossier.module.css';

const among = (facts: readonly FormFact[], fact: FormFact): boolean => facts.includes(fact);

/** What the papers ask for and nothing else in the event holds. */
export function FilledIn({ filledIn }: Pick<DossierAnswer, 'filledIn'>): ReactNode {
  const words = useWords(DOSSIER_PAGE_WORDS);
  return (
    <section className="no-print">
      <h2>{words.facts}</h2>
      <Text c="dimmed" mb="sm">
        {words.factsAbout}
      </Text>
      <div className={classes['facts']}>
        {FORM_FACTS.filter((fact) => !among(TEXTS_FILLED_IN, fact)).map((fact) => {
          const value = filledIn[fact] ?? '';
          // What another desk has filled in meanwhile stands there at once.
          return <FactField key={`${fact} ${value}`} fact={fact} value={value} />;
        })}
      </div>
    </section>
  );
}

function FactField(props: { readonly fact: FormFact; readonly value: string }): ReactNode {
  const { fact, value } = props;
  const words = useWords(DOSSIER_PAGE_WORDS);
  const language = useLanguage();
  const act = useDo();
  const { busy, run } = useOneAtATime();
  const [typed, setTyped] = useState(value);
  const keep = (next: string): void => {
    if (next.trim() === value) return;
    run(() => act({ type: 'fillInForm', fact, value: next.trim() === '' ? null : next.trim() }));
  };
  const label = FORM_FACT_NAMES[language][fact];
  if (among(YES_OR_NO, fact) || fact === 'arbiterTitle') {
    const choices =
      fact === 'arbiterTitle'
        ? ARBITER_TITLES.map((title) => ({ value: title, label: title }))
        : [
            { value: 'yes', label: words.yes },
            { value: 'no', label: words.no },
          ];
    return (
      <NativeSelect
        label={label}
        value={value}
        disabled={busy}
        data={[{ value: '', label: words.unknown }, ...choices]}
        onChange={(event) => {
          keep(event.currentTarget.value);
        }}
      />
    );
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        keep(typed);
      }}
    >
      <TextInput
        label={label}
        value={typed}
        disabled={busy}
        type={among(DAYS_FILLED_IN, fact) ? 'date' : 'text'}
        description={among(AMOUNTS_FILLED_IN, fact) ? words.amount : undefined}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
        }}
        onBlur={() => {
          keep(typed);
        }}
      />
    </form>
  );
}
