/** `Delacroix, Marie-Antoinette Joséphine` as `Delacroix, M.-A. J.`; a name without a comma stays. */
export function shortName(name: string): string {
  const comma = name.indexOf(',');
  if (comma < 0) return name;
  const given = name.slice(comma + 1).trim();
  const initials = given.replace(
    /(\p{L})[\p{L}\p{M}’'.]*/gu,
    (_, initial: string) => `${initial}.`,
  );
  return initials === '' ? name : `${name.slice(0, comma)}, ${initials}`;
}

/**
 * The name in full where there is room for it, else with initials; where that is still too long the
 * family name is cut and the initials stay: they tell sisters and brothers apart.
 */
export function nameThatFits(
  name: string,
  room: number,
  widthOf: (text: string) => number,
): string {
  if (widthOf(name) <= room) return name;
  const short = shortName(name);
  if (widthOf(short) <= room) return short;
  const comma = short.indexOf(',');
  if (comma < 0) return short;
  const letters = Array.from(short.slice(0, comma));
  for (let kept = letters.length - 1; kept >= LEAST_KEPT; kept -= 1) {
    const cut = `${letters.slice(0, kept).join('').trimEnd()}…${short.slice(comma)}`;
    if (widthOf(cut) <= room) return cut;
  }
  return short;
}

/** A family name cut shorter says nothing. */
const LEAST_KEPT = 5;
