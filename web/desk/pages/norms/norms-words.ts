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
    application: 'Application for a title (IT2)',
    applicationText:
      'Norms of other events are in the file a player keeps (made by “ronde titles”). It is read for this print alone and kept nowhere; the norm made here is added.',
    chooseFile: 'Choose the player’s file',
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
    application: 'Demande de titre (IT2)',
    applicationText:
      'Les normes d’autres tournois sont dans le fichier que garde un joueur (fait par « ronde titles »). Il est lu pour cette seule impression et gardé nulle part ; la norme réalisée ici s’y ajoute.',
    chooseFile: 'Choisir le fichier du joueur',
  },
);
