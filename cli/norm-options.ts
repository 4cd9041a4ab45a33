import { fill } from '@ronde/core/rules/sentence.ts';
import { NORM_EVENT_KINDS, type NormEventKind } from '@ronde/core/ratings/norms/norm-event-kind.ts';
import type { Cli } from './cli.ts';
import { CliFailure, EXIT } from './exit-code.ts';
import { NORMS_WORDS } from './words/norms.ts';

/** `team-championship` is `teamChampionship` in the core. */
const typed = (kind: string): string =>
  kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What an event is said to be with `--kind`. */
export function normEventKind(cli: Cli, value: string): NormEventKind {
  const kind = NORM_EVENT_KINDS.find((one) => typed(one) === value);
  if (kind !== undefined) return kind;
  const sentence = fill(NORMS_WORDS[cli.language].notAKind, { value });
  throw new CliFailure(EXIT.badRequest, sentence);
}
