import { describe, expect, it } from 'vitest';
import { BLACK_WINS, DRAW, draft, PlayedEvent, WHITE_WINS } from './testing/played-event.ts';
import { roundView } from './views/round.ts';

/** Round 1 is over, and round 2 drafted at two. */
const drafted = (): PlayedEvent =>
  new PlayedEvent({}, 4).pairs(1, 'a-c b-d').scores(1, '11').does(draft(2, 'a-b d-c'));
const corrects = (event: PlayedEvent, board: number, outcome = DRAW, at = '14:05'): PlayedEvent => {
  event.at = `2026-03-07T${at}:00Z`;
  return event.does({ type: 'enterResult', round: 1, board, outcome });
};
const changed = (event: PlayedEvent) => roundView(event.state, 2, 'staff')?.changedResults;

describe('[Ronde 4] what changed under a draft', () => {
  it('a corrected result is named, with who and when', () => {
    const event = corrects(drafted(), 2);
    expect(changed(event)).toEqual([
      {
        round: 1,
        board: 2,
        was: WHITE_WINS,
        is: DRAW,
        by: 'chief',
        at: '2026-03-07T14:05:00Z',
      },
    ]);
    expect(event.state.rounds[1]?.outdated).toBe(true);
  });

  it('corrected twice it is told from the draft on; put back it is no change', () => {
    const event = corrects(corrects(drafted(), 1, DRAW), 1, BLACK_WINS, '14:09');
    expect(changed(event)).toMatchObject([
      { board: 1, was: WHITE_WINS, is: BLACK_WINS, at: '2026-03-07T14:09:00Z' },
    ]);
    expect(changed(corrects(event, 1, WHITE_WINS))).toEqual([]);
  });

  it('a new draft rests on what is; a public round names nothing', () => {
    const event = corrects(drafted(), 2).does(draft(2, 'a-b d-c'));
    expect(changed(event)).toEqual([]);
    corrects(event, 1);
    event.does({ type: 'publishRound', round: 2 });
    expect(changed(event)).toEqual([]);
  });
});
