import type { CupMatch, CupSide, CupVerdict } from '../../pairing/cup/cup-bracket.ts';
import type { Tpn } from '../../rules/identity.ts';
import type { GameOutcome } from '../../rules/outcome.ts';
import type { Points } from '../../rules/points.ts';
import { lastWord } from '../corrections.ts';
import { bracketOf, lastGameOver } from '../cup.ts';
import { gamesPerMatch, isCup } from '../matches.ts';
import { playersByNumber } from '../numbers.ts';
import { publishedRounds, type Tournament } from '../state.ts';
import { maySee, type Audience } from './audience.ts';
import { playerShower, type ShownPlayer } from './shown-player.ts';

/** Somebody in a match, who will come out of another, or nobody. */
export type BracketSide =
  | {
      readonly kind: 'player';
      readonly player: ShownPlayer;
      /** Points of the match so far; null before its first game. */
      readonly score: Points | null;
      readonly through: boolean;
    }
  | { readonly kind: 'winnerOf' | 'loserOf'; readonly round: number; readonly match: number }
  | { readonly kind: 'nobody' };

export interface BracketGame {
  /** The round of the event, and the board in it. */
  readonly round: number;
  readonly board: number;
  readonly outcome: GameOutcome;
  /** Whether the upper side had White. */
  readonly upperWhite: boolean;
}

export interface BracketMatch {
  readonly match: number;
  readonly verdict: CupVerdict;
  readonly sides: readonly [BracketSide, BracketSide];
  readonly games: readonly BracketGame[];
  /** Level after its last game: who goes through has to be decided. */
  readonly toDecide: boolean;
}

export interface BracketRound {
  /** Of matches, from 1. */
  readonly round: number;
  /** The rounds of the event its games are. */
  readonly from: number;
  readonly to: number;
  readonly matches: readonly BracketMatch[];
}

/** A cup from its first round to the final. */
export interface BracketView {
  readonly entrants: number;
  readonly games: number;
  readonly rounds: readonly BracketRound[];
  readonly thirdPlace: BracketMatch | null;
  readonly winner: ShownPlayer | null;
}

/** Null for every other event, before numbers are given, and for what this audience may not see. */
export function bracketView(state: Tournament, audience: Audience): BracketView | null {
  if (!isCup(state.settings)) return null;
  const published = publishedRounds(state).length > 0;
  if (audience !== 'staff' && !(published && maySee(state, audience, 'pairings'))) return null;
  const withResults = maySee(state, audience, 'results');
  // Who goes on tells the results: without them only the first round is shown.
  const bracket = bracketOf(state, withResults ? undefined : { standingsAfter: 0 });
  if (bracket === null) return null;
  const games = gamesPerMatch(state.settings);
  const show = shower(state, games, withResults);
  const final = bracket.matches.at(-1)?.[0];
  return {
    entrants: state.numbers.length,
    games,
    rounds: bracket.matches.map((matches, index) => ({
      round: index + 1,
      from: index * games + 1,
      to: (index + 1) * games,
      matches: matches.map(show),
    })),
    thirdPlace: bracket.thirdPlace === null ? null : show(bracket.thirdPlace),
    winner: final?.winner ? playerNumbered(state)(final.winner) : null,
  };
}

function playerNumbered(state: Tournament): (player: Tpn) => ShownPlayer | null {
  const ids = playersByNumber(state);
  const shown = playerShower(state);
  return (player) => {
    const id = ids.get(player);
    return id === undefined ? null : shown(id);
  };
}

function shower(
  state: Tournament,
  games: number,
  withResults: boolean,
): (match: CupMatch) => BracketMatch {
  const player = playerNumbered(state);
  return (match) => {
    const side = (one: CupSide, score: Points | null): BracketSide => {
      if (one.kind !== 'player') return one;
      const shown = player(one.player);
      if (shown === null) return { kind: 'nobody' };
      return { kind: 'player', player: shown, score, through: match.winner === one.player };
    };
    const [upper, lower] = match.sides;
    return {
      match: match.match,
      verdict: match.verdict,
      sides: [side(upper, match.score?.[0] ?? null), side(lower, match.score?.[1] ?? null)],
      games: withResults ? gamesOf(state, match, games) : [],
      toDecide: match.verdict === 'tied' && lastGameOver(state, match.round),
    };
  };
}

/** The public games of a match, in their order. */
function gamesOf(state: Tournament, { round, sides }: CupMatch, games: number): BracketGame[] {
  const [upper, lower] = sides;
  if (upper.kind !== 'player' || lower.kind !== 'player') return [];
  const ids = playersByNumber(state);
  const [a, b] = [ids.get(upper.player), ids.get(lower.player)];
  return publishedRounds(state)
    .slice((round - 1) * games, round * games)
    .flatMap(({ number, games: boards }) =>
      boards
        .filter(({ white, black }) => (white === a && black === b) || (white === b && black === a))
        .map((game) => ({
          round: number,
          board: game.board,
          outcome: lastWord(game),
          upperWhite: game.white === a,
        })),
    );
}
