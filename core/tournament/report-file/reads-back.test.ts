import { describe, expect, inject, it } from 'vitest';
import { systemNamed, SYSTEM_NAMES, type SystemName } from '../../pairing/systems.ts';
import { playerId, teamId, type TeamId } from '../../rules/identity.ts';
import { points } from '../../rules/points.ts';
import { randomFrom } from '../../rules/random.ts';
import { SCORING_PRESETS } from '../../rules/scoring.ts';
import type { Command } from '../command.ts';
import { perform } from '../decide.ts';
import { USUAL_TEAMS } from '../default-settings.ts';
import type { Ledger } from '../log.ts';
import { BLACK_WINS, draft, letter, PlayedEvent } from '../testing/played-event.ts';
import { teamsEntered } from '../testing/teams-entered.ts';
import { EVERYTHING_CONFIRMED, randomCommand, randomPlayer } from '../testing/random-season.ts';
import { asFiled } from './as-filed.ts';
import { read, told, written } from './testing/written-and-read.ts';
import type { NewSettings } from '../settings.ts';

/** Six players, three rounds: a bye by lot is none, everybody meets another. */
const PAIRINGS = ['a-d b-e f-c', 'd-b c-a e-f', 'a-b e-c d-f'];

function individual(settings: Partial<NewSettings> = {}): PlayedEvent {
  const event = new PlayedEvent({ rounds: 5, ...settings }, 6);
  const { system, cup } = event.state.settings;
  const { kind, gamesPerMatch = 1 } = systemNamed(system);
  if (kind === 'knockout') return playedCup(event);
  const games = gamesPerMatch === 'chosen' ? cup.games : gamesPerMatch;
  PAIRINGS.flatMap((pairs) => gamesOf(pairs, games)).forEach((pairs, index) =>
    event.pairs(index + 1, pairs).scores(index + 1, '1=0'),
  );
  return event;
}

/** Two rounds of a cup, White winning and then the upper board level, unless told otherwise. */
function playedCup(event: PlayedEvent, played = ['11', '1=']): PlayedEvent {
  event.does({ type: 'drawInitialColour', seed: 'a' });
  for (const [index, results] of played.entries()) {
    const round = index + 1;
    event.does({ type: 'pairRound', round }).does({ type: 'publishRound', round });
    event.scores(round, results);
  }
  return event;
}

/** A league of four teams on two boards, two of its three rounds public, each team at home somewhere. */
function seasonOf(roundDates: readonly (string | null)[]): PlayedEvent {
  const names = ['Tour', 'Roi', 'Dame', 'Fou'];
  const event = teamsEntered(
    { boards: 2, boardColours: 'WB' },
    names.map((name) => ({ name, ratings: [2000, 1900] })),
    { system: 'berger', rounds: 3, firstDay: '2026-10-04', roundDates },
  );
  for (const team of event.state.teams.values()) {
    event.does({ type: 'correctTeam', team: { ...team, venue: `Chez ${team.name}` } });
  }
  event.does({ type: 'numberTeams' });
  for (const round of [1, 2]) {
    event.does({ type: 'pairRound', round }).does({ type: 'publishRound', round });
  }
  return event;
}

/** The games of matches between these pairs: colours change from one to the next. */
const gamesOf = (pairs: string, games: number): string[] =>
  Array.from({ length: games }, (_, game) =>
    game % 2 === 0 ? pairs : pairs.replace(/(\w)-(\w)/g, '$2-$1'),
  );

const TEAMS = ['reds', 'blues', 'greens'].map(teamId) as [TeamId, TeamId, TeamId];
const [reds, blues, greens] = TEAMS;

