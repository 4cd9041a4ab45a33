import { inBoth } from '../../rules/in-both.ts';
import type { Language } from '../../rules/language.ts';
import { parseDescriptor, type Modifiers } from '../../standings/descriptor.ts';
import { tieBreakNamed } from '../../standings/tie-break-names.ts';

const VARIANTS = inBoth(
  {
    cut: (n: number) => `the ${n === 1 ? 'lowest' : `${n} lowest`} cut`,
    median: (n: number) =>
      n === 1 ? 'the lowest and the highest cut' : `the ${n} lowest and the ${n} highest cut`,
    fore: 'before the last round',
    forfeitsPlayed: 'forfeits count as games',
    reverse: 'in reverse order',
  },
  {
    cut: (n: number) => (n === 1 ? 'sans le plus faible' : `sans les ${n} plus faibles`),
    median: (n: number) =>
      n === 1
        ? 'sans le plus faible ni le plus fort'
        : `sans les ${n} plus faibles ni les ${n} plus forts`,
    fore: 'avant la dernière ronde',
    forfeitsPlayed: 'forfaits comptés comme parties',
    reverse: 'en ordre inverse',
  },
);

/** `Buchholz, the lowest cut` for `BH/C1`; the code itself where it is none of ours. */
export function sayTieBreak(descriptor: string, language: Language): string {
  const parsed = parseDescriptor(descriptor);
  const tieBreak = parsed.ok ? tieBreakNamed(parsed.value.name) : null;
  if (!parsed.ok || tieBreak === null) return descriptor;
  return [tieBreak.name[language], ...variants(parsed.value.modifiers, language)].join(', ');
}

function variants(modifiers: Modifiers, language: Language): string[] {
  const words = VARIANTS[language];
  const { cut, median, fore, forfeitsPlayed, reverse } = modifiers;
  return [
    ...(cut === undefined ? [] : [words.cut(cut)]),
    ...(median === undefined ? [] : [words.median(median)]),
    ...(fore ? [words.fore] : []),
    ...(forfeitsPlayed ? [words.forfeitsPlayed] : []),
    ...(reverse ? [words.reverse] : []),
  ];
}
