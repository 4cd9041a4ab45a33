import { foldedName } from '@ronde/core/formats/player-list/folded-name.ts';
import type { CheckInLine } from '@ronde/core/tournament/views/check-in.ts';
import { arrivalOf } from '@ronde/core/tournament/arrival.ts';
import { hasWords, typedWords } from '../../desk/parts/typed-words.ts';
import type { OutboxItem } from '../outbox/outbox-item.ts';
import type { Items } from '../outbox/outbox-rules.ts';

export interface SeenLine extends CheckInLine {
  /** Entered here and not yet on the server. */
  readonly pending: boolean;
}

/** The list as it will be once this phone's entries are sent. */
export function seenLines(
  players: readonly CheckInLine[],
  items: Items,
  position: number,
): readonly SeenLine[] {
  const latest = new Map<string, OutboxItem>();
  for (const item of items) {
    if (item.command.type !== 'checkIn' && item.command.type !== 'undoCheckIn') continue;
    const ahead =
      item.state.kind === 'waiting' ||
      (item.state.kind === 'written' && item.state.position > position);
    if (ahead) for (const player of item.command.players) latest.set(player, item);
  }
  return players.map((line) => {
    const item = latest.get(line.id);
    if (item === undefined) return { ...line, pending: false };
    return {
      ...line,
      present: item.command.type === 'checkIn',
      pending: item.state.kind === 'waiting',
    };
  });
}

/** Those whose name, club or number holds every word; a name that begins so comes first. */
export function matching(lines: readonly SeenLine[], text: string): readonly SeenLine[] {
  const wanted = typedWords(text);
  const found = lines.filter(({ name, club, tpn }) =>
    hasWords(foldedName(`${name} ${club ?? ''} ${tpn ?? ''}`), wanted),
  );
  const [first] = wanted;
  if (first === undefined) return found;
  const begins = ({ name }: SeenLine): boolean => foldedName(name).startsWith(first);
  return [...found.filter(begins), ...found.filter((line) => !begins(line))];
}

/** Whom a tablet offers its players: those to come; whoever types a name finds it in any case. */
export function offered(lines: readonly SeenLine[], text: string): readonly SeenLine[] {
  const found = matching(lines, text);
  return text.trim() === '' ? found.filter((line) => arrivalOf(line) === 'missing') : found;
}
