import { describe, expect, it } from 'vitest';
import { recordsOf } from '../../formats/trf/document.ts';
import { playerId } from '../../rules/identity.ts';
import { points } from '../../rules/points.ts';
import { scoring } from '../../rules/scoring.ts';
import { BLACK_WINS, draft, PlayedEvent } from '../testing/played-event.ts';
import { read, written } from './testing/written-and-read.ts';
import { writeReport } from './write-report.ts';

/** a 1½, b 1½, c 1, d 0; Buchholz 2.5 for a and 1.5 for b. */
const event = (tieBreaks: readonly string[]): PlayedEvent =>
  new PlayedEvent({ rounds: 2, tieBreaks }, 4)
    .pairs(1, 'a-c d-b')
    .scores(1, '10')
    .pairs(2, 'b-a c-d')
    .scores(2, '=1');

const ranks = ({ state, ledger }: PlayedEvent): (number | null)[] =>
  recordsOf(writeReport(state, ledger.entries, { forPublication: true }), '001').map(
    ({ rank }) => rank,
  );

describe('the rank in record 001', () => {
  it('[TRF26 001] is shared by players with the same points where there is no tie-break', () => {
    expect(ranks(event([]))).toEqual([1, 1, 3, 4]);
  });

  it('[TRF26 001, C.07 4.2] follows the tie-breaks of the tournament', () => {
    expect(ranks(event(['BH']))).toEqual([1, 2, 3, 4]);
    expect(ranks(event(['TPN/R']))).toEqual([2, 1, 3, 4]);
  });

  it('[TRF26 001, Laws 12.9.9] is empty for whoever was expelled', () => {
    expect(ranks(event(['BH']).does({ type: 'expel', player: playerId('b') }))).toEqual([
      1,
      null,
      2,
      3,
    ]);
  });
});

describe('the scoring in record 162', () => {
  it('[TRF26 162] gives each figure under its own letter, an adjourned game’s too', () => {
    const system = scoring(
      { win: 5, draw: 3, loss: 1 },
      { zeroPointBye: points(0.5), pairingAllocatedBye: points(4), adjourned: points(2) },
    );
    const { state, ledger } = new PlayedEvent({ scoring: system }, 2);
    const [record] = recordsOf(
      writeReport(state, ledger.entries, { forPublication: false }),
      '162',
    );
    expect(record?.values).toEqual([
      { code: 'W', points: points(5) },
      { code: 'D', points: points(3) },
      { code: 'L', points: points(1) },
      { code: 'A', points: points(0.5) },
      { code: 'P', points: points(4) },
      { code: 'X', points: points(2) },
    ]);
  });
});

describe('[TRF26 162] an adjourned game in the file', () => {
  it('has its worth beside it as long as it is open', () => {
    const event = new PlayedEvent({ rounds: 2 }, 4).pairs(1, 'a-c b-d').scores(1, '1');
    const figures = () => {
      const { state, ledger } = event;
      const [record] = recordsOf(
        writeReport(state, ledger.entries, { forPublication: false }),
        '162',
      );
      return record?.values.map(({ code, points: worth }) => [code, worth]);
    };
    expect(figures()).toBeUndefined();
    event.does({ type: 'enterResult', round: 1, board: 2, outcome: { kind: 'adjourned' } });
    expect(figures()).toContainEqual(['X', points(0.5)]);
    expect(read(written(event.ledger)).state?.settings.scoring).toEqual(
      event.state.settings.scoring,
    );
    event.does({ type: 'enterResult', round: 1, board: 2, outcome: BLACK_WINS });
    expect(figures()).toBeUndefined();
  });
});

describe('a report anybody may see', () => {
  const played = new PlayedEvent({ rounds: 2 }, 4)
    .does({
      type: 'prohibitPairs',
      players: [playerId('a'), playerId('d')],
      fromRound: 1,
      toRound: 2,
    })
    .pairs(1, 'a-c d-b')
    .scores(1, '10')
    .pairs(2, 'b-a c-d')
    .does({
      type: 'adjustPoints',
      player: playerId('a'),
      round: 1,
      points: points(-0.5),
      reason: 'a private reason',
    });
  const written = (forPublication: boolean) => {
    const document = writeReport(played.state, played.ledger.entries, { forPublication });
    return {
      pairs: recordsOf(document, '260').length,
      comments: recordsOf(document, '###').map(({ text }) => text),
    };
  };

  it('names what happened without its reason, and no pairs kept apart', () => {
    expect(written(true)).toEqual({
      pairs: 0,
      comments: ['### MPA @ Round 1', '### MPA @ Round 2', '### Points by decision @ Round 1'],
    });
    expect(written(false)).toEqual({
      pairs: 1,
      comments: [
        '### MPA @ Round 1',
        '### MPA @ Round 2',
        '### Points by decision @ Round 1: a private reason',
      ],
    });
  });

  it('says nothing of a draft and of rounds to come', () => {
    const before = new PlayedEvent({ rounds: 3 }, 5)
      .pairs(1, 'a-c d-b e')
      .scores(1, '10')
      .does({ type: 'grantBye', player: playerId('a'), round: 3, bye: 'halfPointBye' })
      .does(draft(2, 'b-a c-d e'));
    const { records } = writeReport(before.state, before.ledger.entries, { forPublication: true });
    const tags = records.map(({ tag }) => tag);
    expect(tags).not.toContain('240');
    expect(tags.filter((tag) => tag === '###')).toHaveLength(1);
  });
});
