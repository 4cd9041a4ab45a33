import type { Colour } from '../../rules/colour.ts';
import type { PlayerId } from '../../rules/identity.ts';
import type { PlayerOutcome } from '../../rules/outcome.ts';
import { pointsFromTenths, type Points } from '../../rules/points.ts';
import { pointsOfRound } from '../../rules/scoring.ts';
import { appointmentOf } from '../../tournament/arranged-matches.ts';
import type { Appointment, Round } from '../../tournament/round.ts';
import { cupExits, type CupExit } from '../../tournament/cup.ts';
import { isAwaited } from '../../tournament/awaited-line-ups.ts';
import { publishedRounds, type Tournament } from '../../tournament/state.ts';
import { maySee } from '../../tournament/views/audience.ts';
import { personalRounds } from '../../tournament/views/records.ts';
import { standingsView } from '../../tournament/views/standings.ts';

/** One round of one player, as far as it is public. */
export interface PublicStep {
  readonly round: number;
  readonly board: number | null;
  readonly opponent: PlayerId | null;
  readonly colour: Colour | null;
  /** Null where results are not public. */
  readonly outcome: PlayerOutcome | null;
  readonly scoreAfter: Points | null;
  /** The day of a game that is not played with its round; null once it is played. */
  readonly postponed: Appointment | null;
}

/** What the pages of all players are made from, worked out once. */
export interface FieldFacts {
  readonly steps: (id: PlayerId) => readonly PublicStep[];
  readonly rank: (id: PlayerId) => number | null;
  /** Where somebody went out of a cup; null otherwise, and where results are not public. */
  readonly out: (id: PlayerId) => CupExit | null;
  readonly performance: (id: PlayerId) => string | null;
  /** In hundredths of a rating point; null where the event does not show it. */
  readonly ratingChange: (id: PlayerId) => number | null;
  /** The best score of the field after each round; empty where results are not public. */
  readonly best: readonly Points[];
}

export function fieldFacts(state: Tournament): FieldFacts {
  const results = maySee(state, 'public', 'results');
  const rounds = publishedRounds(state);
  const boards = rounds.map(
    ({ games }) =>
      new Map(
        games.flatMap(({ board, white, black }) => [
          [white, board] as const,
          [black, board] as const,
        ]),
      ),
  );
  const postponed = rounds.map(postponedGames);
  const lines = personalRounds(state, { standingsAfter: rounds.length });
  const best = new Array<number>(results ? rounds.length : 0).fill(0);
  const steps = new Map<PlayerId, PublicStep[]>();
  for (const [id, line] of lines) {
    let score = 0;
    steps.set(
      id,
      line.flatMap((round, index): PublicStep[] => {
        if (isAwaited(state, index + 1, id)) return [];
        score += pointsOfRound(round, state.settings.scoring);
        if (results) best[index] = Math.max(best[index] ?? 0, score);
        return [
          {
            round: index + 1,
            board: boards[index]?.get(id) ?? null,
            opponent: round.opponent,
            colour: round.colour,
            outcome: results || round.opponent === null ? round.outcome : null,
            scoreAfter: results ? pointsFromTenths(score) : null,
            postponed: round.opponent === null ? null : (postponed[index]?.get(id) ?? null),
          },
        ];
      }),
    );
  }
  // In a team event the teams are ranked, not their players.
  const ranked = state.settings.team === null && maySee(state, 'public', 'standings');
  const rows = new Map((ranked ? standingsView(state).rows : []).map((row) => [row.id, row]));
  const performances = results ? performancesOf(state) : new Map<PlayerId, string | null>();
  const exits = results ? cupExits(state) : new Map<PlayerId, CupExit>();
  const pairings = maySee(state, 'public', 'pairings');
  return {
    steps: (id) => (pairings ? (steps.get(id) ?? []) : []),
    rank: (id) => rows.get(id)?.rank ?? null,
    out: (id) => exits.get(id) ?? null,
    performance: (id) => performances.get(id) ?? null,
    ratingChange: (id) => rows.get(id)?.ratingChange ?? null,
    best: best.map(pointsFromTenths),
  };
}

const postponedGames = (round: Round): ReadonlyMap<PlayerId, Appointment> =>
  new Map(
    round.games.flatMap((game) => {
      const postponed = appointmentOf(round, game);
      return postponed === null || game.outcome.kind !== 'notEntered'
        ? []
        : [[game.white, postponed] as const, [game.black, postponed] as const];
    }),
  );

/** Performances against rated opponents so far (C.07 10.2). */
function performancesOf(state: Tournament): Map<PlayerId, string | null> {
  const { rows } = standingsView(state, { tieBreaks: ['TPR'], unrated: 'leaveOut' });
  // Last in the row: what ranks a cup, or Keizer's points, stand before it.
  return new Map(rows.map(({ id, tieBreaks }) => [id, tieBreaks.at(-1) ?? null]));
}
