import { tpn, type Tpn } from '../../rules/identity.ts';
import type { GrantedBye } from '../../rules/outcome.ts';
import { isTeamEvent, recordsOf, type TrfDocument } from './document.ts';
import { BLANK_CELL, UNREADABLE_CELL, type RoundCell } from './round-cells.ts';
import { roundsRecorded } from './rounds-of.ts';

/**
 * Players not to be paired in a round, and what they get for it: from the round's columns, else
 * from 240, else (in the round to pair) from XXZ. In a round already paired, blank columns are an
 * absence too (TRF16: equivalent to Z).
 */
export function absentIn(document: TrfDocument, round: number): ReadonlyMap<Tpn, GrantedBye> {
  const recorded = roundsRecorded(document);
  const announced = announcedIn(document, round, recorded);
  const absent = new Map<Tpn, GrantedBye>();
  for (const { number, rounds } of recordsOf(document, '001')) {
    const cell = rounds[round - 1] ?? BLANK_CELL;
    const bye =
      cell === BLANK_CELL
        ? (announced.get(number) ?? (round <= recorded ? 'zeroPointBye' : null))
        : byeIn(cell);
    if (bye !== null) absent.set(number, bye);
  }
  return absent;
}

/** What a cell without an opponent was worth; null for a player who was to be paired. */
function byeIn(cell: RoundCell): GrantedBye | null {
  if (cell === BLANK_CELL || cell === UNREADABLE_CELL || cell.opponent !== null) return null;
  switch (cell.outcome) {
    case 'fullPointBye':
    case 'forfeitWin':
      return 'fullPointBye';
    case 'halfPointBye':
      return 'halfPointBye';
    case 'zeroPointBye':
    case 'forfeitLoss':
      return 'zeroPointBye';
    default:
      return null;
  }
}

/** 240 and XXZ; in a team event their numbers are teams' and say nothing of a player. */
function announcedIn(
  document: TrfDocument,
  round: number,
  recorded: number,
): ReadonlyMap<number, GrantedBye> {
  const announced = new Map<number, GrantedBye>();
  if (isTeamEvent(document)) return announced;
  if (round === recorded + 1) {
    for (const { numbers } of recordsOf(document, 'XXZ')) {
      for (const number of numbers) announced.set(tpn(number), 'zeroPointBye');
    }
  }
  for (const byes of recordsOf(document, '240')) {
    if (byes.round !== round) continue;
    for (const number of byes.numbers) announced.set(tpn(number), byes.bye);
  }
  return announced;
}
