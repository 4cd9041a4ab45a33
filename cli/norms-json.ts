import type { NormCondition } from '@ronde/core/ratings/norms/condition.ts';
import type { NormForesight } from '@ronde/core/ratings/norms/foresight.ts';
import type { NormVerdict } from '@ronde/core/ratings/norms/verdict.ts';
import type { Norms } from '@ronde/core/tournament/norms/norms.ts';

/** Norms as `--json` prints them; of one player (`--why`) with what the verdict rests on. */
export const normsJson = ({ event, players }: Norms, isDetailed: boolean): unknown => ({
  players: players.map(({ tpn, name, norms, foresight }) => ({
    tpn,
    name,
    norms: norms.map((verdict) => ({
      title: verdict.title,
      achieved: verdict.achieved,
      performance: verdict.performance,
      average: verdict.average,
      games: verdict.games,
      dropped: verdict.dropped,
      ...(isDetailed ? detailsJson(verdict) : {}),
      conditions: [...event, ...verdict.conditions].map(conditionJson),
    })),
    foresight: foresight.map(foresightJson),
  })),
});

const conditionJson = ({ article, required, actual, met }: NormCondition<string>): unknown => ({
  article,
  required,
  actual,
  met,
});

const detailsJson = (verdict: NormVerdict): object => ({
  points: verdict.halfPoints / 2,
  requiredPoints: halved(verdict.requiredHalfPoints),
  countsAs: verdict.credit,
  raised: verdict.raised,
  exemption: verdict.exemption,
  eightOfNine: verdict.isEightOfNine,
  forfeitAsLoss: verdict.countsForfeitAsLoss,
});

const halved = (halves: number | null): number | null => (halves === null ? null : halves / 2);

const foresightJson = ({ next, points, against, because, ...rest }: NormForesight): unknown => ({
  ...rest,
  because: because.map(conditionJson),
  next: next && {
    round: next.round,
    opponent: next.opponent.id,
    keepsOpen: next.keepsOpen,
    makes: next.makes,
  },
  points: points && { least: halved(points.least), enough: halved(points.enough) },
  against: against.map(({ halfPoints, average }) => ({ points: halfPoints / 2, average })),
});
