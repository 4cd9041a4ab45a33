import { describe, expect, it } from 'vitest';
import { drawnArrangement } from '../../../decisions/chess960/arrangement.ts';
import { arrangementOf } from '../../arrangements.ts';
import { PlayedEvent } from '../../testing/played-event.ts';
import { logPage } from '../../views/log.ts';
import { roundView } from '../../views/round.ts';

const chosen = (round: number, id: number | null) =>
  ({ type: 'setArrangement', round, id }) as const;
const drawn = (round: number, seed: string) => ({ type: 'setArrangement', round, seed }) as const;

describe('the starting position of a round', () => {
  it('[Guidelines II.2] by its number, the same for all boards, before and after pairing', () => {
    const event = new PlayedEvent({ rounds: 3 }, 4).does(chosen(1, 0));
    event.pairs(1, 'a-c d-b');
    expect(roundView(event.state, 1, 'public')?.arrangement).toEqual({
      id: 0,
      seed: null,
      // Number 0 of the usual numbering: bishops on a and b, queen, knights, then rook, king, rook.
      rank: 'BBQNNRKR',
      position: 'bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1',
      castling: { c: 'both', g: 'rook' },
    });
    expect(roundView(event.does(chosen(1, null)).state, 1, 'staff')?.arrangement).toBeNull();
  });

  it('[Guidelines II.2] by a lot that anybody draws again from the log', () => {
    const event = new PlayedEvent({ rounds: 3 }, 4).does(drawn(2, 'rennes'));
    const id = drawnArrangement('rennes', 2);
    expect(arrangementOf(event.state, 2)).toMatchObject({ id, seed: 'rennes' });
    expect(arrangementOf(event.state, 1)).toBeNull();
    const said = (language: 'en' | 'fr') => logPage(event.ledger, { language }).lines[0]?.words;
    expect(said('en')).toContain(`Round 2, Chess960: position ${id}, `);
    expect(said('fr')).toContain('(graine rennes)');
  });

  it.each([
    [chosen(9, 518), 'refused unknownRound Ronde 1'],
    [{ type: 'setArrangement', round: 1 } as const, 'refused numberOrSeed Ronde 3'],
    [{ ...chosen(1, 3), seed: 'x' }, 'refused numberOrSeed Ronde 3'],
    [chosen(2, 3), 'refused arrangementPlayed E.01 Guidelines II'],
  ])('%j: %s', (command, verdict) => {
    const event = new PlayedEvent({ rounds: 3 }, 4).pairs(1, 'a-c d-b').scores(1, '11');
    event.does({ type: 'closeRound', round: 1 }).pairs(2, 'a-d c-b');
    event.does({ type: 'startRound', round: 2 });
    expect(event.verdict(command)).toEqual([verdict]);
  });
});
