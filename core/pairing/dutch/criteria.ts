import type { DutchCriterion } from '../../rules/editions/dutch-criteria.ts';
import type { SwissProperties } from '../../rules/editions/swiss.ts';
import { POINT } from '../../rules/points.ts';
import { strengthRank } from '../colours/colour-preference.ts';
import type { PlayerState } from './player-state.ts';

/**
 * What a pair or a downfloater adds to a criterion. Criteria that compare lists in descending
 * order count their entries by size: fewer of the largest size first.
 */
export interface Term {
  readonly criterion: DutchCriterion;
  readonly size: number;
}

/** Sorts before every size: the number of pairs of the next bracket goes before their scores. */
const COUNT = Number.MAX_VALUE;
/** Sorts before that: in the last bracket only the bye may be left over (C.2). */
const UNPLACED = Number.POSITIVE_INFINITY;

export interface CriteriaRules {
  readonly edition: SwissProperties;
  /** The lowest score in the bracket (C.04.3 A.8, 2017). */
  readonly lowestScore: number;
  /** The score of the next bracket's residents; null without a look ahead. */
  readonly nextScore: number | null;
  readonly nextIsLast: boolean;
  /** Whether the only downfloater receives the bye (2026: C9). */
  readonly weighByeUnplayedGames: boolean;
}

/** A pair formed in the bracket, the higher ranked player first. */
export function pairTerms(
  higher: PlayerState,
  lower: PlayerState,
  edition: SwissProperties,
): Term[] {
  const terms = colourTerms(higher, lower);
  const difference = higher.score - lower.score;
  if (difference === 0) return terms;
  if (edition.downfloaterScores === 'pairingScoreDifference') {
    terms.push({ criterion: 'scoreDifferences', size: difference });
  }
  if (edition.floatCriteria === 'everyFloater') terms.push(...repeatedDownfloatTerms(higher));
  terms.push(...downfloatDifferenceTerms(higher, difference));
  if (lower.lastFloat === 'up') {
    terms.push({ criterion: 'upfloatLastRound', size: 0 });
    terms.push({ criterion: 'upfloatLastRoundDifference', size: difference });
  }
  if (lower.floatTwoRoundsAgo === 'up') {
    terms.push({ criterion: 'upfloatTwoRoundsAgo', size: 0 });
    terms.push({ criterion: 'upfloatTwoRoundsAgoDifference', size: difference });
  }
  return terms;
}

/** A player who leaves the bracket unpaired. */
export function downfloaterTerms(player: PlayerState, moved: boolean, rules: CriteriaRules): Term[] {
  const { edition, lowestScore } = rules;
  // C.04.3 A.8 (2017): a point below the lowest score of the bracket stands for the next opponent.
  const difference = player.score - (lowestScore - POINT);
  const terms: Term[] = [{ criterion: 'downfloaters', size: 0 }];
  switch (edition.downfloaterScores) {
    case 'pairingScoreDifference':
      terms.push({ criterion: 'scoreDifferences', size: difference });
      break;
    case 'scoresDescending':
      terms.push({ criterion: 'downfloaterScores', size: player.score });
  }
  switch (edition.floatCriteria) {
    case 'everyFloater':
      terms.push(...repeatedDownfloatTerms(player), ...downfloatDifferenceTerms(player, difference));
      break;
    case 'residentsAndOpponentsOfMovedDown':
      // C14 and C16 look at residents, C18 and C20 at moved-down players: one in the limbo drops further.
      terms.push(
        ...(moved ? downfloatDifferenceTerms(player, difference) : repeatedDownfloatTerms(player)),
      );
  }
  return terms;
}

/** A downfloater who meets a resident of the next bracket. */
export function nextPairTerms(player: PlayerState, rules: CriteriaRules): Term[] {
  if (rules.nextScore === null || rules.edition.downfloaterScores === 'scoresDescending') return [];
  return [{ criterion: 'nextBracket', size: player.score - rules.nextScore }];
}

/** A player who would leave the next bracket unpaired, too. */
export function nextDownfloaterTerms(score: number, rules: CriteriaRules): Term[] {
  if (rules.nextScore === null) return [];
  const size =
    rules.edition.downfloaterScores === 'scoresDescending'
      ? score
      : score - (rules.nextScore - POINT);
  return [
    { criterion: 'nextBracket', size: COUNT },
    { criterion: 'nextBracket', size },
  ];
}

/** A player whom neither the bracket nor the next one has room for. */
export function unplacedTerms(rules: CriteriaRules): Term[] {
  return rules.nextIsLast ? [{ criterion: 'nextBracket', size: UNPLACED }] : [];
}

export function byeTerms(player: PlayerState, rules: CriteriaRules): Term[] {
  if (!rules.weighByeUnplayedGames) return [];
  return Array.from({ length: player.unplayedGames }, (): Term => ({
    criterion: 'byeUnplayedGames',
    size: 0,
  }));
}

function repeatedDownfloatTerms(player: PlayerState): Term[] {
  const terms: Term[] = [];
  if (player.lastFloat === 'down') terms.push({ criterion: 'downfloatLastRound', size: 0 });
  if (player.floatTwoRoundsAgo === 'down') {
    terms.push({ criterion: 'downfloatTwoRoundsAgo', size: 0 });
  }
  return terms;
}

function downfloatDifferenceTerms(player: PlayerState, difference: number): Term[] {
  const terms: Term[] = [];
  if (player.lastFloat === 'down') {
    terms.push({ criterion: 'downfloatLastRoundDifference', size: difference });
  }
  if (player.floatTwoRoundsAgo === 'down') {
    terms.push({ criterion: 'downfloatTwoRoundsAgoDifference', size: difference });
  }
  return terms;
}

/** Colours a pair cannot both have (2017: C.8 to C.11, 2026: C10 to C13). */
function colourTerms(a: PlayerState, b: PlayerState): Term[] {
  const [mine, theirs] = [a.colours, b.colours];
  if (mine.preference === null || mine.preference !== theirs.preference) return [];
  const terms: Term[] = [{ criterion: 'colourPreference', size: 0 }];
  const order = strengthRank(mine.strength) - strengthRank(theirs.strength);
  if (mine.strength !== 'absolute' || theirs.strength !== 'absolute') {
    const refused = order < 0 ? mine : theirs;
    if (refused.strength === 'strong') terms.push({ criterion: 'strongColourPreference', size: 0 });
    return terms;
  }
  // Two absolute preferences (C.3 asks for a topscorer): the wider difference is granted, then
  // the alternation always favours the player who had the colour twice running.
  const width = Math.abs(mine.difference) - Math.abs(theirs.difference);
  const refused = (width || Number(mine.repeated !== null) - Number(theirs.repeated !== null)) < 0 ? mine : theirs;
  if (Math.abs(refused.difference) >= 2) {
    terms.push({ criterion: 'topscorerColourDifference', size: 0 });
  }
  if (refused.repeated !== null) terms.push({ criterion: 'topscorerColourRun', size: 0 });
  return terms;
}