/** Three teams of four on three boards; one of them rests each round. */
function ofTeams(settings: Partial<NewSettings> = {}, numbers = true): PlayedEvent {
  const event = new PlayedEvent({ kind: 'team', rounds: 3, ...settings });
  const { team, system } = event.state.settings;
  if (!team) throw new Error('no teams');
  const bySeats = systemNamed(system).kind === 'molter';
  const three = bySeats ? team : { ...team, boards: 3, boardColours: 'WBW' };
  event.does({ type: 'changeSettings', changes: { team: three } });
  const players = Array.from({ length: 12 }, (_, index) => letter(index));
  event.does({ type: 'enterPlayers', players });
  TEAMS.forEach((id, index) => {
    const roster = players.slice(4 * index, 4 * index + 4).map((player) => player.id);
    event.does({ type: 'enterTeam', team: { id, name: id.toUpperCase(), nickname: 'N', roster } });
  });
  if (numbers) event.does({ type: 'assignNumbers', reason: 'initialOrder' });
  if (bySeats) {
    // Three teams of four are complete in two rounds (LA line 5085).
    event.does({ type: 'changeSettings', changes: { rounds: 2 } });
    for (const round of [1, 2]) {
      event.does({ type: 'pairRound', round }).does({ type: 'publishRound', round });
      event.scores(round, '1=01=0');
    }
    return event;
  }
  // The first is exempt; three boards a match.
  if (systemNamed(event.state.settings.system).kind === 'knockout') {
    return playedCup(event, ['101', '10=']);
  }
  const rounds = [
    [reds, blues, greens],
    [greens, reds, blues],
  ] as const;
  rounds.forEach(([first, second, bye], index) => {
    const round = index + 1;
    event
      .does({ type: 'draftTeamRound', round, matches: [{ first, second }], bye, origin: 'manual' })
      .does({ type: 'publishRound', round })
      .scores(round, '1=0');
  });
  return event;
}

const mayBe = (kind: 'players' | 'teams') =>
  SYSTEM_NAMES.filter((name) => [kind, 'either'].includes(systemNamed(name).participants));

/** A cup has a game a match here, and three rounds for six. */
function gamesIn(system: SystemName): number {
  const { gamesPerMatch = 1 } = systemNamed(system);
  return gamesPerMatch === 'chosen' ? 1 : gamesPerMatch;
}

/** A single cycle has no last rounds to exchange: two tell the systems apart. */
const roundsOf = (system: SystemName, field: number): number =>
  systemNamed(system).roundsFor(field)?.at(-1) ?? 5 * gamesIn(system);

const grant = (player: string, round: number, bye: 'halfPointBye' | 'fullPointBye') =>
  ({ type: 'grantBye', player: playerId(player), round, bye }) as const;

const decided = (team: TeamId, score: 'matchPoints' | 'gamePoints', given: number) =>
  ({
    type: 'adjustTeamPoints',
    team,
    round: 1,
    score,
    points: points(given),
    reason: 'x',
  }) as const;

