import { describe, expect, it } from 'vitest';
import { handsIn, matchOfTwoTeams, ROI, seats, TOUR } from '../../testing/match-of-two-teams.ts';
import { WHITE_WINS } from '../../testing/played-event.ts';

const OPEN = { type: 'openLineUps', round: 1 } as const;

describe('[LA 6.9 VII 1] sealed line-ups are opened', () => {
  it('with the late team on the first players of its list, whoever of them has left', () => {
    const event = matchOfTwoTeams()
      .does(handsIn(1, [5, 2, 3, 4]))
      .does({ type: 'withdraw', player: seats(2, [2])[0] ?? '' } as never)
      .does({ ...OPEN, late: true });
    expect(event.state.lineUps.get(1)).toEqual(
      new Map([
        [TOUR, seats(1, [5, 2, 3, 4])],
        [ROI, seats(2, [1, 2, 3, 4])],
      ]),
    );
    expect(event.ledger.entries.at(-1)?.events).toMatchObject([
      { type: 'lineUpSet', team: TOUR },
      { type: 'lineUpSet', team: ROI, late: true },
      { type: 'matchFielded', table: 1 },
    ]);
  });

  it('is asked about while the other team could choose in sight of it', () => {
    const event = matchOfTwoTeams().does(handsIn(1, [5, 2, 3, 4]));
    const asked = ['3 opensBeforeTheOther LA 6.9 VII 1'];
    expect(event.verdict(OPEN)).toEqual(asked);
    expect(event.verdict({ ...OPEN, team: TOUR })).toEqual(asked);
    expect(event.verdict({ ...OPEN, late: true })).toEqual([]);
  });

  it('one team alone, and the other stays as it is', () => {
    const event = matchOfTwoTeams()
      .does(handsIn(1, [5, 2, 3, 4]))
      .does({ ...OPEN, team: TOUR });
    expect([...(event.state.lineUps.get(1)?.keys() ?? [])]).toEqual([TOUR]);
    expect(event.state.rounds[0]?.games[0]).toMatchObject({ white: 't1p5', black: 't2p1' });
  });

  it('writes nothing where nothing is sealed and nobody late', () => {
    const event = matchOfTwoTeams();
    const entries = event.ledger.entries.length;
    expect(event.does(OPEN).ledger.entries).toHaveLength(entries);
  });

  it('is refused for an unknown team and a match with a result, which the others do without', () => {
    const event = matchOfTwoTeams();
    expect(event.objects({ ...OPEN, team: 'none' } as never)).toMatchObject({
      refusal: { code: 'unknownTeam' },
    });
    event.does({ type: 'enterResult', round: 1, board: 1, outcome: WHITE_WINS });
    const late = { ...OPEN, late: true } as const;
    expect(event.verdict({ ...late, team: TOUR })).toEqual(['refused resultsInTheWay Ronde 4']);
    expect(event.does(late).state.lineUps.get(1)).toBeUndefined();
  });
});
