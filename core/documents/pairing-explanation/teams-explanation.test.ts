import { describe, expect, it } from 'vitest';
import { playerId, teamId } from '../../rules/identity.ts';
import { LANGUAGES } from '../../rules/language.ts';
import { match } from '../../tournament/testing/scheveningen-match.ts';
import { teamEvent, teamsPlay } from '../../tournament/testing/team-event.ts';
import type { PlayedEvent } from '../../tournament/testing/played-event.ts';
import { checkRound } from '../../tournament/views/check-round.ts';
import { roundExplanation, whyNotExplanation, type RoundExplanation } from './round-explanation.ts';

const STAFF = { language: 'en', audience: 'staff' } as const;

/** Rounds as the system pairs them, White winning on every board. */
function paired(event: PlayedEvent, rounds: number): PlayedEvent {
  for (let round = 1; round <= rounds; round += 1) {
    event.does({ type: 'pairRound', round }).does({ type: 'publishRound', round });
    event.scores(round, '1'.repeat(event.state.rounds[round - 1]?.games.length ?? 0));
  }
  return event;
}

function explained(event: PlayedEvent, round: number): RoundExplanation {
  const told = roundExplanation(event.state, round, STAFF);
  if (!told.ok) throw new Error(told.error.code);
  return told.value;
}

function whyNot(event: PlayedEvent, round: number, a: string, b: string): unknown {
  const told = whyNotExplanation(event.state, round, [teamId(a), teamId(b)], STAFF);
  return told.ok ? [told.value.reason, ...told.value.sentences] : told.error.code;
}

describe('[C.04.6] a round of teams explained', () => {
  it('draws the brackets of the teams, with the tables they met at', () => {
    const event = paired(teamEvent(5), 2);
    const drawn = explained(event, 1);
    if (drawn.kind !== 'brackets') throw new Error(drawn.kind);
    expect(drawn.of).toBe('teams');
    // 3.4: of five teams without a point the last has the bye; 3.6.3: 1-3 and 2-4.
    expect(drawn.bye?.sentence).toContain('Team E');
    expect(drawn.brackets.map(({ pairs }) => pairs.map(({ pair }) => pair))).toEqual([
      [
        [1, 3],
        [2, 4],
      ],
    ]);
    expect(drawn.meetings.map(({ place }) => place)).toEqual([1, 2]);
    expect(drawn.players.map(({ id, name }) => [id, name])).toContainEqual(['t1', 'Team A']);
    expect(drawn.departures).toEqual([]);
    for (const round of [1, 2]) {
      expect(checkRound(event.state, round)).toMatchObject({ verdict: 'same', breaches: [] });
    }
  });

  it('names the tables of a round by hand that the rules pair otherwise', () => {
    const event = teamsPlay(teamEvent(4), 1, 't1-t2 t4-t3', '1'.repeat(8));
    const drawn = explained(event, 1);
    expect(drawn.departures).toEqual([1, 2]);
    const check = checkRound(event.state, 1);
    expect(check).toMatchObject({ verdict: 'differs', article: 'C.04.6 3.3' });
    expect(check.recorded).toEqual([
      { board: 1, white: 't1', black: 't2' },
      { board: 2, white: 't4', black: 't3' },
    ]);
    teamsPlay(event, 2, 't1-t2 t4-t3', '1'.repeat(8));
    expect(checkRound(event.state, 2).breaches.map(({ code }) => code)).toEqual([
      'rematch',
      'rematch',
    ]);
  });

  it('says why two teams do not meet, by the rule', () => {
    const event = paired(teamEvent(4), 1);
    expect(whyNot(event, 1, 't1', 't3')).toEqual([
      'paired',
      'Team A and Team C do meet in this round.',
    ]);
    expect(whyNot(event, 1, 't1', 't2')).toEqual(['order', expect.stringContaining('3.6')]);
    expect(whyNot(event, 2, 't1', 't3')).toEqual(['absolute', expect.stringContaining('round 1')]);
    expect(whyNot(event, 1, 't1', 't1')).toBe('unknownPlayer');
    expect(whyNot(event, 1, 't1', 'nobody')).toBe('unknownPlayer');
    const players = [playerId('p1'), playerId('p5')] as const;
    expect(whyNotExplanation(event.state, 1, players, STAFF)).toMatchObject({
      error: { code: 'unknownPlayer' },
    });
  });

  it('is plain in both languages', () => {
    const { state } = paired(teamEvent(7), 3);
    for (const language of LANGUAGES) {
      const told = roundExplanation(state, 3, { language, audience: 'public' });
      if (!told.ok) throw new Error(told.error.code);
      expect(JSON.parse(JSON.stringify(told.value))).toEqual(told.value);
      expect(JSON.stringify(told.value)).not.toMatch(/\{\w+\}/);
    }
  });
});

describe('[C.05 annex 1] a round robin of teams explained', () => {
  it('stands on the table, and the team that rests is the one of the table', () => {
    const event = paired(teamEvent(5, { system: 'berger', rounds: 5, tieBreaks: ['DE'] }), 2);
    const drawn = explained(event, 1);
    if (drawn.kind !== 'table') throw new Error(drawn.kind);
    expect([drawn.of, drawn.size, drawn.resting]).toEqual(['teams', 6, 1]);
    expect(drawn.sentences.at(-1)).toContain('Team A (1) meets the free place');
    expect(drawn.departures).toEqual([]);
    for (const round of [1, 2]) expect(checkRound(event.state, round).verdict).toBe('same');
    // Table for 6: 1 and 2 meet in round 2.
    expect(whyNot(event, 1, 't1', 't2')).toEqual(['table', expect.stringContaining('round 2')]);
  });
});

describe('[LA 3.1] a Scheveningen match of two teams explained', () => {
  it('names the line of the table, the seats, and who of the larger team has no opponent', () => {
    const event = paired(match(3, 2), 1);
    const drawn = explained(event, 1);
    if (drawn.kind !== 'games') throw new Error(drawn.kind);
    expect([drawn.of, drawn.meetings.map(({ place }) => place)]).toEqual(['players', [1, 2]]);
    expect(drawn.sentences[0]).toContain('line 1 of the Scheveningen table for 3 against 2');
    const free = event.state.rounds[0]?.unpaired.map(({ player }) => player) ?? [];
    expect(free).toHaveLength(1);
    expect(drawn.sentences[1]).toContain(event.state.players.get(free[0] ?? playerId(''))?.name);
    const [a, b] = [playerId('a'), playerId('b')];
    expect(whyNotExplanation(event.state, 1, [a, b], STAFF)).toMatchObject({
      value: { reason: 'table', sentences: [expect.stringContaining('both on side A')] },
    });
  });
});
