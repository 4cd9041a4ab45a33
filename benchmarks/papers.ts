import type { PaperAsk } from '@ronde/core/documents/papers/paper-ask.ts';
import { packOf, paperOf } from '@ronde/core/documents/papers/paper-of.ts';
import { openLedger } from '@ronde/core/tournament/log.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import { PLAIN } from '@ronde/paper/print-options.ts';
import { openTypesetter } from '@ronde/paper/typesetter.ts';
import { largeEvent } from '@ronde/server/testing/large-event.ts';

export const name = 'papers';

const ASK: PaperAsk = {
  language: 'fr',
  audience: 'staff',
  at: '2026-03-08T12:00:00.000Z',
  zone: 'Europe/Paris',
};

/** Values and setting together, as a desk waits for them. */
export async function run(): Promise<{
  figures: { label: string; milliseconds: number; target?: number }[];
}> {
  const begun = performance.now();
  const opened = await openTypesetter();
  if (!opened.ok) throw new Error(opened.error.reason);
  const loaded = performance.now() - begun;
  const timed = (make: () => ReturnType<typeof packOf>): number => {
    const start = performance.now();
    const made = make();
    if (!made.ok) throw new Error(made.error.code);
    opened.value.print(made.value, PLAIN);
    return performance.now() - start;
  };
  const [large, usual] = [event(500), event(300)];
  return {
    figures: [
      { label: 'loading the compiler and its letters', milliseconds: loaded },
      {
        label: 'pairing list of 500 players',
        milliseconds: timed(() => paperOf(large, 'pairings', ASK)),
        target: 1_000,
      },
      {
        label: 'pack of a round of 300 players',
        milliseconds: timed(() => packOf(usual, ASK)),
        target: 3_000,
      },
    ],
  };
}

function event(players: number): Tournament {
  const { state } = openLedger(largeEvent({ players, played: 2, rounds: 9 }));
  if (state === null) throw new Error('no event');
  return state;
}
