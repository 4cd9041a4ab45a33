import { Button } from '@mantine/core';
import { sayProblem } from '@ronde/core/documents/problems/say-problem.ts';
import { notUsed, NOT_USED_PARTS, otherRemarks } from '@ronde/core/formats/entries/not-used.ts';
import type { Problem } from '@ronde/core/rules/problem.ts';
import { useState, type ReactNode } from 'react';
import { useLanguage, useWords } from '../../language.tsx';
import classes from './entries.module.css';
import { ENTRIES_WORDS } from './entries-words.ts';

/** What of a table was not used, by sheets, columns, lines and cells: said, not folded away. */
export function NotUsed({ problems }: { readonly problems: readonly Problem[] }): ReactNode {
  const words = useWords(ENTRIES_WORDS);
  const parts = notUsed(problems);
  const remarks = otherRemarks(problems);
  const some = NOT_USED_PARTS.some((part) => parts[part].length > 0);
  return (
    <section className={classes['unused']} aria-label={words.notUsed}>
      <h3>{some ? words.notUsed : words.allUsed}</h3>
      {NOT_USED_PARTS.map((part) => (
        <Told key={part} title={words.parts[part](parts[part].length)} problems={parts[part]} />
      ))}
      <Told title={words.remarks} problems={remarks} />
    </section>
  );
}

/** As many as can be read at a glance; the others by a button. */
const AT_ONCE = 4;

function Told(props: { readonly title: string; readonly problems: readonly Problem[] }): ReactNode {
  const { title, problems } = props;
  const words = useWords(ENTRIES_WORDS);
  const language = useLanguage();
  const [all, setAll] = useState(false);
  if (problems.length === 0) return null;
  const shown = all || problems.length <= AT_ONCE + 1 ? problems : problems.slice(0, AT_ONCE);
  return (
    <>
      <p>{title}</p>
      <ul>
        {shown.map((one, index) => (
          <li key={index}>{sayProblem(one, language)}</li>
        ))}
      </ul>
      {shown.length < problems.length && (
        <Button
          size="compact-sm"
          variant="subtle"
          onClick={() => {
            setAll(true);
          }}
        >
          {words.more(problems.length - shown.length)}
        </Button>
      )}
    </>
  );
}
