import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import { useHeard } from '../event/answers.ts';
import { items, me, overview, overviewPath, tournament } from '../event/phone.ts';
import type { RoundInHand } from './board-standing.ts';

/** The round being played, with what this phone entered; null before the first. */
export function useRound(): RoundInHand | null {
  const where = tournament.value;
  const current = overview.value?.overview.current ?? null;
  const path =
    where === null || current === null ? null : `${overviewPath(where)}/rounds/${current}`;
  const heard = useHeard<RoundView>(path);
  if (heard === null) return null;
  return {
    round: heard.value,
    position: heard.position,
    range: me.value?.boards ?? null,
    items: items.value.filter((item) => item.tournament === where),
  };
}
