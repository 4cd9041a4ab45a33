import { describe, expect, it } from 'vitest';
import { PlayedEvent } from '../testing/played-event.ts';
import { hallPage } from './hall.ts';
import { latestResults } from './latest-results.ts';

const WHITE_WINS = { kind: 'played', score: '1-0' } as const;
const DRAW = { kind: 'played', score: '½-½' } as const;

const event = (): PlayedEvent => {
  const played = new PlayedEvent({ rounds: 5, initialColour: 'white' }, 6).pairs(1, 'a-d b-e c-f');
  played.does({ type: 'enterResult', round: 1, board: 2, outcome: WHITE_WINS });
  played.does({ type: 'enterResult', round: 1, board: 1, outcome: DRAW });
  return played;
};

const latestOf = (played: PlayedEvent): number[] => {
  const page = hallPage(played.state, { view: 'results', round: null });
  return latestResults(played.ledger.entries, [page]).map(({ board }) => board);
};

describe('results as they come', () => {
  it('the last one entered stands first, each board once', () => {
    const played = event();
    expect(latestOf(played)).toEqual([1, 2]);
    played.does({ type: 'enterResult', round: 1, board: 2, outcome: DRAW });
    expect(latestOf(played)).toEqual([2, 1]);
  });

  it('a result taken back, or not for the hall, is not there', () => {
    const played = event();
    played.does({ type: 'undo' });
    expect(latestOf(played)).toEqual([2]);
    const { publication } = played.state.settings;
    played.does({
      type: 'changeSettings',
      changes: { publication: { ...publication, results: false } },
    });
    expect(latestOf(played)).toEqual([]);
  });

  it('pages without results ask for none', () => {
    const { state, ledger } = event();
    expect(latestResults(ledger.entries, [hallPage(state, { view: 'standings' })])).toEqual([]);
  });
});
