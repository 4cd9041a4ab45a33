import { describe, expect, it } from 'vitest';
import { playerId } from '../../rules/identity.ts';
import { points } from '../../rules/points.ts';
import type { Command } from '../command.ts';
import { closingLines } from '../closing-lines.ts';
import { handsIn, matchOfTwoTeams, seats, TOUR } from '../testing/match-of-two-teams.ts';
import { PlayedEvent } from '../testing/played-event.ts';
import { playerOf, teamsEntered } from '../testing/teams-entered.ts';
import { dueList } from '../views/due.ts';
import { incidentsView } from '../views/incidents.ts';
import type { GivenPenalty } from './incident.ts';
import { notCarriedOut } from './follow-ups.ts';

const [a, c] = [playerId('a'), playerId('c')];
const EXPELLED = [{ kind: 'expulsion' }] as const;
const EXCLUDED = [{ kind: 'exclusion', rounds: [2] }] as const;

const decides = (penalties: readonly GivenPenalty[], about: object = { player: c }): Command => ({
  ...{ type: 'enterIncident', kind: 'refusal', text: 'insults', ...about },
  decision: { article: 'E.01 12.9', text: 'decided', penalties },
});

/** Round 1 is over, and one of its players was penalised. */
const penalised = (penalties: readonly GivenPenalty[], settings = {}): PlayedEvent =>
  new PlayedEvent({ rounds: 3, initialColour: 'white', ...settings }, 4)
    .pairs(1, 'a-c b-d')
    .does(decides(penalties, { round: 1, board: 1, player: c }))
    .scores(1, '11')
    .does({ type: 'closeRound', round: 1 });

const drafts: Command = {
  ...{ type: 'draftRound', round: 2, bye: null, origin: 'manual' },
  pairs: [
    { white: playerId('a'), black: playerId('b') },
    { white: c, black: playerId('d') },
  ],
};
const dueOf = ({ state }: PlayedEvent, asArbiter = true) =>
  dueList(state, { now: '2026-03-07T18:00:00+01:00', asArbiter });

describe('[E.01 12.9.8, 12.9.9] whom a decision keeps out does not play without a question', () => {
  it.each([
    [EXPELLED, '3 pairsKeptOut E.01 12.9.9'],
    [EXCLUDED, '3 pairsKeptOut E.01 12.9.8'],
  ] as const)('%j: asked at the draft, by hand and by engine', (penalties, question) => {
    const event = penalised(penalties);
    expect(event.verdict(drafts)).toContain(question);
    expect(event.verdict({ type: 'pairRound', round: 2 })).toContain(question);
    // Confirmed once for the draft, it is asked again before the round is public.
    event.does(drafts);
    expect(event.verdict({ type: 'publishRound', round: 2 })).toEqual([question]);
    const names = event.objects({ type: 'publishRound', round: 2 });
    expect(names).toMatchObject({ warnings: [{ params: { rounds: '2', names: 'C., Player' } }] });
  });

  it('asked at publication where it was decided after the draft', () => {
    const event = penalised([]).does(drafts);
    expect(event.verdict({ type: 'publishRound', round: 2 })).toEqual([]);
    event.does({ ...decides(EXPELLED) });
    expect(event.verdict({ type: 'publishRound', round: 2 })).toEqual([
      '3 pairsKeptOut E.01 12.9.9',
    ]);
  });

  it('not asked once it is carried out, for another round, or of a decision taken back', () => {
    const keptOut = (event: PlayedEvent, round = 2): boolean =>
      event.verdict({ type: 'pairRound', round }).join().includes('pairsKeptOut');
    for (const penalties of [EXPELLED, EXCLUDED]) {
      const event = penalised(penalties);
      for (const { command } of notCarriedOut(event.state)) event.does(command);
      expect(keptOut(event)).toBe(false);
      const back = penalised(penalties);
      back.does({ type: 'takeBackIncident', number: 1, reason: 'appeal' });
      expect(keptOut(back)).toBe(false);
    }
    expect(keptOut(penalised([{ kind: 'exclusion', rounds: [3] }]))).toBe(false);
    expect(keptOut(penalised([{ kind: 'warning' }]))).toBe(false);
  });

  it('asked where a published round is published again, and where somebody comes back', () => {
    const event = penalised([]).pairs(2, 'a-b c-d').does(decides(EXCLUDED));
    const again: Command = {
      ...{ type: 'republishRound', round: 2, reason: 'eventRules', bye: null },
      pairs: [
        { white: a, black: c },
        { white: playerId('b'), black: playerId('d') },
      ],
    };
    expect(event.verdict(again).join()).toContain('pairsKeptOut E.01 12.9.8');
    const gone = penalised(EXPELLED).does({ type: 'withdraw', player: c });
    expect(gone.verdict({ type: 'returnPlayer', player: c })).toEqual([
      '3 pairsKeptOut E.01 12.9.9',
    ]);
    const twin = { id: playerId('z'), name: 'C., Player', ratings: {}, fromRound: 3 };
    expect(gone.verdict({ type: 'enterPlayers', players: [twin] })).toContain(
      '4 entersWhoWasExpelled Ronde 12',
    );
  });

  it('is no word of anybody else: a namesake of one who withdrew is not taken for expelled', () => {
    const event = penalised(EXPELLED).does({ type: 'withdraw', player: a });
    const namesake = { id: playerId('y'), name: 'A., Player', ratings: {}, fromRound: 3 };
    expect(event.verdict({ type: 'enterPlayers', players: [namesake] })).toEqual([
      '3 entersWhoLeft Ronde 12',
    ]);
  });

  it('asked at the door, without a word of the decision', () => {
    const event = penalised(EXCLUDED).does({ type: 'openCheckIn', round: 2 });
    expect(event.verdict({ type: 'checkIn', players: [c] })).toEqual([
      '3 askTheArbiterFirst E.01 12.9.8',
    ]);
    expect(event.verdict({ type: 'checkIn', players: [a] })).toEqual([]);
  });

  it('asked about a point without a game', () => {
    const event = new PlayedEvent({ rounds: 3, initialColour: 'white' }, 3);
    const bye = { type: 'draftRound', round: 1, bye: c, origin: 'manual' } as const;
    event.does(decides([{ kind: 'exclusion', rounds: [1] }]));
    const pairs = [{ white: a, black: playerId('b') }];
    expect(event.verdict({ ...bye, pairs })).toContain('3 pairsKeptOut E.01 12.9.8');
  });

  it('a captain cannot field the player, an arbiter is asked, a sealed line-up waits for the arbiter', () => {
    const expelled = decides([{ kind: 'exclusion', rounds: [1] }], { player: playerOf(1, 5) });
    const event = matchOfTwoTeams().does(expelled);
    const fielding = handsIn(1, [5, 2, 3, 4]);
    expect(event.verdict(fielding)).toEqual(['refused keptOutOfRound E.01 12.9.8']);
    expect(event.verdict(handsIn(1, [1, 2, 3, 4]))).toEqual([]);
    expect(
      event.verdict({ type: 'setLineUp', round: 1, team: TOUR, boards: seats(1, [5, 2, 3, 4]) }),
    ).toEqual(['3 pairsKeptOut E.01 12.9.8']);
    const sealed = matchOfTwoTeams().does(fielding).does(expelled);
    expect(sealed.verdict(handsIn(2, [1, 2, 3, 4]))).toEqual([]);
    sealed.does(handsIn(2, [1, 2, 3, 4]));
    expect(sealed.state.lineUps.get(1)).toBeUndefined();
    expect(sealed.verdict({ type: 'openLineUps', round: 1 })).toEqual([
      '3 pairsKeptOut E.01 12.9.8',
    ]);
  });

  it('a team whose list begins with a player who was expelled is asked about at the draft', () => {
    const teams = ['Tour', 'Roi'].map((name) => ({ name, ratings: [2000, 1900, 1800, 1700] }));
    const event = teamsEntered({}, teams, { initialColour: 'white' })
      .does({ type: 'numberTeams' })
      .does({ type: 'expel', player: playerOf(1, 1) });
    expect(event.verdict({ type: 'pairRound', round: 1 })).toContain('3 pairsKeptOut Laws 12.9.9');
  });
});

