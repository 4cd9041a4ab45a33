import { isOverTheBoard, OUTCOME_NATURE } from '../rules/outcome.ts';
import type { Modifiers } from './descriptor.ts';
import {
  cell,
  numberOf,
  opponentAt,
  outcomeAt,
  pointsAt,
  type Field,
  type PlayerIndex,
} from './field.ts';
import { UNALTERED, type Contribution, type Figure } from './figure.ts';
import type { GroupStep, GroupTieBreak } from './tie-break.ts';
import { splitByFigure } from './tied-groups.ts';
import { NAMED } from './tie-break-names.ts';

/** Direct encounter: the games among the tied, with incomplete tables (C.07 6; LA 5.2 2.1.2). */
export const directEncounter: GroupTieBreak = {
  scope: 'group',
  ...NAMED.DE,
  type: 'A',
  formula: {
    en: 'Points scored among the tied; if some have not met, only a place no missing game can change.',
    fr: 'Points marqués entre ex æquo ; si tous ne se sont pas rencontrés, seulement une place que les parties manquantes ne peuvent changer.',
  },
  better: 'higher',
  variants: ['P'],
  breakTie(field, group, modifiers, explain) {
    const steps: GroupStep[] = [];
    const first = mutualGames(field, group, modifiers);
    const order = rank(field, group, modifiers, explain ? steps : null, first);
    const figures = new Map<PlayerIndex, Figure>();
    for (const player of group) {
      const figure = figureOf(first, player);
      const working = explain ? workingOf(field, player, first, modifiers) : undefined;
      figures.set(player, working ? { ...figure, working } : figure);
    }
    return { order, figures, ...(explain && { steps }) };
  },
};

interface Row {
  /** Parts scored, and opponents of the group not met. */
  readonly scored: number;
  readonly missing: number;
}

/** What a player scored against one other of the group, in tenths, and in how many games. */
interface Pair {
  sum: number;
  games: number;
}

interface MutualGames {
  readonly rows: ReadonlyMap<PlayerIndex, Row>;
  readonly met: ReadonlyMap<PlayerIndex, ReadonlyMap<PlayerIndex, Pair>>;
  readonly averaged: boolean;
  /** Parts in one point. */
  readonly per: number;
  readonly complete: boolean;
}

/** Whether a round is an encounter of the table (C.07 6.1.1 and 15.2). */
function counts(field: Field, at: number, modifiers: Modifiers): boolean {
  const outcome = outcomeAt(field, at);
  if (isOverTheBoard(outcome)) return true;
  const nature = OUTCOME_NATURE[outcome];
  if (nature.played || !nature.paired) return false;
  const regular = field.kind === 'roundRobin' && field.edition.roundRobinForfeits !== 'unplayed';
  return regular || modifiers.forfeitsPlayed === true;
}

function mutualGames(
  field: Field,
  group: readonly PlayerIndex[],
  modifiers: Modifiers,
): MutualGames {
  const members = new Set(group);
  const averaged = field.edition.directEncounterRepeatedGames === 'average';
  const met = new Map<PlayerIndex, ReadonlyMap<PlayerIndex, Pair>>();
  // C.07 6.1.2: several games between two add their average, so parts must divide by each number.
  let shares = 1;
  for (const player of group) {
    const against = new Map<PlayerIndex, Pair>();
    for (let round = 1; round <= field.rounds; round += 1) {
      const at = cell(field, player, round);
      const opponent = opponentAt(field, at);
      if (opponent === null || !members.has(opponent) || !counts(field, at, modifiers)) continue;
      const pair = against.get(opponent) ?? { sum: 0, games: 0 };
      pair.sum += pointsAt(field, at);
      pair.games += 1;
      against.set(opponent, pair);
      if (averaged) shares = leastCommonMultiple(shares, pair.games);
    }
    met.set(player, against);
  }
  const rows = new Map<PlayerIndex, Row>();
  let complete = true;
  for (const [player, against] of met) {
    let scored = 0;
    for (const { sum, games } of against.values()) {
      scored += averaged ? (sum * shares) / games : sum * shares;
    }
    const missing = group.length - 1 - against.size;
    if (missing > 0) complete = false;
    rows.set(player, { scored, missing });
  }
  return { rows, met, averaged, per: 10 * shares, complete };
}

