import { describe, expect, it } from 'vitest';
import { USUAL_RATES_OF_PLAY, writeRateOfPlay } from './rate-of-play.ts';
import { readPeriodsOfPlay, readRateOfPlay } from './read-rate-of-play.ts';

describe('reading a rate of play', () => {
  it.each([
    ['90+30', 90, 30],
    [`90'+30"`, 90, 30],
    ['90’ + 30’’', 90, 30],
    [`90' 30"`, 90, 30],
    ['1h30 + 30', 90, 30],
    ['1h30+30s', 90, 30],
    ['1:30 + 30', 90, 30],
    ['2h', 120, 0],
    ['50 min + 10 s', 50, 10],
    ['50 mn + 10 s/cp', 50, 10],
    ['90 minutes + 30 seconds per move', 90, 30],
    ['15+10', 15, 10],
    ['3+2', 3, 2],
    ['15', 15, 0],
    ['0+10', 0, 10],
    ['61 mn KO', 61, 0],
    ['G/60', 60, 0],
    ['G/60;d5', 60, 5],
    ['G/90; +30', 90, 30],
    ['G/60 inc 30', 60, 30],
    ['Game in 25', 25, 0],
    ['40/90+30, 30+30', 120, 30],
    ['40/90, 30 +30', 120, 30],
    ['40/90 SD 30 +30', 120, 30],
    ['40/90, SD/30; +30', 120, 30],
    ['90/40+30+30', 120, 30],
    [`90'/40 + 30' + 30"`, 120, 30],
    ['90 min/40 coups + 30 min + 30 s/coup', 120, 30],
    ['40 moves in 90 min, then 30 min, 30 s a move', 120, 30],
    [
      '90 minutes for 40 moves, 30 minutes for the rest of the game, 30 seconds from move 1',
      120,
      30,
    ],
    ['40 coups en 1h40, puis 50 min, puis 15 min + 30 s par coup dès le premier coup', 165, 30],
    ['1h40/40 + 50/20 + 15 + 30', 165, 30],
    ['40/120, 20/60, 15+30', 195, 30],
    // The model regulations of the book, line 9007.
    [
      'Cadence : 40 coups / 1h30 puis 30mn avec un incrément de 30s par coup depuis le début.',
      120,
      30,
    ],
    // Report files write seconds (TRF26 222).
    ['5400+30', 90, 30],
    ['40/5400+30:1800+30', 120, 30],
    ['180+2', 3, 2],
  ])('%s', (text, minutes, increment) => {
    expect(readRateOfPlay(text)).toEqual({ minutes, increment });
  });

  it.each(['40/120, 15 + 30 from move 41', '40/120, 15 + 30 s à partir du coup 41'])(
    '%s: the seconds begin late',
    (text) => {
      expect(readRateOfPlay(text)).toEqual({ minutes: 135, increment: 30, incrementFrom: 41 });
    },
  );

  it.each(['', 'slow', '+30', '0', 'W300-B240', '90 90', 'Standard', '90+', 'G/', '30 s', '1.5h'])(
    'leaves %j alone',
    (text) => {
      expect(readRateOfPlay(text)).toBeNull();
    },
  );

  it('reads back what it writes', () => {
    for (const control of USUAL_RATES_OF_PLAY) {
      expect(readRateOfPlay(writeRateOfPlay(control))).toEqual(control);
    }
  });
});

describe('the periods of a rate of play', () => {
  const shown = (text: string): string => {
    const read = readPeriodsOfPlay(text);
    const periods = read?.periods.map(
      ({ moves, minutes, increment }) => `${moves ?? '*'}/${minutes}+${increment ?? '-'}`,
    );
    return `${periods?.join(' ') ?? 'nothing'} from ${read?.incrementFrom ?? 'unsaid'}`;
  };

  it.each([
    ['90+30', '*/90+30 from unsaid'],
    // The model regulations of the book, line 9007.
    [
      '40 coups / 1h30 puis 30mn avec un incrément de 30s par coup depuis le début',
      '40/90+- */30+30 from 1',
    ],
    ['40/90+30, 30+30', '40/90+30 */30+30 from unsaid'],
    ['90/40+30+30', '40/90+- */30+30 from unsaid'],
    ['1h40/40 + 50/20 + 15 + 30', '40/100+- 20/50+- */15+30 from unsaid'],
    ['40/120, 20/60, 15 + 30 from move 61', '40/120+- 20/60+- */15+30 from 61'],
    ['90 min for 40 moves, 30 min for the rest of the game', '40/90+- */30+- from unsaid'],
    ['90 min/40 coups + 30 min + 30 s/coup dès le premier coup', '40/90+- */30+30 from 1'],
    ['slow', 'nothing from unsaid'],
  ])('%s', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });
});
