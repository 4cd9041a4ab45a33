import type { Printed } from '../compile.ts';
import type { Typesetter } from '../typesetter.ts';

/** Sets the same papers in the same way once: several tests look at what was printed. */
export function printedOnce(typesetter: Typesetter): Typesetter {
  const known = new Map<string, Printed>();
  return {
    print: (papers, options) => {
      const asked = JSON.stringify([papers, options]);
      const printed = known.get(asked) ?? typesetter.print(papers, options);
      known.set(asked, printed);
      return printed;
    },
  };
}
