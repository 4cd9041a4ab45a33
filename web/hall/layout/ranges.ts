import { alphabetical } from '@ronde/core/rules/alphabetical.ts';
import { endsOf, type HallShare, type PartEnds } from '@ronde/core/tournament/views/hall-share.ts';
import { linesOn, type Fit } from './fit-lines.ts';

/** What stands where on the walls: `A – Cor`, `1 – 70`. */
export interface Ranges {
  /** Of each picture of this screen; empty texts where there is nothing to tell apart. */
  readonly pictures: readonly string[];
  /** Of every screen that shares the list, and which this one is; null for one alone. */
  readonly screens: { readonly index: number; readonly ranges: readonly string[] } | null;
}

const NOWHERE: PartEnds = { first: '', last: '' };

/**
 * The ranges of a list as it is cut into pictures and between screens.
 * @param keys of the lines in order: names, or numbers; null where a line has none
 */
export function rangesOf(
  keys: readonly (string | number | null)[],
  fit: Pick<Fit, 'pages' | 'columns' | 'rows'>,
  share: HallShare | undefined,
): Ranges {
  const pictures = Array.from({ length: fit.pages }, (_, index) =>
    endsOf(linesOn(keys, index, fit)),
  );
  const before = share?.parts[share.index - 1] ?? NOWHERE;
  const after = share?.parts[share.index + 1] ?? NOWHERE;
  const alone = fit.pages < 2 && share === undefined;
  return {
    pictures: alone ? [''] : unlessAllAlike(rangeTexts([before, ...pictures, after]).slice(1, -1)),
    screens: sharedBetween(share),
  };
}

/** The ranges of the screens alone: for a list whose pictures are in another order. */
export function screensOnly(pages: number, share: HallShare | undefined): Ranges {
  const screens = sharedBetween(share);
  const own = screens?.ranges[screens.index] ?? '';
  return { pictures: Array.from({ length: pages }, () => own), screens };
}

const sharedBetween = (share: HallShare | undefined): Ranges['screens'] =>
  share === undefined
    ? null
    : { index: share.index, ranges: unlessAllAlike(rangeTexts(share.parts)) };

/** Ranges that are all alike, such as ranks before the first result, are left out. */
const unlessAllAlike = (texts: readonly string[]): readonly string[] =>
  texts.length > 1 && new Set(texts).size === 1 ? texts.map(() => '') : texts;

/** Each as short as it can be told from its neighbours: `A – Cor`, `Cos – Le`. */
export function rangeTexts(parts: readonly PartEnds[]): readonly string[] {
  return parts.map(({ first, last }, index) => {
    const from = beginning(first, parts[index - 1]?.last ?? '');
    const to = beginning(last, parts[index + 1]?.first ?? '');
    return from === to ? from : `${from} – ${to}`;
  });
}

/** So many letters of a name that it is not taken for its neighbour; a number wholly. */
function beginning(key: string, neighbour: string): string {
  if (/^\d*$/.test(key)) return key;
  const letters = Array.from(key.normalize('NFC'));
  const others = Array.from(neighbour.normalize('NFC'));
  const same = letters.findIndex((letter, index) => {
    const other = others[index];
    return other === undefined || alphabetical(letter) !== alphabetical(other);
  });
  const length = same === -1 ? letters.length : same + 1;
  // A comma or a space tells nothing from ten metres: one letter more does.
  const read = letters.findIndex((letter, index) => index >= length - 1 && /\p{L}/u.test(letter));
  return letters.slice(0, read === -1 ? letters.length : read + 1).join('');
}
