import type { Tpn } from '../../rules/identity.ts';
import { pairObjection } from '../field/objections.ts';
import type { PairingRequest } from '../system.ts';
import { missedColours } from './group.ts';
import { incompatibility, type LimField } from './player-state.ts';
import type { FinishedGroup } from './scoregroups.ts';
import type { Trace, TracedPair } from './trace.ts';

type PlacePair = readonly [number, number];

/** Tells how the scoregroups were paired, the median last. */
export function traceGroups(
  field: LimField,
  groups: readonly FinishedGroup[],
  request: PairingRequest,
  trace: Trace,
): void {
  const { players } = field;
  const { absolute } = request.edition.lim.articles;
  const tpns = (places: readonly number[]): Tpn[] =>
    places.flatMap((place) => players[place]?.tpn ?? []);
  const pairs = (list: readonly PlacePair[]): TracedPair[] =>
    list.flatMap(([a, b]) => {
      const [one, other] = [players[a], players[b]];
      return one && other ? [[one.tpn, other.tpn] as const] : [];
    });
  for (const group of groups) {
    const { made } = group;
    trace({
      type: 'group',
      kind: group.kind,
      score: group.score,
      residents: tpns(group.residents),
      incoming: group.incoming.flatMap((place) => {
        const player = players[place];
        return player ? [{ player: player.tpn, score: player.score }] : [];
      }),
      floaters: group.floaters.flatMap(({ place, type, reason }) => {
        const player = players[place]?.tpn;
        return player === undefined ? [] : [{ player, type, reason }];
      }),
      floaterPairs: pairs(made.floaterPairs),
      proposed: pairs(made.proposed),
      exchanged: pairs(made.pairs),
      objections: made.proposed.flatMap(([a, b]) => {
        const [one, other] = [players[a], players[b]];
        if (!one || !other) return [];
        return pairObjection(incompatibility(request), absolute, one, other) ?? [];
      }),
      missedAsProposed: missedColours(field, made.proposed),
      missed: missedColours(field, made.pairs),
      pairs: pairs(group.pairs),
      cracked: pairs(group.cracked),
    });
  }
}
