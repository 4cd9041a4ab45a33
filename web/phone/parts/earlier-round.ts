import type { OutboxItem } from '../outbox/outbox-item.ts';

/** The round an entry is for, where it is not the one in hand: board numbers come again in each. */
export function earlierRound(
  { command }: Pick<OutboxItem, 'command'>,
  current: number | null,
): number | null {
  const round = 'board' in command ? (command.round ?? null) : null;
  return round === current ? null : round;
}
