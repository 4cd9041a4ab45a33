import type { ExplanationWords } from './words.ts';

export const FRENCH: ExplanationWords = {
  brackets: {
    ordinary: 'Groupe de {score}',
    penultimate: 'Groupe de {score}, réapparié pour que la ronde puisse être complétée (PPB)',
    collapsedLast: 'Dernier groupe regroupé (CLB), tous ceux d’en dessous',
    last: 'Dernier groupe, {score}',
    leftOver: 'Reste à {score}',
  },
  movedDown: 'descendus : {players}',
  subgroups: {
    bracket: 'S1 : {s1} | S2 : {s2}',
    remainder: 'reliquat S1 : {s1} | S2 : {s2}',
  },
  limbo: 'limbes : {players}',
  natural: 'S1 contre S2 dans l’ordre : {pairs}',
  acceptedAsNatural: 'accepté tel quel : on ne peut pas faire mieux',
  accepted: 'accepté : {pairs}',
  downfloaters: 'flotteurs descendants : {players}',
  unpaired: 'reste seul, exempt : {players}',
  transpositions: {
    absolute:
      'aucune transposition de S2 ne donne à chacun de S1 un adversaire permis ({articles})',
    completion:
      'avec toute transposition de S2, la ronde ne pourrait pas être complétée ({articles})',
    criterion:
      'toute transposition de S2 est moins bonne : {article}, {criterion} : {transposed} au mieux, {exchanged} avec un échange',
  },
  exchange: 'échange ({article}) : {fromS1} contre {fromS2}',
  decided: '{article}, {criterion} : {accepted} ici, {natural} avec S1 contre S2 dans l’ordre',
  worseElsewhere: 'S1 contre S2 dans l’ordre n’est moins bon par aucun critère',
  criteria: {
    byeScore: 'score de l’exempt',
    downfloaters: 'joueurs non appariés dans le groupe',
    scoreDifferences: 'écarts de score',
    downfloaterScores: 'scores des joueurs non appariés',
    nextBracket: 'ce que le groupe suivant peut encore faire',
    byeUnplayedGames: 'parties non jouées de l’exempt',
    topscorerColourDifference: 'parties de joueurs en tête avec un écart de couleur au-delà de 2',
    topscorerColourRun: 'parties de joueurs en tête avec trois fois de suite la même couleur',
    colourPreference: 'joueurs sans la couleur préférée',
    strongColourPreference: 'joueurs sans la couleur fortement préférée',
    downfloatLastRound: 'joueurs qui descendent comme à la ronde précédente',
    upfloatLastRound: 'joueurs qui montent comme à la ronde précédente',
    downfloatTwoRoundsAgo: 'joueurs qui descendent comme deux rondes avant',
    upfloatTwoRoundsAgo: 'joueurs qui montent comme deux rondes avant',
    downfloatLastRoundDifference:
      'écarts de score de ceux qui sont descendus à la ronde précédente',
    upfloatLastRoundDifference: 'écarts de score de ceux qui sont montés à la ronde précédente',
    downfloatTwoRoundsAgoDifference: 'écarts de score de ceux qui sont descendus deux rondes avant',
    upfloatTwoRoundsAgoDifference: 'écarts de score de ceux qui sont montés deux rondes avant',
  },
  collapse:
    'Flotteurs de {score} : {players}. La ronde ne pourrait pas être complétée ({article}) : le groupe est réapparié, et tous ceux d’en dessous forment le dernier groupe.',
  byeScore: 'L’exempt a {score} ({article}) : {players}.',
  byeTitle: 'Exempt',
  bye: '{player} ({score}, {games} {games|partie non jouée|parties non jouées}) est exempt.',
  whyNot: {
    byeScore: 'Avec {a} contre {b}, l’exempt aurait {together} au lieu de {best} ({article}).',
    completion:
      'Avec {a} contre {b}, le groupe de {score} suivrait une autre voie pour compléter la ronde ({article}).',
    order:
      'Avec {a} contre {b}, tous les critères sont aussi bien satisfaits, mais dans le groupe de {score} ce candidat est engendré plus tard : {step} ({article}).',
  },
  steps: {
    movedDown: 'un autre choix de joueurs descendus',
    movedDownOpponents: 'd’autres adversaires pour les joueurs descendus',
    exchange: 'un échange plus grand entre S1 et S2',
    transposition: 'une transposition de S2 qui vient plus tard',
  },
};
