import { Face } from '../dutch/face.ts';
import type { LegalField } from '../field/legal-field.ts';
import { bitsOf } from '../matching/bits.ts';
import { bracketCosts, type Candidate } from './bracket-costs.ts';
import { byRanking, type PlayerState } from './player-state.ts';

/** Everybody to be paired, by score and ranking, with what C1 to C3 allow. */
export type BursteinField = LegalField<PlayerState>;

/** A bracket to pair (1.2.2), by places in the field. */
export interface BracketTask {
  readonly field: BursteinField;
  /** Incoming floaters and residents, in order of ranking (4.1). */
  readonly members: readonly number[];
  /** Those who came from a bracket above. */
  readonly incoming: readonly number[];
  /** The next scoregroup. */
  readonly following: readonly number[];
  /** Everybody below that. */
  readonly below: readonly number[];
}

export interface PairedBracket {
  readonly task: BracketTask;
  /** By places in the field, the higher ranked player first. */
  readonly pairs: readonly (readonly [number, number])[];
  /** Outgoing floaters, in order of ranking. */
  readonly floaters: readonly number[];
}

/** The bracket of those who came down and the players of one score. */
export function bracketOf(
  field: BursteinField,
  incoming: readonly number[],
  waiting: readonly number[],
): BracketTask {
  const [residents, rest] = topScoregroup(field, waiting);
  const [following, below] = topScoregroup(field, rest);
  const members = ranked(field, [...incoming, ...residents]);
  return { field, members, incoming, following, below };
}

function topScoregroup(
  { players }: BursteinField,
  waiting: readonly number[],
): readonly [readonly number[], readonly number[]] {
  const score = players[waiting[0] ?? -1]?.score;
  const end = waiting.findIndex((place) => players[place]?.score !== score);
  return end < 0 ? [waiting, []] : [waiting.slice(0, end), waiting.slice(end)];
}

function ranked({ players }: BursteinField, places: readonly number[]): number[] {
  return places
    .flatMap((place) => {
      const player = players[place];
      return player ? [{ place, player }] : [];
    })
    .sort((a, b) => byRanking(a.player, b.player))
    .map(({ place }) => place);
}

/** The first pairing in the order of article 4 that complies best with C1 to C8 (3.2). */
export function pairBracket(task: BracketTask): PairedBracket {
  const { field, members } = task;
  // From the lowest ranked on, so that the first possible opponent is the one of article 4.3.
  const upwards = [...members].reverse();
  const rest = [...task.following, ...task.below];
  const graph = field.legal.subgraph([...upwards, ...rest]);
  const face = Face.cheapest(graph, bracketCosts(candidatesOf(task, upwards)));
  if (!face) throw new Error('the players left cannot all be paired');
  const own = bitsOf(graph.size, [...upwards.keys()]);
  const outside = bitsOf(
    graph.size,
    rest.map((_, index) => upwards.length + index),
  );
  const pairs: (readonly [number, number])[] = [];
  const floaters: number[] = [];
  const settled = new Set<number>();
  for (let place = upwards.length - 1; place >= 0; place--) {
    if (settled.has(place)) continue;
    const at = upwards[place] ?? -1;
    if (!face.restrict(place, own)) {
      // 4.2: a virtual opponent, of number nought, comes last.
      face.restrict(place, outside);
      floaters.push(at);
      continue;
    }
    const opponent = face.choose(place, own);
    settled.add(opponent);
    pairs.push([at, upwards[opponent] ?? -1]);
  }
  return { task, pairs, floaters };
}

function candidatesOf(task: BracketTask, members: readonly number[]): Candidate[] {
  const as = (role: Candidate['role'], places: readonly number[]): Candidate[] =>
    places.flatMap((place) => {
      const player = task.field.players[place];
      return player ? [{ role, player }] : [];
    });
  return [...as('member', members), ...as('following', task.following), ...as('below', task.below)];
}
