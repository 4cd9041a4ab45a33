import type { ExplanationWords } from './words.ts';

export const ENGLISH: ExplanationWords = {
  brackets: {
    ordinary: 'Bracket of {score}',
    penultimate: 'Bracket of {score}, paired again so that the round can be completed (PPB)',
    collapsedLast: 'Collapsed last bracket (CLB), everybody below',
    last: 'Last bracket, {score}',
    leftOver: 'Left over at {score}',
  },
  movedDown: 'moved down: {players}',
  subgroups: {
    bracket: 'S1: {s1} | S2: {s2}',
    remainder: 'remainder S1: {s1} | S2: {s2}',
  },
  limbo: 'limbo: {players}',
  natural: 'S1 against S2 in order: {pairs}',
  acceptedAsNatural: 'accepted as it stands: nothing better can be had',
  accepted: 'accepted: {pairs}',
  downfloaters: 'move down: {players}',
  unpaired: 'left alone, with the bye: {players}',
  transpositions: {
    absolute: 'no transposition of S2 gives everybody in S1 an opponent they may meet ({articles})',
    completion: 'with any transposition of S2 the round could not be completed ({articles})',
    criterion:
      'every transposition of S2 is worse: {article}, {criterion}: {transposed} at best, {exchanged} with an exchange',
  },
  exchange: 'exchange ({article}): {fromS1} for {fromS2}',
  decided: '{article}, {criterion}: {accepted} here, {natural} with S1 against S2 in order',
  worseElsewhere: 'S1 against S2 in order is no worse by any criterion',
  criteria: {
    byeScore: 'score of the player with the bye',
    downfloaters: 'players left unpaired in the bracket',
    scoreDifferences: 'differences in score',
    downfloaterScores: 'scores of those left unpaired',
    nextBracket: 'what the next bracket can still do',
    byeUnplayedGames: 'unplayed games of the player with the bye',
    topscorerColourDifference: 'topscorers’ games with a colour difference beyond 2',
    topscorerColourRun: 'topscorers’ games with the same colour a third time running',
    colourPreference: 'players without the colour they prefer',
    strongColourPreference: 'players without the colour they strongly prefer',
    downfloatLastRound: 'players who float down as in the last round',
    upfloatLastRound: 'players who float up as in the last round',
    downfloatTwoRoundsAgo: 'players who float down as two rounds ago',
    upfloatTwoRoundsAgo: 'players who float up as two rounds ago',
    downfloatLastRoundDifference: 'score differences of those who floated down in the last round',
    upfloatLastRoundDifference: 'score differences of those who floated up in the last round',
    downfloatTwoRoundsAgoDifference: 'score differences of those who floated down two rounds ago',
    upfloatTwoRoundsAgoDifference: 'score differences of those who floated up two rounds ago',
  },
  collapse:
    'With {players} moving down from {score} the round could not be completed ({article}): the bracket is paired again, and everybody below forms the last bracket.',
  byeScore: 'The bye goes to somebody with {score} ({article}): {players}.',
  byeTitle: 'Bye',
  bye: '{player} ({score}, {games} {games|unplayed game|unplayed games}) has the bye.',
  whyNot: {
    byeScore:
      'With {a} against {b} the bye would go to a player with {together} instead of {best} ({article}).',
    completion:
      'With {a} against {b} the bracket of {score} would take another route to complete the round ({article}).',
    order:
      'With {a} against {b} every criterion is as good, but in the bracket of {score} that candidate is generated later: {step} ({article}).',
  },
  steps: {
    movedDown: 'another choice of moved-down players',
    movedDownOpponents: 'other opponents for the moved-down players',
    exchange: 'a larger exchange between S1 and S2',
    transposition: 'a later transposition of S2',
  },
};
