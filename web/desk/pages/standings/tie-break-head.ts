import { editionIn } from '@ronde/core/rules/editions/registry.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import { articleOf } from '@ronde/core/standings/article-of.ts';
import { tieBreakByCode } from '@ronde/core/standings/catalogue.ts';
import {
  isSelfDefined,
  parseDescriptor,
  type Modifiers,
} from '@ronde/core/standings/descriptor.ts';
import { TEAM_TIE_BREAKS } from '@ronde/core/standings/teams/team-tie-breaks.ts';
import type { Definition } from '@ronde/core/standings/tie-break.ts';
import { inBoth } from '../../../words/in-both.ts';

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

/** What a column head stands for. */
export interface TieBreakHead {
  readonly descriptor: string;
  /** `BH/C1`, as FIDE codes it; words where the code is the program's own. */
  readonly short: string;
  /** `Buchholz, the lowest cut`. */
  readonly name: string;
  readonly article: string | null;
  /** Name and article in one line. */
  readonly hint: string;
}

/** The full name of `BH/C1` and the article that defines it in an edition. */
export function tieBreakHead(
  descriptor: string,
  edition: string,
  language: Language,
): TieBreakHead {
  const parsed = parseDescriptor(descriptor);
  const tieBreak = parsed.ok ? definitionOf(parsed.value.name) : null;
  if (!parsed.ok || tieBreak === null) {
    return { descriptor, short: descriptor, name: descriptor, article: null, hint: descriptor };
  }
  const name = [tieBreak.name[language], ...variants(parsed.value.modifiers, language)].join(', ');
  const properties = editionIn('tieBreaks', edition)?.properties;
  const article = properties ? articleOf(tieBreak, properties) : null;
  const short = isSelfDefined(parsed.value.name) ? name : descriptor;
  const hint = article === null ? name : `${name} (${article})`;
  return { descriptor, short, name, article, hint };
}

/** Of players; else of teams. */
const definitionOf = (code: string): Pick<Definition, 'code' | 'name' | 'article'> | null =>
  tieBreakByCode(code) ?? TEAM_TIE_BREAKS.find((one) => one.code === code) ?? null;

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
