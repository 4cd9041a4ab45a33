import { cupRoundName } from '@ronde/core/pairing/cup/round-names.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import { BYES, type Bye } from '@ronde/core/rules/outcome.ts';
import { displayPoints, type Points } from '@ronde/core/rules/points.ts';
import type { OverviewView, RoundLine } from '@ronde/core/tournament/views/overview.ts';
import type { PlayerCard } from '@ronde/core/tournament/views/player-card.ts';
import type { OwnBoardAnswer } from '@ronde/server/api/own-board.ts';

/** Where a player stands in the event, besides the game of the round. */
export interface OwnStanding {
  /** The last round is closed: the final place and points, where they are public. */
  readonly over: { readonly rank: number | null; readonly points: string | null } | null;
  /** Out of the event, from the round shown or from the next on. */
  readonly left: boolean;
  /** What the round brings without a game; null with one, and where it is not known. */
  readonly bye: { readonly kind: Bye; readonly points: string | null } | null;
  /** The round of a cup in which one went out; null while in it. */
  readonly out: string | null;
  /** The round of a late entry, while it is still to come. */
  readonly from: number | null;
  /** Round 1, before it is published. */
  readonly first: Pick<RoundLine, 'date' | 'time'> | null;
}

export function ownStanding(
  { round, game }: Pick<OwnBoardAnswer, 'round' | 'game'>,
  card: PlayerCard | null,
  overview: Pick<OverviewView, 'next' | 'rounds'> | null,
  language: Language,
): OwnStanding {
  const step = card?.path.find((one) => one.round === round);
  const kind = game === null ? BYES.find((bye) => bye === step?.outcome) : undefined;
  const exit = card?.out ?? null;
  const line = overview?.rounds.find((one) => one.round === 1);
  return {
    over:
      overview?.next.step === 'finished'
        ? { rank: card?.rank ?? null, points: shown(card?.player.points ?? null, language) }
        : null,
    left: card !== null && card.player.left !== null,
    out: exit === null ? null : cupRoundName(exit.round, exit.rounds, language),
    bye: kind === undefined ? null : { kind, points: shown(step?.points ?? null, language) },
    from: card !== null && card.player.fromRound > (round ?? 1) ? card.player.fromRound : null,
    first: round === null && line !== undefined ? { date: line.date, time: line.time } : null,
  };
}

const shown = (points: Points | null, language: Language): string | null =>
  points === null ? null : displayPoints(points, language);
