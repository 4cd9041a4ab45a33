import type { NormOpponent, ScorelessOpponent } from '../../ratings/norms/candidate.ts';
import type { Tpn } from '../../rules/identity.ts';
import { halfPoints } from '../../rules/outcome.ts';
import type { PlayerRecord } from '../../rules/record.ts';
import type { Player } from '../player.ts';
import type { Tournament } from '../state.ts';
import { opponentsToCome } from './norm-rounds.ts';

/** An unrated player of a round robin without a point against a rated one so far (B.01 1.4.2b). */
interface Scoreless {
  readonly tpn: Tpn;
  readonly name: string;
  /** Rated players the player has yet to play; with none the games are not included. */
  readonly toMeet: ReadonlySet<number>;
}

export function scorelessUnrated(
  state: Tournament,
  records: readonly PlayerRecord[],
  players: ReadonlyMap<Tpn, Player>,
  field: { readonly known: ReadonlyMap<Tpn, NormOpponent>; readonly cycles: number },
): readonly Scoreless[] {
  const rated = new Set<number>(
    [...field.known.values()].filter(({ rating }) => rating > 0).map(({ id }) => id),
  );
  return records.flatMap((record) => {
    const player = players.get(record.tpn);
    if (player === undefined || rated.has(record.tpn)) return [];
    const games = record.rounds.filter(({ opponent }) => opponent !== null && rated.has(opponent));
    const hasScored = games.some(
      ({ outcome }) => halfPoints(outcome) > 0 || outcome === 'forfeitWin',
    );
    const toMeet = new Set(
      opponentsToCome(state, record, player, field).filter((tpn) => rated.has(tpn)),
    );
    return hasScored || games.length + toMeet.size === 0
      ? []
      : [{ tpn: record.tpn, name: player.name, toMeet }];
  });
}

/** As a candidate sees them: a last game against the candidate alone is settled by its own result. */
export const scorelessFor = (
  { id, rating }: NormOpponent,
  scoreless: readonly Scoreless[],
): readonly ScorelessOpponent[] =>
  scoreless
    .filter(({ tpn, toMeet }) => tpn !== id && toMeet.size > 0)
    .map(({ tpn, name, toMeet }) => ({
      id: tpn,
      name,
      mayScoreElsewhere: [...toMeet].some((opponent) => opponent !== id),
      scoresHere: rating > 0,
    }));
