import type { SheetAnswer, SheetResult } from '../../round.ts';
import { anOutcome } from '../../schema/rounds.ts';
import { object, optional, type FieldsOf } from '../../schema/schema.ts';
import { anOrdinal, aPlayer, aRound, aTeam, listOf, yes } from '../../schema/words.ts';

/** A sheet as a captain reads it, of a round and a team. */
export interface SheetRead extends Omit<SheetAnswer, 'contested'> {
  readonly round: number;
}

/** What a request and a log hold of it. */
export const sheetFields: FieldsOf<SheetRead> = {
  round: aRound,
  team: aTeam,
  results: listOf(
    object<SheetResult>({
      board: anOrdinal,
      white: aPlayer,
      black: aPlayer,
      outcome: anOutcome,
    }),
  ),
  onBehalf: optional(yes),
};

/** What both facts keep of it, in their order. */
export const sheetRead = ({ round, team, results, onBehalf }: SheetRead): SheetRead => ({
  round,
  team,
  results,
  ...(onBehalf === undefined ? {} : { onBehalf }),
});
