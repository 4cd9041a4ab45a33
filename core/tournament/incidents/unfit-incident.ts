import { refuse, roundOf, unknownPlayer, unknownRound, type Refused } from '../judgement.ts';
import { HOUSE_RULES } from '../refusal.ts';
import type { Tournament } from '../state.ts';
import { unknownBoard } from '../deeds/enter-result/unfit-outcome.ts';
import type { ToldIncident } from './incident.ts';

/** Why something cannot have happened so: no such player, round or board, or nothing said. */
export function unfitIncident(
  state: Tournament,
  { text, player, round, board }: ToldIncident,
): Refused | null {
  if (text.trim() === '') {
    return refuse('badSetting', HOUSE_RULES.wellFormed, { setting: 'text', value: text });
  }
  if (player !== undefined && !state.players.has(player)) return unknownPlayer(player);
  const paired = round === undefined ? null : roundOf(state, round);
  if (round !== undefined && !paired?.published) return unknownRound(round);
  if (board === undefined) return null;
  const game = paired?.games.find((one) => one.board === board);
  if (game === undefined) return unknownBoard({ round: round ?? 0, board });
  return player !== undefined && game.white !== player && game.black !== player
    ? refuse('notAtThisBoard', HOUSE_RULES.ownBoard, { player, round: round ?? 0, board })
    : null;
}
