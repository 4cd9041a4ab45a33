/** By what players are told to be on side A: everybody else is on side B. */
export const SIDES_BY = ['numbers', 'federation', 'club', 'league', 'tag'] as const;
export type SidesBy = (typeof SIDES_BY)[number];

/** Who is on the first of two sides (Livre de l'Arbitre 3.1, Scheveningen). */
export interface SidesRules {
  readonly by: SidesBy;
  /** The name of the federation, club, league or tag; or numbers, `1-4, 7`: nothing is the first half of them. */
  readonly first: string;
}

export const USUAL_SIDES: SidesRules = { by: 'numbers', first: '' };

/** Side A where nobody says who is on it: the first half of the numbers, the larger one of an odd field. */
export const firstHalf = (participants: number): number => Math.ceil(participants / 2);

const NUMBERS = /^\d{1,4}(?:-\d{1,4})?$/;

/** The numbers of a text such as `1-4, 7`; null where it is no such text. */
export function numbersOfSide(text: string): readonly number[] | null {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
  if (!parts.every((part) => NUMBERS.test(part))) return null;
  const spans = parts.map((part) => part.split('-').map(Number));
  if (spans.some(([from = 0, to = from]) => from < 1 || to < from)) return null;
  return [
    ...new Set(
      spans.flatMap(([from = 0, to = from]) =>
        Array.from({ length: to - from + 1 }, (_, index) => from + index),
      ),
    ),
  ].sort((a, b) => a - b);
}

/** Whether a rule can be followed at all: nameless clubs and texts that are no numbers cannot. */
export const isSidesRule = ({ by, first }: SidesRules): boolean =>
  by === 'numbers' ? numbersOfSide(first) !== null : first.trim() !== '';
