import { inBoth } from '@ronde/core/rules/in-both.ts';

/** What `ronde advise` says in one language; holes are `{name}`. */
export interface AdviseWords {
  readonly about: string;
  readonly option_players: string;
  readonly option_rounds: string;
  readonly option_days: string;
  readonly option_ratings: string;
  readonly option_ratingList: string;
  readonly option_events: string;
  readonly option_seed: string;
  readonly option_picture: string;
  readonly norms: string;
  readonly notACount: string;
  readonly notARange: string;
  readonly notRatings: string;
  readonly fewRatings: string;
  readonly header: readonly string[];
  readonly needs: string;
  readonly tooManyRounds: string;
  readonly simulated: string;
  readonly assumed: string;
  readonly accelerate: string;
  readonly doNotAccelerate: string;
  readonly fewEnough: string;
  readonly reasons: Readonly<Record<'players' | 'spread', string>>;
  readonly limits: string;
  readonly noLimits: string;
  readonly announce: string;
  readonly aDay: string;
}

export const ADVISE_WORDS = inBoth<AdviseWords>(
  {
    about: 'which system fits so many players, rounds and days, from events played by chance',
    option_players: 'how many players',
    option_rounds: 'how many rounds there is time for',
    option_days: 'on how many days',
    option_ratings: 'ratings of the field from one to the other',
    option_ratingList: 'file with the rating of each player instead',
    option_events: 'events played for each system',
    option_seed: 'seed of these events: the same seed, the same figures',
    option_picture: 'also draw it into this SVG file',
    norms:
      'Norms: {games} games and the average of the opponents are within somebody’s reach ({articles}); their titles and federations are not looked at.',
    notACount: '“{value}” cannot be {option}. Write a whole number from {least} to {most}.',
    notARange: '“{value}” is no range of ratings. Write it as 1200-2400.',
    notRatings: '“{value}” in {file} is no rating. Write a whole number for each player.',
    fewRatings: '{file} has {ratings} ratings, and {players} players were asked for.',
    header: ['system', 'rounds', 'games a player', 'strongest first', 'leaders met', 'norms'],
    needs: 'needs {rounds} rounds',
    tooManyRounds: 'has more rounds than opponents',
    simulated: 'From {events} events a system with seed {seed}.',
    assumed:
      'Ratings were drawn between {lowest} and {highest}; --rating-list takes those of your players.',
    accelerate: 'Acceleration is advised: {reasons}.',
    doNotAccelerate:
      'No acceleration: {players} players are not more than 2^{rounds} = {covered}, and the halves are {spread} rating points apart.',
    fewEnough:
      'No acceleration for their number: {players} players are not more than 2^{rounds} = {covered}. A large spread of ratings would be a reason: --rating-list tells.',
    reasons: {
      players: '{players} players are more than 2^{rounds} = {covered}',
      spread: 'the upper half is rated {spread} points above the lower on average',
    },
    limits: 'Degressive system: group A from {groupAFrom}, group C below {groupCBelow}.',
    noLimits:
      'Degressive system: no round limits give each group a quarter to a half of the field.',
    announce: 'An acceleration is announced before the event and never changed in it (LA 4.2).',
    aDay: '{perDay} {perDay|round|rounds} a day: {hours} hours a round at most, with twelve hours of play a day.',
  },
  {
    about:
      'quel système pour tant de joueurs, de rondes et de jours, d’après des tournois joués au hasard',
    option_players: 'combien de joueurs',
    option_rounds: 'combien de rondes on a le temps de jouer',
    option_days: 'en combien de jours',
    option_ratings: 'classements des joueurs, de l’un à l’autre',
    option_ratingList: 'fichier du classement de chaque joueur, à la place',
    option_events: 'tournois joués pour chaque système',
    option_seed: 'graine de ces tournois : même graine, mêmes chiffres',
    option_picture: 'le dessiner aussi dans ce fichier SVG',
    norms:
      'Normes : {games} parties et la moyenne des adversaires sont à la portée de quelqu’un ({articles}) ; leurs titres et fédérations ne sont pas regardés.',
    notACount: '« {value} » ne va pas pour {option}. Écrivez un nombre entier de {least} à {most}.',
    notARange: '« {value} » n’est pas un intervalle de classements. Écrivez-le comme 1200-2400.',
    notRatings:
      '« {value} » dans {file} n’est pas un classement. Écrivez un nombre entier pour chaque joueur.',
    fewRatings: '{file} a {ratings} classements, et {players} joueurs étaient demandés.',
    header: [
      'système',
      'rondes',
      'parties par joueur',
      'le plus fort premier',
      'tête rencontrée',
      'normes',
    ],
    needs: 'demande {rounds} rondes',
    tooManyRounds: 'a plus de rondes que d’adversaires',
    simulated: 'D’après {events} tournois par système, graine {seed}.',
    assumed:
      'Les classements ont été tirés entre {lowest} et {highest} ; --rating-list prend ceux de vos joueurs.',
    accelerate: 'L’accélération est conseillée : {reasons}.',
    doNotAccelerate:
      'Pas d’accélération : {players} joueurs ne dépassent pas 2^{rounds} = {covered}, et les moitiés sont à {spread} points d’écart.',
    fewEnough:
      'Pas d’accélération pour leur nombre : {players} joueurs ne dépassent pas 2^{rounds} = {covered}. Un grand écart de classements serait une raison : --rating-list le dit.',
    reasons: {
      players: '{players} joueurs dépassent 2^{rounds} = {covered}',
      spread: 'la moitié haute est classée {spread} points au-dessus de la basse en moyenne',
    },
    limits: 'Accéléré dégressif : groupe A à partir de {groupAFrom}, groupe C sous {groupCBelow}.',
    noLimits:
      'Accéléré dégressif : aucune limite ronde ne donne à chaque groupe un quart à une moitié des joueurs.',
    announce: 'Une accélération est annoncée avant le tournoi et n’est plus retouchée (LA 4.2).',
    aDay: '{perDay} {perDay|ronde|rondes} par jour : {hours} heures par ronde au plus, avec douze heures de jeu par jour.',
  },
);
