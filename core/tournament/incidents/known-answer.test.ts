import { describe, expect, it } from 'vitest';
import { SITUATIONS } from '../../decisions/situations/situations.ts';
import { playerId } from '../../rules/identity.ts';
import { NO_REGULATIONS } from '../regulations.ts';
import { PlayedEvent } from '../testing/played-event.ts';
import { knownAtBoards } from '../views/known-at-boards.ts';
import { knownAnswer } from './known-answer.ts';

const [a, c] = [playerId('a'), playerId('c')];
const begun = (settings = {}): PlayedEvent =>
  new PlayedEvent({ rounds: 5, initialColour: 'white', ...settings }, 4).pairs(1, 'a-c b-d');
const illegal = { type: 'enterIncident', kind: 'illegal', round: 1, board: 1, player: a } as const;
const at = { round: 1, board: 1, player: a } as const;
const MIDNIGHT = Date.parse('2026-01-01T00:00:00Z');

describe('what the event answers by itself', () => {
  it('[E.01 7.5.5] the next illegal move of this player in this game, with the hours of those before', () => {
    const event = begun()
      .does({ ...illegal, text: 'two hands' })
      .does({ ...illegal, text: 'clock without a move' })
      .does({ type: 'takeBackIncident', number: 2, reason: 'a move was made' })
      .does({ type: 'enterIncident', kind: 'device', round: 1, board: 1, player: a, text: 'rang' });
    const known = knownAtBoards(event.state);
    const count = (place: Partial<typeof at> | { player: typeof c }) =>
      knownAnswer('illegal', 'count', known, { ...at, ...place }, MIDNIGHT);
    const written = event.state.incidents?.get(1)?.at;
    expect(count({})).toEqual({ from: 'illegalMoves', answer: 2, at: [written] });
    expect(count({ player: c })).toMatchObject({ answer: 1, at: [] });
    const nobody = { ...at, player: null };
    expect(knownAnswer('illegal', 'count', known, nobody, MIDNIGHT)).toBeNull();
  });

  it.each([
    [30, { answer: 30, minutes: 30, article: 'E.01 6.7.1' }],
    // Silence means zero (E.01 6.7.1): the question is left at “nothing announced”.
    [null, { answer: null, minutes: 0, article: 'E.01 6.7.1' }],
  ] as const)('[E.01 6.7.1] a default time of %s min', (defaultTime, answer) => {
    const event = begun({ regulations: { ...NO_REGULATIONS, defaultTime } });
    const known = knownAtBoards(event.state);
    expect(knownAnswer('late', 'default', known, at, MIDNIGHT)).toMatchObject(answer);
  });

  it('[E.01 6.7.1] the minutes since the announced start, not since the hour of the programme', () => {
    const start = '2026-03-07T15:15:00.000Z';
    const event = begun().does({ type: 'startRound', round: 1, at: start });
    const known = knownAtBoards(event.state);
    const minutes = (now: string) =>
      knownAnswer('late', 'minutes', known, at, Date.parse(now))?.answer ?? null;
    expect(minutes('2026-03-07T15:45:59Z')).toBe(30);
    expect(minutes('2026-03-07T15:00:00Z')).toBeNull();
    expect(knownAnswer('late', 'minutes', known, { ...at, round: 2 }, MIDNIGHT)).toBeNull();
  });

  it('[E.01 A.3, B.3] whether the Competition Rules hold, as the regulations state it', () => {
    const event = begun();
    const state = (regime: string | null) =>
      event.does({ type: 'stateClauses', clauses: { regime } }).state;
    expect(knownAtBoards(event.state).supervised).toBeNull();
    expect(knownAtBoards(state('supervised')).supervised).toBe(true);
    expect(knownAtBoards(state('unsupervised')).supervised).toBe(false);
  });

  it('asks nothing that a situation does not ask', () => {
    expect(Object.keys(SITUATIONS.illegal.questions)).toContain('count');
    expect(Object.keys(SITUATIONS.late.questions)).toEqual(
      expect.arrayContaining(['minutes', 'default']),
    );
  });
});
