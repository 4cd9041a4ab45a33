import { describe, expect, it } from 'vitest';
import { formatTimeControl } from '../../formats/trf/time-control.ts';
import { PlayedEvent } from '../testing/played-event.ts';
import { encodedTimeControl } from './encoded-time-control.ts';
import { read, written } from './testing/written-and-read.ts';

const encoded = (timeControl: string): string | null => {
  const control = encodedTimeControl({ timeControl, timeControlCode: null });
  return control && formatTimeControl(control);
};

describe('[TRF26 222] the encoded time control', () => {
  // The first rows are the examples of TRF26.
  it.each([
    [`90'+30"`, '5400+30'],
    ['40/6000+30:900+30', '40/6000+30:900+30'],
    ['W300-B240', 'W300-B240'],
    ['90+30', '5400+30'],
    ['5400+30', '5400+30'],
    ['1h30 + 30 s', '5400+30'],
    ['60 min', '3600'],
    ['3+2', '180+2'],
    // The model regulations of the book, line 9007: every period, and the seconds from move 1.
    [
      '40 coups / 1h30 puis 30mn avec un incrément de 30s par coup depuis le début',
      '40/5400+30:1800+30',
    ],
    ['40/90+30, 30+30', '40/5400+30:1800+30'],
    ['40 moves in 90 min, then 30 min', '40/5400:1800'],
    ['40/120, 20/60, 15 + 30 from move 61', '40/7200:20/3600:900+30'],
  ])('%s is %s', (words, code) => {
    expect(encoded(words)).toBe(code);
  });

  it.each([
    '40/90 SD 30 +30',
    '90/40+30+30',
    'G/60;d5',
    '90+30 from move 41',
    '40/90, 30 + 30 from move 20',
    'by arrangement',
  ])('%s has no code that says the same', (words) => {
    expect(encoded(words)).toBeNull();
  });

  const FILE = [
    '012 Open',
    '042 2026/03/07',
    '122 100 minutes for 40 moves, then 15, 30 seconds a move',
    '142 1',
    '222 40/6000+30:900+30',
    '001    1      One                               2000                             0.0    1',
    '',
  ].join('\n');
  const times = (text: string): string[] =>
    text.split('\r\n').filter((line) => /^(?:122|222)/.test(line));

  it('goes through the log, in and out unchanged', () => {
    const ledger = read(FILE);
    expect(ledger.state?.settings.timeControlCode).toBe('40/6000+30:900+30');
    expect(times(written(ledger))).toEqual([
      '122 100 minutes for 40 moves, then 15, 30 seconds a move',
      '222 40/6000+30:900+30',
    ]);
  });

  it('is read for the words where 122 is missing', () => {
    const without = FILE.split('\n').filter((line) => !line.startsWith('122'));
    expect(read(without.join('\n')).state?.settings.timeControl).toBe('40/6000+30:900+30');
  });

  it('is written of an event made here, and follows its time control', () => {
    const event = new PlayedEvent({ timeControl: '90+30' }, 2);
    expect(times(written(event.ledger))).toEqual(['122 90+30', '222 5400+30']);
    event.does({ type: 'changeSettings', changes: { timeControlCode: '5400+10' } });
    expect(times(written(event.ledger))).toEqual(['122 90+30', '222 5400+10']);
    event.does({ type: 'changeSettings', changes: { timeControl: '60+30' } });
    expect(event.state.settings.timeControlCode).toBeNull();
    expect(times(written(event.ledger))).toEqual(['122 60+30', '222 3600+30']);
    const wrong = { type: 'changeSettings', changes: { timeControlCode: '90 minutes' } } as const;
    expect(event.verdict(wrong)).toEqual(['refused badSetting Ronde 3']);
  });
});
