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

/** The name in full where there is room for it, else with initials; what is still too long is cut. */
export const nameThatFits = (
  name: string,
  room: number,
  widthOf: (text: string) => number,
): string => (widthOf(name) <= room ? name : shortName(name));
