/** Deeper than any event of a tournament, shallow enough for every reader. */
export const DEEPEST_NESTING = 100;

/**
 * Whether the value survives being written as JSON and read back. A property that is `undefined`
 * is the same as an absent one.
 */
export function isJsonValue(value: unknown, levels: number = DEEPEST_NESTING): boolean {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return true;
    case 'number':
      return Number.isFinite(value);
    case 'object':
      return value === null || (levels > 0 && isJsonContainer(value, levels - 1));
    case 'undefined':
    case 'bigint':
    case 'symbol':
    case 'function':
      return false;
  }
}

function isJsonContainer(value: object, levels: number): boolean {
  // Array.from shows the holes of a sparse array, which `every` would step over.
  if (Array.isArray(value)) return Array.from(value).every((item) => isJsonValue(item, levels));
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  return Object.values(value).every((item) => item === undefined || isJsonValue(item, levels));
}
