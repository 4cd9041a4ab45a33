import { inBoth } from '../../../../words/in-both.ts';

export const MATCH_WORDS = inBoth(
  {
    table: 'Table',
    team: 'Team',
    tableNumber: (table: number) => `Table ${table}`,
    score: 'Game points of the match',
    finished: 'finished',
    open: (boards: number) => (boards === 1 ? '1 board open' : `${boards} boards open`),
    noGames: 'no game',
    fold: (table: number) => `Fold table ${table}`,
    unfold: (table: number) => `Unfold table ${table}`,
    foldAll: 'Fold all matches',
    unfoldAll: 'Unfold all matches',
    more: (table: number) => `More for table ${table}`,
    lineUps: 'Line-ups',
    why: 'Why this match?',
    sheet: 'Match sheets',
    notThere: (team: string) => `${team} is not there: match lost by forfeit`,
    irregular: 'Irregular line-up …',
    arrange: 'Day, hour and place …',
    arranged: (said: string) => `Arranged: ${said}`,
    dayOpen: 'postponed, day to be agreed',
    points: 'Penalty or bonus …',
    absent: (team: string) => `${team}: lost by forfeit, not there`,
    irregularFrom: (team: string, board: number) =>
      `${team}: irregular line-up from board ${board}`,
    alone: (player: string, team: string) =>
      `${player} (${team}) opposite an empty board: won by forfeit`,
    aloneLost: (player: string, team: string) =>
      `${player} (${team}) opposite an empty board: lost by forfeit as well`,
    changeStart: 'Changes by hand: choose two teams to exchange them.',
    firstTeam: 'Named first',
    secondTeam: 'Named second',
    rests: 'no match this round',
    wouldPlay: (teams: number) =>
      teams === 1 ? '1 team would be paired.' : `${teams} teams would be paired.`,
    lineUpsFirst: 'Byes of teams are granted before; line-ups may be set before or after.',
  },
  {
    table: 'Table',
    team: 'Équipe',
    tableNumber: (table: number) => `Table ${table}`,
    score: 'Points de partie du match',
    finished: 'terminé',
    open: (boards: number) => `${boards} ${boards < 2 ? 'échiquier ouvert' : 'échiquiers ouverts'}`,
    noGames: 'aucune partie',
    fold: (table: number) => `Replier la table ${table}`,
    unfold: (table: number) => `Déplier la table ${table}`,
    foldAll: 'Replier tous les matchs',
    unfoldAll: 'Déplier tous les matchs',
    more: (table: number) => `Autres actions pour la table ${table}`,
    lineUps: 'Compositions',
    why: 'Pourquoi ce match ?',
    sheet: 'Feuilles de match',
    notThere: (team: string) => `${team} est absente : match perdu par forfait`,
    irregular: 'Composition irrégulière …',
    arrange: 'Jour, heure et lieu …',
    arranged: (said: string) => `Fixé : ${said}`,
    dayOpen: 'reporté, jour à convenir',
    points: 'Pénalité ou bonus …',
    absent: (team: string) => `${team} : perdu par forfait, absente`,
    irregularFrom: (team: string, board: number) =>
      `${team} : composition irrégulière dès l’échiquier ${board}`,
    alone: (player: string, team: string) =>
      `${player} (${team}) face à un échiquier vide : gagné par forfait`,
    aloneLost: (player: string, team: string) =>
      `${player} (${team}) face à un échiquier vide : perdu par forfait aussi`,
    changeStart: 'Changements à la main : choisissez deux équipes pour les échanger.',
    firstTeam: 'Citée en premier',
    secondTeam: 'Citée en second',
    rests: 'pas de match cette ronde',
    wouldPlay: (teams: number) =>
      `${teams} ${teams < 2 ? 'équipe serait appariée' : 'équipes seraient appariées'}.`,
    lineUpsFirst:
      'Les byes des équipes s’accordent avant ; les compositions se fixent avant ou après.',
  },
);
