import { compareIds, type StatedLaw } from './catalogue.ts';

/** What became of an article from one edition to another. */
export type LawChange =
  | { readonly kind: 'new'; readonly id: string; readonly after: StatedLaw }
  | { readonly kind: 'gone'; readonly id: string; readonly before: StatedLaw }
  | {
      readonly kind: 'moved';
      readonly id: string;
      readonly from: string;
      readonly after: StatedLaw;
    }
  | {
      readonly kind: 'changed';
      readonly id: string;
      readonly before: StatedLaw;
      readonly after: StatedLaw;
    };

/**
 * Articles that say something else, in the order of the later edition. One that says the same under another number of
 * the same chapter has moved; of any chapter where the editions do not have the same chapters.
 */
export function lawChanges(before: readonly StatedLaw[], after: readonly StatedLaw[]): LawChange[] {
  const sameChapters = chaptersOf(before) === chaptersOf(after);
  const mayMove = (one: StatedLaw, to: StatedLaw): boolean =>
    !sameChapters || headOf(one.id) === headOf(to.id);
  const earlier = new Map(before.map((law) => [law.id, law]));
  const kept = new Set(
    after.filter((law) => saysTheSame(earlier.get(law.id), law)).map((law) => law.id),
  );
  const moved = new Map<string, StatedLaw>();
  const taken = new Set<string>(kept);
  for (const law of after) {
    if (kept.has(law.id)) continue;
    const from = before.find(
      (one) => !taken.has(one.id) && mayMove(one, law) && saysTheSame(one, law),
    );
    if (from === undefined) continue;
    moved.set(law.id, from);
    taken.add(from.id);
  }
  const changes = after.flatMap((law): LawChange[] => {
    if (kept.has(law.id)) return [];
    const from = moved.get(law.id);
    if (from !== undefined) return [{ kind: 'moved', id: law.id, from: from.id, after: law }];
    const old = earlier.get(law.id);
    if (old === undefined || taken.has(law.id)) return [{ kind: 'new', id: law.id, after: law }];
    taken.add(law.id);
    return [{ kind: 'changed', id: law.id, before: old, after: law }];
  });
  const gone = before
    .filter(({ id }) => !taken.has(id))
    .map((law): LawChange => ({ kind: 'gone', id: law.id, before: law }));
  return [...changes, ...gone].sort((one, other) => compareIds(one.id, other.id));
}

const headOf = (id: string): string => id.split('.')[0] ?? id;

const chaptersOf = (laws: readonly StatedLaw[]): string =>
  [...new Set(laws.map(({ id }) => headOf(id)))].join(' ');

const saysTheSame = (one: StatedLaw | undefined, other: StatedLaw): boolean =>
  one !== undefined && one.says.en === other.says.en && one.title.en === other.title.en;
