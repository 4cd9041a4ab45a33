import { byNumber, firstPairing } from '../field/first-identifier.ts';
import { chooseUpfloaters, type UpfloaterTask } from '../field/upfloaters.ts';
import type { KindCosts } from '../matching/kind-costs.ts';
import type { TeamState } from './team-state.ts';

export type BracketTask = UpfloaterTask<TeamState>;

/** A bracket as it was paired (3.6); pairs by places in the field, the top member first. */
export interface PairedBracket {
  readonly task: BracketTask;
  readonly upfloaters: readonly number[];
  readonly pairs: readonly (readonly [number, number])[];
}

export function pairBracket(task: BracketTask): PairedBracket {
  const upfloaters = chooseUpfloaters(task);
  const members = byNumber(task.field, [...task.residents, ...upfloaters]);
  const pairs = firstPairing(task.field, members, pairCosts(task, upfloaters, members));
  if (!pairs) throw new Error('a bracket that cannot be paired');
  return { task, upfloaters, pairs };
}

/** What C8, C9 and C10 count in one pair. */
export type PairFigures = readonly [colour: number, strong: number, floated: number];

/** A member of a bracket as these criteria see it. */
export interface BracketMember {
  readonly team: TeamState;
  readonly isUpfloater: boolean;
}

export function pairFigures(a: BracketMember, b: BracketMember, counts: boolean): PairFigures {
  const [mine, theirs] = [a.team.preference, b.team.preference];
  // 4.3.2 to 4.3.4 satisfy all but one of two teams that prefer the same colour.
  const clash = mine !== null && mine.colour === theirs?.colour;
  const strong = clash && mine.strength === 'strong' && theirs.strength === 'strong';
  const [resident] = [a, b].filter(({ isUpfloater }) => !isUpfloater);
  const mixed = a.isUpfloater !== b.isUpfloater;
  const floated = counts && mixed && resident?.team.floatedLastRound === true;
  return [Number(clash), Number(strong), Number(floated)];
}

/** Members of one kind count alike in every pair. */
function pairCosts(
  { field, countsFloats }: BracketTask,
  upfloaters: readonly number[],
  members: readonly number[],
): KindCosts {
  const isUpfloater = new Set(upfloaters);
  const kinds: BracketMember[] = [];
  const known = new Map<string, number>();
  const kindOf = Int32Array.from(members, (place) => {
    const team = field.players[place];
    if (!team) return 0;
    const member = { team, isUpfloater: isUpfloater.has(place) };
    const { colour = '', strength = '' } = team.preference ?? {};
    const key = `${colour} ${strength} ${member.isUpfloater} ${team.floatedLastRound}`;
    const kind = known.get(key) ?? kinds.push(member) - 1;
    known.set(key, kind);
    return kind;
  });
  const table = kinds.flatMap((a) => kinds.flatMap((b) => pairFigures(a, b, countsFloats)));
  return { limbs: 3, kinds: kinds.length, kindOf, table: Float64Array.from(table) };
}
