import { ownWorkshop, type Workshop } from '../answers/workshop.ts';
import type { Question } from '../answers/question.ts';

/** A workshop that remembers what was made in it. */
export function countedWorkshop(): Workshop & { readonly made: readonly Question[] } {
  const own = ownWorkshop();
  const made: Question[] = [];
  return {
    ...own,
    made,
    make: (standing, audience, question, rank) => {
      made.push(question);
      return own.make(standing, audience, question, rank);
    },
  };
}
