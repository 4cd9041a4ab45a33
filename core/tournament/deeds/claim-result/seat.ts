import type { Colour } from '../../../rules/colour.ts';
import type { PlayerId } from '../../../rules/identity.ts';
import {
  handlingRules,
  nameOf,
  refuse,
  roundOf,
  unknownRound,
  type Judgement,
} from '../../judgement.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import type { Game, Round } from '../../round.ts';
import type { Tournament } from '../../state.ts';
import { unknownBoard } from '../enter-result/unfit-outcome.ts';

interface Seat {
  readonly round: Round;
  readonly game: Game;
  readonly side: Colour;
}

/** Where a player may speak: a board of a public round that is still theirs to report. */
export function seatOf(
  state: Tournament,
  at: { readonly round: number; readonly board: number; readonly player: PlayerId },
): Seat | { readonly refused: Judgement } {
  const { articles } = handlingRules(state);
  const round = roundOf(state, at.round);
  if (!round) return { refused: unknownRound(at.round) };
  if (!round.published) {
    return { refused: refuse('notPublished', articles.publication, { round: at.round }) };
  }
  const game = round.games.find(({ board }) => board === at.board);
  if (!game) return { refused: unknownBoard(at) };
  if (at.player !== game.white && at.player !== game.black) {
    const params = { player: nameOf(state, at.player), board: at.board };
    return { refused: refuse('notAtThisBoard', HOUSE_RULES.ownBoard, params) };
  }
  return { round, game, side: at.player === game.white ? 'white' : 'black' };
}
