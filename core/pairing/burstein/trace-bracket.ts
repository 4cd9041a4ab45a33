import type { Tpn } from '../../rules/identity.ts';
import { absoluteHindrance } from '../field/legal-field.ts';
import { pairObjection } from '../field/objections.ts';
import type { PairingRequest } from '../system.ts';
import type { PairedBracket } from './bracket.ts';
import { evaluate, firstDifference, type JudgedPairing } from './criteria.ts';
import type { CriterionValue, PassedPairing, Trace, TracedMember, TracedPairing } from './trace.ts';

/** Tells who was in a bracket, how it was ranked, and how it was paired (3.2). */
export function traceBracket(bracket: PairedBracket, request: PairingRequest, trace: Trace): void {
  const { task } = bracket;
  const { articles } = request.edition.burstein;
  const criteria = evaluate(task, bracket, articles);
  if (criteria === null) throw new Error('a bracket leaves the players below without a pairing');
  const members = tracedMembers(bracket, task.members);
  const incoming = new Set(tracedMembers(bracket, task.incoming).map(({ player }) => player));
  const residents = members.filter(({ player }) => !incoming.has(player));
  const first = firstPairing(task.members, bracket.floaters.length);
  trace({
    type: 'bracket',
    score: Math.max(...(residents.length > 0 ? residents : members).map(({ score }) => score)),
    incoming: members.filter(({ player }) => incoming.has(player)),
    residents: residents.map(({ player }) => player),
    members,
    chosen: tracedPairing(bracket, bracket),
    criteria,
    first: tracedPairing(bracket, first),
    passed: passedPairing(bracket, first, criteria, request),
  });
}

/** The pairing that comes first in the order of 4.3: the best with the last, the middle floats. */
function firstPairing(members: readonly number[], floaters: number): JudgedPairing {
  const count = (members.length - floaters) / 2;
  const pairs = members.slice(0, count).map((place, index) => {
    return [place, members[members.length - 1 - index] ?? -1] as const;
  });
  return { pairs, floaters: members.slice(count, count + floaters) };
}

function passedPairing(
  { task, pairs, floaters }: PairedBracket,
  first: JudgedPairing,
  criteria: readonly CriterionValue[],
  request: PairingRequest,
): PassedPairing | null {
  const { articles } = request.edition.burstein;
  const { players } = task.field;
  if (keyOf({ pairs, floaters }) === keyOf(first)) return null;
  const objections = first.pairs.flatMap(([a, b]) => {
    const [one, other] = [players[a], players[b]];
    if (!one || !other) return [];
    return pairObjection(absoluteHindrance(request), articles.absolute, one, other) ?? [];
  });
  if (objections.length > 0) return { reason: 'absolute', objections };
  const judged = evaluate(task, first, articles);
  const difference = judged && firstDifference(criteria, judged);
  // Two held together for "why not" also leave the first pairing no completion.
  if (!difference || difference.order > 0) {
    return { reason: 'completion', article: articles.absolute.completion };
  }
  return { reason: 'criterion', best: difference.a, passed: difference.b };
}

const keyOf = ({ pairs, floaters }: JudgedPairing): string =>
  [...pairs.map(([a, b]) => `${Math.min(a, b)}-${Math.max(a, b)}`).sort(), ...floaters].join(' ');

function tracedMembers({ task }: PairedBracket, places: readonly number[]): TracedMember[] {
  return places.flatMap((place) => {
    const player = task.field.players[place];
    if (!player) return [];
    const { tpn, score, buchholz, sonnebornBerger } = player;
    return [{ player: tpn, score, buchholz, sonnebornBerger }];
  });
}

function tracedPairing({ task }: PairedBracket, pairing: JudgedPairing): TracedPairing {
  const at = (place: number): Tpn[] => {
    const player = task.field.players[place];
    return player ? [player.tpn] : [];
  };
  return {
    pairs: pairing.pairs.flatMap(([a, b]) => {
      const [[one], [other]] = [at(a), at(b)];
      return one === undefined || other === undefined ? [] : [[one, other] as const];
    }),
    floaters: pairing.floaters.flatMap(at),
  };
}
