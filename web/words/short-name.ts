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
 * The name in full where there is room for it, else with initials. Where that is still too long the
 * family name is cut and the initials stay, since they tell sisters and brothers apart; of several
 * only the first stays where the family name would have to be cut to a stump.
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
  const family = Array.from(comma < 0 ? short : short.slice(0, comma));
  const all = comma < 0 ? '' : short.slice(comma);
  const cut = (initials: string, least: number): string | null => {
    for (let kept = family.length; kept >= least; kept -= 1) {
      const left = family.slice(0, kept).join('').trimEnd();
      const text = `${left}${kept < family.length ? '…' : ''}${initials}`;
      if (widthOf(text) <= room) return text;
    }
    return null;
  };
  const first = /^, [^. ]*\.?/u.exec(all)?.[0] ?? all;
  return cut(all, WELL_KEPT) ?? cut(first, 1) ?? short;
}

/** A family name cut shorter is hard to know again. */
const WELL_KEPT = 8;
