import { OUTCOME_NATURE } from '../rules/outcome.ts';
import type { Modifiers } from './descriptor.ts';
import {
  cell,
  isExempt,
  isRequestedBye,
  numberOf,
  opponentAt,
  outcomeAt,
  pointsAt,
  type Field,
  type OpponentsScores,
  type PlayerIndex,
  type Scores,
} from './field.ts';
import type { Alteration, Contribution } from './figure.ts';

/** How a tie-break looks at the rounds. */
export interface View {
  /** `/P`: forfeits are games against the scheduled opponent. */
  readonly forfeitsPlayed: boolean;
  /** Fore Buchholz: paired games of the final round are draws (C.07 8.3). */
  readonly fore: boolean;
}

export const viewOf = (modifiers: Modifiers, fore = false): View => ({
  forfeitsPlayed: modifiers.forfeitsPlayed === true,
  fore,
});

/** Views are few: a number for each. */
const keyOf = (view: View): number => Number(view.forfeitsPlayed) + 2 * Number(view.fore);

const isDrawnFinal = (field: Field, at: number, round: number, view: View): boolean =>
  view.fore && round === field.finalRound && OUTCOME_NATURE[outcomeAt(field, at)].paired;

/** Whether a round counts as a game against the scheduled opponent. */
function isGame(field: Field, at: number, round: number, view: View): boolean {
  const nature = OUTCOME_NATURE[outcomeAt(field, at)];
  if (nature.played || !nature.paired) return nature.played;
  // C.07 15.2: in round robins forfeits are regular games.
  const regular = field.kind === 'roundRobin' && field.edition.roundRobinForfeits !== 'unplayed';
  return regular || view.forfeitsPlayed || isDrawnFinal(field, at, round, view);
}

const isVoluntary = (field: Field, at: number, round: number, view: View): boolean => {
  const outcome = outcomeAt(field, at);
  return isRequestedBye(outcome) || (outcome === 'forfeitLoss' && !isGame(field, at, round, view));
};

const pointsSeen = (field: Field, at: number, round: number, view: View): number =>
  isDrawnFinal(field, at, round, view) ? field.scoring.draw : pointsAt(field, at);

/** Every player's score in the table and as opponents see it (C.07 16.3; LA 5.2 2.2). */
export function scoresOf(field: Field, view: View): Scores {
  const key = keyOf(view);
  const known = field.scoresByView.get(key);
  if (known) return known;
  const own = new Int32Array(field.players.length);
  const adjusted = new Int32Array(field.players.length);
  for (let player = 0; player < field.players.length; player += 1) {
    let [score, seen] = [0, 0];
    let onlyVoluntary = true;
    for (let round = field.rounds; round >= 1; round -= 1) {
      const at = cell(field, player, round);
      const points = pointsSeen(field, at, round, view);
      if (OUTCOME_NATURE[outcomeAt(field, at)].played) {
        score += points;
        seen += points;
        onlyVoluntary = false;
        continue;
      }
      onlyVoluntary &&= isVoluntary(field, at, round, view);
      score += points;
      seen += isSeenAsDraw(field, at, round, view, onlyVoluntary) ? field.scoring.draw : points;
    }
    own[player] = score;
    adjusted[player] = seen;
  }
  const scores = { own, adjusted };
  field.scoresByView.set(key, scores);
  return scores;
}

function isSeenAsDraw(
  field: Field,
  at: number,
  round: number,
  view: View,
  onlyVoluntaryFollows: boolean,
): boolean {
  // A free round of a round robin is no unplayed game (C.07 15.2).
  if (field.kind === 'roundRobin' && opponentAt(field, at) === null) return false;
  switch (field.edition.opponentsUnplayedRounds) {
    case 'everyUnplayedIsADraw':
      return !isGame(field, at, round, view);
    case 'trailingRequestedByesAreDraws':
      return onlyVoluntaryFollows && isRequestedBye(outcomeAt(field, at));
  }
}

/** A round that is none of the player's: the free round of a round robin with an odd field. */
export const NO_ROUND = -(2 ** 31);

/**
 * What a round brings to a tie-break made of opponents' scores, in every edition: the opponent's
 * adjusted score, or what stands in for it, in the field's parts of tenths. `note` receives what
 * was changed and why.
 */
export function roundScore(
  field: Field,
  player: PlayerIndex,
  round: number,
  view: View,
  note?: Alteration[],
): number {
  const at = cell(field, player, round);
  const opponent = opponentAt(field, at);
  if (opponent === null && field.kind === 'roundRobin') return NO_ROUND;
  return opponent !== null && isGame(field, at, round, view)
    ? field.parts * opponentScore(field, at, round, view, opponent, note)
    : standIn(field, player, at, round, view, note);
}

/** The result an opponent's score is multiplied by: the points of the round, or those of a draw. */
export function resultAt(
  field: Field,
  player: PlayerIndex,
  round: number,
  view: View,
  note?: Alteration[],
): number {
  const at = cell(field, player, round);
  const { unplayedResult, articles } = field.edition;
  if (unplayedResult === 'asScored' || isGame(field, at, round, view)) return pointsAt(field, at);
  // BAF 101 2.5 1: whatever its result, an unplayed game counts as a draw.
  note?.push({ change: 'unplayedDraw', article: articles.opponentsUnplayedRounds });
  return field.scoring.draw;
}

