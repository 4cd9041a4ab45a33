/** All subsets of `size` elements, in the order in which the elements stand. */
export function* subsets<T>(elements: readonly T[], size: number): Generator<readonly T[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let index = 0; index + size <= elements.length; index += 1) {
    for (const rest of subsets(elements.slice(index + 1), size - 1)) {
      yield [...elements.slice(index, index + 1), ...rest];
    }
  }
}

/** Lexicographic order of two lists of numbers; a list comes after its own beginning. */
export function compareLists(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) {
    const other = b[index];
    if (other === undefined) return 1;
    if (value !== other) return value - other;
  }
  return a.length - b.length;
}