describe('[E.01 12.9.4-12.9.9] decided, not carried out', () => {
  const loss = [{ kind: 'loss' }] as const;
  const half = [{ kind: 'pointsFromPlayer', points: points(0.5) }] as const;
  it.each([
    ['expulsion', EXPELLED, true],
    ['exclusion', EXCLUDED, true],
    ['points', half, true],
    // White has won on the board already.
    ['loss', loss, false],
    ['warning', [{ kind: 'warning' }], false],
  ] as const)('%s: stands on Now and on the closing list until it is done', (_, given, open) => {
    const event = penalised(given);
    const said = (): unknown => [
      dueOf(event).filter(({ code }) => code === 'penaltyToCarryOut').length,
      closingLines(event.state).find(({ line }) => line === 'disputes')?.reason,
    ];
    expect(said()).toEqual(open ? [1, 'penaltiesOpen'] : [0, 'nothingDisputed']);
    for (const { command } of notCarriedOut(event.state)) event.does(command);
    expect(said()).toEqual([0, 'nothingDisputed']);
  });

  it('names the incident and the player, for arbiters alone', () => {
    const event = penalised(EXPELLED);
    expect(dueOf(event)).toContainEqual({
      code: 'penaltyToCarryOut',
      params: { incident: 1, steps: 1, names: 'C., Player' },
      action: { kind: 'open', page: 'incidents', incident: 1 },
    });
    expect(JSON.stringify(dueOf(event, false))).not.toContain('penaltyToCarryOut');
  });

  it('an exclusion from a round that is public asks for a forfeit, and is done where nobody was paired', () => {
    const paired = penalised([]).pairs(2, 'a-b c-d').does(decides(EXCLUDED));
    const follows = (event: PlayedEvent) => incidentsView(event.state).incidents[0]?.follows;
    expect(follows(paired)).toMatchObject([
      {
        done: false,
        command: {
          ...{ type: 'enterResult', round: 2, board: 2 },
          outcome: { kind: 'forfeit', winner: 'black' },
        },
      },
    ]);
    for (const { command } of notCarriedOut(paired.state)) paired.does(command);
    expect(follows(paired)).toMatchObject([{ done: true }]);
    const withdrawn = penalised(EXCLUDED).does({ type: 'withdraw', player: c });
    expect(notCarriedOut(withdrawn.state)).toEqual([]);
  });
});
