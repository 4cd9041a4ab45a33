import type { Definition } from './tie-break.ts';

/** Finds the descriptor a name stands for, in either language; capitals, accents and spaces do not matter. */
export function namesOf(
  tieBreaks: readonly Pick<Definition, 'code' | 'name' | 'aliases'>[],
): (name: string) => string | null {
  const descriptors = new Map(
    tieBreaks.flatMap(({ code, name, aliases = [] }) => [
      [folded(name.en), code] as const,
      [folded(name.fr), code] as const,
      ...aliases.map((alias) => [folded(alias.name), code + (alias.variant ?? '')] as const),
    ]),
  );
  return (name) => descriptors.get(folded(name)) ?? null;
}

function folded(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{Diacritic}/gu, '');
  return plain.replace(/[’']/g, "'").replace(/\s+/g, ' ').trim().toLowerCase();
}
