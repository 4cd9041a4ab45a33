import { List } from '@mantine/core';
import { sayProblem } from '@ronde/core/documents/problems/say-problem.ts';
import type { Problem } from '@ronde/core/rules/problem.ts';
import type { ReactNode } from 'react';
import { useLanguage } from '../../language.tsx';

/** What the file said that astonishes, line by line: taken all the same, so an arbiter must read it. */
export function OddInFile({ problems }: { readonly problems: readonly Problem[] }): ReactNode {
  const language = useLanguage();
  return (
    <List size="sm" spacing="xs">
      {problems.map((one, index) => (
        <List.Item key={index}>{sayProblem(one, language)}</List.Item>
      ))}
    </List>
  );
}
