import { isRoundRobin } from '../../pairing/systems.ts';
import type { PlayerId } from '../../rules/identity.ts';
import type { Language } from '../../rules/language.ts';
import { success, type Result } from '../../rules/result.ts';
import type { Tournament } from '../../tournament/state.ts';
import { checkRound, type RoundCheck } from '../../tournament/views/check-round.ts';
import {
  askedRound,
  numbersOf,
  undrawn,
  type AskedRound,
  type NamedPlayer,
  type Undrawn,
} from './asked-round.ts';
import type { WhyNotDrawing } from './draw-round.ts';
import { roundTable, whyNotByTable, type RoundTable, type TableContext } from './round-table.ts';

/** A round of a round robin as a picture: the table, the line of the round and the games on it. */
export interface TableDrawing extends RoundTable {
  readonly kind: 'table';
  readonly round: number;
  /** In order of number. */
  readonly players: readonly NamedPlayer[];
  /** Recorded boards that the table does not have in this round. */
  readonly departures: readonly number[];
  readonly check: RoundCheck | null;
}

/** Draws a recorded round of a round robin, or the next one, on its Berger table (C.05 annex 1). */
export function drawTable(
  state: Tournament,
  number: number,
  language: Language,
): Result<TableDrawing, Undrawn> {
  const asked = askedRound(state, number, isRoundRobin);
  if (!asked.ok) return asked;
  const { request, round } = asked.value;
  const table = roundTable(contextOf(state, asked.value, language));
  if (table === null) return undrawn('noLegalPairing', 'C.05 annex 1');
  const check = round ? checkRound(state, number) : null;
  return success({
    ...table,
    kind: 'table',
    round: number,
    players: request.players.flatMap(({ tpn, name }) => {
      const id = state.numbers[tpn - 1];
      return id === undefined ? [] : [{ tpn, id, name }];
    }),
    departures: (check?.recorded ?? []).flatMap(({ board }) => board ?? []),
    check,
  });
}

/** When two players meet, by the table: not in the round asked about. */
export function whyNotOnTable(
  state: Tournament,
  number: number,
  players: readonly [PlayerId, PlayerId],
  language: Language,
): Result<WhyNotDrawing, Undrawn> {
  const asked = askedRound(state, number, isRoundRobin);
  if (!asked.ok) return asked;
  const pair = numbersOf(state, players);
  if (pair === null) return undrawn('unknownPlayer');
  const { reason, sentences } = whyNotByTable(contextOf(state, asked.value, language), pair);
  const article = reason === 'paired' ? null : 'C.05 annex 1';
  return success({ round: number, players, reason, article, sentences });
}

const contextOf = (
  { settings }: Tournament,
  { request }: AskedRound,
  language: Language,
): TableContext => ({
  request,
  reverseLastTwo: settings.system === 'berger-reversed',
  language,
});
