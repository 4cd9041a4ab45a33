import { describe, expect, it } from 'vitest';
import { list, scheme } from '../../standings/prizes/scheme.fixture.ts';
import { playerId } from '../../rules/identity.ts';
import type { WallPaper } from '../../tournament/postings.ts';
import { BLACK_WINS, PlayedEvent } from '../../tournament/testing/played-event.ts';
import { csvOfList } from '../lists/plain-list.ts';
import { postingBoard, type PostingLine } from './posting-board.ts';
import { postingList, postingRemarks, sayPosting } from './posting-list.ts';

const QUESTION = { language: 'en', zone: 'Europe/Paris' } as const;
const PRIZES = scheme([list('main', 'place', [100], { name: { en: 'Main', fr: 'Général' } })]);

const event = (settings = {}) => new PlayedEvent({ rounds: 4, ...settings }, 4);
const line = (of: PlayedEvent, paper: WallPaper): PostingLine => {
  const found = postingBoard(of.ledger, QUESTION)?.lines.find((one) => one.paper === paper);
  if (found === undefined) throw new Error(paper);
  return found;
};
const standing = (of: PlayedEvent, paper: WallPaper): string => line(of, paper).standing;

describe('what must hang on the wall', () => {
  it('[LA 959, 9010-9018] before the event: regulations and hours, the committee where there is one', () => {
    const empty = new PlayedEvent({ rounds: 4 });
    const board = postingBoard(empty.ledger, QUESTION);
    expect(Object.fromEntries(board?.lines.map((one) => [one.paper, one.standing]) ?? [])).toEqual({
      regulations: 'toHang',
      committee: 'ifAny',
      charter: 'ifAny',
      roundTimes: 'toHang',
      arbiterHours: 'toHang',
      playersByRating: 'notYet',
      playersByName: 'notYet',
      pairings: 'notYet',
      results: 'notYet',
      standings: 'notYet',
      crosstable: 'notYet',
      prizes: 'notYet',
    });
  });

  it('[LA 209] the starting list twice, once there are numbers', () => {
    expect(standing(event(), 'playersByRating')).toBe('toHang');
    expect(standing(event(), 'playersByName')).toBe('toHang');
  });

  it('[LA 205, 211, 959] pairings from their publication, results, standings and grid after the round', () => {
    const paired = event().pairs(1, 'a-b c-d');
    expect(line(paired, 'pairings')).toMatchObject({ standing: 'toHang', round: 1 });
    expect(standing(paired, 'results')).toBe('notYet');
    paired.scores(1, '1');
    expect(standing(paired, 'standings')).toBe('notYet');
    paired.does({ type: 'enterResult', round: 1, board: 2, outcome: BLACK_WINS });
    for (const paper of ['results', 'standings', 'crosstable'] as const) {
      expect(line(paired, paper)).toMatchObject({ standing: 'toHang', round: 1 });
    }
  });

  it('a sheet of the round before is old as soon as the next one must hang', () => {
    const played = event().pairs(1, 'a-b c-d').does({ type: 'postPaper', paper: 'pairings' });
    expect(standing(played, 'pairings')).toBe('hangs');
    played.scores(1, '11').pairs(2, 'c-a b-d');
    expect(line(played, 'pairings')).toMatchObject({
      standing: 'old',
      round: 2,
      name: 'pairings, round 2',
      hangs: { round: 1 },
    });
  });

  it('[LA 959] the prize list before half of the event: late afterwards', () => {
    const rich = event({ prizes: PRIZES }).pairs(1, 'a-b c-d').scores(1, '11').pairs(2, 'a-c b-d');
    expect(line(rich, 'prizes')).toMatchObject({ standing: 'toHang', late: false });
    rich.scores(2, '11').pairs(3, 'd-a c-b');
    expect(line(rich, 'prizes')).toMatchObject({ standing: 'toHang', late: true });
    expect(sayPosting(line(rich, 'prizes'), 'fr')).toBe('à afficher (en retard)');
    rich.does({ type: 'postPaper', paper: 'prizes' });
    expect(line(rich, 'prizes')).toMatchObject({ standing: 'hangs', late: false });
  });
});

