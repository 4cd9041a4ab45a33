import { describe, expect, it } from 'vitest';
import { USUAL_CUP, type CupRules } from '../rules/cup-rules.ts';
import { playerId, teamId } from '../rules/identity.ts';
import { list, scheme } from '../standings/prizes/scheme.fixture.ts';
import { closingLine } from './closing-lines.ts';
import { USUAL_TEAMS } from './default-settings.ts';
import { expected } from './proposal.ts';
import type { NewSettings } from './settings.ts';
import { letter, PlayedEvent } from './testing/played-event.ts';
import { cockpitView } from './views/cockpit.ts';
import { dueList } from './views/due.ts';
import { readinessView } from './views/readiness.ts';
import { overviewView } from './views/overview.ts';
import { prizesView } from './views/prizes.ts';
import { standingsView } from './views/standings.ts';
import { teamStandingsView } from './views/team-standings.ts';

/** What the wizard stored for a cup before: the tie-breaks of a Swiss. */
const OF_A_SWISS = ['BH/C1', 'BH', 'SB'];
const NOW = '2026-03-07T14:05:00+01:00';

const cupOf = (players: number, cup: Partial<CupRules> = {}, more: Partial<NewSettings> = {}) =>
  new PlayedEvent(
    {
      system: 'knockout',
      rounds: 1,
      initialColour: 'white',
      tieBreaks: OF_A_SWISS,
      cup: { ...USUAL_CUP, ...cup },
      ...more,
    },
    players,
  );

function teamCupOf(teams: number, more: Partial<NewSettings> = {}): PlayedEvent {
  const event = new PlayedEvent({
    kind: 'team',
    system: 'knockout',
    rounds: 1,
    initialColour: 'white',
    team: { ...USUAL_TEAMS, boards: 2, boardColours: 'WB' },
    ...more,
  });
  const players = Array.from({ length: teams * 2 }, (_, index) => letter(index));
  event.does({ type: 'enterPlayers', players });
  event.does({ type: 'assignNumbers', reason: 'initialOrder' });
  for (let team = 1; team <= teams; team += 1) {
    const roster = players.slice((team - 1) * 2, team * 2).map(({ id }) => id);
    event.does({ type: 'enterTeam', team: { id: teamId(`t${team}`), name: `T${team}`, roster } });
  }
  return event.does({ type: 'numberTeams' });
}

const plays = (event: PlayedEvent, round: number, results: string): PlayedEvent =>
  event
    .does({ type: 'pairRound', round })
    .does({ type: 'publishRound', round })
    .scores(round, results);

const goesThrough = (winner: string, loser: string) =>
  ({ type: 'recordPlayOff', steps: [[playerId(winner)], [playerId(loser)]] }) as const;

/** Places with who shares them: `1 ab · 3 cd`. */
function places(event: PlayedEvent): string {
  const groups = new Map<number | null, string>();
  for (const { rank, id } of standingsView(event.state).rows) {
    groups.set(rank, `${groups.get(rank) ?? ''}${id}`);
  }
  return [...groups]
    .map(([rank, ids]) => `${rank} ${Array.from(ids).toSorted().join('')}`)
    .join(' · ');
}

const codes = (event: PlayedEvent) => dueList(event.state, { now: NOW }).map(({ code }) => code);

