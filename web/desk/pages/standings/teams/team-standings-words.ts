import type { BoardPrizeFigure } from '@ronde/core/tournament/views/team-players.ts';
import { inBoth } from '../../../../words/in-both.ts';

export const TEAM_STANDINGS_WORDS = inBoth(
  {
    views: { teams: 'Teams', players: 'Players', boards: 'Board prizes' },
    team: 'Team',
    left: 'left',
    leftHint: 'Has left the event',
    matchPoints: 'MP',
    matchPointsHint: 'Match points',
    gamePoints: 'GP',
    gamePointsHint: 'Game points',
    order: 'Tie-breaks',
    announced: 'As announced',
    compared: (name: string) =>
      `To compare: ${name}. The event is ranked by the tie-breaks announced.`,
    playersCaption: (round: number) => `Players after round ${round}`,
    boardsCaption: (round: number) => `Best of every board after round ${round}`,
    board: 'Board',
    boardHint: 'Where the player sat most often, the upper one of two',
    games: 'Games',
    gamesHint: 'Over the board, with a result',
    pointsHint: 'Of all rounds, forfeits too',
    percentage: '%',
    percentageHint: 'Of the games over the board',
    by: 'Best by',
    figures: {
      percentage: 'percentage',
      points: 'points',
      performance: 'performance',
    } satisfies Record<BoardPrizeFigure, string>,
    least: 'Games needed',
    rule: {
      percentage: (least: number) =>
        `Highest percentage of the games over the board, of at least ${least}; then more games, then the performance.`,
      points: (least: number) =>
        `Most points, with at least ${least} ${least === 1 ? 'game' : 'games'} over the board; then the percentage, then the performance.`,
      performance: (least: number) =>
        `Best performance, with at least ${least} ${least === 1 ? 'game' : 'games'} over the board; then the percentage, then more games.`,
    } satisfies Record<BoardPrizeFigure, (least: number) => string>,
    boardRule: 'Everybody counts on the board where they sat most often, the upper one of two.',
    nobody: 'Nobody has played enough games yet.',
    separated: 'separates from the team above',
  },
  {
    views: { teams: 'Équipes', players: 'Joueurs', boards: 'Prix par échiquier' },
    team: 'Équipe',
    left: 'partie',
    leftHint: 'A quitté le tournoi',
    matchPoints: 'PM',
    matchPointsHint: 'Points de match',
    gamePoints: 'PP',
    gamePointsHint: 'Points de partie',
    order: 'Départages',
    announced: 'Tels qu’annoncés',
    compared: (name: string) =>
      `Pour comparer : ${name}. Le classement du tournoi suit les départages annoncés.`,
    playersCaption: (round: number) => `Joueurs après la ronde ${round}`,
    boardsCaption: (round: number) => `Les meilleurs par échiquier après la ronde ${round}`,
    board: 'Échiquier',
    boardHint: 'Où le joueur a été le plus souvent, le plus haut des deux',
    games: 'Parties',
    gamesHint: 'Jouées, avec un résultat',
    pointsHint: 'De toutes les rondes, forfaits compris',
    percentage: '%',
    percentageHint: 'Des parties jouées',
    by: 'Les meilleurs par',
    figures: {
      percentage: 'pourcentage',
      points: 'points',
      performance: 'performance',
    },
    least: 'Parties exigées',
    rule: {
      percentage: (least: number) =>
        `Le meilleur pourcentage des parties jouées, ${least} au moins ; puis le plus de parties, puis la performance.`,
      points: (least: number) =>
        `Le plus de points, avec au moins ${least} ${least < 2 ? 'partie jouée' : 'parties jouées'} ; puis le pourcentage, puis la performance.`,
      performance: (least: number) =>
        `La meilleure performance, avec au moins ${least} ${least < 2 ? 'partie jouée' : 'parties jouées'} ; puis le pourcentage, puis le plus de parties.`,
    },
    boardRule:
      'Chacun compte à l’échiquier où il a été le plus souvent, le plus haut des deux à égalité.',
    nobody: 'Personne n’a encore joué assez de parties.',
    separated: 'départage de l’équipe au-dessus',
  },
);
