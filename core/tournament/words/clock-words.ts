import { inBoth } from '../../rules/in-both.ts';
import type { ClockAct } from '../clock-log.ts';

/** What is done with clocks, as the log, the desk and the terminal say it. */
export const CLOCK_ACT_WORDS = inBoth<{
  readonly acts: Readonly<Record<ClockAct, string>>;
  readonly round: string;
  readonly board: string;
  readonly replacement: string;
  readonly moves: string;
}>(
  {
    acts: {
      set: 'set',
      read: 'read',
      corrected: 'put right',
      replaced: 'replaced',
      faulty: 'faulty',
      inOrder: 'in order again',
    },
    round: 'round',
    board: 'board',
    replacement: 'by clock',
    moves: 'move',
  },
  {
    acts: {
      set: 'réglée',
      read: 'relevée',
      corrected: 'corrigée',
      replaced: 'remplacée',
      faulty: 'défectueuse',
      inOrder: 'de nouveau en ordre',
    },
    round: 'ronde',
    board: 'échiquier',
    replacement: 'par la pendule',
    moves: 'coup',
  },
);
