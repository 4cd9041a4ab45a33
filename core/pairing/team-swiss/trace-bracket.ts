import type { TeamSwissCriterion } from '../../rules/editions/team-swiss-articles.ts';
import type { Tpn } from '../../rules/identity.ts';
import { compareValues } from '../compare-values.ts';
import { byNumber } from '../field/first-identifier.ts';
import { pairObjection } from '../field/objections.ts';
import { upfloaterFigures, type UpfloaterFigures } from '../field/upfloaters.ts';
import type { PairingRequest } from '../system.ts';
import { pairFigures, type PairedBracket } from './bracket.ts';
import { hindrance, type TeamState } from './team-state.ts';
import type { CriterionValue, PassedTeam, TracedBracket, TracedPair } from './trace.ts';

type PlacePair = readonly [number, number];

/** A bracket as the trace tells it. */
export function tracedBracket(bracket: PairedBracket, request: PairingRequest): TracedBracket {
  const { task, upfloaters, pairs } = bracket;
  const { players } = task.field;
  const { articles } = request.edition.teamSwiss;
  const teams = (places: readonly number[]): TeamState[] =>
    places.flatMap((place) => players[place] ?? []);
  const figures = upfloaterFigures(task, upfloaters);
  const first = firstOfAll(bracket);
  const objections = first.flatMap(([a, b]) => {
    const [one, other] = teams([a, b]);
    if (!one || !other) return [];
    return pairObjection(hindrance(request), articles.absolute, one, other) ?? [];
  });
  return {
    type: 'bracket',
    score: teams(task.residents)[0]?.score ?? 0,
    residents: teams(task.residents).map(({ tpn }) => tpn),
    upfloaters: teams(upfloaters).map(({ tpn, score }) => ({ team: tpn, score })),
    passedOver: passedOver(bracket, figures, request),
    first: numbered(first, players),
    objections,
    pairs: numbered(pairs, players),
    criteria: [...setValues(figures, request), ...pairValues(bracket, pairs, request)],
    firstCriteria: objections.length > 0 ? null : pairValues(bracket, first, request),
  };
}

/** The first value by which a bracket is worse than another; null when none is. */
export function firstWorse(
  best: readonly CriterionValue[],
  other: readonly CriterionValue[],
): { readonly best: CriterionValue; readonly other: CriterionValue } | null {
  for (const [index, value] of best.entries()) {
    const compared = other[index];
    if (compared && compareValues(value, compared) !== 0) return { best: value, other: compared };
  }
  return null;
}

/** The smaller half of the numbers against the larger. */
function firstOfAll({ task, upfloaters }: PairedBracket): PlacePair[] {
  const members = byNumber(task.field, [...task.residents, ...upfloaters]);
  const half = members.length / 2;
  return members.slice(0, half).map((top, index) => [top, members[half + index] ?? -1]);
}

function numbered(pairs: readonly PlacePair[], players: readonly TeamState[]): TracedPair[] {
  return pairs.flatMap(([a, b]) => {
    const [one, other] = [players[a], players[b]];
    return one && other ? [[one.tpn, other.tpn] as const] : [];
  });
}

/** C4 to C7. */
function setValues(
  figures: UpfloaterFigures | null,
  { edition }: PairingRequest,
): CriterionValue[] {
  if (!figures) return [];
  const { criteria } = edition.teamSwiss.articles;
  const value = (criterion: TeamSwissCriterion, count: number, sizes: readonly number[] = []) => ({
    criterion,
    article: criteria[criterion],
    value: count,
    sizes,
  });
  return [
    value('upfloaters', figures.upfloaters),
    // Higher scores are better: the list is compared from the lowest on, as differences.
    value(
      'upfloaterScores',
      0,
      figures.scores.map((score) => -score),
    ),
    value('followingScoregroup', figures.following),
    value('upfloatersFloated', figures.floatedBefore),
  ];
}

/** C8 to C10 of a pairing of the bracket. */
function pairValues(
  { task, upfloaters }: PairedBracket,
  pairs: readonly PlacePair[],
  { edition, teamSwiss }: PairingRequest,
): CriterionValue[] {
  const { criteria } = edition.teamSwiss.articles;
  const sums = [0, 0, 0];
  for (const [a, b] of pairs) {
    const [one, other] = [task.field.players[a], task.field.players[b]];
    if (!one || !other) continue;
    const figures = pairFigures(
      { team: one, isUpfloater: upfloaters.includes(a) },
      { team: other, isUpfloater: upfloaters.includes(b) },
      task.countsFloats,
    );
    figures.forEach((figure, index) => {
      sums[index] = (sums[index] ?? 0) + figure;
    });
  }
  const named = ['colourPreference', 'strongPreference', 'opponentsFloated'] as const;
  return named.flatMap((criterion, index) =>
    // C9 is of type B alone.
    criterion === 'strongPreference' && teamSwiss?.colourPreferences !== 'B'
      ? []
      : [{ criterion, article: criteria[criterion], value: sums[index] ?? 0, sizes: [] }],
  );
}

/** Teams of the score of an upfloater that come before it and stay. */
function passedOver(
  { task, upfloaters }: PairedBracket,
  best: UpfloaterFigures | null,
  request: PairingRequest,
): PassedTeam[] {
  const { players } = task.field;
  const { absolute } = request.edition.teamSwiss.articles;
  const passed: PassedTeam[] = [];
  let taken: number[] = [];
  for (const upfloater of upfloaters) {
    const before = task.pool.slice(0, task.pool.indexOf(upfloater));
    for (const place of before) {
      const [team, score] = [players[place]?.tpn, players[place]?.score];
      const isKnown = passed.some((one) => one.team === team) || taken.includes(place);
      if (team === undefined || isKnown || score !== players[upfloater]?.score) continue;
      const figures = upfloaterFigures(task, [...taken, place]);
      const worse = figures && firstWorse(setValues(best, request), setValues(figures, request));
      passed.push({
        team,
        criterion: worse?.best.criterion ?? 'completion',
        article: worse?.best.article ?? absolute.completion,
      });
    }
    taken = [...taken, upfloater];
  }
  return passed;
}

/** The places of a bracket by number. */
export const numbersOf = (pairs: readonly TracedPair[]): Tpn[] => [
  ...pairs.map(([top]) => top),
  ...pairs.map(([, bottom]) => bottom),
];
