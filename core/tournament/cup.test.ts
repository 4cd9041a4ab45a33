import { describe, expect, it } from 'vitest';
import { playerId, type PlayerId } from '../rules/identity.ts';
import { USUAL_CUP, type CupRules } from '../rules/cup-rules.ts';
import { bracketOf } from './cup.ts';
import { read, told, written } from './report-file/testing/written-and-read.ts';
import { draft, letter, PlayedEvent } from './testing/played-event.ts';
import { crosstableView } from './views/crosstable.ts';
import { playerCard } from './views/player-card.ts';
import { checkRound } from './views/check-round.ts';
import { standingsView } from './views/standings.ts';

const started = (players: number, cup: Partial<CupRules> = {}) =>
  new PlayedEvent(
    { system: 'knockout', rounds: 1, initialColour: 'white', cup: { ...USUAL_CUP, ...cup } },
    players,
  );

const pairsOf = (event: PlayedEvent, round: number): string =>
  (event.state.rounds[round - 1]?.games ?? [])
    .map(({ white, black }) => `${white}-${black}`)
    .join(' ');

function plays(event: PlayedEvent, round: number, results: string): PlayedEvent {
  event.does({ type: 'pairRound', round }).does({ type: 'publishRound', round });
  return event.scores(round, results);
}

const goesThrough = (winner: string, loser: string) =>
  ({ type: 'recordPlayOff', steps: [[playerId(winner)], [playerId(loser)]] }) as const;

const table = (event: PlayedEvent): (string | number | null)[][] =>
  standingsView(event.state).rows.map(({ rank, name }) => [rank, name.slice(0, 1)]);

