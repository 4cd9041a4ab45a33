import { Text } from '@mantine/core';
import type { PlayerLine } from '@ronde/core/tournament/views/players.ts';
import type { EntriesPreview } from '@ronde/server/api/imports.ts';
import { useState, type ReactNode } from 'react';
import { useWords } from '../../language.tsx';
import {
  chosen,
  ENTRY_FILTERS,
  fitsFilter,
  type EntryChoices,
  type EntryFilter,
} from './entry-choices.ts';
import { EntryLine } from './entry-line.tsx';
import { updateOf } from './entry-updates.ts';
import classes from './entries.module.css';
import { ENTRIES_WORDS } from './entries-words.ts';
import players from './players.module.css';

/** The lines of the file; what is to be decided can be looked at alone. */
export function EntryList(props: {
  readonly preview: EntriesPreview;
  readonly choices: EntryChoices;
  readonly players: readonly PlayerLine[];
  readonly onChange: (choices: EntryChoices) => void;
}): ReactNode {
  const { preview, choices, players: entered, onChange } = props;
  const words = useWords(ENTRIES_WORDS);
  const [filter, setFilter] = useState<EntryFilter>('all');
  const shown = preview.entries.filter((entry) => fitsFilter(entry, filter));
  return (
    <>
      <div className={classes['filters']} role="group" aria-label={words.show}>
        {ENTRY_FILTERS.map((one) => (
          <button
            key={one}
            type="button"
            className={players['chip']}
            aria-pressed={filter === one}
            onClick={() => {
              setFilter(one);
            }}
          >
            {words.filters[one](preview.entries.filter((entry) => fitsFilter(entry, one)).length)}
          </button>
        ))}
      </div>
      {shown.length === 0 ? (
        <Text c="dimmed">{words.nobody}</Text>
      ) : (
        <ul className={classes['list']} aria-label={words.file}>
          {shown.map((entry) => (
            <EntryLine
              key={entry.line}
              entry={entry}
              choices={choices}
              known={entered.find(({ id }) => id === entry.already) ?? null}
              update={entry.match === 'candidates' ? null : updateOf(entry, entered)}
              onChoose={(choice) => {
                onChange(chosen(choices, entry.line, choice));
              }}
            />
          ))}
        </ul>
      )}
    </>
  );
}
