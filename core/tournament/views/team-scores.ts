import { sideOf, type Bye } from '../../rules/outcome.ts';
import type { PlayerId, TeamId } from '../../rules/identity.ts';
import { pointsFromTenths, type Points } from '../../rules/points.ts';
import { pointsFor, type MatchScoring } from '../../rules/scoring.ts';
import { outcomeFor, type Purpose } from '../corrections.ts';
import type { Match, Round } from '../round.ts';
import type { TeamSettings } from '../settings.ts';
import { publishedRounds, type Tournament } from '../state.ts';

export interface TeamScore {
  readonly matchPoints: Points;
  readonly gamePoints: Points;
}

/** Match points and game points of every team; a match with an open board has brought nothing yet. */
export function teamScores(state: Tournament, purpose: Purpose): ReadonlyMap<TeamId, TeamScore> {
  const totals = new Map<TeamId, { match: number; game: number }>();
  for (const team of state.teams.keys()) totals.set(team, { match: 0, game: 0 });
  const add = (team: TeamId, match: number, game: number): void => {
    const total = totals.get(team);
    if (total) {
      total.match += match;
      total.game += game;
    }
  };
  const { team: settings } = state.settings;
  if (settings !== null) {
    for (const round of publishedRounds(state)) {
      for (const match of round.matches) {
        const result = resultOf(state, round, match, purpose);
        if (result === null) continue;
        const [first, second] = result;
        add(match.first, matchPoints(first, second, settings.matchScoring), first);
        add(match.second, matchPoints(second, first, settings.matchScoring), second);
      }
      for (const { team, outcome } of round.freeTeams) {
        const free = freeScore(state, settings, outcome);
        add(team, free.match, free.game);
      }
    }
  }
  return new Map(
    [...totals].map(([team, { match, game }]) => [
      team,
      { matchPoints: pointsFromTenths(match), gamePoints: pointsFromTenths(game) },
    ]),
  );
}

/** Game points of both sides; null while a board is open. */
function resultOf(
  state: Tournament,
  round: Round,
  match: Match,
  purpose: Purpose,
): readonly [number, number] | null {
  const points = { first: 0, second: 0 };
  const side = (player: PlayerId): 'first' | 'second' | null => {
    if (state.teams.get(match.first)?.roster.includes(player)) return 'first';
    return state.teams.get(match.second)?.roster.includes(player) ? 'second' : null;
  };
  const credit = (player: PlayerId, worth: number): void => {
    const own = side(player);
    if (own) points[own] += worth;
  };
  for (const game of round.games) {
    if (game.match !== match.table) continue;
    const outcome = outcomeFor(game, purpose);
    if (outcome.kind === 'notEntered' || outcome.kind === 'adjourned') return null;
    credit(game.white, pointsFor(sideOf(outcome, 'white'), state.settings.scoring));
    credit(game.black, pointsFor(sideOf(outcome, 'black'), state.settings.scoring));
  }
  for (const { player, outcome, reason } of round.unpaired) {
    if (reason === 'emptyBoard') credit(player, pointsFor(outcome, state.settings.scoring));
  }
  return [points.first, points.second];
}

function matchPoints(own: number, theirs: number, scoring: MatchScoring): number {
  if (own === theirs) return scoring.draw;
  return own > theirs ? scoring.win : scoring.loss;
}

/** A bye is worth a match of its kind; the pairing-allocated one a draw on every board (C.04.6). */
function freeScore(
  state: Tournament,
  { boards, matchScoring }: TeamSettings,
  bye: Bye,
): { match: number; game: number } {
  const { win, draw } = state.settings.scoring;
  switch (bye) {
    case 'pairingAllocatedBye':
      return { match: matchScoring.pairingAllocatedBye, game: boards * draw };
    case 'fullPointBye':
      return { match: matchScoring.win, game: boards * win };
    case 'halfPointBye':
      return { match: matchScoring.draw, game: boards * draw };
    case 'zeroPointBye':
      return { match: 0, game: 0 };
  }
}
