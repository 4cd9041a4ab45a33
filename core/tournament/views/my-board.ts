import { opposite, type Colour } from '../../rules/colour.ts';
import type { PlayerId } from '../../rules/identity.ts';
import { sameGameOutcome, type GameOutcome } from '../../rules/outcome.ts';
import { roundStage, type Game, type Round, type RoundStage, type Unpaired } from '../round.ts';
import { publishedRounds, type Tournament } from '../state.ts';
import { checkInView } from './check-in.ts';
import { roundStartsAt } from './round-times.ts';
import { playerShower, type ShownPlayer } from './shown-player.ts';

/** Where a player's own word on the game stands. */
export const CLAIM_STATES = ['none', 'waiting', 'opponentFirst', 'disputed', 'entered'] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];

/** A player's board in the latest published round. */
export interface MyGame {
  readonly round: number;
  readonly stage: RoundStage;
  /** On the wall clock, `2026-03-07T14:00`; null where no hour is set. */
  readonly startsAt: string | null;
  readonly board: number | null;
  readonly colour: Colour | null;
  readonly opponent: ShownPlayer | null;
  readonly outcome: GameOutcome | null;
  /** What the round brings without a game. */
  readonly unpaired: Pick<Unpaired, 'outcome' | 'reason'> | null;
  readonly claim: GameOutcome | null;
  /** The opponent's word, to be confirmed or contradicted. */
  readonly opponentClaim: GameOutcome | null;
  readonly claimState: ClaimState;
}

/** What a player's phone shows; null for somebody who is not in the event. */
export interface MyBoardView {
  readonly player: ShownPlayer;
  /** Out of the event. */
  readonly left: boolean;
  readonly game: MyGame | null;
  /** The open check-in, if the player is expected in that round. */
  readonly checkIn: { readonly round: number; readonly present: boolean } | null;
}

/** One player's own view: board, colour, opponent, the result both confirm, and the check-in. */
export function myBoardView(state: Tournament, id: PlayerId): MyBoardView | null {
  const player = state.players.get(id);
  if (!player) return null;
  const round = publishedRounds(state).at(-1);
  const door = checkInView(state);
  const line = door?.open ? door.players.find((one) => one.id === id) : undefined;
  return {
    player: playerShower(state)(id),
    left: player.left !== null,
    game: round ? myGame(state, round, id) : null,
    checkIn: door && line?.bye === null ? { round: door.round, present: line.present } : null,
  };
}

function myGame(state: Tournament, round: Round, id: PlayerId): MyGame | null {
  const game = round.games.find(({ white, black }) => white === id || black === id);
  const nowhere = round.unpaired.find(({ player }) => player === id);
  const common = {
    round: round.number,
    stage: roundStage(round),
    startsAt: roundStartsAt(state, round.number),
  };
  if (game) return { ...common, ...seat(state, game, id) };
  if (!nowhere) return null;
  return {
    ...common,
    board: null,
    colour: null,
    opponent: null,
    outcome: null,
    unpaired: { outcome: nowhere.outcome, reason: nowhere.reason },
    claim: null,
    opponentClaim: null,
    claimState: 'none',
  };
}

function seat(
  state: Tournament,
  game: Game,
  id: PlayerId,
): Omit<MyGame, 'round' | 'stage' | 'startsAt'> {
  const colour: Colour = game.white === id ? 'white' : 'black';
  const [claim, opponentClaim] = [game.claims[colour], game.claims[opposite(colour)]];
  return {
    board: game.board,
    colour,
    opponent: playerShower(state)(game[opposite(colour)]),
    outcome: game.outcome,
    unpaired: null,
    claim: claim ?? null,
    opponentClaim: opponentClaim ?? null,
    claimState: claimState(game, claim, opponentClaim),
  };
}

function claimState(
  game: Game,
  own: GameOutcome | undefined,
  other: GameOutcome | undefined,
): ClaimState {
  if (game.outcome.kind !== 'notEntered') return 'entered';
  if (own && other) return sameGameOutcome(own, other) ? 'entered' : 'disputed';
  if (own) return 'waiting';
  return other ? 'opponentFirst' : 'none';
}