const EVENTS: Readonly<Record<string, () => PlayedEvent>> = {
  ...Object.fromEntries(
    mayBe('players').map((system: SystemName) => [
      system,
      () => individual({ system, rounds: roundsOf(system, 6) }),
    ]),
  ),
  ...Object.fromEntries(
    mayBe('teams').flatMap((system: SystemName) => [
      [`${system} of teams`, () => ofTeams({ system, rounds: roundsOf(system, 3) })],
      [
        `${system} of teams without numbers`,
        () => ofTeams({ system, rounds: roundsOf(system, 3) }, false),
      ],
    ]),
  ),
  'points of teams by decision': () =>
    ofTeams({ system: 'teamSwiss', initialColour: 'white' })
      .does(decided(reds, 'matchPoints', -1))
      .does(decided(reds, 'gamePoints', -0.5))
      .does({ ...decided(greens, 'gamePoints', 1), round: 2 }),
  'nobody entered yet': () => new PlayedEvent({ rounds: 5 }),
  'nobody paired yet': () => new PlayedEvent({ rounds: 5 }, 6),
  'nobody numbered yet': () =>
    new PlayedEvent({ rounds: 5 }).does({
      type: 'enterPlayers',
      players: [letter(2), letter(0), letter(1)],
    }),
  'every header': () =>
    individual({
      name: 'Été',
      place: 'Fougères',
      federation: 'FRA',
      chiefArbiter: 'Arbiter, One',
      deputyArbiters: ['Arbiter, Two', 'Arbiter, Three'],
      timeControl: '90+30',
      lastDay: '2026-03-09',
      roundDates: ['2026-03-07', null, '2026-03-08'],
      tieBreaks: ['BH/C1', 'SB', 'WIN'],
      scoring: SCORING_PRESETS['3-1-0'],
      initialOrder: { method: 'NRO', last: 'alphabetical' },
    }),
  'by the rules of 2017': () => individual({ firstDay: '2024-03-07' }),
  'by Baku': () => individual({ rounds: 9, acceleration: { method: 'baku' } }),
  'by Baku in a system of its own': () =>
    individual({ rounds: 9, system: 'swiss', acceleration: { method: 'baku' } }),
  'by Haley': () =>
    individual({ rounds: 9, acceleration: { method: 'haley', variant: 'haleySoft' } }),
  'by the degressive system': () =>
    individual({
      rounds: 9,
      acceleration: { method: 'degressive', limits: { groupAFrom: 2250, groupCBelow: 2050 } },
    }),
  'by points given by hand': () => {
    const given = { points: points(1), firstRound: 1, lastRound: 2, firstPlayer: 1, lastPlayer: 3 };
    const records = [given] as never;
    return individual({ acceleration: { method: 'free', records } });
  },
  'byes, late entries and leavers': () =>
    new PlayedEvent({ rounds: 5 }, 6)
      .does(grant('f', 1, 'halfPointBye'))
      .pairs(1, 'a-c b-d e')
      .scores(1, '1=')
      .does({ type: 'enterPlayers', players: [letter(6, 2)] })
      .does(grant('a', 2, 'fullPointBye'))
      .does({ type: 'withdraw', player: playerId('e') })
      .pairs(2, 'c-b d-f g')
      .scores(2, '10')
      .does(grant('b', 4, 'halfPointBye'))
      .does({ type: 'enterPlayers', players: [letter(7, 5)] }),
  '[C.05 annex 1] a calendar with postponed games': () =>
    new PlayedEvent({ system: 'berger', roundDates: ['2026-03-07', null, '2026-03-21'] }, 7)
      .does({ type: 'publishCalendar', cycles: 1 })
      .does({ type: 'enterResult', round: 5, board: 2, outcome: BLACK_WINS })
      .does({ type: 'postponeGame', round: 1, board: 1, day: '2026-04-02', time: '19:30' })
      .does({ type: 'postponeGame', round: 1, board: 2, day: '2026-03-02' })
      .does({ type: 'postponeGame', round: 6, board: 3, day: '2026-05-01' })
      .does({ type: 'postponeGame', round: 2, board: 1, day: '2026-03-30' })
      .does({ type: 'enterResult', round: 2, board: 1, outcome: BLACK_WINS }),
  'matches of teams on days and at places of their own': () =>
    seasonOf(['2026-10-04', null, null])
      .does({ type: 'arrangeMatch', round: 1, table: 1, day: '2026-10-11', time: '10:00' })
      .does({ type: 'arrangeMatch', round: 1, table: 2, place: 'Salle Colas, 3-5 rue du Puits' })
      .does({ type: 'arrangeMatch', round: 2, table: 1, dayOpen: true, place: 'at the Café' })
      .does({ type: 'arrangeMatch', round: 2, table: 2, time: '09:30' })
      .does({ type: 'enterResult', round: 1, board: 1, outcome: BLACK_WINS }),
  '[C.05 6.6] a calendar that somebody left': () =>
    new PlayedEvent({ system: 'berger' }, 6)
      .does({ type: 'publishCalendar', cycles: 2 })
      .does({ type: 'postponeGame', round: 3, board: 1, day: '2026-04-02' })
      .does({ type: 'enterResult', round: 1, board: 1, outcome: BLACK_WINS })
      .does({ type: 'withdraw', player: playerId('b') }),
  'whoever left a round robin': () =>
    individual({ system: 'berger', rounds: 5 })
      .does({ type: 'withdraw', player: playerId('b') })
      .does({ type: 'expel', player: playerId('f') }),
  'forfeits, short and adjourned games': () => {
    const event = new PlayedEvent({ rounds: 3 }, 8).pairs(1, 'a-e f-b c-g h-d');
    const outcomes = [
      { kind: 'forfeit', winner: 'black' },
      { kind: 'doubleForfeit' },
      { kind: 'adjourned' },
      { kind: 'played', score: '½-½', underOneMove: true },
    ] as const;
    outcomes.forEach((outcome, index) =>
      event.does({ type: 'enterResult', round: 1, board: index + 1, outcome }),
    );
    return event;
  },
  'an open round': () =>
    individual().does(draft(4, 'a-e b-f c-d')).does({ type: 'publishRound', round: 4 }),
  'a draft': () => individual().does(draft(4, 'a-e b-f c-d')),
  'after a correction in time': () => correctedIn(3),
  'after a correction while the next round plays': () =>
    individual()
      .does(draft(4, 'a-e b-f c-d'))
      .does({ type: 'publishRound', round: 4 })
      .does({ type: 'enterResult', round: 3, board: 1, outcome: BLACK_WINS }),
  'after a correction for rating only': () => correctedIn(1, { tieBreaks: ['BH', 'SB', 'WIN'] }),
  'after decisions': () =>
    new PlayedEvent({ rounds: 5 }, 6)
      .does({
        type: 'prohibitPairs',
        players: [playerId('a'), playerId('f')],
        fromRound: 1,
        toRound: 5,
      })
      .pairs(1, 'a-d b-e f-c')
      .scores(1, '1=0')
      .pairs(2, 'd-b c-a e-f')
      .scores(2, '1=0')
      .does(penalty(1, -0.5))
      .does(penalty(1, -0.5))
      .does(penalty(2, 1)),
  'teams after a correction for rating only': () =>
    ofTeams().does({ type: 'enterResult', round: 1, board: 1, outcome: BLACK_WINS }),
  'teams that will be away': () =>
    ofTeams({ rounds: 5 })
      .does({ type: 'grantTeamBye', team: reds, round: 4, bye: 'halfPointBye' })
      .does({ type: 'withdrawTeam', team: greens }),
  'teams with line-ups and empty boards': () => lineUps(),
  '[C.04.6 1.7] teams by type B without the second score, accelerated': () =>
    ofTeams({
      system: 'teamSwiss',
      acceleration: { method: 'baku' },
      team: { ...USUAL_TEAMS, colourPreferences: 'B', secondaryForColours: false },
    }),
  '[C.04.7] teams accelerated by Haley': () =>
    ofTeams({
      system: 'teamSwiss',
      rounds: 9,
      acceleration: { method: 'haley', variant: 'haleySoft' },
    }),
};

