import type { Language } from '@ronde/core/rules/language.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { inBoth } from '../../../words/in-both.ts';

type Letter = 'K' | 'Q' | 'R' | 'B' | 'N';

interface MoveWords {
  readonly letters: Readonly<Record<Letter, string>>;
  readonly pieces: Readonly<Record<Letter | 'P', string>>;
  readonly sides: Readonly<Record<'white' | 'black', string>>;
  readonly short: string;
  readonly long: string;
  readonly from: string;
  readonly takes: string;
  readonly to: string;
  readonly becomes: string;
  readonly check: string;
  readonly mate: string;
  readonly move: string;
}

const WORDS = inBoth<MoveWords>(
  {
    letters: { K: 'K', Q: 'Q', R: 'R', B: 'B', N: 'N' },
    pieces: { K: 'king', Q: 'queen', R: 'rook', B: 'bishop', N: 'knight', P: 'pawn' },
    sides: { white: 'White', black: 'Black' },
    short: 'castles short',
    long: 'castles long',
    from: '{piece} from {from}',
    takes: '{piece} takes {to}',
    to: '{piece} to {to}',
    becomes: '{move}, becomes a {piece}',
    check: '{move}, check',
    mate: '{move}, mate',
    move: '{number}, {side}: {move}',
  },
  {
    letters: { K: 'R', Q: 'D', R: 'T', B: 'F', N: 'C' },
    pieces: { K: 'roi', Q: 'dame', R: 'tour', B: 'fou', N: 'cavalier', P: 'pion' },
    sides: { white: 'les Blancs', black: 'les Noirs' },
    short: 'petit roque',
    long: 'grand roque',
    from: '{piece} de {from}',
    takes: '{piece} prend {to}',
    to: '{piece} en {to}',
    becomes: '{move}, promu en {piece}',
    check: '{move}, échec',
    mate: '{move}, échec et mat',
    move: '{number}, {side} : {move}',
  },
);

const isLetter = (letter: string): letter is Letter => /^[KQRBN]$/.test(letter);

/** A move in the letters of the reader's language: Nf3 is Cf3. */
export const moveInLetters = (san: string, language: Language): string =>
  // Castling has letters of its own.
  san.startsWith('O')
    ? san
    : san.replace(/[KQRBN]/g, (letter) =>
        isLetter(letter) ? WORDS[language].letters[letter] : letter,
      );

const SAN = /^([KQRBN]?)([a-h]?[1-8]?)(x?)([a-h][1-8])(?:=([QRBN]))?([+#]?)$/;

/** A move as somebody says it to who does not see the board. @param number `14.` or `14...` */
export function sayMove(san: string, number: string, language: Language): string {
  const words = WORDS[language];
  const side = words.sides[number.endsWith('...') ? 'black' : 'white'];
  return fill(words.move, { number: number.replace(/\.+$/, ''), side, move: said(san, words) });
}

function said(san: string, words: MoveWords): string {
  const castling = /^O-O(-O)?([+#]?)$/.exec(san);
  if (castling !== null) {
    return ended(castling[1] === undefined ? words.short : words.long, castling[2] ?? '', words);
  }
  const [, letter = '', from = '', takes = '', to = '', promoted = '', end = ''] =
    SAN.exec(san) ?? [];
  if (to === '') return san;
  const named = words.pieces[isLetter(letter) ? letter : 'P'];
  const piece = from === '' ? named : fill(words.from, { piece: named, from });
  const moved = fill(takes === '' ? words.to : words.takes, { piece, to });
  const whole = isLetter(promoted)
    ? fill(words.becomes, { move: moved, piece: words.pieces[promoted] })
    : moved;
  return ended(whole, end, words);
}

const ended = (move: string, end: string, words: MoveWords): string =>
  end === '#' ? fill(words.mate, { move }) : end === '+' ? fill(words.check, { move }) : move;
