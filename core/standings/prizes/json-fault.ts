const SPACE = /[ \t\n\r]*/y;
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const SCALAR = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

/** What may come next: a value, a value or `]`, a key, a key or `}`, a colon, or what follows a value. */
type Next = 'value' | 'firstItem' | 'key' | 'firstKey' | 'colon' | 'after';

/**
 * Where a text stops being JSON (RFC 8259): the index of the first character that cannot stand
 * there, the length if the end comes too early, null if it is JSON. Runtimes do not all tell.
 */
export function jsonFault(text: string): number | null {
  const open: ('[' | '{')[] = [];
  let [at, next]: [number, Next] = [0, 'value'];
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const found = pattern.test(text);
    if (found) at = pattern.lastIndex;
    return found;
  };
  for (;;) {
    take(SPACE);
    const character = text[at];
    if (character === undefined) return next === 'after' && open.length === 0 ? null : at;
    const inside = open.at(-1);
    if (next === 'colon' && character === ':') [at, next] = [at + 1, 'value'];
    else if (next === 'after' && character === ',' && inside) {
      [at, next] = [at + 1, inside === '{' ? 'key' : 'value'];
    } else if (closes(character, inside, next)) {
      open.pop();
      [at, next] = [at + 1, 'after'];
    } else if (next === 'key' || next === 'firstKey') {
      if (!take(STRING)) return at;
      next = 'colon';
    } else if (next === 'value' || next === 'firstItem') {
      if (character === '[' || character === '{') {
        open.push(character);
        [at, next] = [at + 1, character === '{' ? 'firstKey' : 'firstItem'];
      } else if (take(STRING) || take(SCALAR)) next = 'after';
      else return at;
    } else return at;
  }
}

function closes(character: string, inside: '[' | '{' | undefined, next: Next): boolean {
  if (character === ']') return inside === '[' && (next === 'after' || next === 'firstItem');
  return character === '}' && inside === '{' && (next === 'after' || next === 'firstKey');
}
