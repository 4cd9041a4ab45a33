import type { PlayOffKind } from '@ronde/core/standings/play-off/play-off-match.ts';
import type { PlayOffStage } from '@ronde/core/standings/play-off/play-off-run.ts';
import { inBoth } from '@ronde/core/rules/in-both.ts';

/** What `ronde play-off` says in one language; holes are `{name}`. */
export interface PlayOffWords {
  readonly about: string;
  readonly argument_players: string;
  readonly option_seed: string;
  readonly option_results: string;
  readonly option_armageddon: string;
  readonly option_ended: string;
  readonly option_record: string;
  readonly nobodyTied: string;
  readonly notTied: string;
  readonly notAResult: string;
  readonly tooManyResults: string;
  readonly notACount: string;
  readonly notDecided: string;
  readonly resultsNeedSeed: string;
  readonly openGames: string;
  readonly seed: string;
  readonly players: string;
  readonly leftOut: string;
  readonly planned: string;
  readonly plannedAt: string;
  readonly next: string;
  readonly decided: string;
  readonly step: string;
  readonly clock: string;
  readonly clockFrom: string;
  readonly drawOdds: string;
  readonly toPlay: string;
  readonly stages: Readonly<Record<PlayOffStage['stage'], string>>;
  readonly kinds: Readonly<Record<PlayOffKind, string>>;
}

export const PLAY_OFF_WORDS = inBoth<PlayOffWords>(
  {
    about: 'hold a play-off among players with the same points, game by game, and record it',
    argument_players: 'who plays (default: all who share the most points)',
    option_seed: 'seed of the lots for pairs and colours (default: drawn and shown)',
    option_results: 'results so far in the order of the games, such as 1-0,=,0-1',
    option_armageddon: 'a game that must decide after so many drawn single games (default: none)',
    option_ended: 'when the last game of anybody tied ended, such as 17:40',
    option_record: 'write the decided play-off into the event',
    nobodyTied: '{player} alone has {points} points: there is nothing to play off.',
    notTied: 'These do not have the same points: {players}. A play-off is among equals (LA 5.2 1).',
    notAResult:
      '“{value}” is no result of a game. Write 1-0, = or 0-1 for each, with commas between.',
    tooManyResults: '{results} results were given, and the play-off was decided after {games}.',
    notACount: '“{value}” is no number of games. Write a whole number from 0.',
    notDecided:
      'The play-off is not decided yet: {games} {games|game is|games are} to be played first.',
    resultsNeedSeed:
      'Say the seed of the lots as well, the one shown when the play-off began: --seed.',
    openGames: 'The last round has open games: who is tied may still change.',
    seed: 'Seed: {seed}',
    players: 'Play-off among {players}',
    leftOut: 'Left out by the tie-breaks of the event: {players}',
    planned: '{stage}: from minute {from} after the last game, some {minutes} minutes',
    plannedAt: '{stage}: at {hour} at the earliest, some {minutes} minutes',
    next: 'To be played now',
    decided: 'Decided',
    step: '{place}. {players}',
    clock: '{white} min + {increment} s',
    clockFrom: '{white} min v {black} min, + {increment} s from move {from}',
    drawOdds: 'a draw wins for Black',
    toPlay: 'to be played',
    stages: {
      match: 'Match',
      roundRobin: 'Round robin',
      semiFinals: 'Semi-finals',
      final: 'Final',
    },
    kinds: {
      mini: 'match',
      single: 'first win decides',
      armageddon: 'decisive game',
      roundRobin: 'round robin',
    },
  },
  {
    about: 'tenir un départage sur l’échiquier, partie par partie, et l’enregistrer',
    argument_players: 'qui joue (par défaut : tous ceux qui ont le plus de points)',
    option_seed: 'graine du tirage des paires et des couleurs (par défaut : tirée et montrée)',
    option_results: 'résultats jusqu’ici dans l’ordre des parties, comme 1-0,=,0-1',
    option_armageddon:
      'une partie décisive après tant de parties simples nulles (par défaut : aucune)',
    option_ended: 'fin de la dernière partie d’un joueur à égalité, comme 17:40',
    option_record: 'inscrire au tournoi le départage décidé',
    nobodyTied: '{player} est seul à {points} points : il n’y a rien à départager.',
    notTied: 'Ceux-ci n’ont pas les mêmes points : {players}. On départage des égaux (LA 5.2 1).',
    notAResult:
      '« {value} » n’est pas un résultat. Écrivez 1-0, = ou 0-1 pour chaque partie, séparés par des virgules.',
    tooManyResults: '{results} résultats donnés, et le départage était décidé après {games}.',
    notACount:
      '« {value} » n’est pas un nombre de parties. Écrivez un nombre entier à partir de 0.',
    notDecided:
      'Le départage n’est pas encore décidé : {games} {games|partie est|parties sont} d’abord à jouer.',
    resultsNeedSeed: 'Dites aussi la graine du tirage, celle montrée au début : --seed.',
    openGames: 'La dernière ronde a des parties en cours : les égalités peuvent encore changer.',
    seed: 'Graine : {seed}',
    players: 'Départage entre {players}',
    leftOut: 'Écartés par les départages du tournoi : {players}',
    planned: '{stage} : dès la minute {from} après la dernière partie, environ {minutes} minutes',
    plannedAt: '{stage} : à {hour} au plus tôt, environ {minutes} minutes',
    next: 'À jouer maintenant',
    decided: 'Décidé',
    step: '{place}. {players}',
    clock: '{white} min + {increment} s',
    clockFrom: '{white} min contre {black} min, + {increment} s dès le coup {from}',
    drawOdds: 'la nulle fait gagner les Noirs',
    toPlay: 'à jouer',
    stages: {
      match: 'Match',
      roundRobin: 'Toutes rondes',
      semiFinals: 'Demi-finales',
      final: 'Finale',
    },
    kinds: {
      mini: 'match',
      single: 'le premier gain décide',
      armageddon: 'partie décisive',
      roundRobin: 'toutes rondes',
    },
  },
);
