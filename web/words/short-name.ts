import { shortName } from '@ronde/core/rules/short-name.ts';

/** A name, and how its bearer is called where room is short; `short` where others have the same initials. */
export interface NameToFit {
  readonly name: string;
  readonly short?: string;
  /** Tells apart those of the same whole name. */
  readonly mark?: string;
}

/** The shortest form without a cut. */
export const shortForm = ({ name, short, mark }: NameToFit): string =>
  `${short ?? shortName(name)}${marked(mark)}`;

/** The whole name, and what tells its bearer from others of the same. */
export const wholeForm = ({ name, mark }: NameToFit): string => `${name}${marked(mark)}`;

const marked = (mark: string | undefined): string => (mark === undefined ? '' : ` (${mark})`);

/**
 * The name in full where there is room for it, else with initials. Where that is still too long the
 * family name is cut and the initials stay, since they tell sisters and brothers apart; of several
 * only the first stays where the family name would have to be cut to a stump, unless somebody else
 * would then be called the same.
 */
export function nameThatFits(
  who: NameToFit,
  room: number,
  widthOf: (text: string) => number,
): string {
  if (widthOf(wholeForm(who)) <= room) return wholeForm(who);
  const short = shortForm(who);
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
  const alone = who.short === undefined && who.mark === undefined;
  const first = alone ? (/^, [^. ]*\.?/u.exec(all)?.[0] ?? all) : all;
  return cut(all, WELL_KEPT) ?? cut(first, 1) ?? short;
}

/** A family name cut shorter is hard to know again. */
const WELL_KEPT = 8;
