import { isBySeats, isOfTwoSides } from '../pairing/systems.ts';
import { hasMatchStarted } from './arranged-matches.ts';
import type { PlayerId } from '../rules/identity.ts';
import type { Match, Round } from './round.ts';
import { sealedLineUp } from './sealed-line-ups.ts';
import { roundOf } from './judgement.ts';
import type { Tournament } from './state.ts';

/**
 * Whether nobody knows yet who plays a public match: line-ups are handed in by an hour or lie sealed, and its boards
 * hold the first players of both lists only until then.
 */
export function awaitsLineUps(state: Tournament, round: Round, match: Match): boolean {
  const { settings, lineUps } = state;
  if (settings.team === null || isOfTwoSides(settings.system) || isBySeats(settings.system)) {
    return false;
  }
  const hasResult = round.games.some(
    (game) => game.match === match.table && game.outcome.kind !== 'notEntered',
  );
  if (!round.published || round.origin === 'imported' || round.closed || hasResult) return false;
  const teams = [match.first, match.second];
  if (teams.some((team) => sealedLineUp(state, round.number, team) !== null)) return true;
  const { lineUpDeadline, lineUpHour } = settings.team;
  const haveAnHour = lineUpDeadline !== undefined || lineUpHour !== undefined;
  const bothIn = teams.every((team) => lineUps.get(round.number)?.has(team) === true);
  return haveAnHour && !bothIn && !hasMatchStarted(round, match);
}

/** The round as it may be shown: without boards of matches whose line-ups are awaited. */
export function withoutAwaited(state: Tournament, round: Round): Round {
  const awaited = round.matches.filter((match) => awaitsLineUps(state, round, match));
  if (awaited.length === 0) return round;
  const tables = new Set(awaited.map(({ table }) => table));
  const players = new Set(
    awaited
      .flatMap(({ first, second }) => [first, second])
      .flatMap((team) => state.teams.get(team)?.roster ?? []),
  );
  return {
    ...round,
    games: round.games.filter(({ match }) => match === undefined || !tables.has(match)),
    unpaired: round.unpaired.filter(({ player }) => !players.has(player)),
  };
}

/** Whether it is not known yet if somebody plays in a round, as the line-up of the team is awaited. */
export function isAwaited(state: Tournament, number: number, player: PlayerId): boolean {
  const round = roundOf(state, number);
  const match = round?.matches.find(({ first, second }) =>
    [first, second].some((team) => state.teams.get(team)?.roster.includes(player) === true),
  );
  return round !== null && match !== undefined && awaitsLineUps(state, round, match);
}