describe('a sheet that is no longer right', () => {
  it('says what a correction changed, and is right again once it is hung anew', () => {
    const played = event().pairs(1, 'a-b c-d').scores(1, '11');
    played
      .does({ type: 'postPaper', paper: 'results' })
      .does({ type: 'postPaper', paper: 'standings' })
      .does({ type: 'postPaper', paper: 'pairings' })
      .does({ type: 'enterResult', round: 1, board: 2, outcome: BLACK_WINS });
    expect(line(played, 'results').standing).toBe('stale');
    expect(line(played, 'results').changes).toHaveLength(1);
    expect(postingRemarks(line(played, 'results'), 'en')).toEqual([
      '2 · C., Player · 2200 · 0 · 1-0 · 0 · 2100 · D., Player is now 2 · C., Player · 2200 · 0 · 0-1 · 0 · 2100 · D., Player',
    ]);
    expect(standing(played, 'standings')).toBe('stale');
    // Who meets whom is not changed by a result.
    expect(standing(played, 'pairings')).toBe('hangs');
    played.does({ type: 'postPaper', paper: 'results' });
    expect(standing(played, 'results')).toBe('hangs');
  });

  it('is what was printed, not what stood there when it was hung', () => {
    const played = event().pairs(1, 'a-b c-d').scores(1, '11');
    const printed = played.ledger.entries.length;
    played
      .does({ type: 'enterResult', round: 1, board: 1, outcome: BLACK_WINS })
      .does({ type: 'postPaper', paper: 'results', round: 1, asOf: printed });
    expect(line(played, 'results').changes.map(({ is }) => is?.includes('0-1'))).toEqual([true]);
  });

  it('is right again when the correction is taken back', () => {
    const played = event().does({ type: 'postPaper', paper: 'playersByName' });
    const change = { ratings: { fide: 2000 } };
    played.does({ type: 'correctPlayer', player: playerId('b'), changes: change });
    expect(line(played, 'playersByName').changes).toEqual([
      { was: '2 · B., Player · 2300', is: '2 · B., Player · 2000' },
    ]);
    expect(standing(played.does({ type: 'undo' }), 'playersByName')).toBe('hangs');
  });

  it('holds nothing private: a birth date changes no sheet', () => {
    const played = event().does({ type: 'postPaper', paper: 'playersByRating' });
    const change = { private: { birthDate: '1999-05-04', phone: '0102030405' } };
    played.does({ type: 'correctPlayer', player: playerId('b'), changes: change });
    expect(standing(played, 'playersByRating')).toBe('hangs');
  });

  it('the hours of rounds are on a sheet of their own', () => {
    const hours = event({ roundTimes: ['14:00', null, null, null] });
    hours.does({ type: 'postPaper', paper: 'roundTimes' });
    hours.does({ type: 'changeSettings', changes: { roundTimes: ['15:00', null, null, null] } });
    expect(line(hours, 'roundTimes').changes).toEqual([{ was: '1 · 14:00', is: '1 · 15:00' }]);
  });
});

describe('[LA 205] pairings can be read two hours before the round', () => {
  const day = {
    roundDates: ['2026-03-07', '2026-03-07', null, null],
    roundTimes: ['10:00', '16:00', null, null],
  };
  it.each([
    // 13:59 and 14:01 of the clock in Paris, an hour ahead in March.
    ['2026-03-07T12:59:00Z', false, 121],
    ['2026-03-07T13:01:00Z', true, 119],
  ])('hung at %s: late %s', (at, late, minutes) => {
    const played = event(day).pairs(1, 'a-b c-d').scores(1, '11').pairs(2, 'c-a b-d');
    played.at = at;
    played.does({ type: 'postPaper', paper: 'pairings' });
    const found = line(played, 'pairings');
    expect(found).toMatchObject({ late, hangs: { minutesBefore: minutes } });
    expect(postingRemarks(found, 'en')).toEqual(
      late ? ['hung 119 minutes before the round; 120 are asked for'] : [],
    );
  });

  it('the first round apart', () => {
    const played = event(day).pairs(1, 'a-b c-d');
    played.at = '2026-03-07T08:50:00Z';
    played.does({ type: 'postPaper', paper: 'pairings' });
    expect(line(played, 'pairings')).toMatchObject({ late: false, hangs: { minutesBefore: 10 } });
  });
});

it('the posting board is a list for spreadsheets, with hours as proof', () => {
  const played = event().does({ type: 'postPaper', paper: 'regulations' });
  const board = postingBoard(played.ledger, QUESTION);
  const csv = board === null ? '' : csvOfList(postingList(board, QUESTION), 'en');
  expect(csv.split('\r\n').slice(0, 2)).toEqual([
    '\uFEFFPaper,State,Since,By,What changed,Asked for by',
    'event regulations,hangs,2026-03-07 15:00,chief,,RIDNA 22.1 (LA 959)',
  ]);
});
