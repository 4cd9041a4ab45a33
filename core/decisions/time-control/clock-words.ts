import { inBoth } from '../../rules/in-both.ts';
import type { ClockMode } from './time-control.ts';

/** How a clock handles the seconds of a move, as arbiters say it. */
export const CLOCK_MODE_WORDS = inBoth<Readonly<Record<ClockMode, string>>>(
  {
    none: 'no seconds added',
    increment: 'increment (Fischer): seconds not used are kept',
    bronstein: 'Bronstein: only the seconds used are given back',
    delay: 'delay: the clock waits before it runs',
  },
  {
    none: 'sans secondes ajoutées',
    increment: 'incrément (Fischer) : les secondes non utilisées restent',
    bronstein: 'Bronstein : seules les secondes utilisées sont rendues',
    delay: 'délai : la pendule attend avant de tourner',
  },
);
