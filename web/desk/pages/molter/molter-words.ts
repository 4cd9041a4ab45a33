import { inBoth } from '../../../words/in-both.ts';

export const MOLTER_PAGE_WORDS = inBoth(
  {
    heading: 'Molter',
    none: 'This event is not played by Molter tables.',
    failed: 'The table could not be loaded.',
    asked: (teams: number, players: number, rounds: number) =>
      `${teams} ${teams === 1 ? 'team' : 'teams'} of ${players}, ${rounds} ${rounds === 1 ? 'round' : 'rounds'}`,
    table: (name: string, boards: number) =>
      `Table ${name} of the book, ${boards} ${boards === 1 ? 'board' : 'boards'} (LA 3.2)`,
    round: (round: number) => `Round ${round}`,
    ofTable: (name: string, status: string) => `${name}: ${status}`,
    letters: 'Letters',
    letter: 'Letter',
    team: 'Team',
    notDrawn: 'Nobody has drawn the letters yet: they follow the order of entry.',
    drawByLot: 'Draw the envelopes by lot',
    drawn: 'The letters are drawn.',
    byHand: 'By hand, on the page of teams',
    toLineUps: 'Substitutes take seats on the page of line-ups',
    what: 'Paper',
    papers: {
      table: 'Table',
      grids: 'Grids of the teams',
      envelopes: 'Envelopes: a card a player',
      boards: 'Board cards by round',
    },
    forTeams: 'Teams that come',
    teamsThere: (teams: number) => (teams === 1 ? '1 team' : `${teams} teams`),
    fewer: (teams: number, less: number) =>
      `${teams} ${teams === 1 ? 'team' : 'teams'}: ${less === 1 ? 'one stays away' : 'two stay away'}`,
    shorter: (rounds: number) =>
      `The table for these teams has ${rounds} ${rounds === 1 ? 'round' : 'rounds'} only.`,
    seat: 'Seat',
    player: 'Player',
    roundShort: 'Round',
    board: 'Board',
    colour: 'Colour',
    opponent: 'Opponent',
    white: 'White',
    black: 'Black',
    points: 'Points',
    total: 'Total',
    nobody: 'free',
    envelope: (letter: string) => `Team ${letter}`,
  },
  {
    heading: 'Molter',
    none: 'Ce tournoi ne se joue pas par tableaux Molter.',
    failed: 'Le tableau n’a pas pu être chargé.',
    asked: (teams: number, players: number, rounds: number) =>
      `${teams} ${teams < 2 ? 'équipe' : 'équipes'} de ${players}, ${rounds} ${rounds < 2 ? 'ronde' : 'rondes'}`,
    table: (name: string, boards: number) =>
      `Tableau ${name} du livre, ${boards} ${boards < 2 ? 'échiquier' : 'échiquiers'} (LA 3.2)`,
    round: (round: number) => `Ronde ${round}`,
    ofTable: (name: string, status: string) => `${name} : ${status}`,
    letters: 'Lettres',
    letter: 'Lettre',
    team: 'Équipe',
    notDrawn: 'Les lettres ne sont pas tirées : elles suivent l’ordre d’inscription.',
    drawByLot: 'Tirer les enveloppes au sort',
    drawn: 'Les lettres sont tirées.',
    byHand: 'À la main, sur la page des équipes',
    toLineUps: 'Les remplaçants prennent une place sur la page des compositions',
    what: 'Papier',
    papers: {
      table: 'Tableau',
      grids: 'Grilles des équipes',
      envelopes: 'Enveloppes : une fiche par joueur',
      boards: 'Fiches d’échiquier par ronde',
    },
    forTeams: 'Équipes présentes',
    teamsThere: (teams: number) => `${teams} ${teams < 2 ? 'équipe' : 'équipes'}`,
    fewer: (teams: number, less: number) =>
      `${teams} ${teams < 2 ? 'équipe' : 'équipes'} : ${less === 1 ? 'une manque' : 'deux manquent'}`,
    shorter: (rounds: number) =>
      `Le tableau pour ces équipes n’a que ${rounds} ${rounds < 2 ? 'ronde' : 'rondes'}.`,
    seat: 'Place',
    player: 'Joueur',
    roundShort: 'Ronde',
    board: 'Éch.',
    colour: 'Couleur',
    opponent: 'Adversaire',
    white: 'Blancs',
    black: 'Noirs',
    points: 'Points',
    total: 'Total',
    nobody: 'libre',
    envelope: (letter: string) => `Équipe ${letter}`,
  },
);

export type MolterPageWords = (typeof MOLTER_PAGE_WORDS)['en'];
