import { recordsOf, type TrfDocument } from '../../formats/trf/document.ts';
import { LEAVING_REASONS, type LeavingReason } from '../player.ts';
import type { Tournament } from '../state.ts';

/** `### Left @ Round 4: 3 withdrawn`: whoever is out of the event, which no record can say. */
export const leftComments = ({ numbers, players }: Tournament): string[] =>
  numbers.flatMap((id, index) => {
    const left = players.get(id)?.left ?? null;
    return left === null ? [] : [`### Left @ Round ${left.fromRound}: ${index + 1} ${left.reason}`];
  });

export interface Leaver {
  readonly number: number;
  readonly fromRound: number;
  readonly reason: LeavingReason;
}

const LINE = /^### Left @ Round (\d{1,3}): (\d{1,4}) (\w+)$/;

/** By number; a line that names nobody of the file is a comment like others. */
export function leaversIn(document: TrfDocument): ReadonlyMap<number, Leaver> {
  const known = new Set<number>(recordsOf(document, '001').map(({ number }) => number));
  const leavers = new Map<number, Leaver>();
  for (const { text } of recordsOf(document, '###')) {
    const [, round, number, word] = LINE.exec(text.trimEnd()) ?? [];
    const reason = LEAVING_REASONS.find((one) => one === word);
    const leaver = Number(number);
    if (reason === undefined || !known.has(leaver)) continue;
    leavers.set(leaver, { number: leaver, fromRound: Number(round), reason });
  }
  return leavers;
}