describe('a cup as an event', () => {
  it('[LA 3.3] is played by its bracket to the final, ranked by the round reached', () => {
    const event = started(6, { thirdPlace: true });
    // a and b are exempt; 3-6 and 4-5 play.
    plays(event, 1, '11');
    expect(event.state.settings.rounds).toBe(3);
    expect(pairsOf(event, 1)).toBe('d-e f-c');
    expect(event.state.rounds[0]?.unpaired).toEqual([]);
    plays(event, 2, '10');
    plays(event, 3, '11');
    expect(event.state.rounds[2]?.games).toHaveLength(2);
    for (const round of [1, 2, 3]) expect(checkRound(event.state, round).verdict).toBe('same');
    const ranks = table(event).map(([rank]) => rank);
    expect(ranks).toEqual([1, 2, 3, 4, 5, 5]);
    expect(bracketOf(event.state)?.matches.map((matches) => matches.length)).toEqual([2, 2, 1]);
  });

  it('[LA 3.3] is open where a game has no result yet, tied only once it is played', () => {
    const event = started(4);
    event.does({ type: 'pairRound', round: 1 }).does({ type: 'publishRound', round: 1 });
    const verdicts = () => bracketOf(event.state)?.matches[0]?.map(({ verdict }) => verdict);
    expect(verdicts()).toEqual(['open', 'open']);
    event.scores(1, '=1');
    expect(verdicts()).toEqual(['tied', 'won']);
  });

  it('[LA 5.2 1] asks who goes through a match that ended level', () => {
    const event = started(4, { games: 2 });
    plays(plays(event, 1, '11'), 2, '=1');
    const next = { type: 'pairRound', round: 3 } as const;
    expect(event.verdict(next)).toEqual(['refused matchesTied LA 3.3']);
    expect(event.verdict(goesThrough('a', 'b'))).toEqual(['refused noTiedMatch LA 5.2 1']);
    const tied = bracketOf(event.state)?.matches[0]?.find(({ verdict }) => verdict === 'tied');
    expect(tied?.score).toEqual([10, 10]);
    event.does(goesThrough('b', 'c')).does(next);
    expect(pairsOf(event, 3)).toContain('b');
    expect(event.verdict(goesThrough('c', 'b'))).toEqual(['refused roundAlreadyPaired LA 5.2 1']);
  });

  it('[LA 3.3] has nobody through or out while the games left may turn a match', () => {
    const verdicts = (event: PlayedEvent) =>
      bracketOf(event.state)?.matches[0]?.map(({ verdict }) => verdict);
    const event = plays(started(4, { games: 2 }), 1, '1=');
    expect(verdicts(event)).toEqual(['open', 'tied']);
    expect(table(event).map(([rank]) => rank)).toEqual([1, 1, 1, 1]);
    expect(verdicts(plays(event, 2, '01'))).toEqual(['won', 'won']);
    const forfeited = started(2, { games: 2 });
    forfeited.does({ type: 'pairRound', round: 1 }).does({ type: 'publishRound', round: 1 });
    const outcome = { kind: 'forfeit', winner: 'white' } as const;
    forfeited.does({ type: 'enterResult', round: 1, board: 1, outcome });
    expect(verdicts(forfeited)).toEqual(['open']);
  });

  it('[LA 3.3] has no round, and no bye, for whoever is exempt or out', () => {
    const event = started(6, { thirdPlace: true });
    plays(plays(event, 1, '11'), 2, '11');
    const lost = (round: number, board: number) =>
      event.state.rounds[round - 1]?.games[board - 1]?.black ?? playerId('');
    const cells = (name: string) =>
      crosstableView(event.state)
        .lines.find((line) => line.name.startsWith(name.toUpperCase()))
        ?.rounds.map((cell) => cell !== null);
    const [early, later] = [lost(1, 1), lost(2, 1)];
    expect(cells(early)).toEqual([true, false]);
    expect(cells('a')).toEqual([false, true]);
    const card = (id: PlayerId, audience: 'staff' | 'public') =>
      playerCard(event.state, id, audience);
    expect(card(early, 'public')?.path.map(({ round }) => round)).toEqual([1]);
    expect(card(early, 'public')?.out).toEqual({ round: 1, rounds: 3 });
    // Who lost a semi-final still plays for the third place.
    expect(card(later, 'staff')?.out).toBeNull();
    plays(event, 3, '11');
    expect(card(later, 'staff')?.out).toEqual({ round: 2, rounds: 3 });
    const { publication } = event.state.settings;
    event.does({
      type: 'changeSettings',
      changes: { publication: { ...publication, results: false } },
    });
    expect(card(early, 'public')?.out).toBeNull();
  });

  it('ends a match when it is decided: four games, and nobody plays the fourth', () => {
    const event = started(2, { games: 4 });
    plays(plays(plays(event, 1, '1'), 2, '0'), 3, '1');
    event.does({ type: 'pairRound', round: 4 });
    expect(pairsOf(event, 4)).toBe('');
    expect(table(event)[0]).toEqual([1, 'A']);
  });

  it('lets the opponent through where somebody has left, and nobody where both are away', () => {
    const event = plays(started(4), 1, '1');
    event.does({
      type: 'enterResult',
      round: 1,
      board: 2,
      outcome: { kind: 'doubleForfeit' },
    });
    event.does({ type: 'pairRound', round: 2 });
    expect(pairsOf(event, 2)).toBe('');
    expect(table(event).map(([rank]) => rank)).toEqual([1, 2, 2, 2]);
    const left = plays(started(4), 1, '11').does({ type: 'withdraw', player: playerId('a') });
    left.does({ type: 'pairRound', round: 2 }).does({ type: 'publishRound', round: 2 });
    expect(left.state.rounds[1]?.games[0]?.outcome.kind).toBe('forfeit');
  });

  it('takes late entries until round 1 is published, and none after', () => {
    const event = started(4).does({ type: 'pairRound', round: 1 });
    event.does({ type: 'discardDraft' });
    event
      .does({ type: 'enterPlayers', players: [letter(4)] })
      .does({ type: 'pairRound', round: 1 });
    expect(event.state.settings.rounds).toBe(3);
    event.does({ type: 'publishRound', round: 1 });
    const late = { type: 'enterPlayers', players: [letter(5, 2)] } as const;
    expect(event.verdict(late)).toEqual(['refused cupHasBegun LA 3.3']);
  });

  it('refuses pairs that the bracket does not have, and cups that make none', () => {
    const event = started(4);
    expect(event.verdict(draft(1, 'a-b c-d'))).toEqual(['refused notAsInBracket LA 3.3']);
  });

  // Row 10: qualified more than entrants, a late entry after the final, one entrant.
  it.each<[number, Partial<CupRules>, string]>([
    [4, { late: [{ count: 4, roundsSkipped: 1 }] }, 'cupAllLate'],
    [4, { late: [{ count: 9, roundsSkipped: 1 }] }, 'cupAllLate'],
    [3, { late: [{ count: 1, roundsSkipped: 2 }] }, 'cupAfterFinal'],
    [1, {}, 'cupTooSmall'],
  ])('[LA 3.3] refuses a cup of %d with %j: %s', (players, rules, code) => {
    const unfit = started(players, rules);
    expect(unfit.verdict({ type: 'pairRound', round: 1 })).toEqual([`refused ${code} LA 3.3`]);
  });

  it('[LA 3.3] seats who comes in with the semi-finals there', () => {
    const event = started(12, { lateAt: [{ count: 1, entersAt: 2 }] });
    event.does({ type: 'pairRound', round: 1 });
    // Four rounds: D 11, F 4, PN 15, E 1; ten play, then six, four, and two.
    expect(event.state.settings.rounds).toBe(4);
    expect(bracketOf(event.state)?.matches.map((matches) => matches.length)).toEqual([5, 3, 2, 1]);
    expect(bracketOf(event.state)?.matches[2]?.[0]?.sides).toContainEqual({
      kind: 'player',
      player: 1,
    });
    const changes = { cup: { ...USUAL_CUP, lateAt: [{ count: 1, entersAt: 3 }] } };
    expect(started(12).verdict({ type: 'changeSettings', changes })).toEqual([
      expect.stringContaining('refused badSetting'),
    ]);
  });

  it('[TRF26 192] goes out and comes back with its bracket, blank where nobody plays', () => {
    const event = started(6, {
      games: 2,
      thirdPlace: true,
      late: [{ count: 2, roundsSkipped: 1 }],
      playOff: { games: 2, minutes: 5, increment: 3, armageddonAfter: 1 },
    });
    plays(plays(event, 1, '=1'), 2, '=0');
    const { white = playerId(''), black = playerId('') } = event.state.rounds[0]?.games[0] ?? {};
    event.does(goesThrough(black, white));
    const file = written(event.ledger);
    expect(file).toMatch(/^192 CUSTOM_KNOCKOUT$/m);
    expect(file).toMatch(/^### Cup: 2 games, third place, late 2:1, play-off 2x5\+3\/1$/m);
    const back = read(file).state;
    if (back === null) throw new Error('not read');
    expect(back.settings.cup).toEqual(event.state.settings.cup);
    expect(told(back)).toEqual(told(event.state));
    expect(file).toMatch(/^### Went through: \d before \d$/m);
    expect(bracketOf(back)).toEqual(bracketOf(event.state));
  });
});
