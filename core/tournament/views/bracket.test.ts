import { describe, expect, it } from 'vitest';
import { USUAL_CUP } from '../../rules/cup-rules.ts';
import { PlayedEvent } from '../testing/played-event.ts';
import { bracketView } from './bracket.ts';
import { hallPage } from './hall.ts';

function cup(players: number): PlayedEvent {
  return new PlayedEvent(
    {
      system: 'knockout',
      rounds: 1,
      initialColour: 'white',
      cup: { ...USUAL_CUP, games: 2, thirdPlace: true },
    },
    players,
  );
}

describe('the bracket on pages', () => {
  it('is of a cup alone, the arbiters’ before a round is public', () => {
    expect(bracketView(new PlayedEvent({}, 4).state, 'staff')).toBeNull();
    const { state } = cup(6);
    expect(bracketView(state, 'public')).toBeNull();
    const view = bracketView(state, 'staff');
    expect(view?.rounds.map(({ matches }) => matches.length)).toEqual([2, 2, 1]);
    expect(view?.rounds[1]?.matches[0]?.sides[1]).toEqual({ kind: 'winnerOf', round: 1, match: 2 });
    expect(view?.thirdPlace?.sides[0]).toEqual({ kind: 'loserOf', round: 2, match: 1 });
  });

  it('has scores, games and who is through, and asks for a decision after the last game', () => {
    const event = cup(4);
    for (const [round, results] of [
      [1, '1='],
      [2, '0='],
    ] as const) {
      event.does({ type: 'pairRound', round }).does({ type: 'publishRound', round });
      event.scores(round, results);
      const level = bracketView(event.state, 'public')?.rounds[0]?.matches[1];
      expect(level).toMatchObject({ verdict: 'tied', toDecide: round === 2 });
    }
    const [won] = bracketView(event.state, 'public')?.rounds[0]?.matches ?? [];
    expect(won?.sides.map((side) => side.kind === 'player' && side.score)).toContain(20);
    expect(won?.games).toHaveLength(2);
  });

  it('stands on a wall with names as walls write them, once a round is public', () => {
    const event = cup(4);
    expect(hallPage(event.state, { view: 'bracket' })).toEqual({ view: 'empty', of: 'bracket' });
    event.does({ type: 'pairRound', round: 1 }).does({ type: 'publishRound', round: 1 });
    event.scores(1, '1=');
    const page = hallPage(event.state, { view: 'bracket' });
    if (page.view !== 'bracket') throw new Error('no bracket');
    expect(page.rounds.map((matches) => matches.length)).toEqual([2, 1]);
    const [side] = page.rounds[0]?.[0]?.sides ?? [];
    expect(side).toMatchObject({ kind: 'player', player: { tpn: 1 }, through: false });
    expect(page.rounds[0]?.[0]?.games).toEqual([{ round: 1, board: 1 }]);
    expect(JSON.stringify(page)).not.toContain('"id"');
    expect(page.winner).toBeNull();
  });

  it('tells visitors no results where these are not public', () => {
    const event = cup(4);
    const { publication } = event.state.settings;
    const changes = { publication: { ...publication, results: false } };
    event.does({ type: 'changeSettings', changes });
    event.does({ type: 'pairRound', round: 1 }).does({ type: 'publishRound', round: 1 });
    event.scores(1, '11');
    const view = bracketView(event.state, 'public');
    const matches = view?.rounds.flatMap((round) => round.matches) ?? [];
    expect(matches.every(({ games }) => games.length === 0)).toBe(true);
    expect(matches.some(({ verdict }) => verdict === 'won')).toBe(false);
  });
});