const figureOf = ({ rows, per }: MutualGames, player: PlayerIndex): Figure => ({
  value: rows.get(player)?.scored ?? 0,
  per,
});

function rank(
  field: Field,
  group: readonly PlayerIndex[],
  modifiers: Modifiers,
  steps: GroupStep[] | null,
  games: MutualGames = mutualGames(field, group, modifiers),
): PlayerIndex[][] {
  const order = games.complete
    ? splitByFigure(group, (player) => figureOf(games, player), 'higher')
    : incompleteOrder(field, group, games);
  steps?.push(stepOf(field, group, games, order));
  const settled = order.length === 1 || !field.edition.directEncounterReapplied;
  if (settled) return order;
  // C.07 6.2 and 6.3: the article starts again among those it left tied.
  return order.flatMap((part) =>
    part.length === 1 ? [part] : rank(field, part, modifiers, steps),
  );
}

/** The least and the most a player's table can come to, whatever the missing games bring. */
function bounds(field: Field, { rows, per }: MutualGames, player: PlayerIndex): [number, number] {
  const { scored, missing } = rows.get(player) ?? { scored: 0, missing: 0 };
  const each = (missing * per) / 10;
  return [scored + each * field.scoring.loss, scored + each * field.scoring.win];
}

/** BAF 101 2.5 2.1.4 asks that all of the tied have met; later texts look further. */
function incompleteOrder(
  field: Field,
  group: readonly PlayerIndex[],
  games: MutualGames,
): PlayerIndex[][] {
  switch (field.edition.directEncounterIncomplete) {
    case 'nothing':
      return [[...group]];
    case 'placesNobodyCanTake':
      return placesNobodyCanTake(field, group, games);
  }
}

/** C.07 6.3: first place for whoever nobody can equal any more, then second place, and so on. */
function placesNobodyCanTake(
  field: Field,
  group: readonly PlayerIndex[],
  games: MutualGames,
): PlayerIndex[][] {
  const chances = group
    .map((player) => ({ player, range: bounds(field, games, player) }))
    .sort((a, b) => b.range[0] - a.range[0] || a.player - b.player);
  const decided: PlayerIndex[][] = [];
  for (const [place, { player, range }] of chances.entries()) {
    const rest = chances.slice(place + 1);
    if (rest.some((other) => other.range[1] >= range[0])) break;
    decided.push([player]);
  }
  const undecided = chances.slice(decided.length).map(({ player }) => player);
  return undecided.length === 0 ? decided : [...decided, undecided.sort((a, b) => a - b)];
}

function stepOf(
  field: Field,
  group: readonly PlayerIndex[],
  games: MutualGames,
  order: readonly (readonly PlayerIndex[])[],
): GroupStep {
  return {
    article: field.edition.articles.directEncounter,
    complete: games.complete,
    rows: group.map((player) => ({
      player: numberOf(field, player),
      figure: figureOf(games, player),
      ...(!games.complete && {
        atMost: { value: bounds(field, games, player)[1], per: games.per },
      }),
    })),
    order: order.map((part) => part.map((player) => numberOf(field, player))),
  };
}

function workingOf(
  field: Field,
  player: PlayerIndex,
  { rows, met, averaged, per }: MutualGames,
  modifiers: Modifiers,
): Contribution[] {
  const working: Contribution[] = [];
  const { articles } = field.edition;
  const article =
    field.kind === 'roundRobin' ? articles.roundRobinForfeits : articles.directEncounter;
  for (let round = 1; round <= field.rounds; round += 1) {
    const at = cell(field, player, round);
    const opponent = opponentAt(field, at);
    if (opponent === null || !rows.has(opponent)) continue;
    const played = isOverTheBoard(outcomeAt(field, at));
    const included = counts(field, at, modifiers);
    const games = averaged ? (met.get(player)?.get(opponent)?.games ?? 1) : 1;
    working.push({
      round,
      opponent: numberOf(field, opponent),
      value: (pointsAt(field, at) * per) / (10 * games),
      counts: included,
      alterations: included && !played ? [{ change: 'asPlayed', article }] : UNALTERED,
    });
  }
  return working;
}

function leastCommonMultiple(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y > 0) [x, y] = [y, x % y];
  return (a / x) * b;
}