const penalty = (round: number, given: number) =>
  ({
    type: 'adjustPoints',
    player: playerId('c'),
    round,
    points: points(given),
    reason: 'decided',
  }) as const;

const correctedIn = (round: number, settings: Partial<NewSettings> = {}): PlayedEvent =>
  individual(settings).does({ type: 'enterResult', round, board: 1, outcome: BLACK_WINS });

function lineUps(): PlayedEvent {
  const event = ofTeams();
  const boards = ['d', null, 'b'].map((one) => (one === null ? null : playerId(one)));
  return event
    .does({
      type: 'draftTeamRound',
      round: 3,
      matches: [{ first: blues, second: reds }],
      bye: greens,
      origin: 'manual',
    })
    .does({ type: 'setLineUp', round: 3, team: reds, boards })
    .does({ type: 'publishRound', round: 3 })
    .scores(3, '1=');
}

function readsBack(ledger: Ledger): void {
  const first = written(ledger);
  const again = read(first);
  if (!ledger.state || !again.state) throw new Error('no tournament');
  expect(told(again.state)).toEqual(told(asFiled(ledger.state)));
  // What is read puts on record that it was, and nothing else changes.
  const second = written(again);
  expect(second).toBe(`${first}### Import @ Round 1: open.trf\r\n`);
  expect(written(read(second))).toBe(second);
}

/** What no report file can hold: how ties were decided. */
const UNTOLD: ReadonlySet<Command['type']> = new Set([
  'drawTieLots',
  'recordPlayOff',
  'setTieBreakValue',
]);

/** A season of whatever arbiters try. */
function season(seed: number): Ledger {
  const choices = randomFrom(seed);
  const firstDay = seed % 2 === 0 ? '2026-03-07' : '2024-03-07';
  const event = new PlayedEvent({ rounds: 7, firstDay });
  const count = 4 + choices.below(8);
  const players = Array.from({ length: count }, (_, index) => randomPlayer(choices, index, 1));
  let { ledger } = event.does({ type: 'enterPlayers', players });
  for (let step = 0; step < 120; step += 1) {
    const command = randomCommand(ledger, choices);
    if (UNTOLD.has(command.type)) continue;
    const done = perform(ledger, command, {
      at: event.at,
      by: event.by,
      confirmations: EVERYTHING_CONFIRMED,
    });
    if (done.ok) ({ ledger } = done.value);
  }
  return ledger;
}

describe('[TRF26] every report file reads back equal', () => {
  it.each(Object.entries(EVENTS))('%s', (_, made) => {
    readsBack(made().ledger);
  });

  it('after whatever arbiters do', () => {
    const seasons = 40 * inject('sizes').shareOfCases;
    for (let seed = 0; seed < seasons; seed += 1) readsBack(season(seed));
  });
});