describe('[LA 3.3] the standings of a cup', () => {
  // Board order: 1 a-h, 2 d-e, 3 c-f, 4 b-g by the printed bracket; colours as drawn.
  it('rank by the stage reached, whatever tie-breaks are stored', () => {
    const event = plays(cupOf(8), 1, '1111');
    expect(standingsView(event.state).descriptors).toEqual(['CUP']);
    const ranks = () => standingsView(event.state).rows.map(({ rank }) => rank);
    expect(ranks()).toEqual([1, 1, 1, 1, 5, 5, 5, 5]);
    plays(event, 2, '11');
    expect(ranks()).toEqual([1, 1, 3, 3, 5, 5, 5, 5]);
    plays(event, 3, '1');
    expect(ranks()).toEqual([1, 2, 3, 3, 5, 5, 5, 5]);
  });

  it('put who won above who drew, and who drew above who lost', () => {
    const event = plays(cupOf(8), 1, '1=11');
    expect(standingsView(event.state).rows.map(({ rank }) => rank)).toEqual([
      1, 1, 1, 4, 4, 6, 6, 6,
    ]);
    const drawn = event.state.rounds[0]?.games[1];
    event.does(goesThrough(drawn?.black ?? '', drawn?.white ?? ''));
    expect(standingsView(event.state).rows.map(({ rank }) => rank)).toEqual([
      1, 1, 1, 1, 5, 5, 5, 5,
    ]);
  });

  it('put who is exempt with those who have reached the same stage', () => {
    // 1 and 2 of 6 are exempt (LA 3.3, "Exemples simples").
    const event = cupOf(6).does({ type: 'pairRound', round: 1 });
    event.does({ type: 'publishRound', round: 1 });
    expect(places(event)).toBe('1 ab · 3 cdef');
    event.scores(1, '1=');
    expect(standingsView(event.state).rows.map(({ rank }) => rank)).toEqual([1, 1, 1, 4, 4, 6]);
  });

  it('keep a semi-finalist who still plays below a finalist, above who is out', () => {
    const event = plays(cupOf(4), 1, '1=');
    expect(standingsView(event.state).rows.map(({ rank }) => rank)).toEqual([1, 2, 2, 4]);
  });

  it('order the losers of the semi-finals only by a match for the third place', () => {
    const event = plays(plays(cupOf(4, { thirdPlace: true }), 1, '11'), 2, '1=');
    expect(standingsView(event.state)).toMatchObject({ final: false });
    expect(standingsView(event.state).rows.map(({ rank }) => rank)).toEqual([1, 2, 3, 3]);
    const level = event.state.rounds[1]?.games[1];
    event.does(goesThrough(level?.black ?? '', level?.white ?? ''));
    expect(standingsView(event.state)).toMatchObject({ final: true });
    expect(standingsView(event.state).rows.map(({ rank }) => rank)).toEqual([1, 2, 3, 4]);
  });
});

describe('[LA 3.3; 5.2 1] a drawn final', () => {
  const drawn = (more: Partial<NewSettings> = {}): PlayedEvent => {
    const event = plays(plays(cupOf(4, {}, more), 1, '11'), 2, '=');
    return event.does({ type: 'closeRound', round: 2 });
  };

  const decided = (event: PlayedEvent): PlayedEvent => {
    const final = event.state.rounds[1]?.games[0];
    return event.does(goesThrough(final?.black ?? '', final?.white ?? ''));
  };

  it('has no winner before it is played off', () => {
    const event = drawn();
    expect(standingsView(event.state)).toMatchObject({ final: false });
    expect(standingsView(event.state).rows.map(({ rank }) => rank)).toEqual([1, 1, 3, 3]);
    decided(event);
    expect(standingsView(event.state)).toMatchObject({ final: true });
    expect(standingsView(event.state).rows.map(({ rank }) => rank)).toEqual([1, 2, 3, 3]);
    expect(standingsView(event.state).rows[0]?.id).toBe(event.state.rounds[1]?.games[0]?.black);
  });

  it('leaves the event unfinished, and *Now* names the match', () => {
    const event = drawn();
    expect(overviewView(event.state, 'staff').next).toEqual({ step: 'play', round: 2 });
    expect(codes(event)).toContain('matchToPlayOff');
    expect(codes(event)).not.toContain('eventFinished');
    expect(codes(event)).not.toContain('closingList');
    decided(event);
    expect(overviewView(event.state, 'staff').next).toEqual({ step: 'finished', round: null });
    expect(codes(event)).toContain('eventFinished');
    expect(codes(event)).not.toContain('matchToPlayOff');
  });

  it('stands on the closing list, and closing the event asks with the article', () => {
    const event = drawn();
    expect(closingLine(event.state, 'ties')).toMatchObject({
      standing: 'toDo',
      reason: 'matchesLevel',
      params: { count: 1 },
    });
    expect(closingLine(event.state, 'ties').params['matches']).toContain(' – ');
    expect(event.verdict({ type: 'closeTournament' })).toContain('3 closesWithLevelMatches LA 3.3');
    decided(event);
    expect(closingLine(event.state, 'ties')).toMatchObject({ standing: 'notNeeded' });
    expect(event.verdict({ type: 'closeTournament' }).join()).not.toContain('LevelMatches');
  });

  it('shares the prizes and says they are not final', () => {
    const prizes = scheme([list('main', 'place', [100, 60, 30, 10])]);
    const event = drawn({ prizes });
    expect(prizesView(event.state)).toMatchObject({ final: false });
    expect(prizesView(event.state)?.awards.map(({ amount }) => amount)).toEqual([
      8_000, 8_000, 2_000, 2_000,
    ]);
    expect(closingLine(event.state, 'prizes')).toMatchObject({ reason: 'prizesWaitForMatches' });
    decided(event);
    expect(prizesView(event.state)).toMatchObject({ final: true });
    expect(prizesView(event.state)?.awards.map(({ amount }) => amount)).toEqual([
      10_000, 6_000, 2_000, 2_000,
    ]);
  });

  it('is not decided by lots drawn for places', () => {
    const event = drawn({ ties: 'lots' });
    event.does({ type: 'drawTieLots', seed: 'seed' });
    expect(
      standingsView(event.state)
        .rows.map(({ rank }) => rank)
        .slice(0, 2),
    ).toEqual([1, 1]);
  });
});

