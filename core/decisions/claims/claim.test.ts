import { Chess } from 'chess.js';
import { describe, expect, inject, it } from 'vitest';
import { LAWS_2018 } from '../../rules/editions/laws.ts';
import { randomFrom } from '../../rules/random.ts';
import { writeFen } from '../position/fen.ts';
import { provenClaim } from './claim.ts';
import { readScore, type PlayedGame } from './played-game.ts';

const LAWS = LAWS_2018.properties;
function game(text: string): PlayedGame {
  const read = readScore(text);
  if ('refused' in read) throw new Error(read.refused);
  return read.game;
}
const finalFen = ({ positions }: PlayedGame): string => {
  const last = positions.at(-1);
  return last === undefined ? '' : writeFen(last);
};

/** King and rook of White reach a1. */
const BOTH = '[FEN "4k3/8/8/8/8/8/1K6/7R w - - 0 1"]\n\n1.';

const SHUFFLE = 'Nf3 Nf6 Ng1 Ng8 ';

describe('a score', () => {
  // Livre de l'Arbitre L.2136, BAF 144 1539-1545; the final position replayed in the specification.
  it.each([
    '1.e4 e5 2.Cf3 Cf6 3.d4 exd4 4.e5 Ce4 5.Dxd4 d5 6.exd6 e.p. Cxd6 7.Fg5 Cc6 8.De3+ Fe7 9.Cbd2 0-0 10.0-0-0 Te8 11.Rb1 (=)',
    '1.e4 e5 2.Cf3 Cf6 3.d4 ed4 4.e5 Ce4 5.Dd4 d5 6.ed6 Cd6 7.Fg5 Cc6 8.De3 Fe7 9.Cbd2 0-0 10.0-0-0 Te8 11.Rb1 (=)',
  ])('[E.01 C.13] %s', (text) => {
    const read = game(text);
    expect(finalFen(read)).toBe('r1bqr1k1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/1K1R1B1R b - - 9 11');
    expect([read.fault, read.offers]).toEqual([null, [21]]);
  });

  it.each([
    ['e4 e5 Bb5 a6 Bxc6', '3.', 'Bxc6', 'illegal'],
    ['1.e4 e5 2.Cf3 Cc6 3.Fb5 Tb7', '3...', 'Tb7', 'illegal'],
    ['1.d4 d5 2.Nd2 Nf6 3.Ngf3 a6 4.c3 zz', '4...', 'zz', 'unreadable'],
    ['1.d4 d5 2.Nf3 Nf6 3.e3 e6 4.Nd2', '4.', 'Nd2', 'ambiguous'],
  ])('%s names its first fault', (text, number, written, why) => {
    expect(game(text).fault).toMatchObject({ number, written, why });
  });

  it('[Guidelines II.3] castles in Chess960', () => {
    const text =
      '[FEN "bbqnrkrn/pppppppp/8/8/8/8/PPPPPPPP/BBQNRKRN w KQkq - 0 1"]\n\n1.g3 g6 2.O-O *\n';
    const read = game(text);
    expect([read.fault, read.moves]).toEqual([null, ['g3', 'g6', 'O-O']]);
    const blocked = game(text.replace('O-O', 'O-O-O'));
    expect(blocked.fault).toMatchObject({ number: '2.', why: 'illegal' });
  });

  it('is refused where there is none', () => {
    expect(readScore('')).toEqual({ refused: 'noMoves', games: 0 });
    expect(readScore('8/8/8/8/8/8/8/7 w - - 0 1')).toEqual({ refused: 'notAPosition', games: 0 });
    expect(readScore('1.e4 e5 *', 2)).toEqual({ refused: 'noSuchGame', games: 1 });
  });
});

