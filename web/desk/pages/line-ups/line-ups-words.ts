import { inBoth } from '../../../words/in-both.ts';

export const LINE_UPS_WORDS = inBoth(
  {
    heading: (round: number) => `Line-ups of round ${round}`,
    none: 'Line-ups are of events of teams.',
    noTeams: 'No team is entered yet.',
    failed: 'The line-ups could not be read.',
    toRound: (round: number) => `To round ${round}`,
    until: (minutes: number, hour: string | null) =>
      hour === null
        ? `Handed in ${minutes} min before the start.`
        : `Handed in by ${hour}, ${minutes} min before the start.`,
    untilHour: (hour: string) => `Handed in by ${hour}.`,
    noHour: 'No hour is set by which they are handed in (Settings).',
    otherDay: (day: string, hour: string | null) =>
      hour === null
        ? `Played on ${day}; no hour is set for line-ups.`
        : `Played on ${day}: handed in by ${hour}.`,
    dayOpen: 'The day of the match is still to be agreed: line-ups have no deadline yet.',
    table: (table: number) => `Table ${table}`,
    notPaired: 'not paired yet',
    against: (team: string) => `against ${team}`,
    handedIn: 'handed in',
    missing: 'not handed in',
    sealed: 'handed in, sealed',
    sealedText: 'Handed in by the captain. It is read once it is open.',
    sealedCell: 'sealed',
    open: 'Open',
    openAll: (teams: number) =>
      teams === 1 ? 'Open the sealed line-up' : `Open the ${teams} sealed line-ups`,
    allLate: (teams: number) =>
      teams === 1
        ? 'Late: the missing team plays the first of its list'
        : `Late: ${teams} teams play the first of their list`,
    opened: 'The line-ups are open',
    irregular: (board: number, article: string) => `Irregular from board ${board} on (${article}).`,
    forfeit: (board: number) => `Board ${board} and all below lost`,
    forfeited: (board: number) => `Lost by decision from board ${board} on.`,
    settled: 'results are in: nobody is moved any more',
    board: (board: number) => `Board ${board}`,
    boardOf: (board: number, team: string) => `Board ${board} of ${team}`,
    empty: 'nobody',
    gone: ' (not available)',
    order: 'Not in the order of the list.',
    asLast: 'As last time',
    late: 'Late: first players of the list',
    lateTitle: (article: string) =>
      `Not handed in by the hour: the first players of the list play (${article})`,
    handIn: 'Hand in',
    of: (button: string, team: string) => `${button}, ${team}`,
    saved: (team: string) => `Line-up of ${team} noted`,
    columns: ['Table', 'Team', 'Board', 'Player', 'Rating', 'Handed in'],
    yes: 'yes',
    no: 'no',
  },
  {
    heading: (round: number) => `Compositions de la ronde ${round}`,
    none: 'Les compositions sont celles des tournois par équipes.',
    noTeams: 'Aucune équipe n’est encore inscrite.',
    failed: 'Les compositions n’ont pas pu être lues.',
    toRound: (round: number) => `Vers la ronde ${round}`,
    until: (minutes: number, hour: string | null) =>
      hour === null
        ? `À remettre ${minutes} min avant le début.`
        : `À remettre avant ${hour}, ${minutes} min avant le début.`,
    untilHour: (hour: string) => `À remettre avant ${hour}.`,
    noHour: 'Aucune heure de remise n’est fixée (Réglages).',
    otherDay: (day: string, hour: string | null) =>
      hour === null
        ? `Match du ${day} ; aucune heure de remise n’est fixée.`
        : `Match du ${day} : à remettre avant ${hour}.`,
    dayOpen:
      'Le jour du match reste à convenir : les compositions n’ont pas encore d’heure limite.',
    table: (table: number) => `Table ${table}`,
    notPaired: 'pas encore appariée',
    against: (team: string) => `contre ${team}`,
    handedIn: 'remise',
    missing: 'pas encore remise',
    sealed: 'remise, sous scellé',
    sealedText: 'Remise par le capitaine. Elle se lit une fois ouverte.',
    sealedCell: 'sous scellé',
    open: 'Ouvrir',
    openAll: (teams: number) =>
      teams < 2
        ? 'Ouvrir la composition sous scellé'
        : `Ouvrir les ${teams} compositions sous scellé`,
    allLate: (teams: number) =>
      teams < 2
        ? 'En retard : l’équipe qui manque joue avec les premiers de sa liste'
        : `En retard : ${teams} équipes jouent avec les premiers de leur liste`,
    opened: 'Les compositions sont ouvertes',
    irregular: (board: number, article: string) =>
      `Irrégulière à partir de l’échiquier ${board} (${article}).`,
    forfeit: (board: number) => `Échiquier ${board} et tous les suivants perdus`,
    forfeited: (board: number) => `Perdu par décision à partir de l’échiquier ${board}.`,
    settled: 'des résultats sont saisis : plus personne ne bouge',
    board: (board: number) => `Échiquier ${board}`,
    boardOf: (board: number, team: string) => `Échiquier ${board} de ${team}`,
    empty: 'personne',
    gone: ' (indisponible)',
    order: 'Pas dans l’ordre de la liste.',
    asLast: 'Comme la dernière fois',
    late: 'En retard : premiers de la liste',
    lateTitle: (article: string) =>
      `Pas remise à l’heure : les premiers joueurs de la liste jouent (${article})`,
    handIn: 'Remettre',
    of: (button: string, team: string) => `${button}, ${team}`,
    saved: (team: string) => `Composition de ${team} notée`,
    columns: ['Table', 'Équipe', 'Échiquier', 'Joueur', 'Elo', 'Remise'],
    yes: 'oui',
    no: 'non',
  },
);
