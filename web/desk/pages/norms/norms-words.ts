import { inBoth } from '../../../words/in-both.ts';

export const NORMS_PAGE_WORDS = inBoth(
  {
    title: 'Norms',
    about: (edition: string) => `By ${edition}, as results come in.`,
    failed: 'The norms cannot be loaded.',
    nobody:
      'Nobody has made a norm, and nobody can make one with the players and rounds there are.',
    figures: (games: number, points: string, average: number, performance: number) =>
      `${points} of ${games}, average ${average}, performance ${performance}`,
    norm: (title: string) => `${title} norm`,
    game: (round: number, opponent: string, points: string) =>
      `round ${round} against ${opponent}: ${points}`,
    allConditions: 'All conditions',
    conditions: (player: string, norm: string) => `All conditions: ${player}, ${norm}`,
    event: 'Conditions of the event',
  },
  {
    title: 'Normes',
    about: (edition: string) => `Selon ${edition}, au fil des résultats.`,
    failed: 'Les normes ne peuvent être chargées.',
    nobody: 'Personne n’a réalisé de norme, et personne ne le peut avec ces joueurs et ces rondes.',
    figures: (games: number, points: string, average: number, performance: number) =>
      `${points} sur ${games}, moyenne ${average}, performance ${performance}`,
    norm: (title: string) => `norme de ${title}`,
    game: (round: number, opponent: string, points: string) =>
      `ronde ${round} contre ${opponent} : ${points}`,
    allConditions: 'Toutes les conditions',
    conditions: (player: string, norm: string) => `Toutes les conditions : ${player}, ${norm}`,
    event: 'Conditions du tournoi',
  },
);
