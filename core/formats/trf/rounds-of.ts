import { GRANTED_BYES } from '../../rules/outcome.ts';
import { recordsOf, type TrfDocument } from './document.ts';
import { BLANK_CELL, type RoundCell } from './round-cells.ts';

/** Rounds of the whole event by 142, else XXR; null when the file does not say. */
export function roundsDeclared(document: TrfDocument): number | null {
  for (const { count } of recordsOf(document, '142')) if (count !== null) return count;
  return recordsOf(document, 'XXR')[0]?.count ?? null;
}

const GRANTED: ReadonlySet<string> = new Set(GRANTED_BYES);

/** Byes may be written ahead; everything else in a round's columns says that it was paired. */
function showsPairing(cell: RoundCell): boolean {
  return typeof cell === 'string' ? cell !== BLANK_CELL : !GRANTED.has(cell.outcome);
}

/**
 * The last round that was paired. A round in which only some have byes written is still to be
 * paired; one in which everybody has, was held without a game.
 */
export function roundsRecorded(document: TrfDocument): number {
  const players = recordsOf(document, '001');
  let recorded = 0;
  for (const { rounds } of players) {
    for (let index = rounds.length - 1; index >= recorded; index -= 1) {
      const cell = rounds[index];
      if (cell !== undefined && showsPairing(cell)) recorded = index + 1;
    }
  }
  const isWritten = ({ rounds }: { readonly rounds: readonly RoundCell[] }): boolean =>
    (rounds[recorded] ?? BLANK_CELL) !== BLANK_CELL;
  while (players.length > 0 && players.every(isWritten)) recorded += 1;
  return recorded;
}
