import { describe, expect, it } from 'vitest';
import { ADJOURNED } from '../../../rules/outcome.ts';
import { draft, PlayedEvent, WHITE_WINS } from '../../testing/played-event.ts';

const openRound = (): PlayedEvent => new PlayedEvent({ rounds: 3 }, 4).pairs(1, 'a-c d-b');
const second = { type: 'publishRound', round: 2 } as const;

describe('publishing a round', () => {
  it('closes the round before it, and undo opens that again', () => {
    const event = openRound().scores(1, '11').does(draft(2, 'b-a c-d'));
    expect(event.verdict(second)).toEqual([]);
    event.does(second);
    expect(event.state.rounds.map(({ closed }) => closed)).toEqual([true, false]);
    event.does({ type: 'undo' });
    expect(event.state.rounds.map(({ closed }) => closed)).toEqual([false, false]);
  });

  it('[C.04.2 3.1] asks as closing does while a game of that round is adjourned', () => {
    const event = openRound().scores(1, '1');
    event.does({ type: 'enterResult', round: 1, board: 2, outcome: ADJOURNED });
    event.does(draft(2, 'b-a c-d'));
    expect(event.verdict(second)).toEqual(['2 closesWithAdjourned C.04.2 3.1']);
    event.does({ type: 'closeRound', round: 1 });
    expect(event.verdict(second)).toEqual([]);
  });

  it('asks as closing does while another result was reported', () => {
    const event = openRound().scores(1, '11');
    event.does({ type: 'questionResult', round: 1, board: 2, outcome: { kind: 'doubleForfeit' } });
    event.does(draft(2, 'b-a c-d'));
    expect(event.verdict(second)).toEqual(['3 closesWithQuestions Ronde 11']);
  });

  it('leaves open a round of a league in which a match is still to be played', () => {
    const event = new PlayedEvent({ system: 'berger', rounds: 3 }, 4);
    event.does({ type: 'pairRound', round: 1 }).does({ type: 'publishRound', round: 1 });
    event.does({ type: 'enterResult', round: 1, board: 1, outcome: WHITE_WINS });
    event.does({ type: 'pairRound', round: 2 }).does(second);
    expect(event.state.rounds.map(({ closed }) => closed)).toEqual([false, false]);
  });
});
