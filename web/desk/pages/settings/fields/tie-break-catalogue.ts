import { foldedName } from '@ronde/core/formats/player-list/folded-name.ts';
import { isBySeats } from '@ronde/core/pairing/systems.ts';
import { editionIn } from '@ronde/core/rules/editions/registry.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import { announcedFault, type AnnouncedFault } from '@ronde/core/standings/announced-tie-breaks.ts';
import { INDIVIDUAL_TIE_BREAKS } from '@ronde/core/standings/individual-tie-breaks.ts';
import { TEAM_TIE_BREAKS } from '@ronde/core/standings/teams/team-tie-breaks.ts';
import { mixedClasses, type MixedClasses } from '@ronde/core/standings/tie-break-classes.ts';
import type { Definition, Variant } from '@ronde/core/standings/tie-break.ts';
import { hasWords, typedWords } from '../../../parts/typed-words.ts';
import { kindOfSystem, type TieBreakUse } from './tie-break-list.ts';

/** What the catalogue needs to know of a tie-break, of players or of teams. */
export interface Defined extends Omit<Definition, 'variants' | 'usesRatings'> {
  readonly variants: readonly (Variant | 'K')[];
}

/** One line of the catalogue: a tie-break, or a usual variant of it. */
export interface CatalogueLine {
  readonly descriptor: string;
  readonly definition: Defined;
  /** Everything it may be searched by. */
  readonly text: string;
}

/** Variants people ask for by name; any other can be typed. */
const VARIANTS: Readonly<Partial<Record<Variant | 'K', readonly string[]>>> = {
  C: ['/C1', '/C2'],
  M: ['/M1', '/M2'],
};

const definitionsFor = ({ participants }: Pick<TieBreakUse, 'participants'>): readonly Defined[] =>
  participants === 'teams' ? TEAM_TIE_BREAKS : INDIVIDUAL_TIE_BREAKS;

export function catalogueFor(use: TieBreakUse, language: Language): CatalogueLine[] {
  return definitionsFor(use).flatMap((definition) => {
    const { code, name, aliases = [], formula, variants } = definition;
    const line = (variant: string): CatalogueLine => {
      const own = aliases.filter((alias) => (alias.variant ?? '') === variant);
      const words = [code + variant, name.en, name.fr, ...own.map((alias) => alias.name)];
      return {
        descriptor: code + variant,
        definition,
        text: foldedName([...words, formula[language]].join(' ')),
      };
    };
    return ['', ...variants.flatMap((letter) => VARIANTS[letter] ?? [])].map(line);
  });
}

/** Lines with every word typed, whatever its accents; names before explanations. */
export function searchCatalogue(lines: readonly CatalogueLine[], typed: string): CatalogueLine[] {
  const words = typedWords(typed);
  if (words.length === 0) return [...lines];
  const rank = ({ descriptor, definition }: CatalogueLine): number => {
    if (foldedName(descriptor) === words.join(' ')) return 0;
    const names = foldedName(`${descriptor} ${definition.name.en} ${definition.name.fr}`);
    return hasWords(names, words) ? 1 : 2;
  };
  return lines
    .filter(({ text }) => hasWords(text, words))
    .map((line) => ({ line, rank: rank(line) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ line }) => line);
}

/** A tie-break the event's regulations define, `Youth bonus` as `OTHER_YOUTH_BONUS` (C.07 4.1). */
export function ownDescriptor(typed: string): string | null {
  const words =
    foldedName(typed)
      .toUpperCase()
      .match(/[A-Z0-9]+/g) ?? [];
  const name = (words[0] === 'OTHER' ? words.slice(1) : words).join('_').slice(0, 16);
  return name === '' ? null : `OTHER_${name}`;
}

/** Why a descriptor cannot stand in the list; null when it may. */
export function faultOf(descriptor: string, use: TieBreakUse): AnnouncedFault | null {
  const edition = editionIn('tieBreaks', use.edition)?.properties;
  if (edition === undefined) return null;
  const { participants, system } = use;
  const kind = kindOfSystem(system);
  return participants === 'teams'
    ? announcedFault(descriptor, {
        participants,
        kind: isBySeats(system) ? 'molter' : kind,
        edition,
      })
    : announcedFault(descriptor, { participants, kind, edition });
}

/** A list of players' tie-breaks that mixes classes; null when it does not. */
export const mixedIn = (
  list: readonly string[],
  { participants }: Pick<TieBreakUse, 'participants'>,
): MixedClasses | null => (participants === 'individuals' ? mixedClasses(list) : null);
