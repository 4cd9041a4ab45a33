import type { PlayerId } from '../../../rules/identity.ts';
import { inBoth } from '../../../rules/in-both.ts';
import { fill } from '../../../rules/sentence.ts';
import { orNull } from '../../schema/schema.ts';
import { anOrdinal, aPlayer } from '../../schema/words.ts';
import { logWords } from '../../words/log-words.ts';
import { audited, nameIn } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { FACTS_OF_PAIRING } from '../things.ts';

export interface BoardFixed {
  readonly type: 'boardFixed';
  readonly player: PlayerId;
  readonly board: number | null;
}

export const boardFixed: Fact<BoardFixed> = {
  fields: { player: aPlayer, board: orNull(anOrdinal) },
  fold: (state, { player, board }) => {
    const fixedBoards = new Map(state.fixedBoards);
    if (board === null) fixedBoards.delete(player);
    else fixedBoards.set(player, board);
    return { ...state, fixedBoards };
  },
  outdatesDraft: true,
  touches: ({ player }) => [`fixedBoard:${player}`, FACTS_OF_PAIRING],
  heard: heard.nothing,
  words: inBoth('{player}: {place}', '{player} : {place}'),
  tell: ({ player, board }, { nameOf, language }) => {
    const words = logWords(language);
    const place = board === null ? words.noBoard : fill(words.board, { board });
    return { params: { player: nameOf(player), board: board ?? 0 }, said: { place } };
  },
  audit: (state, { player, board }) =>
    audited({ player: nameIn(state, player) }, state?.fixedBoards.get(player) ?? null, board),
};
