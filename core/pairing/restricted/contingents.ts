import { alphabetical } from '../../rules/alphabetical.ts';

/** Somebody who draws a number; affinity is what a draw keeps apart: a federation, a club … */
export interface DrawEntrant {
  readonly id: string;
  readonly name: string;
  readonly affinity: string | null;
}

/** Entrants of one affinity, in the order in which they come forward. */
export interface Contingent {
  /** Null for somebody who belongs to nobody. */
  readonly affinity: string | null;
  readonly entrants: readonly DrawEntrant[];
}

/**
 * The order of a restricted draw: the largest contingent first, equal ones by their code, and in each the
 * names in alphabetical order (Livre de l'Arbitre, lines 4896-4900). Whoever has no affinity comes alone, last.
 */
export function contingentsOf(entrants: readonly DrawEntrant[]): Contingent[] {
  const together = new Map<string, DrawEntrant[]>();
  const alone: Contingent[] = [];
  for (const entrant of [...entrants].sort(byName)) {
    const affinity = entrant.affinity?.trim() ?? '';
    if (affinity === '') alone.push({ affinity: null, entrants: [entrant] });
    else {
      const key = alphabetical(affinity);
      together.set(key, [...(together.get(key) ?? []), entrant]);
    }
  }
  const named = [...together]
    .sort(([a, own], [b, other]) => other.length - own.length || (a < b ? -1 : 1))
    .map(([, own]) => ({ affinity: own[0]?.affinity?.trim() ?? null, entrants: own }));
  return [...named, ...alone];
}

function byName(a: DrawEntrant, b: DrawEntrant): number {
  const [one, other] = [alphabetical(a.name), alphabetical(b.name)];
  if (one !== other) return one < other ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}
