const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * Every word one slip of the hand away: a letter left out, doubled or added, changed, or two
 * neighbours the other way round. The first letter changes only by such an exchange or an omission
 * in front, which is how people mistype names.
 */
export function nearWords(word: string): string[] {
  const near = new Set<string>();
  for (let at = 0; at <= word.length; at += 1) {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    for (const letter of LETTERS) {
      near.add(head + letter + tail);
      if (at > 0 && tail !== '') near.add(head + letter + tail.slice(1));
    }
    if (tail !== '' && word.length > 2) near.add(head + tail.slice(1));
    const [first, second] = tail;
    if (first !== undefined && second !== undefined) {
      near.add(head + second + first + tail.slice(2));
    }
  }
  near.delete(word);
  return [...near];
}

/** Slips between two words, two neighbours exchanged counting one; stops counting after `limit`. */
export function slipsBetween(a: string, b: string, limit = 2): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let [before, previous] = [[] as number[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min(
        (previous[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (previous[j - 1] ?? 0) + cost,
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        best = Math.min(best, (before[j - 2] ?? 0) + 1);
      }
      row.push(best);
    }
    [before, previous] = [previous, row];
  }
  return Math.min(previous[b.length] ?? 0, limit + 1);
}
