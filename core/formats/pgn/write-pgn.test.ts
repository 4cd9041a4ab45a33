import { describe, expect, it } from 'vitest';
import { writePgn, type PgnPlayer, type PgnShell } from './write-pgn.ts';

const somebody: PgnPlayer = {
  name: 'Aubert, Zoé',
  title: null,
  rating: null,
  fideId: null,
  federation: null,
  team: null,
};

const shell: PgnShell = {
  event: 'Open',
  site: null,
  date: null,
  time: null,
  round: '5.12',
  board: 12,
  white: somebody,
  black: somebody,
  result: '*',
  termination: null,
  eventDate: null,
  timeControl: null,
  moves: null,
};

describe('a game without its moves', () => {
  it('[PGN 8.1.1] has the seven tags first and the others by name', () => {
    const white = { ...somebody, title: 'WFM', rating: 2101, fideId: '600001', team: 'Les Tours' };
    const text = writePgn([
      {
        ...shell,
        site: 'Rennes',
        date: '2026-03-07',
        time: '14:00',
        white: { ...white, title: 'WFM', federation: 'FRA' },
        black: { ...somebody, name: 'Beck, Jo' },
        result: '1/2-1/2',
      },
    ]);
    expect(text).toBe(
      [
        '[Event "Open"]',
        '[Site "Rennes"]',
        '[Date "2026.03.07"]',
        '[Round "5.12"]',
        '[White "Aubert, Zoé"]',
        '[Black "Beck, Jo"]',
        '[Result "1/2-1/2"]',
        '[Board "12"]',
        '[Time "14:00:00"]',
        '[WhiteElo "2101"]',
        '[WhiteFederation "FRA"]',
        '[WhiteFideId "600001"]',
        '[WhiteTeam "Les Tours"]',
        '[WhiteTitle "WFM"]',
        '',
        '1/2-1/2',
        '',
      ].join('\n'),
    );
  });

  it('[PGN 8.1.1.3] says an unknown day and place with question marks', () => {
    expect(writePgn([shell])).toContain('[Site "?"]\n[Date "????.??.??"]\n');
  });

  it('[PGN 7] keeps a tag on one line and its quotes harmless', () => {
    const name = 'A"]\n[Result "1-0\\';
    expect(writePgn([{ ...shell, white: { ...somebody, name } }])).toContain(
      '[White "A\\"] [Result \\"1-0\\\\"]\n',
    );
  });

  it('[PGN 8.2] has its moves as they were read, then its result', () => {
    const moves = { text: '1. e4 {[%clk 1:30:00]} e5', start: null };
    expect(writePgn([{ ...shell, moves, result: '1-0' }])).toMatch(
      /"\]\n\n1\. e4 \{\[%clk 1:30:00\]\} e5\n1-0\n$/,
    );
  });

  it('[PGN 9.7] names the position it starts from where that is another', () => {
    const start = '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1';
    const text = writePgn([{ ...shell, moves: { text: '1. e4', start } }]);
    expect(text).toContain(`[FEN "${start}"]\n`);
    expect(text).toContain('[SetUp "1"]\n');
  });

  it('has an empty line between games', () => {
    expect(writePgn([shell, shell]).match(/\*\n\n\[Event/g)).toHaveLength(1);
  });
});
