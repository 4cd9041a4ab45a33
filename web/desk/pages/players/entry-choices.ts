import { isLeftOut } from '@ronde/core/formats/entries/twice-in-file.ts';
import type { PlayerDetails } from '@ronde/core/tournament/player.ts';
import type { EntriesPreview, PreviewedEntry } from '@ronde/server/api/imports.ts';

/**
 * Who a line of the file is: left out, as it is written there, one of the candidates, or somebody
 * entered already whose details it brings.
 */
export type EntryChoice = 'out' | 'asWritten' | 'update' | number;

/** By the line in the file; a line in doubt has none until somebody decides. */
export type EntryChoices = ReadonlyMap<number, EntryChoice>;

/** Whoever is entered already, or twice by a number, stays out; doubt is left to a person. */
export const firstChoices = ({ entries }: Pick<EntriesPreview, 'entries'>): EntryChoices =>
  new Map(
    entries.flatMap(({ line, match, already, twice }): [number, EntryChoice][] => {
      if (already !== null || isLeftOut(twice ?? undefined)) return [[line, 'out']];
      return match === 'candidates' || twice !== null ? [] : [[line, 'asWritten']];
    }),
  );

/** Somebody has to say who it is: people of the lists, or a name met twice, and nobody known. */
export const isInDoubt = ({ match, twice }: Pick<PreviewedEntry, 'match' | 'twice'>): boolean =>
  match === 'candidates' || twice?.by === 'name';

export const chosen = (
  choices: EntryChoices,
  line: number,
  choice: EntryChoice | null,
): EntryChoices => {
  const next = new Map(choices);
  if (choice === null) next.delete(line);
  else next.set(line, choice);
  return next;
};

/** The details a line is entered with; null while it is undecided, and when it is left out. */
export function detailsChosen(entry: PreviewedEntry, choices: EntryChoices): PlayerDetails | null {
  const choice = choices.get(entry.line);
  if (choice === undefined || choice === 'out' || choice === 'update') return null;
  return choice === 'asWritten' ? entry.details : (entry.candidates[choice]?.details ?? null);
}

/** What is sent with `enterPlayers`, in the order of the file. */
export const playersToEnter = (
  { entries }: Pick<EntriesPreview, 'entries'>,
  choices: EntryChoices,
): readonly PlayerDetails[] =>
  entries.flatMap((entry) => {
    const details = detailsChosen(entry, choices);
    return details === null ? [] : [details];
  });

export const ENTRY_FILTERS = ['all', 'doubt', 'notFound', 'already', 'twice'] as const;
export type EntryFilter = (typeof ENTRY_FILTERS)[number];

export function fitsFilter(entry: PreviewedEntry, filter: EntryFilter): boolean {
  if (filter === 'all') return true;
  if (filter === 'already') return entry.already !== null;
  if (filter === 'twice') return entry.twice !== null;
  if (filter === 'doubt') return isInDoubt(entry);
  return entry.match === 'none';
}

export const undecided = (
  { entries }: Pick<EntriesPreview, 'entries'>,
  choices: EntryChoices,
): number => entries.filter(({ line }) => !choices.has(line)).length;
