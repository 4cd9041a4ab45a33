import { foldedName } from '@ronde/core/formats/player-list/folded-name.ts';
import { isMeant, typedWords } from '../parts/typed-words.ts';
import type { Deed, DeedGroup } from './deed.ts';

/** Lower is nearer; null is not meant at all. */
type Nearness = number | null;

/** What is meant by what is typed, nearest first: `7`, `board 7` and `éch 7` are board 7. */
export function foundDeeds(typed: string, groups: readonly DeedGroup[]): DeedGroup[] {
  const words = typedWords(typed);
  if (words.length === 0) {
    return groups.filter(({ onlyAsked, deeds }) => onlyAsked !== true && deeds.length > 0);
  }
  return groups
    .map((group) => {
      const near = group.deeds
        .map((deed) => ({ deed, nearness: nearnessOf(deed, words) }))
        .filter((one): one is { deed: Deed; nearness: number } => one.nearness !== null)
        .sort((a, b) => a.nearness - b.nearness);
      const deeds = near.slice(0, group.most).map(({ deed }) => deed);
      return { group: { ...group, deeds }, nearest: near[0]?.nearness ?? Infinity };
    })
    .filter(({ nearest }) => nearest !== Infinity)
    .sort((a, b) => a.nearest - b.nearest)
    .map(({ group }) => group);
}

function nearnessOf({ label, also = '' }: Deed, words: readonly string[]): Nearness {
  const name = foldedName(label);
  if (name.startsWith(words.join(' '))) return 0;
  if (words.every((word) => isMeant(name, word))) return 1;
  const others = ` ${foldedName(also)}`;
  return words.every((word) => isMeant(name, word) || begins(others, word)) ? 2 : null;
}

/** The other words are many: a piece from the middle of one is not meant. */
const begins = (text: string, word: string): boolean =>
  isMeant(text, word) && text.includes(` ${word}`);
