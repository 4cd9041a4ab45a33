import { inBoth } from '@ronde/core/rules/in-both.ts';

/** What `ronde draw varma` and `ronde draw restricted` say in one language; holes are `{name}`. */
export interface RestrictedWords {
  readonly about_varma: string;
  readonly about_restricted: string;
  readonly argument_entries: string;
  readonly argument_playersOrEntries: string;
  readonly option_by: string;
  readonly option_seed: string;
  readonly option_last: string;
  readonly option_groups: string;
  readonly notForVarma: string;
  readonly notInTable: string;
  readonly nobodyHas: string;
  readonly noEntries: string;
  readonly notALast: string;
  readonly notSizes: string;
  readonly tooManySizes: string;
  readonly noSuchGroups: string;
  readonly tooMany: string;
  readonly byNeedsEntries: string;
  readonly entriesNeedBy: string;
  readonly rule: string;
  readonly seed: string;
  readonly envelope: string;
  readonly beforeDraw: string;
  readonly steps: string;
  readonly numbers: string;
  readonly proof: string;
  readonly pair: string;
  readonly pairLate: string;
  readonly allApart: string;
  readonly lateCount: string;
}

export const RESTRICTED_WORDS = inBoth<RestrictedWords>(
  {
    about_varma:
      'draw numbers so that nobody meets the own federation or club in the last three rounds (Varma)',
    about_restricted:
      'make groups of numbers that do not meet in the last rounds, and draw from them',
    argument_entries: 'table of the players (CSV, XLSX; - for standard input)',
    argument_playersOrEntries: 'how many players, or a table of them (CSV, XLSX)',
    option_by: 'what is kept apart: federation, club, league, or the heading of any column',
    option_seed: 'seed of the lots, to be published (default: drawn and shown)',
    option_last: 'rounds at the end in which nobody of a group meets',
    option_groups: 'sizes of the first groups, such as 6,5,4',
    notForVarma:
      'The Varma tables are for 9 to 24 players, not for {players}. Say “ronde draw restricted {file} --by {by} --last 3”: it makes the groups for any number.',
    notInTable:
      '“{by}” is no column of the table. Its headings are: {headings}. Say one of them after --by.',
    nobodyHas: 'No line of the table has something under “{by}”: nobody would be kept apart.',
    noEntries: 'The table has {players} {players|player|players}; a draw needs two at least.',
    notALast:
      '“{value}” is no number of last rounds for {players} players: write a whole number from 1 to {most}.',
    notSizes: '“{value}” is no list of sizes. Write whole numbers from 1, such as 6,5,4.',
    tooManySizes:
      'Groups of {value} would need {sum} numbers, and there are {players}. Ask for smaller ones.',
    noSuchGroups:
      'No groups of {value} were found for the last {last} {last|round|rounds} of {players} players. Without --groups they have {sizes}; smaller groups or fewer last rounds may do.',
    tooMany: '{players} players are too many: groups are made for {most} at most.',
    byNeedsEntries: '--by and --seed need a table of players instead of their number.',
    entriesNeedBy:
      'Say with --by what is kept apart: federation, club, league, or the heading of a column.',
    rule: 'Nobody of an envelope meets in the last {last} {last|round|rounds}: all pairs by round {lastEarly}.',
    seed: 'Seed: {seed}',
    envelope: 'envelope {letter}',
    beforeDraw: 'Before the draw',
    steps: 'The draw',
    numbers: 'Numbers',
    proof: 'Proof, pair by pair',
    pair: 'round {round}',
    pairLate: 'round {round}: LATE',
    allApart: 'Nobody meets the own group in the last {last} {last|round|rounds}.',
    lateCount: '{late} {late|pair meets|pairs meet} in the last {last} {last|round|rounds}.',
  },
  {
    about_varma:
      'tirer les numéros pour que personne ne rencontre sa fédération ou son club aux trois dernières rondes (Varma)',
    about_restricted:
      'former des groupes de numéros qui ne se rencontrent pas aux dernières rondes, et y tirer',
    argument_entries: 'tableau des joueurs (CSV, XLSX ; - pour l’entrée standard)',
    argument_playersOrEntries: 'combien de joueurs, ou leur tableau (CSV, XLSX)',
    option_by: 'ce que l’on sépare : federation, club, league, ou le titre d’une colonne',
    option_seed: 'graine du tirage, à publier (par défaut : tirée et montrée)',
    option_last: 'rondes de la fin où personne d’un groupe ne se rencontre',
    option_groups: 'tailles des premiers groupes, comme 6,5,4',
    notForVarma:
      'Les tables de Varma sont faites pour 9 à 24 joueurs, pas pour {players}. Dites « ronde draw restricted {file} --by {by} --last 3 » : les groupes y sont formés pour tout nombre.',
    notInTable:
      '« {by} » n’est pas une colonne du tableau. Ses titres sont : {headings}. Dites-en un après --by.',
    nobodyHas:
      'Aucune ligne du tableau n’a quelque chose sous « {by} » : personne ne serait séparé.',
    noEntries: 'Le tableau a {players} {players|joueur|joueurs} ; il en faut deux au moins.',
    notALast:
      '« {value} » n’est pas un nombre de dernières rondes pour {players} joueurs : écrivez un nombre entier de 1 à {most}.',
    notSizes:
      '« {value} » n’est pas une liste de tailles. Écrivez des nombres entiers à partir de 1, comme 6,5,4.',
    tooManySizes:
      'Des groupes de {value} demanderaient {sum} numéros, et il y en a {players}. Demandez-en de plus petits.',
    noSuchGroups:
      'Aucun groupe de {value} n’a été trouvé pour les {last} {last|dernière ronde|dernières rondes} de {players} joueurs. Sans --groups ils ont {sizes} ; des groupes plus petits ou moins de dernières rondes peuvent aller.',
    tooMany: '{players} joueurs sont trop : on forme des groupes pour {most} au plus.',
    byNeedsEntries: '--by et --seed demandent un tableau des joueurs au lieu de leur nombre.',
    entriesNeedBy:
      'Dites avec --by ce que l’on sépare : federation, club, league, ou le titre d’une colonne.',
    rule: 'Personne d’une enveloppe ne se rencontre dans les {last} {last|dernière ronde|dernières rondes} : toutes les paires jouent au plus tard à la ronde {lastEarly}.',
    seed: 'Graine : {seed}',
    envelope: 'enveloppe {letter}',
    beforeDraw: 'Avant le tirage',
    steps: 'Le tirage',
    numbers: 'Numéros',
    proof: 'Preuve, paire par paire',
    pair: 'ronde {round}',
    pairLate: 'ronde {round} : TARD',
    allApart:
      'Personne ne rencontre son propre groupe dans les {last} {last|dernière ronde|dernières rondes}.',
    lateCount:
      '{late} {late|paire se rencontre|paires se rencontrent} dans les {last} {last|dernière ronde|dernières rondes}.',
  },
);
