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
import type { Round } from '../../round.ts';
import type { Tournament } from '../../state.ts';
import { TEAM_RULES } from '../../team-rules.ts';
import { matchOf } from '../set-line-up/unfit-line-up.ts';
import type { SheetRead } from './sheet-read.ts';

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
