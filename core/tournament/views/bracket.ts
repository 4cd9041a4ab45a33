import type { CupMatch, CupSide, CupVerdict } from '../../pairing/cup/cup-bracket.ts';
import type { Bilingual } from '../../rules/editions/edition.ts';
import type { PlayerId, TeamId, Tpn } from '../../rules/identity.ts';
import type { GameOutcome } from '../../rules/outcome.ts';
import type { Points } from '../../rules/points.ts';
import { parseDescriptor } from '../../standings/descriptor.ts';
import { tieBreakNamed } from '../../standings/tie-break-names.ts';
import { lastWord } from '../corrections.ts';
import { bracketOf, cupNumbers, entrantsByNumber, lastGameOver } from '../cup.ts';
import { gamesPerMatch, isCup } from '../matches.ts';
import { publishedRounds, type Tournament } from '../state.ts';
import { maySee, type Audience } from './audience.ts';
import type { MatchTeam } from './match-view.ts';
import { playerShower, type ShownPlayer } from './shown-player.ts';
import { teamMatchesView } from './team-matches.ts';

/** A player, or a team: that has no title, no rating and no club here. */
export interface BracketEntrant extends Omit<ShownPlayer, 'id'> {
  readonly id: PlayerId | TeamId;
}

/** Somebody in a match, who will come out of another, or nobody. */
export type BracketSide =
  | {
      readonly kind: 'player';
      readonly player: BracketEntrant;
      /** Points of the match so far, game points of a team; null before its first game. */
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
  /** Those of a match of teams are its boards. */
  readonly games: readonly BracketGame[];
  /** Of a match of teams: the round and the table it is played at; null for players, and before it is paired. */
  readonly table: { readonly round: number; readonly table: number } | null;
  /** What decided a drawn match of teams; null for every other. */
  readonly tieBreak: { readonly descriptor: string; readonly name: Bilingual } | null;
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
  readonly of: 'players' | 'teams';
  readonly entrants: number;
  readonly games: number;
  readonly rounds: readonly BracketRound[];
  readonly thirdPlace: BracketMatch | null;
  readonly winner: BracketEntrant | null;
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
  const entrant = entrantNumbered(state);
  const show = shower(state, { games, withResults, entrant });
  const final = bracket.matches.at(-1)?.[0];
  return {
    of: state.settings.kind === 'team' ? 'teams' : 'players',
    entrants: cupNumbers(state).size,
    games,
    rounds: bracket.matches.map((matches, index) => ({
      round: index + 1,
      from: index * games + 1,
      to: (index + 1) * games,
      matches: matches.map(show),
    })),
    thirdPlace: bracket.thirdPlace === null ? null : show(bracket.thirdPlace),
    winner: final?.winner ? entrant(final.winner) : null,
  };
}

type EntrantOf = (number: Tpn) => BracketEntrant | null;

function entrantNumbered(state: Tournament): EntrantOf {
  const ids = entrantsByNumber(state);
  const shown = playerShower(state);
  return (number) => {
    const id = ids.get(number);
    if (id === undefined) return null;
    const team = state.teams.get(id as TeamId);
    if (team === undefined) return shown(id as PlayerId);
    const { name } = team;
    return { id, tpn: number, name, title: null, rating: 0, federation: null, club: null };
  };
}

interface Shown {
  readonly games: number;
  readonly withResults: boolean;
  readonly entrant: EntrantOf;
}

function shower(
  state: Tournament,
  { games, withResults, entrant }: Shown,
): (match: CupMatch) => BracketMatch {
  const teamMatch = state.settings.kind === 'team' ? matchesOfTeams(state) : () => null;
  return (match) => {
    const side = (one: CupSide, score: Points | null): BracketSide => {
      if (one.kind !== 'player') return one;
      const shown = entrant(one.player);
      if (shown === null) return { kind: 'nobody' };
      return { kind: 'player', player: shown, score, through: match.winner === one.player };
    };
    const [upper, lower] = match.sides;
    const played = teamMatch(match);
    const scores = played === null ? match.score : withResults ? played.scores : null;
    return {
      match: match.match,
      verdict: match.verdict,
      sides: [side(upper, scores?.[0] ?? null), side(lower, scores?.[1] ?? null)],
      games: withResults ? (played?.games ?? gamesOf(state, match, games)) : [],
      table: played && { round: match.round, table: played.table },
      tieBreak: match.tieBreak === undefined ? null : tieBreakShown(match.tieBreak),
      toDecide: match.verdict === 'tied' && lastGameOver(state, match.round),
    };
  };
}

function tieBreakShown(descriptor: string): BracketMatch['tieBreak'] {
  const parsed = parseDescriptor(descriptor);
  const known = parsed.ok ? tieBreakNamed(parsed.value.name) : null;
  return { descriptor, name: known?.name ?? { en: descriptor, fr: descriptor } };
}

interface PlayedByTeams {
  readonly table: number;
  /** Game points, in the order of the sides. */
  readonly scores: readonly [Points | null, Points | null];
  readonly games: readonly BracketGame[];
}

/** Matches of teams by the round they are played in. */
function matchesOfTeams(state: Tournament): (match: CupMatch) => PlayedByTeams | null {
  const rounds = publishedRounds(state).map((round) => ({
    games: round.games,
    matches: teamMatchesView(state, round.number, 'staff')?.matches ?? [],
  }));
  return ({ round, sides: [upper, lower] }) => {
    if (upper.kind !== 'player' || lower.kind !== 'player') return null;
    const { games = [], matches = [] } = rounds[round - 1] ?? {};
    const isSide = ({ tpn }: MatchTeam, side: typeof upper): boolean => tpn === side.player;
    const found = matches.find(
      ({ first, second }) =>
        (isSide(first, upper) && isSide(second, lower)) ||
        (isSide(first, lower) && isSide(second, upper)),
    );
    if (found === undefined) return null;
    const { table, first, second, begun } = found;
    const [above, below] = isSide(first, upper) ? [first, second] : [second, first];
    const roster = state.teams.get(above.id)?.roster ?? [];
    return {
      table,
      scores: begun ? [above.points, below.points] : [null, null],
      games: games
        .filter(({ match }) => match === table)
        .map((game) => ({
          ...{ round, board: game.board, outcome: lastWord(game) },
          upperWhite: roster.includes(game.white),
        })),
    };
  };
}

/** The public games of a match, in their order. */
function gamesOf(state: Tournament, { round, sides }: CupMatch, games: number): BracketGame[] {
  const [upper, lower] = sides;
  if (upper.kind !== 'player' || lower.kind !== 'player') return [];
  const ids = entrantsByNumber(state);
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
