import { describe, expect, it } from 'vitest';
import { USUAL_CUP, type CupRules } from '../rules/cup-rules.ts';
import { teamId } from '../rules/identity.ts';
import { bracketOf } from './cup.ts';
import { USUAL_TEAMS } from './default-settings.ts';
import { read, told, written } from './report-file/testing/written-and-read.ts';
import type { NewSettings } from './settings.ts';
import { letter, PlayedEvent } from './testing/played-event.ts';
import { bracketView } from './views/bracket.ts';
import { hallPage } from './views/hall.ts';
import { playerCard } from './views/player-card.ts';
import { teamStandingsView } from './views/team-standings.ts';

const BOARDS = 2;

/** Teams t1, t2 … of two boards each, the strongest first: a b, c d, e f … */
function started(
  teams: number,
  cup: Partial<CupRules> = {},
  settings: Partial<NewSettings> = {},
): PlayedEvent {
  const event = new PlayedEvent({
    kind: 'team',
    system: 'knockout',
    rounds: 1,
    initialColour: 'white',
    team: { ...USUAL_TEAMS, boards: BOARDS, boardColours: 'WB' },
    cup: { ...USUAL_CUP, ...cup },
    ...settings,
  });
  const players = Array.from({ length: teams * BOARDS }, (_, index) => letter(index));
  event.does({ type: 'enterPlayers', players });
  event.does({ type: 'assignNumbers', reason: 'initialOrder' });
  for (let team = 1; team <= teams; team += 1) {
    const roster = players.slice((team - 1) * BOARDS, team * BOARDS).map(({ id }) => id);
    event.does({ type: 'enterTeam', team: { id: teamId(`t${team}`), name: `T${team}`, roster } });
  }
  return event.does({ type: 'numberTeams' });
}

const publishes = (event: PlayedEvent, round: number): PlayedEvent =>
  event.does({ type: 'pairRound', round }).does({ type: 'publishRound', round });

const plays = (event: PlayedEvent, round: number, results: string): PlayedEvent =>
  publishes(event, round).scores(round, results);

const matchesOf = (event: PlayedEvent, round: number): string =>
  (event.state.rounds[round - 1]?.matches ?? [])
    .map(({ first, second }) => `${first}-${second}`)
    .join(' ');

const verdicts = (event: PlayedEvent, round: number) =>
  bracketOf(event.state)?.matches[round - 1]?.map(({ verdict }) => verdict);

const goesThrough = (winner: string, loser: string) =>
  ({ type: 'decideMatch', winner: teamId(winner), loser: teamId(loser), by: 'lots' }) as const;

