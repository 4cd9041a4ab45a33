import type { CommandOf } from '@ronde/core/tournament/command.ts';
import type { PlayerDetails } from '@ronde/core/tournament/player.ts';
import type { PlayerLine } from '@ronde/core/tournament/views/players.ts';
import type { EntriesPreview, PreviewedEntry } from '@ronde/server/api/imports.ts';
import { correctionOf, detailsOfLine } from '../../panels/player/player-draft.ts';
import type { EntryChoices } from './entry-choices.ts';

/**
 * What the file says of somebody entered, as a correction; null when it says nothing new. The name
 * and the first round stay as they are, and what the file is silent about stays too.
 */
export function updateOf(
  { already, details: given }: Pick<PreviewedEntry, 'already' | 'details'>,
  players: readonly PlayerLine[],
): CommandOf<'correctPlayer'> | null {
  const line = players.find(({ id }) => id === already);
  if (line === undefined) return null;
  const before = detailsOfLine(line);
  const after: PlayerDetails = {
    ...before,
    ...given,
    id: before.id,
    name: before.name,
    fromRound: before.fromRound,
    ratings: { ...before.ratings, ...given.ratings },
    ...(before.ratingSources === undefined && given.ratingSources === undefined
      ? {}
      : { ratingSources: sourcesAfter(before, given) }),
    ...(before.private === undefined && given.private === undefined
      ? {}
      : { private: { ...before.private, ...given.private } }),
  };
  return correctionOf(before, after);
}

/** What of a player a file may change. */
export const CHANGED_DETAILS = [
  'sex',
  'title',
  'federation',
  'fideId',
  'nationalId',
  'club',
  'league',
  'licence',
  'ratings',
  'ratingSources',
  'private',
] as const satisfies (keyof PlayerDetails)[];
export type ChangedDetail = (typeof CHANGED_DETAILS)[number];

/** Which of them a correction changes. */
export const changedIn = ({ changes }: CommandOf<'correctPlayer'>): readonly ChangedDetail[] =>
  CHANGED_DETAILS.filter((field) => changes[field] !== undefined);

/** A rating that stays the same keeps where it came from: a list says more than a file. */
function sourcesAfter(
  before: PlayerDetails,
  given: PlayerDetails,
): NonNullable<PlayerDetails['ratingSources']> {
  const sources = { ...before.ratingSources };
  for (const kind of ['fide', 'national'] as const) {
    const source = given.ratingSources?.[kind];
    const isNew = given.ratings[kind] !== before.ratings[kind] || sources[kind] === undefined;
    if (source !== undefined && isNew) sources[kind] = source;
  }
  return sources;
}

/** The corrections of those somebody chose to update, with the line each comes from. */
export const updatesChosen = (
  { entries }: Pick<EntriesPreview, 'entries'>,
  choices: EntryChoices,
  players: readonly PlayerLine[],
): readonly { readonly line: number; readonly command: CommandOf<'correctPlayer'> }[] =>
  entries.flatMap((entry) => {
    if (choices.get(entry.line) !== 'update') return [];
    const command = updateOf(entry, players);
    return command === null ? [] : [{ line: entry.line, command }];
  });
