import { inBoth } from '../../rules/in-both.ts';
import type { Language } from '../../rules/language.ts';
import { fill } from '../../rules/sentence.ts';
import type { GameConflict, NoBoard } from '../games/match-games.ts';
import { sayOutcome } from './say-outcome.ts';

interface GamesWords {
  readonly conflicts: Readonly<Record<GameConflict['kind'], string>>;
  readonly position: string;
  readonly mated: Readonly<Record<'white' | 'black', string>>;
  readonly noBoard: Readonly<Record<NoBoard, string>>;
}

const WORDS = inBoth<GamesWords>(
  {
    conflicts: {
      result: 'the game says {written}, entered is {recorded}',
      mate: 'the last move mates {mated}, which the result entered does not say',
      colours: 'the colours are the other way round',
      round: 'the game says round {written}',
      names: 'found by round and board alone; the game names {white} and {black}',
      moves: 'line {line}: {number} {written} is not a legal move',
      twice: 'another game of this board, with other moves, is on line {line}',
      players: 'kept as the game of {white} and {black}, who do not sit here now',
    },
    position: 'line {line}: the position it starts from is not one: {written}',
    mated: { white: 'White', black: 'Black' },
    noBoard: {
      unknownPlayers:
        'somebody is not in this event: correct the names, or write [Round "5.12"] for round 5, board 12',
      didNotMeet: 'these two have not met in a published round',
      severalBoards: 'these two have met several times: write the round, [Round "5"]',
    },
  },
  {
    conflicts: {
      result: 'la partie dit {written}, le résultat saisi est {recorded}',
      mate: 'le dernier coup mate {mated}, ce que le résultat saisi ne dit pas',
      colours: 'les couleurs sont inversées',
      round: 'la partie dit ronde {written}',
      names: 'trouvée par la ronde et la table seules ; la partie nomme {white} et {black}',
      moves: 'ligne {line} : {number} {written} n’est pas un coup légal',
      twice: 'une autre partie de cette table, avec d’autres coups, est à la ligne {line}',
      players: 'gardée comme la partie de {white} et {black}, qui ne sont plus à cette table',
    },
    position: 'ligne {line} : la position de départ n’en est pas une : {written}',
    mated: { white: 'les Blancs', black: 'les Noirs' },
    noBoard: {
      unknownPlayers:
        'quelqu’un n’est pas de ce tournoi : corrigez les noms, ou écrivez [Round "5.12"] pour la ronde 5, table 12',
      didNotMeet: 'ces deux joueurs ne se sont pas rencontrés dans une ronde publiée',
      severalBoards:
        'ces deux joueurs se sont rencontrés plusieurs fois : écrivez la ronde, [Round "5"]',
    },
  },
);

/** What a game says that the event does not, in words. */
export function sayGameConflict(conflict: GameConflict, language: Language): string {
  const { conflicts, position, mated } = WORDS[language];
  const sentence = conflicts[conflict.kind];
  switch (conflict.kind) {
    case 'result': {
      const written = conflict.written.replaceAll('1/2', '½').replace('-', '–');
      return fill(sentence, { written, recorded: sayOutcome(conflict.recorded, language) });
    }
    case 'mate':
      return fill(sentence, { mated: mated[conflict.mated] });
    case 'moves':
      return fill(conflict.fault.kind === 'position' ? position : sentence, { ...conflict.fault });
    case 'names':
      return fill(sentence, { white: conflict.white || '?', black: conflict.black || '?' });
    case 'colours':
    case 'round':
    case 'twice':
    case 'players':
      return fill(sentence, { ...conflict });
  }
}

/** Why a game belongs to no board, and what would help. */
export const sayNoBoard = (why: NoBoard, language: Language): string =>
  WORDS[language].noBoard[why];
