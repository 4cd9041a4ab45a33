import { describe, expect, it } from 'vitest';
import { USUAL_CUP } from '../../rules/cup-rules.ts';
import { playerId } from '../../rules/identity.ts';
import { list, scheme } from '../../standings/prizes/scheme.fixture.ts';
import { PlayedEvent } from '../../tournament/testing/played-event.ts';
import { prizesList, standingsList } from './standings-lists.ts';

/** Four players, the stronger of each pair in a drawn final. */
function drawnFinal(): PlayedEvent {
  const event = new PlayedEvent(
    {
      system: 'knockout',
      rounds: 1,
      initialColour: 'white',
      cup: USUAL_CUP,
      tieBreaks: ['BH/C1', 'BH', 'SB'],
      prizes: scheme([list('main', 'place', [100, 60, 30, 10])]),
    },
    4,
  );
  for (const [round, results] of [
    [1, '11'],
    [2, '='],
  ] as const) {
    event.does({ type: 'pairRound', round }).does({ type: 'publishRound', round });
    event.scores(round, results);
  }
  return event;
}

describe('[LA 3.3; 5.2 1] the papers of a cup with a drawn final', () => {
  it.each([
    ['en', /^Level, to be played off: .+ – /],
    ['fr', /^À égalité, départage à jouer\s: .+ – /],
  ] as const)('say that it waits for its play-off (%s), and nothing is final', (language, note) => {
    const { state } = drawnFinal();
    const standings = standingsList(state, language, 'staff');
    const prizes = prizesList(state, language, 'staff');
    for (const paper of [standings, prizes]) {
      expect(paper?.notes.some((one) => note.test(one))).toBe(true);
    }
    expect(standings?.title).not.toMatch(/final|définitif/i);
    expect(prizes?.notes.join(' ')).toMatch(/not final|pas définitif/);
    expect(standings?.columns.map(({ key }) => key)).not.toContain('BH/C1');
  });

  it('are final once it is played off', () => {
    const event = drawnFinal();
    const { white = playerId(''), black = playerId('') } = event.state.rounds[1]?.games[0] ?? {};
    event.does({ type: 'recordPlayOff', steps: [[black], [white]] });
    const standings = standingsList(event.state, 'en', 'staff');
    expect(standings?.title).toMatch(/^Final/);
    expect(standings?.notes).toEqual([]);
    expect(standings?.rows.map(([rank]) => rank)).toEqual([1, 2, 3, 3]);
  });
});
