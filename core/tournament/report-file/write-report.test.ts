import { describe, expect, it } from 'vitest';
import { recordsOf } from '../../formats/trf/document.ts';
import { playerId } from '../../rules/identity.ts';
import { PlayedEvent } from '../testing/played-event.ts';
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
