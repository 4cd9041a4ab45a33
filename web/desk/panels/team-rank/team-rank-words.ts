import { inBoth } from '../../../words/in-both.ts';

export const TEAM_RANK_WORDS = inBoth(
  {
    scores: (match: string, game: string, round: number) =>
      `${match} MP, ${game} GP after round ${round}`,
    alone: 'No other team has as many points: the tie-breaks did not matter.',
    group: 'Teams with the same score',
    notFound: 'This team is not in the standings.',
  },
  {
    scores: (match: string, game: string, round: number) =>
      `${match} PM, ${game} PP après la ronde ${round}`,
    alone: 'Aucune autre équipe n’a autant de points : les départages n’ont pas joué.',
    group: 'Équipes au même score',
    notFound: 'Cette équipe n’est pas au classement.',
  },
);