describe('a claim', () => {
  it.each([
    [SHUFFLE, 2, false, null],
    [SHUFFLE.repeat(2), 3, true, null],
    [SHUFFLE.repeat(4), 5, true, { by: 'repetition', after: 16, article: 'E.01 9.6.1' }],
  ] as const)('[E.01 9.2.2, 9.6.1] of %j: %i times', (text, times, holds, automatic) => {
    const proven = provenClaim(game(text), LAWS);
    expect([proven.last.after.length, proven.repetition.holds]).toEqual([times, holds]);
    expect(proven.automatic).toEqual(automatic);
  });

  it('[E.01 9.2.3] counts castling rights, and en passant only where it is possible', () => {
    // After the king has moved and come back the position looks the same, and is another one.
    const king = provenClaim(game(`e4 e5 Ke2 Ke7 Ke1 Ke8 Ke2 Ke7 Ke1 Ke8`), LAWS);
    expect(king.last.after).toEqual([6, 10]);
    // e2-e4 with no black pawn near: the same position comes back three times.
    const far = provenClaim(game('e4 Nf6 Nf3 Ng8 Ng1 Nf6 Nf3 Ng8 Ng1'), LAWS);
    expect(far.last.after).toEqual([1, 5, 9]);
    // A black pawn on d4 may take: that position does not come back.
    const near = provenClaim(game(`a3 d5 a4 d4 e4 Nf6 Nf3 Ng8 Ng1 Nf6 Nf3 Ng8 Ng1`), LAWS);
    expect(near.last.after).toEqual([9, 13]);
  });

  // Golden case 15 of the specification.
  it.each([
    ['4k3/8/8/8/8/8/8/R3K3 w - - 99 60', { white: 49, black: 50 }, false, null],
    ['4k3/8/8/8/8/8/8/R3K3 w - - 100 60', { white: 50, black: 50 }, true, null],
    ['4k3/8/8/8/8/8/8/R3K3 b - - 149 90', { white: 75, black: 74 }, true, null],
    ['4k3/8/8/8/8/8/8/R3K3 w - - 150 90', { white: 75, black: 75 }, true, 'moves'],
    // 9.6.2, 5.1.1: the last move mates, and no count comes after it.
    ['R3k3/8/4K3/8/8/8/8/8 b - - 150 90', { white: 75, black: 75 }, false, null],
    ['R3k3/8/4K3/8/8/8/8/8 b - - 100 90', { white: 50, black: 50 }, false, null],
    // 5.2.1, 5.2.2: stalemate and a dead position end the game without any claim.
    ['7k/5Q2/6K1/8/8/8/8/8 b - - 100 90', { white: 50, black: 50 }, false, null],
    ['8/8/4k3/8/8/4K3/8/1N6 w - - 100 90', { white: 50, black: 50 }, false, null],
  ] as const)('[E.01 9.3, 9.6.2] %s', (fen, quiet, holds, automatic) => {
    const proven = provenClaim(game(fen), LAWS);
    expect(proven.quiet).toEqual(quiet);
    expect([proven.moves.holds, proven.automatic?.by ?? null]).toEqual([holds, automatic]);
  });

  it('[E.01 9.6.2] mate goes before the count', () => {
    expect(provenClaim(game('R3k3/8/4K3/8/8/8/8/8 b - - 150 90'), LAWS).end).toEqual({
      by: 'mate',
      side: 'black',
      article: 'E.01 5.1.1',
    });
    expect(provenClaim(game('7k/5Q2/6K1/8/8/8/8/8 b - - 100 90'), LAWS).end?.by).toBe('stalemate');
    expect(provenClaim(game('8/8/4k3/8/8/4K3/8/1N6 w - - 100 90'), LAWS).end?.by).toBe('dead');
    // Drawn by the seventy-fifth move before the mate: the mate came after the end.
    const late = game('[FEN "7k/8/5KQ1/8/8/8/8/8 b - - 150 120"]\n\n120... Kg8 121. Qg7# *\n');
    const proven = provenClaim(late, LAWS);
    expect([proven.automatic?.after, proven.end]).toEqual([0, null]);
  });

  // C.2: R is the king in French, a rook in English; C.10: what can be played decides.
  it.each([
    ['1.e4 e5 2.Re2 Re7', 'en', ['Ke2', 'Ke7'], null],
    ['1.e4 e5 2.Re2 Re7', 'fr', ['Ke2', 'Ke7'], null],
    ['1.a4 a5 2.Ra3 Ra6', 'fr', ['Ra3', 'Ra6'], null],
    [`${BOTH}Ra1`, 'fr', ['Ka1'], 'king'],
    [`${BOTH}Ra1`, 'en', ['Ra1'], 'rook'],
    [`${BOTH}Rb2a1`, 'fr', ['Ka1'], null],
    [`${BOTH}Rh1a1`, 'fr', ['Ra1'], null],
    [`${BOTH}Ka1`, 'fr', ['Ka1'], null],
    [`${BOTH}Ra1 Rd7 2.Th2`, 'fr', ['Ka1', 'Kd7', 'Rh2'], null],
  ] as const)('[E.01 C.2] %s is read in %s as %j', (text, language, found, readAs) => {
    const read = readScore(text, 1, language);
    if ('refused' in read) throw new Error(read.refused);
    expect([read.game.moves.slice(-found.length), read.game.readAs]).toEqual([found, readAs]);
  });

  it('agrees with chess.js on random games: moves, positions, repetitions, quiet moves', () => {
    const games = Math.round(2000 * inject('sizes').shareOfCases ** 2);
    for (let seed = 1; seed <= games; seed += 1) {
      const random = randomFrom(seed);
      const witness = new Chess();
      const counts = new Map<string, number>();
      const key = (): string => witness.fen().split(' ').slice(0, 4).join(' ');
      let at = key();
      counts.set(at, 1);
      const moves: string[] = [];
      // Few men wander and come back: that repeats positions.
      while (moves.length < 60) {
        const legal = witness.moves();
        if (legal.length === 0) break;
        const back = legal.filter((move) => /^[NRK]/.test(move));
        const move = random.pick(back.length > 0 && random.chance(0.8) ? back : legal);
        witness.move(move);
        moves.push(move);
        at = key();
        counts.set(at, (counts.get(at) ?? 0) + 1);
      }
      const read = game(moves.join(' '));
      const proven = provenClaim(read, LAWS);
      expect(read.moves).toEqual(moves);
      expect(finalFen(read)).toBe(witness.fen());
      expect(proven.last.after).toHaveLength(counts.get(at) ?? 0);
      expect(proven.repetitions.length).toBe([...counts.values()].filter((n) => n > 1).length);
    }
  }, 600_000);
});
