import { nameWords } from '../player-list/folded-name.ts';
import { slipsBetween } from '../player-list/near-words.ts';
import type { ListedPlayer } from '../player-list/listed-player.ts';
import type { EntryRow } from './read-entries.ts';

/** Somebody of a rating list, and which list. */
export interface Candidate {
  readonly list: { readonly source: string; readonly month: string };
  readonly player: ListedPlayer;
}

/** How the lists are asked. */
export interface ListSearch {
  /** The person on every list that has the number, FIDE's list first. */
  readonly byFideId: (fideId: string) => readonly Candidate[];
  readonly byNationalId: (nationalId: string) => Candidate | null;
  readonly byName: (name: string) => readonly Candidate[];
}

export const COMPARED_FIELDS = [
  'name',
  'fideId',
  'nationalId',
  'federation',
  'sex',
  'birth',
  'title',
  'club',
] as const;
export type ComparedField = (typeof COMPARED_FIELDS)[number];

export interface EntryDifference {
  readonly field: ComparedField;
  readonly entered: string;
  readonly listed: string;
}

export type EntryMatch =
  | {
      readonly kind: 'certain';
      readonly by: 'fideId' | 'nationalId' | 'name';
      readonly candidate: Candidate;
      /** The same person on other lists, by the FIDE number. */
      readonly alsoOn: readonly Candidate[];
      readonly differences: readonly EntryDifference[];
    }
  | { readonly kind: 'candidates'; readonly candidates: readonly Candidate[] }
  | { readonly kind: 'none' };

export interface MatchedEntry {
  readonly entry: EntryRow;
  readonly match: EntryMatch;
}

/** Looks every entry up: by its numbers first, by its name otherwise. Doubt is left to a person. */
export function matchEntries(entries: readonly EntryRow[], search: ListSearch): MatchedEntry[] {
  return entries.map((entry) => ({ entry, match: matchOf(entry.player, search) }));
}

function matchOf(entered: ListedPlayer, search: ListSearch): EntryMatch {
  const numbered = [
    ['fideId', entered.fideId === null ? null : (search.byFideId(entered.fideId)[0] ?? null)],
    ['nationalId', entered.nationalId === null ? null : search.byNationalId(entered.nationalId)],
  ] as const;
  for (const [by, candidate] of numbered) {
    if (candidate === null) continue;
    // A number typed wrongly belongs to somebody else: the name tells.
    return namesAgree(entered.name, candidate.player.name)
      ? certain(entered, by, candidate, search)
      : { kind: 'candidates', candidates: [candidate, ...named(entered, search)] };
  }
  const candidates = named(entered, search);
  const same = candidates.filter(
    ({ player }) => sameWords(entered.name, player.name) && !contradicts(entered, player),
  );
  const [only] = same;
  // Without a birth year, one bearer of a name among several lists is still only one person.
  if (only !== undefined && onePerson(same)) return certain(entered, 'name', only, search);
  return candidates.length === 0 ? { kind: 'none' } : { kind: 'candidates', candidates };
}

const named = (entered: ListedPlayer, search: ListSearch): readonly Candidate[] =>
  search.byName(entered.name);

function certain(
  entered: ListedPlayer,
  by: 'fideId' | 'nationalId' | 'name',
  candidate: Candidate,
  search: ListSearch,
): EntryMatch {
  const { fideId } = candidate.player;
  const everywhere = fideId === null ? [] : search.byFideId(fideId);
  return {
    kind: 'certain',
    by,
    candidate,
    alsoOn: everywhere.filter(({ list }) => list.source !== candidate.list.source),
    differences: differences(entered, candidate.player),
  };
}

/** At least one word is the same, slips forgiven. */
function namesAgree(a: string, b: string): boolean {
  const borne = nameWords(b);
  return nameWords(a).some(
    (word) => word.length > 1 && borne.some((other) => slipsBetween(word, other, 1) <= 1),
  );
}

const sameWords = (a: string, b: string): boolean =>
  nameWords(a).sort().join(' ') === nameWords(b).sort().join(' ');

/** Both say, and not the same. */
function contradicts(entered: ListedPlayer, listed: ListedPlayer): boolean {
  const year = (birth: string | null): string | null => birth?.slice(0, 4) ?? null;
  const apart = (a: string | null, b: string | null): boolean =>
    a !== null && b !== null && a !== b;
  return (
    apart(year(entered.birth), year(listed.birth)) ||
    apart(entered.federation, listed.federation) ||
    apart(entered.sex, listed.sex) ||
    apart(entered.fideId, listed.fideId) ||
    apart(entered.nationalId, listed.nationalId)
  );
}

/** One candidate, or one of each list joined by the FIDE number. */
function onePerson(candidates: readonly Candidate[]): boolean {
  if (candidates.length === 1) return true;
  const numbers = new Set(candidates.map(({ player }) => player.fideId));
  return numbers.size === 1 && !numbers.has(null);
}

/** Where an entry and the list both say something, and differ. */
export function differences(entered: ListedPlayer, listed: ListedPlayer): EntryDifference[] {
  return COMPARED_FIELDS.flatMap((field): EntryDifference[] => {
    const [a, b] = [entered[field], listed[field]];
    if (a === null || b === null || a === b) return [];
    if (field === 'name' && sameWords(a, b)) return [];
    if (field === 'birth' && (a.startsWith(b) || b.startsWith(a))) return [];
    return [{ field, entered: a, listed: b }];
  });
}
