import type { LateEntry } from '@ronde/core/pairing/cup/cup-plan.ts';
import { readLateEntries } from '@ronde/core/pairing/cup/late-entries-text.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { Cli } from './cli.ts';
import { CliFailure, EXIT } from './exit-code.ts';
import { CUP_WORDS } from './words/cup.ts';

/**
 * `250:2,80:4,1:1/16`: how many, and how many rounds they skip or which round they enter.
 * @param most rounds somebody may skip; an event has its own bound
 */
export function lateEntries(cli: Cli, list: string, most?: number): readonly LateEntry[] {
  const read = readLateEntries(list, most);
  if (!('unread' in read)) return read;
  const { notAnExemption } = CUP_WORDS[cli.language];
  throw new CliFailure(EXIT.badRequest, fill(notAnExemption, { value: read.unread }));
}
