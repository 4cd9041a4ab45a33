import { describe, expect, it } from 'vitest';
import { playerId } from '../../rules/identity.ts';
import type { GameOutcome } from '../../rules/outcome.ts';
import { NO_REGULATIONS } from '../regulations.ts';
import { BLACK_WINS, letter, PlayedEvent, WHITE_WINS } from '../testing/played-event.ts';
import { teamEvent } from '../testing/team-event.ts';
import { dueList, type DueCode } from './due.ts';
import { overviewView } from './overview.ts';
import { roundView } from './round.ts';

const NOW = '2026-03-07T13:30:00+01:00';

/** Four players of whom nothing is missing but what the rounds need. */
function complete(settings = {}): PlayedEvent {
  const regulations = { ...NO_REGULATIONS, defaultTime: 0 };
  const event = new PlayedEvent({ initialColour: 'white', rounds: 2, regulations, ...settings });
  const players = [0, 1, 2, 3].map((index) => ({
    ...letter(index),
    fideId: String(index),
    ratingSources: { fide: { list: 'fide', month: '2026-03', kind: 'standard' as const } },
    private: { birthDate: '1990' },
  }));
  return event.does({ type: 'enterPlayers', players });
}

const due = (event: PlayedEvent, now = NOW): DueCode[] =>
  dueList(event.state, { now }).map(({ code }) => code);

const claim = (event: PlayedEvent, player: string, outcome: GameOutcome): PlayedEvent =>
  event.does({ type: 'claimResult', round: 1, board: 1, player: playerId(player), outcome });

const FIDE_ONLY = { method: 'FIDE', last: 'alphabetical' } as const;

