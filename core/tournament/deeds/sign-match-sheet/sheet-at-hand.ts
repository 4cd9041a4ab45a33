import type { TeamId } from '../../../rules/identity.ts';
import {
  handlingRules,
  refuse,
  roundOf,
  unknownRound,
  unknownTeam,
  type Refused,
} from '../../judgement.ts';
import { openBoards, sameSheet, sheetResults } from '../../match-sheets.ts';
import type { Round, SheetAnswer, SheetResult } from '../../round.ts';
import { object, optional, type FieldsOf } from '../../schema/schema.ts';
import { anOutcome } from '../../schema/rounds.ts';
import { anOrdinal, aPlayer, aRound, aTeam, listOf, yes } from '../../schema/words.ts';
import type { Tournament } from '../../state.ts';
import { TEAM_RULES } from '../../team-rules.ts';
import { matchOf } from '../set-line-up/unfit-line-up.ts';

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

/** The round of a sheet that may be answered; refused while a board is open, and where it was read otherwise. */
export function sheetAtHand(
  state: Tournament,
  { round: number, team: id, results }: Omit<SheetRead, 'onBehalf'> & { readonly team: TeamId },
): Refused | Round {
  const team = state.teams.get(id);
  if (!team) return unknownTeam(id);
  if (!roundOf(state, number)) return unknownRound(number);
  const found = matchOf(state, number, id);
  const params = { team: team.name, round: number };
  if (!found) return refuse('noMatchSheet', TEAM_RULES.signedSheet, params);
  const { round, match } = found;
  if (!round.published) {
    return refuse('notPublished', handlingRules(state).articles.publication, { round: number });
  }
  const open = openBoards(round, match.table);
  if (open.length > 0) {
    const boards = open.join(', ');
    return refuse('sheetNotComplete', TEAM_RULES.signedSheet, { ...params, boards });
  }
  if (!sameSheet(sheetResults(round, match.table), results)) {
    return refuse('sheetChanged', TEAM_RULES.signedSheet, params);
  }
  return round;
}
