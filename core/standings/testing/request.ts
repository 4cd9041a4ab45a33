import { tpn, type Tpn } from '../../rules/identity.ts';
import type { TieBreakProperties } from '../../rules/editions/tie-breaks.ts';
import type { PlayerRecord } from '../../rules/record.ts';
import { SCORING_PRESETS } from '../../rules/scoring.ts';
import { explainTieBreak, type Explanation } from '../explain.ts';
import { formatFigure } from '../figure.ts';
import type { StandingsRequest } from '../request.ts';
import { computeStandings, type Standings } from '../standings.ts';

/** A request with the usual scoring; the rounds are the longest record unless given. */
export function requestFor(
  players: readonly PlayerRecord[],
  edition: TieBreakProperties,
  rest: Partial<StandingsRequest> = {},
): StandingsRequest {
  return {
    players,
    rounds: Math.max(...players.map((player) => player.rounds.length)),
    scoring: SCORING_PRESETS['1-½-0'],
    kind: 'swiss',
    edition,
    ...rest,
  };
}

export function standingsOf(request: StandingsRequest, descriptors: readonly string[]): Standings {
  const standings = computeStandings(request, descriptors);
  if (!standings.ok) throw new Error(JSON.stringify(standings.error));
  return standings.value;
}

/** One tie-break's figures by pairing number, as decimals; null where undefined. */
export function figuresByNumber(
  request: StandingsRequest,
  descriptor: string,
): Map<Tpn, number | null> {
  const { entries } = standingsOf(request, [descriptor]);
  return new Map(
    entries
      .map(({ tpn: number, tieBreaks: [figure] }): [Tpn, number | null] => {
        const text = figure && formatFigure(figure);
        return [number, text == null ? null : Number(text)];
      })
      .sort(([a], [b]) => a - b),
  );
}

/** The figures in order of pairing number. */
export const figures = (request: StandingsRequest, descriptor: string): (number | null)[] => [
  ...figuresByNumber(request, descriptor).values(),
];

export function explained(
  request: StandingsRequest,
  descriptor: string,
  player: number,
  before: readonly string[] = [],
): Explanation {
  const explanation = explainTieBreak(request, descriptor, tpn(player), before);
  if (!explanation.ok) throw new Error(JSON.stringify(explanation.error));
  return explanation.value;
}