describe('the Now page', () => {
  it('leads an arbiter through a whole event by its own buttons', () => {
    const event = complete();
    const followed: string[] = [];
    for (let step = 0; step < 40; step += 1) {
      const [first] = dueList(event.state, { now: NOW });
      if (!first || first.code === 'eventFinished') break;
      followed.push(first.code);
      if (first.action?.kind === 'command') event.does(first.action.command);
      else if (first.code === 'resultsMissing') event.scores(event.state.rounds.length, '1=');
      else throw new Error(first.code);
    }
    const round = ['pairRound', 'publishDraft', 'roundTimeReached', 'resultsMissing', 'closeRound'];
    expect(followed).toEqual(['numbersMissing', ...round, ...round]);
    expect(due(event)).toEqual(['eventFinished']);
    expect(overviewView(event.state, 'staff').next).toEqual({ step: 'finished', round: null });
  });

  it('says that the event is finished before what is still missing of its players', () => {
    const event = new PlayedEvent({ initialColour: 'white', rounds: 1 }, 2);
    event.does({ type: 'pairRound', round: 1 }).does({ type: 'publishRound', round: 1 });
    event.scores(1, '1').does({ type: 'closeRound', round: 1 });
    expect(due(event)).toEqual([
      'eventFinished',
      'fideIdMissing',
      'ratingSourceMissing',
      'birthYearMissing',
    ]);
  });

  it.each([
    ['dutch', true],
    ['dubov', true],
    ['burstein', true],
    ['lim', true],
    ['berger', false],
    ['swiss', false],
  ] as const)('asks for the initial colour before the first round: %s, %s', (system, asked) => {
    const event = new PlayedEvent({ system, rounds: 3 }, 4);
    expect(due(event).includes('initialColourMissing')).toBe(asked);
  });

  it('counts what is missing of the players, with a filter each', () => {
    const event = new PlayedEvent({ federation: 'FRA' }, 3);
    expect(dueList(event.state, { now: NOW })).toMatchObject([
      {
        code: 'initialColourMissing',
        action: { kind: 'open', page: 'settings', setting: 'initialColour' },
      },
      { code: 'pairRound', action: { kind: 'open', page: 'round', round: 1 } },
      { code: 'licenceMissing', params: { players: 3 }, action: { page: 'licences' } },
      { code: 'fideIdMissing', action: { filter: 'fideId' } },
      { code: 'ratingSourceMissing' },
      { code: 'birthYearMissing' },
      { code: 'defaultTimeMissing' },
    ]);
    expect(due(new PlayedEvent())).toEqual(['noPlayers']);
  });

  it('[C.04.2 2.2] names who has only a rating that the initial order leaves out', () => {
    const nationalOnly = { ratings: { national: 1510 } };
    const fideOnly = { type: 'changeSettings', changes: { initialOrder: FIDE_ONLY } } as const;
    const event = new PlayedEvent({}, 3).does({
      type: 'correctPlayer',
      player: playerId('b'),
      changes: nationalOnly,
    });
    expect(due(event)).not.toContain('ratingIgnored');
    event.does(fideOnly);
    expect(dueList(event.state, { now: NOW }).find(({ code }) => code === 'ratingIgnored')).toEqual(
      {
        code: 'ratingIgnored',
        params: { players: 1, names: event.state.players.get(playerId('b'))?.name },
        action: { kind: 'open', page: 'settings', setting: 'initialOrder' },
      },
    );
    const estimate = { ratings: { national: 1510, estimate: 1500 } };
    event.does({ type: 'correctPlayer', player: playerId('b'), changes: estimate });
    expect(due(event)).not.toContain('ratingIgnored');
  });

  it('puts a disputed board first, and shows it in the round', () => {
    const event = complete().does({ type: 'assignNumbers', reason: 'initialOrder' });
    event.pairs(1, 'a-c d-b').does({ type: 'startRound', round: 1 });
    claim(event, 'a', WHITE_WINS);
    expect(roundView(event.state, 1, 'staff')?.boards[0]?.staff?.mark).toBe('claimed');
    claim(event, 'c', BLACK_WINS);
    expect(dueList(event.state, { now: NOW })[0]).toEqual({
      code: 'disputedBoard',
      params: { round: 1, board: 1 },
      action: { kind: 'open', page: 'round', round: 1, board: 1 },
    });
    expect(roundView(event.state, 1, 'staff')).toMatchObject({
      counts: { results: 0, disputed: 1 },
      boards: [{ staff: { mark: 'disputed', claims: { black: BLACK_WINS } } }, {}],
    });
    expect(overviewView(event.state, 'staff').rounds[0]?.disputed).toBe(1);
    expect(overviewView(event.state, 'public').rounds[0]?.disputed).toBe(0);
    claim(event, 'c', WHITE_WINS);
    expect(due(event)).toEqual(['resultsMissing']);
  });

  it('names both results of a questioned board before the round is closed', () => {
    const event = complete().does({ type: 'assignNumbers', reason: 'initialOrder' });
    event.pairs(1, 'a-c d-b').scores(1, '11');
    const at = { round: 1, board: 1 };
    event.does({ type: 'questionResult', ...at, outcome: BLACK_WINS });
    const [first, ...others] = dueList(event.state, { now: NOW });
    expect(first).toEqual({
      code: 'questionedBoard',
      params: { ...at, by: 'chief', reported: '0-1', entered: '1-0' },
      action: { kind: 'open', page: 'round', ...at },
    });
    expect(others[0]?.code).toBe('closeRound');
    expect(roundView(event.state, 1, 'staff')?.boards[0]?.staff).toMatchObject({
      mark: 'questioned',
      questions: [{ outcome: BLACK_WINS, by: 'chief' }],
    });
    expect(roundView(event.state, 1, 'public')?.boards[0]?.staff).toBeNull();
  });

  it('[C.04.2 3.1] keeps adjourned games on the list until they have a result', () => {
    const event = complete().does({ type: 'assignNumbers', reason: 'initialOrder' });
    event.pairs(1, 'a-c d-b').scores(1, '1');
    const adjourned = { type: 'enterResult', round: 1, board: 2 } as const;
    event.does({ ...adjourned, outcome: { kind: 'adjourned' } });
    expect(roundView(event.state, 1, 'staff')?.counts).toMatchObject({ boards: 2, results: 1 });
    expect(overviewView(event.state, 'staff').rounds[0]).toMatchObject({ results: 1 });
    expect(due(event)).toEqual(['adjournedGames', 'closeRound', 'pairRound']);
    event.does({ type: 'closeRound', round: 1 }, { closesWithAdjourned: 'acknowledged' });
    expect(dueList(event.state, { now: NOW })[0]).toEqual({
      code: 'adjournedGames',
      params: { round: 1, games: 1, boards: '2' },
      action: { kind: 'open', page: 'round', round: 1, board: 2 },
    });
    event.pairs(2, 'a-d b-c').scores(2, '11').does({ type: 'closeRound', round: 2 });
    expect(due(event)).toEqual(['adjournedGames']);
    expect(overviewView(event.state, 'staff').next).toEqual({ step: 'play', round: 1 });
    event.does({ ...adjourned, outcome: WHITE_WINS });
    expect(due(event)).toEqual(['eventFinished']);
    expect(overviewView(event.state, 'staff').next).toEqual({ step: 'finished', round: null });
  });

  it('[LA 9082] offers to expel who has as many forfeits as the regulations name', () => {
    const regulations = { ...NO_REGULATIONS, defaultTime: 0, forfeitsOut: 2 };
    const event = complete({ regulations, rounds: 3 });
    event.does({ type: 'assignNumbers', reason: 'initialOrder' });
    const away = { kind: 'forfeit', winner: 'white' } as const;
    event.pairs(1, 'a-c d-b').scores(1, '1');
    event.does({ type: 'enterResult', round: 1, board: 2, outcome: away });
    expect(due(event)).not.toContain('forfeitsReached');
    // Consecutive or not: b loses the first and the second round without coming.
    event.pairs(2, 'a-b c-d').does({ type: 'enterResult', round: 2, board: 1, outcome: away });
    expect(dueList(event.state, { now: NOW })[0]).toEqual({
      code: 'forfeitsReached',
      params: { player: 'B., Player', forfeits: 2, article: 'LA 5.1 art. 7' },
      action: { kind: 'command', command: { type: 'expel', player: 'b' } },
    });
    event.does({ type: 'expel', player: playerId('b') });
    expect(due(event)).not.toContain('forfeitsReached');
  });

  it('[E.01 6.7.1] warns before the start that silence on the default time means zero', () => {
    const silent = complete({ regulations: NO_REGULATIONS });
    expect(dueList(silent.state, { now: NOW }).at(-1)).toEqual({
      code: 'defaultTimeMissing',
      params: { minutes: 0, article: 'E.01 6.7.1' },
      action: { kind: 'open', page: 'settings', setting: 'regulations' },
    });
    expect(due(complete())).not.toContain('defaultTimeMissing');
    silent.does({ type: 'assignNumbers', reason: 'initialOrder' }).pairs(1, 'a-c d-b');
    expect(due(silent)).not.toContain('defaultTimeMissing');
  });

  it('names the boards still open', () => {
    const event = complete().does({ type: 'assignNumbers', reason: 'initialOrder' });
    event.pairs(1, 'a-c d-b').scores(1, '1');
    expect(dueList(event.state, { now: NOW })).toEqual([
      {
        code: 'resultsMissing',
        params: { round: 1, open: 1, boards: '2' },
        action: { kind: 'open', page: 'round', round: 1, board: 2 },
      },
    ]);
  });

  it('says how many players have not come, and waits for the round’s time', () => {
    const event = complete({ roundTimes: ['14:00'] });
    event
      .does({ type: 'assignNumbers', reason: 'initialOrder' })
      .does({ type: 'openCheckIn', round: 1 })
      .does({ type: 'checkIn', players: [playerId('a'), playerId('b'), playerId('c')] });
    expect(dueList(event.state, { now: NOW })[0]).toMatchObject({
      code: 'playersNotCheckedIn',
      params: { round: 1, players: 1 },
    });
    event.does({ type: 'checkIn', players: [playerId('d')] });
    expect(dueList(event.state, { now: NOW })[0]).toMatchObject({
      code: 'closeCheckIn',
      action: { kind: 'command', command: { type: 'closeCheckIn', round: 1 } },
    });
    event.pairs(1, 'a-c d-b');
    expect(dueList(event.state, { now: NOW })).toEqual([
      { code: 'nothingDue', params: { round: 1, minutes: 30 }, action: null },
    ]);
    expect(due(event, '2026-03-07T14:00:00+01:00')).toEqual(['roundTimeReached']);
  });

  it('says when a draft no longer fits', () => {
    const event = complete().does({ type: 'assignNumbers', reason: 'initialOrder' });
    event.does({ type: 'pairRound', round: 1 });
    event.does({ type: 'grantBye', player: playerId('b'), round: 1, bye: 'halfPointBye' });
    expect(dueList(event.state, { now: NOW })[0]).toEqual({
      code: 'draftOutdated',
      params: { round: 1 },
      action: { kind: 'command', command: { type: 'pairRound', round: 1 } },
    });
  });
});

