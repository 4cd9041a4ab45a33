import { Button, Group, Text } from '@mantine/core';
import { RULING_WORDS } from '@ronde/core/decisions/situations/ruling-words.ts';
import { SITUATION_FAMILIES } from '@ronde/core/decisions/situations/situation.ts';
import type { SituationName } from '@ronde/core/decisions/situations/situation-titles.ts';
import { SITUATIONS } from '@ronde/core/decisions/situations/situations.ts';
import { useState, type ReactNode } from 'react';
import { DECISION_WORDS } from '../../../decisions/decision-words.ts';
import { foundSituations } from '../../../decisions/question-line.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { FilterBox } from '../../parts/filter-box.tsx';

/** What may have happened, by family, found as one types. */
export function SituationsPart(props: {
  readonly onChoose: (name: SituationName) => void;
}): ReactNode {
  const words = useWords(DECISION_WORDS);
  const language = useLanguage();
  const [asked, setAsked] = useState('');
  const found = foundSituations(asked);
  return (
    <>
      <FilterBox label={words.search} value={asked} onChange={setAsked} />
      {found.length === 0 && <Text role="status">{words.none}</Text>}
      {SITUATION_FAMILIES.map((family) => {
        const own = found.filter((name) => SITUATIONS[name].family === family);
        return (
          own.length > 0 && (
            <section key={family} aria-label={RULING_WORDS[language].families[family]}>
              <h2>{RULING_WORDS[language].families[family]}</h2>
              <Group gap="xs">
                {own.map((name) => (
                  <Button
                    key={name}
                    variant="default"
                    onClick={() => {
                      props.onChoose(name);
                    }}
                  >
                    {SITUATIONS[name].title[language]}
                  </Button>
                ))}
              </Group>
            </section>
          )
        );
      })}
    </>
  );
}
