import type { PlayerId } from '../../../rules/identity.ts';
import { INCIDENT_KINDS, type IncidentKind } from '../../incidents/incident.ts';
import {
  allow,
  refuse,
  roundOf,
  unknownPlayer,
  unknownRound,
  type Judgement,
} from '../../judgement.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { ARBITERS } from '../../roles.ts';
import { oneOf, optional } from '../../schema/schema.ts';
import { aFilledLine, anOrdinal, aPlayer, aRound } from '../../schema/words.ts';
import type { Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';
import { unknownBoard } from '../enter-result/unfit-outcome.ts';

/** Something happened at a board or in the hall. */
export interface EnterIncident {
  readonly type: 'enterIncident';
  readonly kind: IncidentKind;
  readonly round?: number;
  readonly board?: number;
  /** Whom it is about. */
  readonly player?: PlayerId;
  readonly text: string;
}

export const enterIncident: Deed<EnterIncident> = {
  fields: {
    kind: oneOf(INCIDENT_KINDS),
    round: optional(aRound),
    board: optional(anOrdinal),
    player: optional(aPlayer),
    text: aFilledLine,
  },
  roles: ARBITERS,
  touches: () => [],
  judge,
};

function judge(state: Tournament, command: EnterIncident): Judgement {
  const { type: _, ...said } = command;
  const { round, board, player } = said;
  const text = said.text.trim();
  if (text === '') {
    return refuse('badSetting', HOUSE_RULES.wellFormed, { setting: 'text', value: said.text });
  }
  if (player !== undefined && !state.players.has(player)) return unknownPlayer(player);
  const paired = round === undefined ? null : roundOf(state, round);
  if (round !== undefined && !paired?.published) return unknownRound(round);
  if (board !== undefined) {
    const game = paired?.games.find((one) => one.board === board);
    if (game === undefined) return unknownBoard({ round: round ?? 0, board });
    if (player !== undefined && game.white !== player && game.black !== player) {
      return refuse('notAtThisBoard', HOUSE_RULES.ownBoard, { player, round: round ?? 0, board });
    }
  }
  const number = (state.incidents?.size ?? 0) + 1;
  return allow([{ type: 'incidentEntered', number, ...said, text }]);
}
