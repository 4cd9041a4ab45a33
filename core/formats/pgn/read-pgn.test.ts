import { describe, expect, it } from 'vitest';
import { replay } from './legal-moves.ts';
import { readPgn } from './read-pgn.ts';

const moves = (text: string): string[][] =>
  readPgn(text).games.map((game) => game.moves.map((move) => move.text));

describe('[PGN 8] a file of games', () => {
  it('has tags and moves, with their lines', () => {
    const { games, problems } = readPgn(
      '[White "Aubert, Zoé"]\n[Black "Beck, \\"Jo\\""]\n\n1. e4 e5 2. Nf3\n1-0\n\n[White "C"]\n\n1. d4 *\n',
    );
    expect(problems).toEqual([]);
    expect(games.map(({ line, result }) => [line, result])).toEqual([
      [1, '1-0'],
      [7, '*'],
    ]);
    expect(games[0]?.tags.get('Black')).toBe('Beck, "Jo"');
    expect(games[0]?.text).toBe('1. e4 e5 2. Nf3');
    expect(games[0]?.moves[2]).toEqual({ text: 'Nf3', line: 4, column: 13 });
  });

  // PGN standard 8.2.5 comments, 8.2.4 glyphs and variations, 6 escapes; clocks of electronic boards
  it.each([
    ['a comment over two lines', '1. e4 {one\n[White "no"] two} e5 *', ['e4', 'e5']],
    ['a comment to the end of the line', '1. e4 ; 1-0 is near\n1... e5 *', ['e4', 'e5']],
    ['variations within variations', '1. e4 (1. d4 d5 (1... Nf6 1-0)) e5 *', ['e4', 'e5']],
    ['glyphs and marks', '1. e4! $1 e5?! $14 2. Nf3 *', ['e4!', 'e5?!', 'Nf3']],
    ['clocks', '1. e4 {[%clk 1:29:55]} 1... e5 {[%clk 1:29:50]} *', ['e4', 'e5']],
    ['a line for other programs', '1. e4\n% 1. d4\ne5 *', ['e4', 'e5']],
    ['numbers without spaces', '1.e4 e5 2.Nf3 Nc6 *', ['e4', 'e5', 'Nf3', 'Nc6']],
    ['en passant written out', '1. e4 d5 2. exd5 e.p. *', ['e4', 'd5', 'exd5']],
    ['a half typed as people do', '1. e4 ½-½', ['e4']],
  ])('%s', (_, text, expected) => {
    expect(moves(text)).toEqual([expected]);
  });

  it('ends a game without a result where the next begins', () => {
    expect(moves('[White "A"]\n\n1. e4 e5\n\n[White "B"]\n\n1. d4 *')).toEqual([
      ['e4', 'e5'],
      ['d4'],
    ]);
  });

  it('reads games out of a mail, quoted or not', () => {
    const mail =
      'Bonjour,\r\nvoici ma partie de la ronde 3 :\r\n\r\n> [White "A"]\r\n> [Round "3"]\r\n>\r\n> 1. e4 c5\r\n> 0-1\r\n\r\nCordialement\r\n';
    const { games } = readPgn(mail);
    expect(games).toHaveLength(1);
    expect(games[0]?.tags.get('Round')).toBe('3');
    expect(games[0]?.result).toBe('0-1');
  });

  it('reads moves that have no tags', () => {
    expect(moves('1. e4 e5 2. Nf3 1-0\n')).toEqual([['e4', 'e5', 'Nf3']]);
  });

  it('keeps several tags of one line apart', () => {
    const [game] = readPgn('[White "A"] [Black "B"]\n\n1. e4 *').games;
    expect([...(game?.tags ?? [])]).toEqual([
      ['White', 'A'],
      ['Black', 'B'],
    ]);
  });

  it('says that a file has no game', () => {
    expect(readPgn('# README\n\nNothing here.\n').problems).toMatchObject([
      { severity: 'error', code: 'pgn.noGames' },
    ]);
    expect(readPgn('').games).toEqual([]);
  });

  it('leaves out a game longer than any, and names its line', () => {
    const { games, problems } = readPgn(`[White "A"]\n\n1. e4 {${'x'.repeat(70_000)}} *\n`);
    expect(games).toEqual([]);
    expect(problems).toMatchObject([{ line: 1, code: 'pgn.game.tooLong' }]);
  });

  it('says that tag and text end a game differently, and takes the text', () => {
    const { games, problems } = readPgn('[Result "0-1"]\n\n1. e4 1-0\n');
    expect(games[0]?.result).toBe('1-0');
    expect(problems).toMatchObject([{ severity: 'warning', code: 'pgn.game.twoResults', line: 1 }]);
  });

  it('takes the result of the tag where the text leaves it open', () => {
    expect(readPgn('[Result "1/2-1/2"]\n\n1. e4 *\n').games[0]?.result).toBe('1/2-1/2');
  });
});

const replayed = (text: string) => {
  const [game] = readPgn(text).games;
  if (game === undefined) throw new Error('no game');
  return replay(game);
};

describe('[Laws 3] the moves of a game', () => {
  it('are played to the mate', () => {
    const { moves: played, fault, mated } = replayed('1. f3 e5 2. g4 Qh4# 0-1');
    expect(played).toEqual(['f3', 'e5', 'g4', 'Qh4#']);
    expect([fault, mated]).toEqual([null, 'white']);
  });

  // Livre de l'Arbitre, line 2136, prints one game in French letters and in English ones
  it.each([
    ['English', '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. 0-0 Be7 6. Re1 b5 7. Kh1 *'],
    ['French', '1. e4 e5 2. Cf3 Cc6 3. Fb5 a6 4. Fa4 Cf6 5. O-O Fe7 6. Te1 b5 7. Rh1 *'],
    ['German', '1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. La4 Sf6 5. O-O Le7 6. Te1 b5 7. Kh1 *'],
    ['figurines', '1. e4 e5 2. ♘f3 ♘c6 3. ♗b5 a6 4. ♗a4 ♘f6 5. O-O ♗e7 6. ♖e1 b5 7. ♔h1 *'],
  ])('in %s letters are one game', (_, text) => {
    const { moves: played, fault } = replayed(text);
    expect(fault).toBeNull();
    expect(played.join(' ')).toBe('e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Kh1');
  });

  it('promote in French letters too', () => {
    const text = '[FEN "8/4P1k1/8/8/8/8/8/4K3 w - - 0 1"]\n\n1. e8=D Rf6 2. De5+ *';
    expect(replayed(text).moves).toEqual(['e8=Q', 'Kf6', 'Qe5+']);
  });

  it('stop at the first that is not legal, named with its place', () => {
    const { moves: played, fault } = replayed('1. e4 e5\n2. Nf3 Ke6 3. d4 *');
    expect(played).toEqual(['e4', 'e5', 'Nf3']);
    expect(fault).toEqual({ kind: 'move', written: 'Ke6', line: 2, column: 8, number: '2...' });
  });

  it('do not start from a position that is none', () => {
    expect(replayed('[FEN "8/8/8/8/8/8/8/8 w - - 0 1"]\n\n1. e4 *').fault?.kind).toBe('position');
  });
});
