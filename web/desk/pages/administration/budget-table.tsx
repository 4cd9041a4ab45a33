import { Group, Table, Title } from '@mantine/core';
import { sayEuros } from '@ronde/core/administration/money/say-step.ts';
import type { Budget } from '@ronde/core/tournament/budget.ts';
import type { ReactNode } from 'react';
import { useLanguage, useWords } from '../../language.tsx';
import { CsvTool } from '../../parts/table-tools.tsx';
import { useSaveCsv } from '../../parts/use-save-csv.ts';
import { ADMINISTRATION_WORDS } from './administration-words.ts';
import classes from './administration.module.css';

/** Income and expenses as the program knows them: foreseen, and so far. */
export function BudgetTable(props: { readonly budget: Budget }): ReactNode {
  const { lines, planned, actual } = props.budget;
  const words = useWords(ADMINISTRATION_WORDS);
  const language = useLanguage();
  const saveCsv = useSaveCsv();
  const euros = (amount: number): string => sayEuros(amount, language);
  const rows = [
    ...lines.map(({ line, side, ...sums }) => ({
      name: `${words.budgetLines[line]} (${words[side]})`,
      planned: euros(sums.planned),
      actual: euros(sums.actual),
    })),
    { name: words.balance, planned: euros(planned), actual: euros(actual) },
  ];
  const cells = rows.map((row) => [row.name, row.planned, row.actual]);
  return (
    <>
      <Group justify="space-between" mt="sm">
        <Title order={3} size="h4">
          {words.budget}
        </Title>
        <span className="no-print">
          <CsvTool
            save={() => {
              saveCsv(words.budget, [words.budgetHeads, ...cells], cells.length);
            }}
          />
        </span>
      </Group>
      <Table className={classes['budget'] ?? ''}>
        <caption className="visually-hidden">{words.budget}</caption>
        <thead>
          <tr>
            {words.budgetHeads.map((head, at) =>
              head === '' ? (
                <td key={at} />
              ) : (
                <th key={at} scope="col">
                  {head}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              <td>{row.planned}</td>
              <td>{row.actual}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}
