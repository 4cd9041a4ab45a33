import type { Tpn } from '../../rules/identity.ts';
import { isPlayed } from '../../rules/outcome.ts';
import { pointsFor } from '../../rules/scoring.ts';
import type { TeamRound } from '../../standings/teams/team-record.ts';
import { cellOf, sideOf, type Reader } from './team-report-reader.ts';
import type { TeamSection } from './team-report-round.ts';

/** By Molter tables a team has no opponent of its own: each board has one (LA 3.2). */
export function molterRound(
  reader: Reader,
  section: TeamSection,
  index: number,
): ReadonlyMap<Tpn, TeamRound> {
  const boards = new Map<number, number>();
  const lists = new Map<Tpn, readonly (number | null)[]>();
  for (const { number } of reader.teams.values()) {
    const { lineUp, players } = sideOf(reader, section, number, index);
    const list = lineUp ?? players;
    lists.set(number, list);
    for (const [place, player] of list.entries()) {
      if (player !== null) boards.set(player, place + 1);
    }
  }
  const rounds = new Map<Tpn, TeamRound>();
  for (const [number, list] of lists) {
    const cells = list.map((player) =>
      player === null ? undefined : cellOf(reader, player, index),
    );
    if (cells.length === 0) {
      const bye = section.byes.get(number);
      if (bye) rounds.set(number, { opponent: null, outcome: bye.bye });
      continue;
    }
    const open = cells.some((one) => one?.outcome === 'notEntered' || one?.outcome === 'adjourned');
    const played = cells.some((one) => one !== undefined && isPlayed(one.outcome));
    rounds.set(number, {
      opponent: null,
      outcome: open ? 'notEntered' : played ? 'played' : 'zeroPointBye',
      boards: cells.map((one, place) => {
        const player = list[place] ?? null;
        const rating = player === null ? 0 : (reader.players.get(player)?.rating ?? 0);
        const opponent = one?.opponent ?? null;
        const team = opponent === null ? undefined : reader.teamOf.get(opponent);
        const board = opponent === null ? undefined : boards.get(opponent);
        return {
          points: pointsFor(one?.outcome ?? 'forfeitLoss', reader.gameScoring),
          ...(rating > 0 && { rating }),
          ...(team !== undefined && board !== undefined && { opponent: { team, board } }),
        };
      }),
    });
  }
  return rounds;
}
