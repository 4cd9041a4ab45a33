import type { Ceremony } from '@ronde/core/pairing/restricted/ceremony.ts';
import { sayCeremonyStep, sayCrowded } from '@ronde/core/pairing/restricted/ceremony-words.ts';
import type { Envelope } from '@ronde/core/pairing/restricted/envelopes.ts';
import { lastEarlyRound } from '@ronde/core/pairing/restricted/groups.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { Cli } from '../cli.ts';
import { table } from '../table.ts';
import { RESTRICTED_WORDS } from '../words/restricted-draws.ts';

/** A draw from the envelopes to the proof, as it is read out. */
export function ceremonyText(cli: Cli, drawn: Ceremony): string {
  const words = RESTRICTED_WORDS[cli.language];
  const entrants = drawn.contingents.flatMap((one) => one.entrants);
  const named = (id: string) => entrants.find((one) => one.id === id);
  const late = drawn.proof.filter(({ isLate }) => isLate).length;
  const numbers = drawn.order.map((id, index) => [
    String(index + 1),
    named(id)?.name ?? '',
    named(id)?.affinity ?? '',
  ]);
  const proof = drawn.proof.map(({ contingent, one, other, numbers: [a, b], round, isLate }) => [
    drawn.contingents[contingent]?.affinity ?? '',
    `${a} ${named(one)?.name ?? ''}`,
    `${b} ${named(other)?.name ?? ''}`,
    fill(isLate ? words.pairLate : words.pair, { round }),
  ]);
  const crowded = drawn.crowded.map((one) => sayCrowded(drawn, one, cli.language));
  const steps = drawn.steps.map((step, index) => [
    `${index + 1}.`,
    sayCeremonyStep(drawn, step, cli.language),
  ]);
  const end = late === 0 ? words.allApart : words.lateCount;
  return [
    `${fill(words.seed, { seed: drawn.seed })}\n`,
    envelopesText(cli, drawn.players, drawn.last, drawn.envelopes),
    ...(crowded.length === 0 ? [] : [`${words.beforeDraw}\n${crowded.join('\n')}\n`]),
    `${words.steps}\n${table(steps)}`,
    `${words.numbers}\n${table(numbers)}`,
    ...(proof.length === 0 ? [] : [`${words.proof}\n${table(proof)}`]),
    `${fill(end, { late, last: drawn.last })}\n`,
  ].join('\n');
}

export function envelopesText(
  cli: Cli,
  players: number,
  last: number,
  envelopes: readonly Envelope[],
): string {
  const words = RESTRICTED_WORDS[cli.language];
  const lastEarly = lastEarlyRound(players, last);
  const rows = envelopes.map(({ letter, numbers }) => [
    fill(words.envelope, { letter }),
    numbers.join(' '),
  ]);
  return `${fill(words.rule, { last, lastEarly })}\n${table(rows)}`;
}
