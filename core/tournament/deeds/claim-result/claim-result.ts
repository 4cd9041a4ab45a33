import { opposite } from '../../../rules/colour.ts';
import { editionIn } from '../../../rules/editions/registry.ts';
import type { PlayerId } from '../../../rules/identity.ts';
import { hasResult, sameGameOutcome, type GameOutcome } from '../../../rules/outcome.ts';
import type { TournamentEvent } from '../../event.ts';
import { allow, refuse, roundOf, type Judgement } from '../../judgement.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { OWN_BOARD } from '../../roles.ts';
import { aPlayedGame, onBoard } from '../../schema/rounds.ts';
import { aPlayer } from '../../schema/words.ts';
import { sealedInTheWay } from '../../sealed-in-the-way.ts';
import type { Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';
import { things } from '../things.ts';
import { seatOf } from './seat.ts';

export interface ClaimResult {
  readonly type: 'claimResult';
  readonly round: number;
  readonly board: number;
  readonly player: PlayerId;
  readonly outcome: GameOutcome;
}

export const claimResult: Deed<ClaimResult> = {
  fields: { ...onBoard, player: aPlayer, outcome: aPlayedGame },
  roles: OWN_BOARD,
  touches: (command) => [things.claim(command)],
  saysTheSame: ({ outcome }, event) =>
    event.type === 'resultClaimed' && sameGameOutcome(event.outcome, outcome),
  judge,
};

/** Both players sign the result (Laws 8.7). */
function signing(state: Tournament): string {
  return (
    editionIn('laws', state.pins.laws)?.properties.articles.signedResult ?? HOUSE_RULES.ownBoard
  );
}

/** A player reports the result; when the opponent says the same, it is entered. */
function judge(state: Tournament, command: ClaimResult): Judgement {
  const seat = seatOf(state, command);
  if ('refused' in seat) return seat.refused;
  const { round, game, side } = seat;
  const { outcome, board } = command;
  if (!isForPlayersToSay(outcome)) {
    return refuse('notForPlayersToClaim', HOUSE_RULES.ownBoard, { board });
  }
  if (sameGameOutcome(game.outcome, outcome)) return allow([]);
  const open = !hasResult(game.outcome);
  if (!open || round.closed || roundOf(state, round.number + 1)?.published) {
    return refuse('resultAlreadyEntered', signing(state), { board, round: round.number });
  }
  const sealed = sealedInTheWay(state, round, game.match);
  if (sealed) return sealed;
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
