import { Text, Title } from '@mantine/core';
import { sayEuros } from '@ronde/core/administration/money/say-step.ts';
import type { AdministrationView } from '@ronde/core/tournament/views/administration.ts';
import type { ReactNode } from 'react';
import { useLanguage, useWords } from '../../language.tsx';
import lines from '../../parts/lines.module.css';
import { ADMINISTRATION_WORDS } from './administration-words.ts';
import classes from './administration.module.css';
import { ArbiterLine } from './arbiter-line.tsx';
import { BudgetTable } from './budget-table.tsx';
import { WorkingLines } from './working-lines.tsx';

/** Allowances and who is paid, fees of homologation, entry fees, and the budget. */
export function MoneySection(props: { readonly view: AdministrationView }): ReactNode {
  const { allowance, noAllowance, arbiters, fees, entries, budget } = props.view;
  const words = useWords(ADMINISTRATION_WORDS);
  const language = useLanguage();
  const needed = allowance?.arbiters ?? null;
  return (
    <>
      <Title order={2} size="h3" mt="lg">
        {words.money}
      </Title>
      <Title order={3} size="h4" mt="sm">
        {words.arbiters}
      </Title>
      {noAllowance !== null && (
        <Text>{noAllowance === 'days' ? words.daysUnknown : words.noScale}</Text>
      )}
      {needed !== null && <Text>{words.arbitersNeeded(needed.arbiters, arbiters.length)}</Text>}
      {arbiters.length === 0 ? (
        <Text className={classes['note']}>{words.noArbiters}</Text>
      ) : (
        <ul className={lines['list']}>
          {arbiters.map((arbiter) => (
            <ArbiterLine key={arbiter.name} arbiter={arbiter} />
          ))}
        </ul>
      )}
      {allowance !== null && <WorkingLines working={allowance.working} />}
      {fees !== null && (
        <>
          <Title order={3} size="h4" mt="sm">
            {words.fees(sayEuros(fees.due, language))}
          </Title>
          <WorkingLines working={fees.working} />
        </>
      )}
      {entries.due > 0 && (
        <>
          <Title order={3} size="h4" mt="sm">
            {words.entries}
          </Title>
          <Text>
            {words.entriesPaid(sayEuros(entries.paid, language), sayEuros(entries.due, language))}
          </Text>
          {entries.owing.length > 0 && (
            <>
              <Text>{words.owing(entries.owing.length)}</Text>
              <ul className={classes['owing']}>
                {entries.owing.map(({ id, name, owes }) => (
                  <li key={id}>
                    {name}, {sayEuros(owes, language)}
                  </li>
                ))}
              </ul>
            </>
          )}
        </>
      )}
      <BudgetTable budget={budget} />
    </>
  );
}
