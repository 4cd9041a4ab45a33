import { describe, expect, it } from 'vitest';
import { handsIn, matchOfTwoTeams, ROI, seats, TOUR } from '../../testing/match-of-two-teams.ts';
import type { PlayedEvent } from '../../testing/played-event.ts';
import { WHITE_WINS } from '../../testing/played-event.ts';
import { playerOf } from '../../testing/teams-entered.ts';
import { lineUpSealed } from './line-up-sealed.ts';
import { lineUpsView } from '../../views/line-ups.ts';

const ARTICLE = 'LA 6.9 VII 1';

const games = (event: PlayedEvent): string[] =>
  event.state.rounds[0]?.games.map(({ white, black }) => `${white} ${black}`) ?? [];

/** Before anybody hands in anything: the lists from the top, board 1 White for the team named first. */
const AS_LISTED = ['t1p1 t2p1', 't2p2 t1p2', 't1p3 t2p3', 't2p4 t1p4'];

describe('[LA 6.9 VII 1] a captain hands in a line-up', () => {
  it('is sealed: the boards stay, and the arbiter sees that it is in', () => {
    const event = matchOfTwoTeams().does(handsIn(1, [5, 2, 3, 4]));
    expect(games(event)).toEqual(AS_LISTED);
    const view = lineUpsView(event.state, 1);
    expect(view?.teams.map(({ team, sealed, handedIn }) => [team.name, sealed, handedIn])).toEqual([
      ['Tour', true, null],
      ['Roi', false, null],
    ]);
    expect(view?.teams[0]?.boards).toEqual(seats(1, [1, 2, 3, 4]));
  });

  it('may be changed until the other is in; then both are open, and the boards are theirs', () => {
    const event = matchOfTwoTeams()
      .does(handsIn(1, [5, 2, 3, 4]))
      .does(handsIn(1, [5, 1, 2, null]))
      .does(handsIn(2, [1, 2, 3, 5]));
    expect(event.state.lineUps.get(1)).toEqual(
      new Map([
        [TOUR, seats(1, [5, 1, 2, null])],
        [ROI, seats(2, [1, 2, 3, 5])],
      ]),
    );
    expect(games(event)).toEqual(['t1p5 t2p1', 't2p2 t1p1', 't1p2 t2p3']);
    expect(event.verdict(handsIn(1, [1, 2, 3, 4]))).toEqual([`refused lineUpOpened ${ARTICLE}`]);
  });

  it('is sealed no more once it is open', () => {
    const event = matchOfTwoTeams()
      .does(handsIn(1, [5, 2, 3, 4]))
      .does(handsIn(2, [1, 2, 3, 5]));
    expect([...(event.state.sealedLineUps?.get(1)?.keys() ?? [])]).toEqual([]);
    expect(lineUpsView(event.state, 1)?.teams.map(({ sealed }) => sealed)).toEqual([false, false]);
  });

  it('belongs to a round of the event: there are none before the first and after the last', () => {
    const { state } = matchOfTwoTeams();
    const { rounds } = state.settings;
    const known = [0, 1, rounds, rounds + 1].map((round) => lineUpsView(state, round)?.round);
    expect(known).toEqual([undefined, 1, rounds, undefined]);
  });

  it('opens with the one the arbiter enters for the other team', () => {
    const event = matchOfTwoTeams()
      .does(handsIn(1, [5, 2, 3, 4]))
      .does({ type: 'setLineUp', round: 1, team: ROI, boards: seats(2, [2, 3, 4, 5]) });
    expect(games(event)).toEqual(['t1p5 t2p2', 't2p3 t1p2', 't1p3 t2p4', 't2p5 t1p4']);
  });

  it('has no player in its line of the audit', () => {
    const event = matchOfTwoTeams().does(handsIn(1, [5, 2, 3, 4]));
    const boards = seats(1, [5, 1, 2, 3]);
    const fact = { type: 'lineUpSealed', round: 1, team: TOUR, boards } as const;
    expect(lineUpSealed.audit(event.state, fact)).toEqual({
      about: { round: 1, team: 'Tour' },
      before: 'sealed',
      after: 'sealed',
    });
  });

  it('is taken back by undo, and comes back with redo', () => {
    const event = matchOfTwoTeams().does(handsIn(1, [5, 2, 3, 4]));
    const sealed = event.state.sealedLineUps;
    event.does({ type: 'undo' });
    expect(event.state.sealedLineUps).toBeUndefined();
    event.does({ type: 'redo' });
    expect(event.state.sealedLineUps).toEqual(sealed);
  });

  const [withResult, started] = [
    matchOfTwoTeams().does({ type: 'enterResult', round: 1, board: 1, outcome: WHITE_WINS }),
    matchOfTwoTeams().does({ type: 'startRound', round: 1 }),
  ];
  it.each<[string, PlayedEvent, readonly string[]]>([
    ['once a result is in', withResult, ['refused resultsInTheWay Ronde 4']],
    ['once the round has begun', started, [`refused lineUpOpened ${ARTICLE}`]],
  ])('is refused %s', (_, event, expected) => {
    expect(event.verdict(handsIn(1, [1, 2, 3, 4]))).toEqual(expected);
  });

  it.each<[string, ReturnType<typeof handsIn>, string]>([
    [
      'a player of the other team',
      { ...handsIn(1, [1, 2, 3, 4]), boards: [playerOf(2, 1), null, null, null] } as never,
      'playerNotInTeam',
    ],
    ['a player twice', handsIn(1, [1, 1, 2, 3]), 'badTeam'],
    ['more players than boards', handsIn(1, [1, 2, 3, 4, 5]), 'badTeam'],
    [
      'a round that is not public',
      { ...handsIn(1, [1, 2, 3, 4]), round: 2 } as never,
      'notPublished',
    ],
    [
      'a round the event has not',
      { ...handsIn(1, [1, 2, 3, 4]), round: 99 } as never,
      'unknownRound',
    ],
  ])('is refused with %s', (_, command, code) => {
    expect(matchOfTwoTeams().objects(command)).toMatchObject({ refusal: { code } });
  });

  it('[FFE 3.4 b] is asked about where it is against the list, and may be meant so', () => {
    const event = matchOfTwoTeams({ order: { rule: 'fixed', tolerance: 0 } });
    const command = handsIn(1, [1, 3, 2, 4]);
    expect(event.verdict(command)).toEqual(['3 lineUpAgainstList FFE 3.4 b']);
    expect(event.verdict(command, { lineUpAgainstList: 'confirmed' })).toEqual([]);
  });

  it('keeps the round from beginning, and results from being entered, until it is opened', () => {
    const event = matchOfTwoTeams().does(handsIn(1, [5, 2, 3, 4]));
    expect(event.objects({ type: 'startRound', round: 1 })).toMatchObject({
      refusal: { code: 'lineUpsSealed', article: ARTICLE, params: { round: 1, teams: 'Tour' } },
    });
    const result = { type: 'enterResult', round: 1, board: 1, outcome: WHITE_WINS } as const;
    expect(event.verdict(result)).toEqual([`refused lineUpsSealed ${ARTICLE}`]);
    const claim = { ...result, type: 'claimResult', player: playerOf(1, 1) } as const;
    expect(event.verdict(claim)).toEqual([`refused lineUpsSealed ${ARTICLE}`]);
  });
});