describe('a cup of teams', () => {
  it('[LA 3.3] is played by its bracket to the final, ranked by the round reached', () => {
    const event = started(6, { thirdPlace: true });
    // Teams 1 and 2 are exempt; the first-named of a match has White on board 1.
    plays(event, 1, '1010');
    expect(matchesOf(event, 1)).toBe('t4-t5 t6-t3');
    expect(event.state.settings.rounds).toBe(3);
    expect(event.state.rounds[0]?.freeTeams).toEqual([]);
    expect(verdicts(event, 1)).toEqual(['won', 'won']);
    plays(event, 2, '1010');
    plays(event, 3, '1010');
    expect(event.state.rounds[2]?.matches).toHaveLength(2);
    const view = teamStandingsView(event.state);
    expect(view?.descriptors).toEqual(['CUP']);
    expect(view?.refusal).toBeNull();
    expect(view?.rows.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 5]);
    expect(view?.rows[0]?.name).toBe(bracketView(event.state, 'staff')?.winner?.name);
  });

  // Two boards, 1-0 for one team and 0-1 for the other: 1-1, and board 1 belongs to the winner.
  it.each([
    [['TBR'], 'tieBreak', 'TBR'],
    [['OTHER_BERLIN'], 'tieBreak', 'OTHER_BERLIN'],
    // The cup's differential and game points are level in one match; the lower mean rating has it.
    [
      ['OTHER_GAME_POINT_DIFFERENTIAL', 'GPTS', 'OTHER_LOWEST_AVERAGE_RATING'],
      'tieBreak',
      'OTHER_LOWEST_AVERAGE_RATING',
    ],
    [['MPvGP'], 'tied', undefined],
    [[], 'tied', undefined],
  ])('[C.07 12] a drawn match goes by %j on that match alone', (tieBreaks, verdict, by) => {
    const event = plays(started(2, {}, { tieBreaks }), 1, '11');
    const [match] = bracketOf(event.state)?.matches[0] ?? [];
    expect(match).toMatchObject({ verdict, ...(by === undefined ? {} : { tieBreak: by }) });
    if (by === 'OTHER_LOWEST_AVERAGE_RATING') expect(match?.winner).toBe(2);
    else if (by !== undefined) expect(match?.winner).toBe(1);
  });

  it('[LA 5.2 1] asks which team goes through a match that the tie-breaks leave level', () => {
    const event = plays(started(4), 1, '1110');
    const next = { type: 'pairRound', round: 2 } as const;
    expect(event.verdict(next)).toEqual(['refused matchesTied LA 3.3']);
    expect(event.verdict(goesThrough('t1', 't2'))).toEqual(['refused noTiedMatch LA 5.2 1']);
    expect(event.verdict(goesThrough('t2', 't3'))).toEqual(['refused noTiedMatch LA 5.2 1']);
    expect(event.verdict(goesThrough('t1', 't9'))).toEqual([
      expect.stringContaining('refused unknownTeam'),
    ]);
    event.does(goesThrough('t1', 't4')).does(goesThrough('t4', 't1')).does(next);
    expect(matchesOf(event, 2)).toContain('t4');
    expect(event.verdict(goesThrough('t1', 't4'))).toEqual(['refused roundAlreadyPaired LA 5.2 1']);
    const other = new PlayedEvent({ kind: 'team', system: 'berger', rounds: 1 });
    expect(other.verdict(goesThrough('t1', 't2'))).toEqual([
      expect.stringContaining('refused wrongKind'),
    ]);
  });

  it('[LA 3.3] refuses other matches than the bracket has, and teams once it stands', () => {
    const event = started(4);
    const match = (first: string, second: string) => ({
      first: teamId(first),
      second: teamId(second),
    });
    const draft = {
      type: 'draftTeamRound',
      round: 1,
      matches: [match('t1', 't2'), match('t3', 't4')],
      bye: null,
      origin: 'manual',
    } as const;
    event.does({ type: 'changeSettings', changes: { rounds: 2 } });
    expect(event.verdict(draft)).toEqual(['refused notAsInBracket LA 3.3']);
    // Colours alone may be changed.
    event.does({ ...draft, matches: [match('t4', 't1'), match('t2', 't3')] });
    event.does({ type: 'publishRound', round: 1 });
    const late = { id: teamId('t5'), name: 'T5', roster: [] };
    expect(event.verdict({ type: 'enterTeam', team: late })).toEqual([
      'refused cupHasBegun LA 3.3',
    ]);
    // A substitute may still come.
    expect(event.verdict({ type: 'enterPlayers', players: [letter(20, 2)] })).toEqual([]);
  });

  it('[LA 3.3] a team that has left forfeits, and both that forfeit leave nobody', () => {
    const event = plays(started(4), 1, '1010');
    const [one = ''] = matchesOf(publishes(started(2), 1), 1).split('-');
    expect(one).toBe('t1');
    const winner = event.state.teams.get(teamId('t1'))?.id ?? teamId('');
    event.does({ type: 'withdrawTeam', team: winner });
    publishes(event, 2);
    expect(event.state.rounds[1]?.games.map(({ outcome }) => outcome.kind)).toEqual([
      'forfeit',
      'forfeit',
    ]);
    expect(verdicts(event, 2)).toEqual(['forfeit']);
    const away = publishes(started(2), 1);
    for (const board of [1, 2]) {
      away.does({ type: 'enterResult', round: 1, board, outcome: { kind: 'doubleForfeit' } });
    }
    expect(verdicts(away, 1)).toEqual(['nobody']);
  });

  it('shows game points and tables to everybody, and who is out to its players', () => {
    const event = plays(started(4, {}, { tieBreaks: ['TBR'] }), 1, '1=11');
    const view = bracketView(event.state, 'public');
    expect(view).toMatchObject({ of: 'teams', entrants: 4, games: 1 });
    const [first, second] = view?.rounds[0]?.matches ?? [];
    expect(first?.sides.map((side) => side.kind === 'player' && side.score)).toEqual([15, 5]);
    expect(first).toMatchObject({ table: { round: 1, table: 1 }, verdict: 'won', tieBreak: null });
    expect(second).toMatchObject({
      verdict: 'tieBreak',
      tieBreak: { descriptor: 'TBR' },
      toDecide: false,
    });
    expect(second?.games.map(({ board }) => board)).toEqual([3, 4]);
    const page = hallPage(event.state, { view: 'bracket' });
    if (page.view !== 'bracket') throw new Error('no bracket');
    expect(page.rounds[0]?.[0]?.sides[0]).toMatchObject({ player: { name: 'T1', short: 'T1' } });
    // Of the fourth team, beaten by the first.
    const [g = letter(6).id] = event.state.teams.get(teamId('t4'))?.roster ?? [];
    expect(playerCard(event.state, g, 'public')?.out).toEqual({ round: 1, rounds: 2 });
  });

  it('[TRF26 192] goes out and comes back with its bracket', () => {
    const event = started(6, { thirdPlace: true, late: [{ count: 2, roundsSkipped: 1 }] });
    plays(event, 1, '1110');
    event.does(goesThrough('t5', 't4'));
    plays(event, 2, '1010');
    const file = written(event.ledger);
    expect(file).toMatch(/^192 CUSTOM_TEAM_KNOCKOUT$/m);
    expect(file).toMatch(/^### Cup: 1 games, third place, late 2:1$/m);
    expect(file).toMatch(/^### Went through: 5 before 4$/m);
    const back = read(file).state;
    if (back === null) throw new Error('not read');
    expect(back.settings.cup).toEqual(event.state.settings.cup);
    expect(told(back)).toEqual(told(event.state));
    expect(bracketOf(back)).toEqual(bracketOf(event.state));
  });
});
