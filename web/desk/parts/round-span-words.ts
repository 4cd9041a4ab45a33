import { inBoth } from '../../words/in-both.ts';

export const ROUND_SPAN_WORDS = inBoth(
  {
    from: 'From round',
    to: 'to round',
    rounds: (from: number, to: number) =>
      from === to ? `round ${from}` : `rounds ${from} to ${to}`,
  },
  {
    from: 'De la ronde',
    to: 'à la ronde',
    rounds: (from: number, to: number) =>
      from === to ? `ronde ${from}` : `rondes ${from} à ${to}`,
  },
);
