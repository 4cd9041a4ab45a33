import { describe, expect, it } from 'vitest';
import { recordsOf } from '../../formats/trf/document.ts';
import { parseTrf } from '../../formats/trf/read.ts';
import { playerId, teamId } from '../../rules/identity.ts';
import { points } from '../../rules/points.ts';
import { BLACK_WINS, DRAW, letter, PlayedEvent } from '../testing/played-event.ts';
import { scores } from '../views/records.ts';
import { read, written } from './testing/written-and-read.ts';

const correct = { type: 'enterResult', round: 1, board: 1, outcome: BLACK_WINS } as const;

/** a won against c in round 1; that c had won is notified after round 2 (C.04.2 4.3). */
const tooLate = (): PlayedEvent =>
  new PlayedEvent({ rounds: 3, tieBreaks: ['BH', 'SB'] }, 4)
    .pairs(1, 'a-c b-d')
    .scores(1, '11')
    .pairs(2, 'a-b d-c')
    .scores(2, '==')
    .does(correct);

const pointsIn = (text: string) =>
  recordsOf(parseTrf(text).document, '001').map((player) => player.points);

describe('[C.04.2 4.3] a result corrected for rating only', () => {
  it('[TRF26 001, 299] leaves points and rounds of a file in agreement', () => {
    const event = tooLate();
    const text = written(event.ledger);
    const { document, problems } = parseTrf(text);
    expect(problems.filter(({ severity }) => severity !== 'note')).toEqual([]);
    // The table goes on with 1½ for a and ½ for c; the cells say what was played.
    expect(pointsIn(text)).toEqual([15, 15, 5, 5]);
    const first = recordsOf(document, '001').map(({ rounds }) => rounds[0]);
    expect(first).toMatchObject([
      { opponent: 3, outcome: 'loss' },
      { opponent: 4, outcome: 'win' },
      { opponent: 1, outcome: 'win' },
      { opponent: 2, outcome: 'loss' },
    ]);
    expect(recordsOf(document, '299')).toMatchObject([
      { assignment: null, gamePoints: 10, round: 1, numbers: [1] },
      { assignment: null, gamePoints: -10, round: 1, numbers: [3] },
    ]);
    expect(text).toContain('### Correction @ Round 1: board 1, ratingOnly');
  });

  it('stays one when the file is read: the table counts what it counted', () => {
    const text = written(tooLate().ledger);
    expect(text).toContain('### Counted @ Round 1: 1 w 1, 3 b 0\r\n');
    const { state } = read(text);
    expect(state?.rounds[0]?.games[0]).toMatchObject({
      outcome: { score: '1-0' },
      corrections: [{ outcome: { score: '0-1' }, usedFrom: null }],
    });
    expect(state?.adjustments).toEqual([]);
  });

  it.each(['1 w 1, 2 b 0', '1 w 1, 3 b +', '9 w 1, 8 b 0', '1 w'])(
    'is not made of a line that fits no game: %s',
    (line) => {
      const text = written(tooLate().ledger).replace('1 w 1, 3 b 0', line);
      const { state } = read(text);
      expect(state?.rounds[0]?.games[0]?.corrections).toEqual([]);
      expect(state?.adjustments.map(({ points: given }) => given)).toEqual([10, -10]);
    },
  );

  it('is not used for the pairings of whoever reads the file', () => {
    const ledger = read(written(tooLate().ledger));
    if (!ledger.state) throw new Error('no tournament');
    expect([...scores(ledger.state, { pairingOf: 3 }).values()]).toEqual([15, 15, 5, 5]);
    expect(pointsIn(written(ledger))).toEqual([15, 15, 5, 5]);
  });

  it('stands beside a penalty of the same round as one record', () => {
    const penalty = { player: playerId('a'), round: 1, points: points(-0.5), reason: 'phone' };
    const event = tooLate().does({ type: 'adjustPoints', ...penalty });
    const text = written(event.ledger);
    expect(pointsIn(text)).toEqual([10, 15, 5, 5]);
    expect(recordsOf(parseTrf(text).document, '299')).toMatchObject([
      { gamePoints: 5, numbers: [1] },
      { gamePoints: -10, numbers: [3] },
    ]);
  });

  it('counts at once where it came in time, and no record is needed', () => {
    const event = new PlayedEvent({ rounds: 3 }, 4).pairs(1, 'a-c b-d').scores(1, '11');
    const text = written(event.does(correct).ledger);
    expect(pointsIn(text)).toEqual([0, 10, 10, 0]);
    expect(recordsOf(parseTrf(text).document, '299')).toEqual([]);
  });

  it('[TRF26 310] brings the points of a file of teams, where 299 would name teams', () => {
    const event = new PlayedEvent({ kind: 'team', rounds: 2 });
    const players = Array.from({ length: 8 }, (_, index) => letter(index));
    const [reds, blues] = [teamId('reds'), teamId('blues')];
    const roster = (from: number) => players.slice(from, from + 4).map(({ id }) => id);
    event
      .does({ type: 'enterPlayers', players })
      .does({ type: 'enterTeam', team: { id: reds, name: 'Reds', roster: roster(0) } })
      .does({ type: 'enterTeam', team: { id: blues, name: 'Blues', roster: roster(4) } });
    for (const round of [1, 2]) {
      const matches = [{ first: reds, second: blues }];
      event
        .does({ type: 'draftTeamRound', round, matches, bye: null, origin: 'manual' })
        .does({ type: 'publishRound', round })
        .scores(round, '====');
    }
    event.does({
      type: 'adjustPoints',
      player: playerId('b'),
      round: 1,
      points: points(-0.5),
      reason: 'phone',
    });
    event.does({ ...correct, round: 1 }).does({ ...correct, round: 2, board: 2, outcome: DRAW });
    const text = written(event.ledger);
    const { document, problems } = parseTrf(text);
    expect(problems.filter(({ severity }) => severity !== 'note')).toEqual([]);
    expect(recordsOf(document, '299')).toEqual([]);
    expect(recordsOf(document, '310')).toMatchObject([
      { matchPoints: 10, gamePoints: 35 },
      { matchPoints: 30, gamePoints: 45 },
    ]);
    const played = recordsOf(document, '001').map((player) => player.points);
    expect(played).toEqual([5, 10, 10, 10, 15, 10, 10, 10]);
    expect(text).toContain('### Points by decision @ Round 1: phone');
  });
});
