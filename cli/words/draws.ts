import { inBoth } from '@ronde/core/rules/in-both.ts';

/** What `ronde draw` says in one language; holes are `{name}`. */
export interface DrawWords {
  readonly about_berger: string;
  readonly about_rutsch: string;
  readonly about_rutschBerger: string;
  readonly about_scheveningen: string;
  readonly argument_side: string;
  readonly argument_otherSide: string;
  readonly option_doubleSides: string;
  readonly option_seats: string;
  readonly notACountOfPlayers: string;
  readonly notASide: string;
  readonly oneASide: string;
  readonly tooManyToSeat: string;
  readonly tooManyASide: string;
  readonly friendlyOnly: string;
  readonly asBerger: string;
  readonly roundTitle: string;
  readonly table: string;
  readonly free: string;
  readonly thenMoves: string;
  readonly place: string;
  readonly rows: Readonly<Record<'first' | 'second', string>>;
  readonly foot: string;
  readonly notASystem: string;
  readonly option_cycles: string;
  readonly option_lots: string;
  readonly option_names: string;
  readonly option_properties: string;
  readonly notCycles: string;
  readonly namesDoNotFit: string;
  readonly tooManyToShow: string;
  readonly seed: string;
  readonly entry: string;
  readonly or: string;
  readonly roundProperties: readonly string[];
  readonly numberProperties: readonly string[];
  readonly whenTheyMeet: string;
}

export const DRAW_WORDS = inBoth<DrawWords>(
  {
    about_berger: 'draw up all rounds of a round robin',
    about_rutsch: 'seat a friendly round robin by Rutsch: everybody slides one place a round',
    about_rutschBerger:
      'seat a round robin so that sliding along the tables plays the Berger table',
    about_scheveningen:
      'draw up the rounds of a match in which everybody of one side meets everybody of the other',
    argument_side: 'players of side A',
    argument_otherSide: 'players of side B (default: as many)',
    option_doubleSides: 'everybody meets everybody twice, the second time with colours reversed',
    option_seats: 'also show who sits where, and who moves where after each round',
    notACountOfPlayers:
      '“{value}” is no number of players. Write a whole number from 2, such as 12.',
    notASide: '“{value}” is no side of a match. Write a whole number of players from 1, such as 6.',
    oneASide:
      'One player against one is a match: agree on its number of games, there is no table for it.',
    tooManyToSeat:
      '{players} players are too many to slide along tables; {most} are seated at most. “ronde draw berger {players}” has the rounds.',
    tooManyASide:
      '{players} players a side are too many: they would play {players} rounds. {most} are drawn at most.',
    friendlyOnly:
      'For friendly events. A homologated event is played by the Berger tables: “ronde draw berger {players}” (bulletin of tables, line 190).',
    asBerger:
      'Pairs and colours of every round are those of the Berger table: an event played by it may be seated like this.',
    roundTitle: 'Round {round}',
    table: 'table',
    free: 'free: {players}',
    thenMoves: 'then: {moves}',
    place: '{table} {row}',
    rows: { first: 'first row', second: 'second row' },
    foot: 'free',
    notASystem:
      '“{system}” is a seating for friendly events, not a system: a homologated event is played by the Berger tables (bulletin of tables, line 190). Say --system berger, and seat the players with “ronde draw {system}”.',
    option_cycles: 'so many times everybody meets everybody, colours turning round each time',
    option_lots: 'draw the numbers by lot, from a seed to be published (default: drawn and shown)',
    option_names: 'file with a name a line, in the order of the numbers or for the lots',
    option_properties: 'also show sums, colours, complementary numbers and who meets when',
    notCycles: '“{value}” is no number of cycles. Write a whole number from 1, without --double.',
    namesDoNotFit:
      '{file} has {names} {names|name|names}, and {players} players were asked for. Write one name a line.',
    tooManyToShow:
      'The properties of a table for {players} are too wide; they are shown for {most} at most.',
    seed: 'Seed: {seed}',
    entry: 'entry {entry}',
    or: ' or ',
    roundProperties: ['round', 'sum of a pair', 'last number meets'],
    numberProperties: ['number', 'whites', 'complementary'],
    whenTheyMeet: 'Who meets when',
  },
  {
    about_berger: 'dresser toutes les rondes d’un toutes rondes',
    about_rutsch:
      'placer un toutes rondes amical selon Rutsch : chacun glisse d’une place par ronde',
    about_rutschBerger:
      'placer un toutes rondes pour qu’en glissant le long des tables on joue la table de Berger',
    about_scheveningen:
      'dresser les rondes d’un match où chacun d’un camp rencontre chacun de l’autre',
    argument_side: 'joueurs du camp A',
    argument_otherSide: 'joueurs du camp B (par défaut : autant)',
    option_doubleSides: 'chacun rencontre chacun deux fois, la seconde avec les couleurs inversées',
    option_seats: 'montrer aussi qui est assis où, et qui va où après chaque ronde',
    notACountOfPlayers:
      '« {value} » n’est pas un nombre de joueurs. Écrivez un nombre entier à partir de 2, comme 12.',
    notASide:
      '« {value} » n’est pas un camp. Écrivez un nombre entier de joueurs à partir de 1, comme 6.',
    oneASide:
      'Un joueur contre un, c’est un match : convenez du nombre de parties, il n’y a pas de table pour cela.',
    tooManyToSeat:
      '{players} joueurs sont trop pour glisser le long de tables ; on en place {most} au plus. « ronde draw berger {players} » donne les rondes.',
    tooManyASide:
      '{players} joueurs par camp sont trop : ils joueraient {players} rondes. On en dresse {most} au plus.',
    friendlyOnly:
      'Pour les tournois amicaux. Une compétition homologuée se joue selon les tables de Berger : « ronde draw berger {players} » (bulletin des tables, ligne 190).',
    asBerger:
      'Les paires et les couleurs de chaque ronde sont celles de la table de Berger : un tournoi joué selon elle peut être placé ainsi.',
    roundTitle: 'Ronde {round}',
    table: 'table',
    free: 'exempt : {players}',
    thenMoves: 'ensuite : {moves}',
    place: '{table} {row}',
    rows: { first: '1re rangée', second: '2e rangée' },
    foot: 'exempt',
    notASystem:
      '« {system} » est un placement pour tournois amicaux, pas un système : une compétition homologuée se joue selon les tables de Berger (bulletin des tables, ligne 190). Dites --system berger, et placez les joueurs avec « ronde draw {system} ».',
    option_cycles: 'autant de fois chacun rencontre chacun, les couleurs s’inversant chaque fois',
    option_lots:
      'tirer les numéros au sort, d’une graine à publier (par défaut : tirée et montrée)',
    option_names: 'fichier d’un nom par ligne, dans l’ordre des numéros ou pour le tirage',
    option_properties:
      'montrer aussi sommes, couleurs, numéros complémentaires et qui se rencontre quand',
    notCycles:
      '« {value} » n’est pas un nombre de tours. Écrivez un nombre entier à partir de 1, sans --double.',
    namesDoNotFit:
      '{file} a {names} {names|nom|noms}, et {players} joueurs étaient demandés. Écrivez un nom par ligne.',
    tooManyToShow:
      'Les propriétés d’une table à {players} sont trop larges ; on les montre pour {most} au plus.',
    seed: 'Graine : {seed}',
    entry: 'inscrit {entry}',
    or: ' ou ',
    roundProperties: ['ronde', 'somme d’une paire', 'le dernier numéro rencontre'],
    numberProperties: ['numéro', 'Blancs', 'complémentaire'],
    whenTheyMeet: 'Qui se rencontre quand',
  },
);
