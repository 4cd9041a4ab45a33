import type { ClassOfOpponents } from '../../rules/editions/title-properties.ts';
import type { Share } from '../../rules/editions/edition.ts';
import type { Title } from '../../rules/title.ts';
import { isNoFederation, type NormGame, type NormOpponent } from './candidate.ts';
import type { NormCondition, Range } from './condition.ts';

/** Whom a set of games was played against; in a double round robin each opponent once (B.01 1.4.5f). */
export function opponentsOf(
  games: readonly NormGame[],
  isDoubleRoundRobin: boolean,
): readonly NormOpponent[] {
  const met = games.map(({ opponent }) => opponent);
  return isDoubleRoundRobin ? [...new Map(met.map((each) => [each.id, each])).values()] : met;
}

/** Rounded up, as minimums are (B.01 1.4.4). */
export const shareUp = ([of, by]: Share, count: number): number => Math.ceil((count * of) / by);
/** Rounded down, as maximums are (B.01 1.4.4). */
export const shareDown = ([of, by]: Share, count: number): number => Math.floor((count * of) / by);

/** Where the opponents come from, seen from a federation. */
export interface Federations {
  /** Federations other than the player's. */
  readonly foreign: Range;
  readonly foreignOpponents: Range;
  readonly own: Range;
  /** Of the federation that has most. */
  readonly largest: Range;
}

export function federationsOf(opponents: readonly NormOpponent[], own: string | null): Federations {
  const counts = new Map<string, number>();
  let unknown = 0;
  for (const { federation } of opponents) {
    if (federation === null) unknown += 1;
    else if (!isNoFederation(federation)) {
      counts.set(federation, (counts.get(federation) ?? 0) + 1);
    }
  }
  const named = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const most = Math.max(0, ...counts.values());
  const largest = { least: most, most: most + unknown };
  if (own === null) {
    // Whichever it is, it takes one federation and its players away at most.
    return {
      foreign: { least: Math.max(0, counts.size - 1), most: counts.size + unknown },
      foreignOpponents: { least: named - most, most: named + unknown },
      own: { least: 0, most: most + unknown },
      largest,
    };
  }
  const atHome = counts.get(own) ?? 0;
  const foreign = counts.size - (atHome > 0 ? 1 : 0);
  return {
    foreign: { least: foreign, most: foreign + unknown },
    foreignOpponents: { least: named - atHome, most: named - atHome + unknown },
    own: { least: atHome, most: atHome + unknown },
    largest,
  };
}

/** How many hold one of the titles. */
export function holders(opponents: readonly NormOpponent[], titles: readonly Title[]): Range {
  let [least, unknown] = [0, 0];
  for (const { title } of opponents) {
    if (title === null) unknown += 1;
    else if (title !== 'none' && titles.includes(title)) least += 1;
  }
  return { least, most: least + unknown };
}

/** Holders of the class that are wanting among so many opponents, in the way that wants fewest. */
export function wantingOfClass(
  known: readonly NormOpponent[],
  total: number,
  rule: ClassOfOpponents,
): number {
  const wanting = (count: number, among: readonly Title[]): number =>
    Math.max(0, count - holders(known, among).least);
  if (rule.kind === 'share') return wanting(requiredOfClass(total, rule), rule.among);
  const ways = rule.alternatives.map((way) =>
    way.reduce((sum, { count, among }) => sum + wanting(count, among), 0),
  );
  return Math.min(...ways);
}

const requiredOfClass = (
  total: number,
  { of, atLeast }: Extract<ClassOfOpponents, { kind: 'share' }>,
): number => Math.max(atLeast, shareUp(of, total));

/** How the opponents' titles stand to what a norm needs. */
export function classFound(
  opponents: readonly NormOpponent[],
  rule: ClassOfOpponents,
): Pick<NormCondition, 'required' | 'actual' | 'met'> {
  const wanting = wantingOfClass(opponents, opponents.length, rule);
  const unknown = opponents.filter(({ title }) => title === null).length;
  const met = wanting === 0 ? true : wanting <= unknown ? null : false;
  if (rule.kind === 'share') {
    const { least } = holders(opponents, rule.among);
    return { required: requiredOfClass(opponents.length, rule), actual: least, met };
  }
  const ways = rule.alternatives.map((way) =>
    way.map(({ count, among }) => `${count} ${among.join('/')}`).join(' + '),
  );
  const named = [...new Set(rule.alternatives.flat().flatMap(({ among }) => among))];
  const counted = named
    .map((title) => [title, holders(opponents, [title]).least] as const)
    .filter(([, count]) => count > 0)
    .map(([title, count]) => `${count} ${title}`);
  return { required: ways.join(', '), actual: counted.join(' + ') || 0, met };
}
