/** `Last, First` in its two parts. */
export function partsOfName(name: string): { readonly last: string; readonly first: string } {
  const [last = '', ...rest] = name.split(',');
  return { last: last.trim(), first: rest.join(',').trim() };
}
