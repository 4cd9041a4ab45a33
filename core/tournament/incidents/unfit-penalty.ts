import { penaltyArticle, type PenaltyKind } from '../../decisions/penalties/ladder.ts';
import { formatPoints, points } from '../../rules/points.ts';
import { refuse, type Refused } from '../judgement.ts';
import { pinnedLaws } from '../laws-of-event.ts';
import type { Tournament } from '../state.ts';
import { namedPenalty, type LackOfPenalty } from './named-penalty.ts';
import type { GivenPenalty, Incident } from './incident.ts';

/** Why a penalty may not be given; null where it may (Laws 10.2, 12.9). */
export function unfitPenalty(
  state: Tournament,
  { player, round, board }: Pick<Incident, 'player' | 'round' | 'board'>,
  penalty: GivenPenalty,
): Refused | null {
  const laws = pinnedLaws(state);
  const article = penaltyArticle(penalty.kind, laws);
  if (laws.ladder[penalty.kind] === undefined) {
    return refuse('penaltyNotInLaws', article, namedPenalty(penalty.kind));
  }
  const incomplete = (what: LackOfPenalty): Refused =>
    refuse('penaltyIncomplete', article, namedPenalty(penalty.kind, what));
  if (player === null) return incomplete('player');
  switch (penalty.kind) {
    case 'warning':
    case 'expulsion':
      return null;
    case 'timeToOpponent':
    case 'timeFromPlayer':
      return penalty.seconds === undefined ? incomplete('seconds') : null;
    case 'pointsToOpponent':
    case 'pointsFromPlayer':
      if (penalty.points === undefined) return incomplete('points');
      return unfitPoints(state, penalty.kind, penalty.points, laws.articles.unusualPoints);
    case 'loss':
      return round === null || board === null ? incomplete('board') : null;
    case 'fine': {
      if (penalty.amount === undefined) return incomplete('amount');
      const most = state.settings.regulations.fineUpTo ?? 0;
      return penalty.amount > most
        ? refuse('fineNotAnnounced', article, { amount: penalty.amount / 100, most: most / 100 })
        : null;
    }
    case 'exclusion': {
      const { rounds = [] } = penalty;
      if (rounds.length === 0) return incomplete('rounds');
      const beyond = rounds.find((one) => one > state.settings.rounds);
      return beyond === undefined ? null : refuse('unknownRound', article, { round: beyond });
    }
  }
}

/** Half points up to what a game can bring: 10.2 knows no ¾–¼. */
function unfitPoints(
  { settings: { scoring } }: Tournament,
  kind: PenaltyKind,
  given: number,
  article: string,
): Refused | null {
  const most = scoring.win;
  const half = points(0.5);
  return given > 0 && given <= most && given % half === 0
    ? null
    : refuse('pointsNotOfGame', article, {
        penalty: kind,
        points: Number.isInteger(given) ? formatPoints(points(given / 10)) : given,
        most: formatPoints(most),
      });
}
