import { MOST_ENTRANTS, type LateEntry } from '@ronde/core/pairing/cup/cup-plan.ts';
import type { CupLateEntry } from '@ronde/core/rules/cup-rules.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { Cli } from './cli.ts';
import { CliFailure, EXIT } from './exit-code.ts';
import { CUP_WORDS } from './words/cup.ts';

/** `250:2,80:4,1:1/16`: how many, and how many rounds they skip or which round they enter. */
export const lateEntries = (cli: Cli, list: string): LateEntry[] =>
  list.split(',').map((part) => {
    const read = /^\s*(\d{1,7}):(?:(\d{1,3})|1\/(\d{1,7}))\s*$/.exec(part);
    const [count, skipped, stage] = [read?.[1], read?.[2], read?.[3]].map((figure) =>
      Number(figure),
    );
    const words = CUP_WORDS[cli.language];
    if (count !== undefined && count > 0 && count <= MOST_ENTRANTS) {
      if (skipped !== undefined && skipped > 0) return { count, roundsSkipped: skipped };
      if (stage !== undefined && Number.isInteger(Math.log2(stage))) {
        return { count, entersAt: stage };
      }
    }
    throw new CliFailure(EXIT.badRequest, fill(words.notAnExemption, { value: part }));
  });

/** The same for an event, where everybody who comes in later skips a number of rounds. */
export const lateEntriesByRounds = (cli: Cli, list: string): CupLateEntry[] =>
  lateEntries(cli, list).map((entry) => {
    if ('roundsSkipped' in entry && entry.roundsSkipped <= MOST_SKIPPED) return entry;
    throw new CliFailure(
      EXIT.badRequest,
      fill(CUP_WORDS[cli.language].notAnExemption, { value: list }),
    );
  });

const MOST_SKIPPED = 20;
