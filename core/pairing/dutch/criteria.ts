import type { DutchCriterion } from '../../rules/editions/dutch-criteria.ts';
import type { SwissProperties } from '../../rules/editions/swiss.ts';
import { POINT } from '../../rules/points.ts';
import { strengthRank } from '../colours/colour-preference.ts';
import type { PlayerState } from './player-state.ts';

/**
 * Takes what a pair or a downfloater adds to a criterion. Criteria that compare lists in
 * descending order count their entries by size: fewer of the largest size first.
 */
export type AddTerm = (criterion: DutchCriterion, size: number) => void;

/** Sorts before every size: the number of pairs of the next bracket goes before their scores. */
export const COUNT = 2 ** 24 - 2;
/** Sorts before that: in the last bracket only the bye may be left over (C.2). */
export const UNPLACED = 2 ** 24 - 1;

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
export function addPair(
  higher: PlayerState,
  lower: PlayerState,
  edition: SwissProperties,
  add: AddTerm,
): void {
  addColours(higher, lower, add);
  const difference = higher.score - lower.score;
  if (difference === 0) return;
  if (edition.dutch.downfloaterScores === 'pairingScoreDifference')
    add('scoreDifferences', difference);
  if (edition.dutch.floatCriteria === 'everyFloater') addRepeatedDownfloat(higher, add);
  addDownfloatDifference(higher, difference, add);
  if (lower.lastFloat === 'up') {
    add('upfloatLastRound', 0);
    add('upfloatLastRoundDifference', difference);
  }
  if (lower.floatTwoRoundsAgo === 'up') {
    add('upfloatTwoRoundsAgo', 0);
    add('upfloatTwoRoundsAgoDifference', difference);
  }
}

/** A player who leaves the bracket unpaired. */
export function addDownfloater(
  player: PlayerState,
  moved: boolean,
  rules: CriteriaRules,
  add: AddTerm,
): void {
  const { edition, lowestScore } = rules;
  // C.04.3 A.8 (2017): a point below the lowest score of the bracket stands for the next opponent.
  const difference = player.score - (lowestScore - POINT);
  add('downfloaters', 0);
  switch (edition.dutch.downfloaterScores) {
    case 'pairingScoreDifference':
      add('scoreDifferences', difference);
      break;
    case 'scoresDescending':
      add('downfloaterScores', player.score);
  }
  switch (edition.dutch.floatCriteria) {
    case 'everyFloater':
      addRepeatedDownfloat(player, add);
      addDownfloatDifference(player, difference, add);
      break;
    case 'residentsAndOpponentsOfMovedDown':
      // C14 and C16 look at residents; C18 and C20 at moved-down players, who drop further from the limbo.
      if (moved) addDownfloatDifference(player, difference, add);
      else addRepeatedDownfloat(player, add);
  }
}

/** A downfloater who meets a resident of the next bracket. */
export function addNextPair(player: PlayerState, rules: CriteriaRules, add: AddTerm): void {
  if (rules.nextScore === null) return;
  if (rules.edition.dutch.downfloaterScores === 'pairingScoreDifference') {
    add('nextBracket', player.score - rules.nextScore);
  }
}

/** A player who would leave the next bracket unpaired, too. */
export function addNextDownfloater(score: number, rules: CriteriaRules, add: AddTerm): void {
  if (rules.nextScore === null) return;
  add('nextBracket', COUNT);
  switch (rules.edition.dutch.downfloaterScores) {
    case 'pairingScoreDifference':
      add('nextBracket', score - (rules.nextScore - POINT));
      break;
    case 'scoresDescending':
      add('nextBracket', score);
  }
}

/** A player whom neither the bracket nor the next one has room for. */
export function addUnplaced(rules: CriteriaRules, add: AddTerm): void {
  if (rules.nextScore !== null && rules.nextIsLast) add('nextBracket', UNPLACED);
}

/** The player who receives the bye. */
export function addBye(player: PlayerState, rules: CriteriaRules, add: AddTerm): void {
  if (!rules.weighByeUnplayedGames) return;
  for (let game = 0; game < player.unplayedGames; game++) add('byeUnplayedGames', 0);
}

function addRepeatedDownfloat(player: PlayerState, add: AddTerm): void {
  if (player.lastFloat === 'down') add('downfloatLastRound', 0);
  if (player.floatTwoRoundsAgo === 'down') add('downfloatTwoRoundsAgo', 0);
}

function addDownfloatDifference(player: PlayerState, difference: number, add: AddTerm): void {
  if (player.lastFloat === 'down') add('downfloatLastRoundDifference', difference);
  if (player.floatTwoRoundsAgo === 'down') add('downfloatTwoRoundsAgoDifference', difference);
}

/** Colours a pair cannot both have (2017: C.8 to C.11, 2026: C10 to C13). */
function addColours(a: PlayerState, b: PlayerState, add: AddTerm): void {
  const [mine, theirs] = [a.colours, b.colours];
  if (mine.preference === null || mine.preference !== theirs.preference) return;
  add('colourPreference', 0);
  const stronger = strengthRank(mine.strength) - strengthRank(theirs.strength);
  if (mine.strength !== 'absolute' || theirs.strength !== 'absolute') {
    const refused = stronger < 0 ? mine : theirs;
    if (refused.strength === 'strong') add('strongColourPreference', 0);
    return;
  }
  // Two absolute preferences (C.3 asks for a topscorer): the wider difference is granted, then
  // the alternation always favours the player who had the same colour twice running.
  const wider = Math.abs(mine.difference) - Math.abs(theirs.difference);
  const repeated = Number(mine.repeated !== null) - Number(theirs.repeated !== null);
  const refused = (wider || repeated) < 0 ? mine : theirs;
  if (Math.abs(refused.difference) >= 2) add('topscorerColourDifference', 0);
  if (refused.repeated !== null) add('topscorerColourRun', 0);
}
