/** Rows picked out of a list, by their keys. */
export type Picked = ReadonlySet<string>;

/** Picks a row, or lets it go again. */
export function toggled(picked: Picked, key: string): Picked {
  const next = new Set(picked);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** Everything from one row to another, as it is listed, takes the state of the first. */
export function extended(
  picked: Picked,
  listed: readonly string[],
  from: string,
  to: string,
): Picked {
  const [start, end] = [listed.indexOf(from), listed.indexOf(to)];
  if (start < 0 || end < 0) return toggled(picked, to);
  const range = listed.slice(Math.min(start, end), Math.max(start, end) + 1);
  const next = new Set(picked);
  for (const key of range) {
    if (picked.has(from)) next.add(key);
    else next.delete(key);
  }
  return next;
}

/** All that is listed, or none of it when all of it was picked; what the filter hides stays as it is. */
export function allToggled(picked: Picked, listed: readonly string[]): Picked {
  const whole = listed.every((key) => picked.has(key));
  const next = new Set(picked);
  for (const key of listed) {
    if (whole) next.delete(key);
    else next.add(key);
  }
  return next;
}

/** Without rows that no longer exist. */
export function stillThere(picked: Picked, existing: Iterable<string>): Picked {
  const known = new Set(existing);
  return [...picked].every((key) => known.has(key))
    ? picked
    : new Set([...picked].filter((key) => known.has(key)));
}
