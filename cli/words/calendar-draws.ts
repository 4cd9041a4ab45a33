import { inBoth } from '@ronde/core/rules/in-both.ts';
import type { UnmetWish } from '@ronde/core/pairing/calendar/wishes.ts';

/** What `ronde draw calendar` says in one language; holes are `{name}`. */
export interface CalendarDrawWords {
  readonly about: string;
  readonly argument_teams: string;
  readonly option_reversed: string;
  readonly option_noGathering: string;
  readonly option_double: string;
  readonly oneOrder: string;
  readonly noTeamColumn: string;
  readonly unknownColumns: string;
  readonly noTeams: string;
  readonly fewTeams: string;
  readonly tooManyTeams: string;
  readonly sameTeam: string;
  readonly notANumber: string;
  readonly notRounds: string;
  readonly noSuchRound: string;
  readonly gatheringRound: string;
  readonly notAHall: string;
  readonly twoHalls: string;
  readonly hallWithoutClub: string;
  readonly seed: string;
  readonly pool: string;
  readonly onlyPool: string;
  readonly round: string;
  readonly gathering: string;
  readonly freeDate: string;
  readonly allMet: string;
  readonly unmetTitle: string;
  readonly unmet: Readonly<Record<UnmetWish['kind'], string>>;
}

export const CALENDAR_DRAW_WORDS = inBoth<CalendarDrawWords>(
  {
    about: 'draw up the calendar of a team competition: home and away, gathering round, wishes',
    argument_teams:
      'table of the teams (CSV, XLSX), with columns team, pool, club, hall, number, home, away',
    option_reversed: 'play the rounds before the gathering in reverse order',
    option_noGathering: 'no gathering round: every round at home or away',
    option_double: 'everybody meets everybody at home and away, without a gathering round',
    oneOrder: 'Say one of --reversed, --no-gathering and --double.',
    noTeamColumn:
      'No column of {file} is headed “team”. Its headings are: {headings}. Columns are: team, pool, club, hall, number, home, away.',
    unknownColumns: 'Not used: {headings}.',
    noTeams: '{file} has no team under its headings.',
    fewTeams: 'Pool “{pool}” has one team alone: give it another pool, or others to meet.',
    tooManyTeams: 'Pool “{pool}” has {teams} teams; {most} are drawn at most.',
    sameTeam: 'Line {line}: pool “{pool}” has “{team}” twice. Give each its own name.',
    notANumber: 'Line {line}: “{value}” is no number of pool “{pool}”; it has 1 to {most}.',
    notRounds: 'Line {line}: “{value}” are no rounds. Write numbers such as 3 or 3, 7.',
    noSuchRound: 'Line {line}: pool “{pool}” has no round {round}; it plays 1 to {most}.',
    gatheringRound:
      'Line {line}: round {round} of pool “{pool}” is the gathering, where nobody is at home or away. Take the wish out, or say --no-gathering.',
    notAHall:
      'Line {line}: “{value}” is no room of a hall. Write how many teams of the club can be at home at once, such as 1.',
    twoHalls:
      'Line {line}: the hall of “{club}” has another room above. Write the same in all its lines.',
    hallWithoutClub: 'Line {line}: a hall belongs to a club, and the line names none.',
    seed: 'Seed: {seed}',
    pool: 'Pool {pool}',
    onlyPool: 'Teams',
    round: 'Round {round}',
    gathering: 'Round {round}, gathering on neutral ground',
    freeDate: 'free date: {team}',
    allMet: 'Every wish is met.',
    unmetTitle: '{count} {count|wish|wishes} not met',
    unmet: {
      number: '{team} ({pool}) does not have number {number}',
      home: '{team} ({pool}) is not at home in round {round}',
      away: '{team} ({pool}) is not away in round {round}',
      derby: 'two teams of {club} ({pool}) do not meet in round {round}',
      hall: '{club} has room for {room} and {count} at home in round {round}: {teams}',
    },
  },
  {
    about:
      'dresser le calendrier d’une compétition par équipes : domicile, déplacement, rassemblement, vœux',
    argument_teams:
      'tableau des équipes (CSV, XLSX), aux colonnes équipe, poule, club, salle, numéro, domicile, extérieur',
    option_reversed: 'jouer en ordre inverse les rondes avant le rassemblement',
    option_noGathering: 'sans rassemblement : toutes les rondes à domicile ou à l’extérieur',
    option_double: 'chacun rencontre chacun à l’aller et au retour, sans rassemblement',
    oneOrder: 'Dites --reversed, --no-gathering ou --double, un seul des trois.',
    noTeamColumn:
      'Aucune colonne de {file} ne s’appelle « équipe ». Ses titres sont : {headings}. Les colonnes sont : équipe, poule, club, salle, numéro, domicile, extérieur.',
    unknownColumns: 'Non utilisé : {headings}.',
    noTeams: '{file} n’a aucune équipe sous ses titres.',
    fewTeams:
      'La poule « {pool} » n’a qu’une équipe : donnez-lui une autre poule, ou des adversaires.',
    tooManyTeams: 'La poule « {pool} » a {teams} équipes ; on en dresse {most} au plus.',
    sameTeam:
      'Ligne {line} : la poule « {pool} » a deux fois « {team} ». Donnez à chacune son propre nom.',
    notANumber:
      'Ligne {line} : « {value} » n’est pas un numéro de la poule « {pool} » ; elle a 1 à {most}.',
    notRounds:
      'Ligne {line} : « {value} » ne sont pas des rondes. Écrivez des nombres comme 3 ou 3, 7.',
    noSuchRound:
      'Ligne {line} : la poule « {pool} » n’a pas de ronde {round} ; elle joue de 1 à {most}.',
    gatheringRound:
      'Ligne {line} : la ronde {round} de la poule « {pool} » est le rassemblement, où personne ne reçoit. Retirez ce vœu, ou dites --no-gathering.',
    notAHall:
      'Ligne {line} : « {value} » n’est pas la place d’une salle. Écrivez combien d’équipes du club peuvent recevoir à la fois, comme 1.',
    twoHalls:
      'Ligne {line} : la salle de « {club} » a une autre place plus haut. Écrivez la même à toutes ses lignes.',
    hallWithoutClub: 'Ligne {line} : une salle appartient à un club, et la ligne n’en nomme aucun.',
    seed: 'Graine : {seed}',
    pool: 'Poule {pool}',
    onlyPool: 'Équipes',
    round: 'Ronde {round}',
    gathering: 'Ronde {round}, rassemblement sur terrain neutre',
    freeDate: 'date libre : {team}',
    allMet: 'Tous les vœux sont satisfaits.',
    unmetTitle: '{count} {count|vœu non satisfait|vœux non satisfaits}',
    unmet: {
      number: '{team} ({pool}) n’a pas le numéro {number}',
      home: '{team} ({pool}) ne reçoit pas à la ronde {round}',
      away: '{team} ({pool}) ne se déplace pas à la ronde {round}',
      derby: 'deux équipes de {club} ({pool}) ne se rencontrent pas à la ronde {round}',
      hall: '{club} a de la place pour {room} et {count} à domicile à la ronde {round} : {teams}',
    },
  },
);
