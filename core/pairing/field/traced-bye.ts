import type { DubovArticles } from '../../rules/editions/dubov-criteria.ts';
import type { Tpn } from '../../rules/identity.ts';
import type { FieldPlayer } from './legal-field.ts';
import type { ByeAssignment, ByeBar } from './pairing-allocated-bye.ts';

/** Who receives the bye before anybody is paired, and who came before but could not. */
export interface TracedBye {
  readonly type: 'bye';
  readonly player: Tpn;
  readonly score: number;
  readonly games: number;
  readonly passedOver: readonly {
    readonly player: Tpn;
    readonly because: ByeBar;
    readonly article: string;
  }[];
}

type ByePlayer = FieldPlayer & Pick<TracedBye, 'score' | 'games'>;

/** The bye as the trace tells it; null for an even field. */
export function tracedBye(
  players: readonly ByePlayer[],
  bye: ByeAssignment | null,
  articles: DubovArticles['bye'],
): TracedBye | null {
  const receiver = players[bye?.place ?? -1];
  if (!bye || !receiver) return null;
  const { tpn: player, score, games } = receiver;
  const passedOver = bye.passedOver.flatMap(({ place, because }) => {
    const other = players[place]?.tpn;
    return other === undefined ? [] : [{ player: other, because, article: articles[because] }];
  });
  return { type: 'bye', player, score, games, passedOver };
}