function opponentScore(
  field: Field,
  at: number,
  round: number,
  view: View,
  opponent: PlayerIndex,
  note: Alteration[] | undefined,
): number {
  const scores = scoresOf(field, view);
  const score = scores.adjusted[opponent] ?? 0;
  if (!note) return score;
  const { articles, codes } = field.edition;
  if (isDrawnFinal(field, at, round, view)) {
    note.push({ change: 'drawn', article: codes.FB ?? articles.opponentsUnplayedRounds });
  } else if (!OUTCOME_NATURE[outcomeAt(field, at)].played) {
    const article =
      field.kind === 'roundRobin' ? articles.roundRobinForfeits : articles.ownUnplayedRound;
    note.push({ change: 'asPlayed', article });
  }
  if (score !== scores.own[opponent]) {
    note.push({ change: 'adjusted', article: articles.opponentsUnplayedRounds });
  }
  return score;
}

/** What stands in for the opponent of an unplayed round (LA 5.2 2.2; C.07 16.4). */
function standIn(
  field: Field,
  player: PlayerIndex,
  at: number,
  round: number,
  view: View,
  note: Alteration[] | undefined,
): number {
  const { ownUnplayedRound, articles } = field.edition;
  const article = articles.ownUnplayedRound;
  const scores = scoresOf(field, view);
  const own = scores.own[player] ?? 0;
  switch (ownUnplayedRound) {
    case 'halfOfOpponentOrMean':
      return halfOrMean(field, player, at, view, note);
    case 'virtualOpponent': {
      const { win, draw } = field.scoring;
      let score = win - pointsAt(field, at) + draw * (field.rounds - round);
      for (let before = 1; before < round; before += 1) {
        score += pointsAt(field, cell(field, player, before));
      }
      note?.push({ change: 'virtual', article });
      return score;
    }
    case 'dummyOwnScore':
      note?.push({ change: 'dummy', article });
      return own;
    case 'dummyCapped': {
      const opponent = opponentAt(field, at);
      const cap =
        opponent === null ? field.scoring.draw * field.rounds : (scores.adjusted[opponent] ?? 0);
      note?.push({ change: 'dummy', article });
      if (own <= cap) return own;
      // 16.4.1 caps forfeits by the scheduled opponent, 16.4.2 all others by a draw in every round.
      note?.push({ change: 'capped', article: `${article}.${opponent === null ? 2 : 1}` });
      return cap;
    }
  }
}

/**
 * BAF 101 2.5: half of the score of an opponent who was not met, for a bye the mean of the event,
 * and for an absence the general rule, a draw against oneself (lines 832 and 1287-1289).
 */
function halfOrMean(
  field: Field,
  player: PlayerIndex,
  at: number,
  view: View,
  note: Alteration[] | undefined,
): number {
  const { articles } = field.edition;
  const { adjusted } = scoresOf(field, view);
  const opponent = opponentAt(field, at);
  if (opponent !== null) {
    note?.push({ change: 'halved', article: articles.ownUnplayedRound });
    return (field.parts / 2) * (adjusted[opponent] ?? 0);
  }
  if (isExempt(outcomeAt(field, at))) {
    note?.push({ change: 'mean', article: articles.ownUnplayedRound });
    const sum = adjusted.reduce((all, score) => all + score, 0);
    return (field.parts / field.players.length) * sum;
  }
  note?.push({ change: 'againstSelf', article: articles.opponentsUnplayedRounds });
  return field.parts * (adjusted[player] ?? 0);
}

/** The round scores of the whole field, computed once for a view. */
export function opponentsScores(field: Field, view: View): OpponentsScores {
  const key = keyOf(view);
  const known = field.opponentsScores.get(key);
  if (known) return known;
  const values = new Int32Array(field.points.length);
  const voluntary = new Uint8Array(field.points.length);
  const { adjusted } = scoresOf(field, view);
  for (let player = 0; player < field.players.length; player += 1) {
    for (let round = 1; round <= field.rounds; round += 1) {
      const at = cell(field, player, round);
      if (OUTCOME_NATURE[outcomeAt(field, at)].played) {
        values[at] = field.parts * (adjusted[field.opponents[at] ?? 0] ?? 0);
        continue;
      }
      values[at] = roundScore(field, player, round, view);
      voluntary[at] = Number(isVoluntary(field, at, round, view));
    }
  }
  const found = { values, voluntary };
  field.opponentsScores.set(key, found);
  return found;
}

/** A round's contribution before cuts. */
export interface RoundTerm extends Contribution {
  /** What makes it more or less significant (C.07 14.1): the opponent's score. */
  readonly significance: number;
  readonly voluntary: boolean;
}

/** The round scores of one player, with what was changed in them: the lines of a working. */
export function roundTerms(field: Field, player: PlayerIndex, view: View): RoundTerm[] {
  const terms: RoundTerm[] = [];
  for (let round = 1; round <= field.rounds; round += 1) {
    const alterations: Alteration[] = [];
    const value = roundScore(field, player, round, view, alterations);
    if (value === NO_ROUND) continue;
    const at = cell(field, player, round);
    const opponent = opponentAt(field, at);
    terms.push({
      round,
      opponent: opponent === null ? null : numberOf(field, opponent),
      value,
      counts: true,
      significance: value,
      voluntary: isVoluntary(field, at, round, view),
      alterations,
    });
  }
  return terms;
}

/** The same times the results of the player, which may be counted on another score. */
export const productTerms = (
  field: Field,
  own: Field,
  player: PlayerIndex,
  view: View,
): RoundTerm[] =>
  roundTerms(field, player, view).map((term) => {
    const { round, opponent, value: score, counts, significance, voluntary } = term;
    const alterations = [...term.alterations];
    const points = resultAt(own, player, round ?? 1, view, alterations);
    const { parts } = field;
    const product = parts > 1 ? { score, points, per: 10 * parts } : { score, points };
    const value = score * points;
    return { round, opponent, value, counts, significance, voluntary, product, alterations };
  });