describe('[LA 3.3] a cup of teams', () => {
  it('leaves a final that the tie-breaks leave level undecided', () => {
    const event = plays(plays(teamCupOf(4), 1, '1010'), 2, '11');
    expect(teamStandingsView(event.state)).toMatchObject({ final: false });
    expect(teamStandingsView(event.state)?.rows.map(({ rank }) => rank)).toEqual([1, 1, 3, 3]);
    expect(codes(event)).toContain('matchToDecide');
    event.does({ type: 'closeRound', round: 2 });
    expect(closingLine(event.state, 'ties')).toMatchObject({ reason: 'matchesLevel' });
    const match = event.state.rounds[1]?.matches[0];
    event.does({
      type: 'decideMatch',
      winner: match?.second ?? teamId(''),
      loser: match?.first ?? teamId(''),
      by: 'lots',
    });
    expect(teamStandingsView(event.state)).toMatchObject({ final: true });
    expect(teamStandingsView(event.state)?.rows.map(({ rank }) => rank)).toEqual([1, 2, 3, 3]);
    expect(codes(event)).not.toContain('matchToDecide');
  });
});

describe('[LA 3.3] *Now* in a cup', () => {
  it('names the matches to play off, and does not offer the next round before', () => {
    const event = plays(cupOf(8), 1, '1==1');
    const due = dueList(event.state, { now: NOW });
    expect(due.filter(({ code }) => code === 'matchToPlayOff')).toHaveLength(2);
    expect(due.some(({ code }) => code === 'pairRound')).toBe(false);
    for (const board of [1, 2]) {
      const { white = playerId(''), black = playerId('') } =
        event.state.rounds[0]?.games[board] ?? {};
      event.does(goesThrough(black, white));
    }
    expect(codes(event)).toContain('pairRound');
  });

  // LA 3.3, "Exemple sur deux cas simples": of 23, nine are exempt, 14 play, then 16.
  it('counts who has a match in a round', () => {
    const event = cupOf(23);
    const rounds = () => overviewView(event.state, 'staff').rounds.map((one) => one.inBracket);
    expect(readinessView(event.state)?.playing).toBe(14);
    plays(event, 1, '1111111');
    expect(rounds()).toEqual([null, 16, 8, 4, 2]);
    expect(readinessView(event.state)?.playing).toBe(16);
    expect(expected(event.state, 2)).toHaveLength(16);
  });

  it('waits at the check-in for both players of a match to be played off', () => {
    const event = plays(cupOf(8), 1, '1=11');
    expect(readinessView(event.state)?.playing).toBe(4);
    expect(expected(event.state, 2)).toHaveLength(5);
  });

  it('has those of the furthest stage in the lead', () => {
    const event = plays(cupOf(16), 1, '1111111=');
    expect(cockpitView(event.state).leaders).toMatchObject({ level: 2 });
    expect(cockpitView(event.state).leaders?.first.map(({ rank }) => rank)).toEqual([
      1, 1, 1, 1, 1,
    ]);
  });
});
