import type { Colour } from '../../rules/colour.ts';
import { editionIn } from '../../rules/editions/registry.ts';
import { opposite } from '../../rules/colour.ts';
import type { PlayerId } from '../../rules/identity.ts';
import { sameGameOutcome, type GameOutcome } from '../../rules/outcome.ts';
import type { CommandOf } from '../command.ts';
import type { TournamentEvent } from '../event.ts';
import {
  allow,
  nameOf,
  refuse,
  roundOf,
  handlingRules,
  unknownRound,
  type Judgement,
} from '../judgement.ts';
import { HOUSE_RULES } from '../refusal.ts';
import type { Game, Round } from '../round.ts';
import type { Tournament } from '../state.ts';
import { unknownBoard } from './results.ts';

/** Both players sign the result (Laws 8.7). */
function signing(state: Tournament): string {
  return (
    editionIn('laws', state.pins.laws)?.properties.articles.signedResult ?? HOUSE_RULES.ownBoard
  );
}

interface Seat {
  readonly round: Round;
  readonly game: Game;
  readonly side: Colour;
}

/** Where a player may speak: a board of a public round that is still theirs to report. */
function seatOf(
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

/** A player reports the result; when the opponent says the same, it is entered. */
export function claimResult(state: Tournament, command: CommandOf<'claimResult'>): Judgement {
  const seat = seatOf(state, command);
  if ('refused' in seat) return seat.refused;
  const { round, game, side } = seat;
  const { outcome, board } = command;
  if (!isForPlayersToSay(outcome)) {
    return refuse('notForPlayersToClaim', HOUSE_RULES.ownBoard, { board });
  }
  if (sameGameOutcome(game.outcome, outcome)) return allow([]);
  const open = game.outcome.kind === 'notEntered' || game.outcome.kind === 'adjourned';
  if (!open || round.closed || roundOf(state, round.number + 1)?.published) {
    return refuse('resultAlreadyEntered', signing(state), { board, round: round.number });
  }
  const [own, other] = [game.claims[side], game.claims[opposite(side)]];
  if (own && sameGameOutcome(own, outcome)) return allow([]);
  const place = { round: round.number, board, outcome };
  const events: TournamentEvent[] = [{ type: 'resultClaimed', ...place, player: command.player }];
  if (other && sameGameOutcome(other, outcome)) events.push({ type: 'resultEntered', ...place });
  return allow(events);
}

/** Forfeits, penalties and reversed colours are the arbiter's to find. */
function isForPlayersToSay(outcome: GameOutcome): boolean {
  return (
    outcome.kind === 'played' &&
    (outcome.score === '1-0' || outcome.score === '½-½' || outcome.score === '0-1') &&
    outcome.underOneMove === undefined &&
    outcome.coloursReversed === undefined
  );
}

export function withdrawClaim(state: Tournament, command: CommandOf<'withdrawClaim'>): Judgement {
  const seat = seatOf(state, command);
  if ('refused' in seat) return seat.refused;
  const { round, board, player } = command;
  if (!seat.game.claims[seat.side]) {
    return refuse('noSuchClaim', HOUSE_RULES.ownBoard, { player: nameOf(state, player), board });
  }
  return allow([{ type: 'claimWithdrawn', round, board, player }]);
}
