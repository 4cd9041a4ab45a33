import { systemNamed } from '@ronde/core/pairing/systems.ts';
import type { PlayerId } from '@ronde/core/rules/identity.ts';
import { isAvailable } from '@ronde/core/tournament/player.ts';
import { ratingKindOf } from '@ronde/core/tournament/rating-lists/rating-kind.ts';
import { publishedRounds, type Tournament } from '@ronde/core/tournament/state.ts';

/** Everything of a tournament that a .papi file can tell, players by their names. */
export function whatPapiTells(state: Tournament): object {
  const { settings, players, fixedBoards } = state;
  const nameOf = (id: PlayerId): string => players.get(id)?.name ?? id;
  const rounds = publishedRounds(state);
  const numbers = state.numbers.map(nameOf);
  return {
    settings: {
      name: settings.name,
      days: [settings.firstDay, settings.lastDay],
      rounds: settings.rounds,
      roundDates: Array.from({ length: settings.rounds }, (_, n) => settings.roundDates[n] ?? null),
      place: settings.place,
      chiefArbiter: settings.chiefArbiter,
      timeControl: settings.timeControl,
      ratingKind: ratingKindOf(state),
      kind: systemNamed(settings.system).kind,
      acceleration: settings.acceleration,
      scoring: settings.scoring,
      tieBreaks: settings.tieBreaks,
    },
    numbers,
    players: Object.fromEntries(
      [...players.values()].map(({ id, left, ratingSources, fromRound, ...known }) => [
        known.name,
        { ...known, board: fixedBoards.get(id) ?? null },
      ]),
    ),
    rounds: rounds.map(({ games, unpaired, closed }) => ({
      closed,
      games: games.map(({ board, white, black, outcome }) => ({
        board,
        white: nameOf(white),
        black: nameOf(black),
        outcome,
      })),
      unpaired: Object.fromEntries(
        unpaired.map(({ player, outcome }) => [nameOf(player), outcome] as const),
      ),
    })),
    toCome: Array.from({ length: settings.rounds - rounds.length }, (_, index) => {
      const round = rounds.length + index + 1;
      return Object.fromEntries(
        [...players.values()].flatMap((player) => {
          const absent = isAvailable(player, round) ? undefined : ('zeroPointBye' as const);
          const bye = state.byes.get(round)?.get(player.id) ?? absent;
          return bye === undefined ? [] : [[player.name, bye]];
        }),
      );
    }),
  };
}
