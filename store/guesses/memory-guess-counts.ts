import { success } from '@ronde/core/rules/result.ts';
import type { GuessCount, GuessCounts } from './guess-counts.ts';

/** What memory stores share. */
export type GuessShelf = Map<string, GuessCount>;

/** Keeps counts until the program ends. */
export function memoryGuessCounts(
  shelf: GuessShelf,
  settle: <T>(work: () => T) => Promise<T>,
): GuessCounts {
  return {
    settle: (names, decide) =>
      settle(() => {
        const held = names.flatMap((name) => {
          const count = shelf.get(name);
          return count === undefined ? [] : [[name, count] as const];
        });
        const { answer, counts } = decide(new Map(held));
        for (const [name, count] of counts) shelf.set(name, count);
        return success(answer);
      }),
    forget: ({ from, to, most }) =>
      settle(() => {
        const latest = [...shelf]
          .filter(([, { at }]) => at >= from && at <= to)
          .sort(([, a], [, b]) => b.at - a.at)
          .slice(0, most);
        const gone = shelf.size - latest.length;
        shelf.clear();
        for (const [name, count] of latest) shelf.set(name, count);
        return success(gone);
      }),
  };
}
