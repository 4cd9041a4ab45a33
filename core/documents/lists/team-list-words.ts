import { inBoth } from '../../rules/in-both.ts';
import type { Language } from '../../rules/language.ts';
import { fill } from '../../rules/sentence.ts';
import type { BoardPrizeFigure, BoardPrizeRule } from '../../standings/teams/board-prize-rule.ts';

/** What lists of teams say beside those of players; holes are `{name}`. */
interface TeamListWords {
  readonly team: string;
  readonly matchPoints: string;
  readonly matchPointsMeaning: string;
  readonly gamePoints: string;
  readonly gamePointsMeaning: string;
  readonly first: string;
  readonly second: string;
  readonly games: string;
  readonly percentage: string;
  readonly percentageMeaning: string;
  readonly performance: string;
  readonly titles: {
    readonly teamPlayers: string;
    readonly boardPrizes: string;
    readonly roster: string;
    readonly matches: string;
  };
  readonly crosstableNote: string;
  readonly gridNote: string;
  readonly colourNote: string;
  readonly awaited: string;
  readonly spokenMatch: string;
  readonly spokenOpen: string;
  readonly boardRule: Readonly<Record<BoardPrizeFigure, string>>;
  readonly onBoard: string;
  readonly left: string;
}

const ENGLISH: TeamListWords = {
  team: 'Team',
  matchPoints: 'MP',
  matchPointsMeaning: 'match points',
  gamePoints: 'GP',
  gamePointsMeaning: 'game points',
  first: 'First team',
  second: 'Second team',
  games: 'Games',
  percentage: '%',
  percentageMeaning: 'of the games over the board',
  performance: 'Rp',
  titles: {
    teamPlayers: 'Players after round {round}',
    boardPrizes: 'Best of every board after round {round}',
    roster: 'Players in board order',
    matches: 'Matches, round by round',
  },
  crosstableNote:
    '“12w 2½”: against number 12 of this table, White on board 1, 2½ game points. f is a forfeit, · a match with an open board.',
  gridNote: 'Each line has its game points against the numbers above it. f is a forfeit.',
  awaited: 'line-up expected',
  colourNote: 'Results are written first team – second team, whoever has White.',
  spokenMatch: '{points} game points against {opponent}',
  spokenOpen: 'no result yet against {opponent}',
  boardRule: {
    percentage:
      'Highest percentage of the games over the board, of at least {least}; then more games, then the performance.',
    points:
      'Most points, with at least {least} {least|game|games} over the board; then the percentage, then the performance.',
    performance:
      'Best performance, with at least {least} {least|game|games} over the board; then the percentage, then more games.',
  },
  onBoard: 'Everybody counts on the board where they sat most often, the upper one of two.',
  left: 'The team has left the event.',
};

const FRENCH: TeamListWords = {
  team: 'Équipe',
  matchPoints: 'PM',
  matchPointsMeaning: 'points de match',
  gamePoints: 'PP',
  gamePointsMeaning: 'points de partie',
  first: 'Première équipe',
  second: 'Seconde équipe',
  games: 'Parties',
  percentage: '%',
  percentageMeaning: 'des parties jouées',
  performance: 'Perf.',
  titles: {
    teamPlayers: 'Joueurs après la ronde {round}',
    boardPrizes: 'Les meilleurs par échiquier après la ronde {round}',
    roster: 'Joueurs dans l’ordre des échiquiers',
    matches: 'Matchs, ronde par ronde',
  },
  crosstableNote:
    '« 12B 2½ » : contre le numéro 12 de ce tableau, Blancs au premier échiquier, 2½ points de partie. f est un forfait, · un match dont un échiquier joue encore.',
  gridNote: 'Chaque ligne donne ses points de partie contre les numéros du haut. f est un forfait.',
  awaited: 'composition attendue',
  colourNote:
    'Les résultats s’écrivent première équipe – seconde équipe, quelles que soient les couleurs.',
  spokenMatch: '{points} points de partie contre {opponent}',
  spokenOpen: 'pas encore de résultat contre {opponent}',
  boardRule: {
    percentage:
      'Le meilleur pourcentage des parties jouées, {least} au moins ; puis le plus de parties, puis la performance.',
    points:
      'Le plus de points, avec au moins {least} {least|partie jouée|parties jouées} ; puis le pourcentage, puis la performance.',
    performance:
      'La meilleure performance, avec au moins {least} {least|partie jouée|parties jouées} ; puis le pourcentage, puis le plus de parties.',
  },
  onBoard:
    'Chacun compte à l’échiquier où il a été le plus souvent, le plus haut des deux à égalité.',
  left: 'L’équipe a quitté le tournoi.',
};

const WORDS = inBoth(ENGLISH, FRENCH);

export const teamListWords = (language: Language): TeamListWords => WORDS[language];

/** The rule of board prizes in words. */
export function boardPrizeRule({ by, least }: BoardPrizeRule, language: Language): string {
  const words = teamListWords(language);
  return `${fill(words.boardRule[by], { least })} ${words.onBoard}`;
}
