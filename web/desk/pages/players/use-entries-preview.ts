import type { EntriesPreview } from '@ronde/server/api/imports.ts';
import { useMemo, useState } from 'react';
import { newKey } from '../../../api/new-key.ts';
import { useTableLook, type TableLook } from '../../parts/entries/use-table-look.ts';
import { firstChoices, type EntryChoices } from './entry-choices.ts';

export interface ReadEntries {
  readonly preview: EntriesPreview;
  readonly choices: EntryChoices;
  /** The same for every try: sent twice, entered once. */
  readonly key: string;
}

export interface EntriesLook extends TableLook<ReadEntries> {
  readonly choose: (choices: EntryChoices) => void;
}

/** A table looked at for a tournament, and what is chosen of its lines. */
export function useEntriesPreview(tournament: string): EntriesLook {
  const { read: preview, ...look } = useTableLook<EntriesPreview>(tournament);
  const [chosen, setChosen] = useState<ReadEntries | null>(null);
  const first = useMemo(
    () => (preview === null ? null : { preview, choices: firstChoices(preview), key: newKey() }),
    [preview],
  );
  const read = chosen?.preview === preview ? chosen : first;
  return {
    ...look,
    read,
    choose: (choices) => {
      if (read !== null) setChosen({ ...read, choices, key: newKey() });
    },
  };
}
