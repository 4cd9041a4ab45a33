import type { PaperAsk } from '@ronde/core/documents/papers/paper-ask.ts';
import { packOf, paperOf } from '@ronde/core/documents/papers/paper-of.ts';
import { openLedger, type Ledger } from '@ronde/core/tournament/log.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import { PLAIN } from '@ronde/paper/print-options.ts';
import { openTypesetter } from '@ronde/paper/typesetter.ts';
import { formPapers } from '@ronde/core/documents/forms/form-papers.ts';
import { makeDossier } from '@ronde/exchange/dossier/make-dossier.ts';
import { gamesToWrite } from '@ronde/exchange/games/games-to-write.ts';
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
  const [large, usual] = [event(500).state, event(300)];
  const pairings = timed(() => paperOf(large, 'pairings', ASK));
  const pack = timed(() => packOf(usual.state, ASK));
  // All of an event of nine rounds, with every paper, the report file twice and the lists.
  const begunDossier = performance.now();
  await makeDossier({
    file: usual,
    ask: ASK,
    games: await gamesToWrite(usual.state, []),
    print: (forms) =>
      Promise.resolve(opened.value.print(formPapers(usual.state, forms, ASK), PLAIN).bytes),
  });
  const dossier = performance.now() - begunDossier;
  // Of the whole process, which holds both events besides: what it may be at most.
  const megabytes = Math.round(process.memoryUsage.rss() / 1e6);
  return {
    figures: [
      { label: 'loading the compiler and its letters', milliseconds: loaded },
      {
        label: 'pairing list of 500 players',
        milliseconds: pairings,
        target: 1_000,
      },
      {
        label: 'pack of a round of 300 players',
        milliseconds: pack,
        target: 3_000,
      },
      {
        label: `dossier of 300 players, ${megabytes} MB of memory at the end (400 allowed)`,
        milliseconds: dossier,
        target: 10_000,
      },
    ],
  };
}

function event(players: number): { readonly ledger: Ledger; readonly state: Tournament } {
  const ledger = openLedger(largeEvent({ players, played: 2, rounds: 9 }));
  if (ledger.state === null) throw new Error('no event');
  return { ledger, state: ledger.state };
}