describe('the overview', () => {
  it('keeps a draft from the public', () => {
    const event = complete().does({ type: 'assignNumbers', reason: 'initialOrder' });
    event.does({ type: 'pairRound', round: 1 });
    expect(overviewView(event.state, 'staff')).toMatchObject({
      current: 1,
      next: { step: 'publish', round: 1 },
      rounds: [{ stage: 'draft', boards: 2 }, { stage: 'toCome' }],
    });
    const shown = overviewView(event.state, 'public');
    expect(shown).toMatchObject({
      current: null,
      next: { step: 'pair', round: 1 },
      rounds: [{ stage: 'toCome', boards: 0 }, { stage: 'toCome' }],
      settings: null,
    });
    for (const view of [shown, overviewView(event.state, 'staff')]) {
      expect(JSON.parse(JSON.stringify(view))).toEqual(view);
    }
  });
});

describe('[C.04.6 4.1] before round 1 of a Swiss of teams', () => {
  const codesOf = (event: PlayedEvent): string[] =>
    dueList(event.state, { now: NOW }).map(({ code }) => code);

  it('the initial colour is due first, and round 1 only once it is there', () => {
    const event = teamEvent(4, { initialColour: null });
    event.does({ type: 'numberTeams' });
    expect(codesOf(event)).toContain('initialColourMissing');
    expect(codesOf(event)).not.toContain('pairRound');
    event.does({ type: 'drawInitialColour', seed: 'a' });
    expect(codesOf(event)).not.toContain('initialColourMissing');
    expect(codesOf(event)).toContain('pairRound');
  });
});
