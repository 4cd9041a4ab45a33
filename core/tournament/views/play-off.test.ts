import { describe, expect, it } from 'vitest';
import { playerId, type PlayerId } from '../../rules/identity.ts';
import type { PlayOffResult } from '../../standings/play-off/play-off-match.ts';
import { list, scheme } from '../../standings/prizes/scheme.fixture.ts';
import { USUAL_CUP } from '../../rules/cup-rules.ts';
import { PlayedEvent } from '../testing/played-event.ts';
import { playOffView, type HeldPlayOff, type HeldPlayOffView } from './play-off.ts';
import { prizesView } from './prizes.ts';
import { standingsView } from './standings.ts';

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(playerId);
const PRIZES = scheme([list('main', 'place', [100, 60, 30, 10])]);

/** Four winners of one round, tied for all four prizes. */
const tied = (): PlayedEvent =>
  new PlayedEvent({ rounds: 1, tieBreaks: ['TPN'], prizes: PRIZES }, 8)
    .pairs(1, 'a-e b-f c-g d-h')
    .scores(1, '1111');

const begun = (players: readonly (PlayerId | undefined)[]): HeldPlayOff => ({
  ...{ players: players.flatMap((id) => id ?? []), seed: 'lots', armageddonAfter: null },
  ...{ ended: 17 * 60, results: [] },
});

/** Plays every game as it comes, White winning where it is to be decided. */
function played(event: PlayedEvent, held: HeldPlayOff): HeldPlayOffView {
  let results: { game: string; result: PlayOffResult }[] = [];
  for (;;) {
    const view = playOffView(event.state, [{ ...held, results }])?.held[0];
    if (view === undefined) throw new Error('nothing is held');
    const [next] = view.next;
    if (next === undefined) return view;
    const winner = [next.white, next.black].toSorted()[0];
    results = [...results, { game: next.id, result: next.white === winner ? '1-0' : '0-1' }];
  }
}

describe('[LA 5.2 1] play-offs of an event', () => {
  it('name who is tied, for a prize or not', () => {
    const view = playOffView(tied().state, []);
    expect(view?.groups.map(({ players, forPrizes }) => [players.length, forPrizes])).toEqual([
      [4, true],
      [4, false],
    ]);
  });

  it('four are a cup; prizes follow, and who loses a semi-final shares', () => {
    const event = tied();
    const amounts = () =>
      new Map<number, number>(
        prizesView(event.state)?.awards.map(({ tpn, amount }) => [tpn, amount]),
      );
    expect([...amounts().values()]).toEqual([10_000, 6_000, 3_000, 1_000]);
    const view = played(event, begun([a, b, c, d]));
    expect(view.steps?.map(({ length }) => length)).toEqual([1, 1, 2]);
    const steps = (view.steps ?? []).map((step) => step.map(playerId));
    event.does({ type: 'recordPlayOff', steps, seed: view.seed });
    const after = amounts();
    const tpn = (id: PlayerId | undefined): number =>
      standingsView(event.state).rows.find((row) => row.id === id)?.tpn ?? 0;
    const [[winner] = [], [second] = [], shared = []] = steps;
    expect(after.get(tpn(winner))).toBe(10_000);
    expect(after.get(tpn(second))).toBe(6_000);
    expect(shared.map((id) => after.get(tpn(id)))).toEqual([2_000, 2_000]);
    expect(playOffView(event.state, [])?.groups[0]?.recorded).toEqual(steps);

    event.does({ type: 'cancelPlayOff', players: steps.flat() });
    expect([...amounts().values()]).toEqual([10_000, 6_000, 3_000, 1_000]);
    expect(playOffView(event.state, [])?.groups[0]?.recorded).toBeNull();
  });

  it('begin half an hour after the last game, with a rest before the final', () => {
    const view = playOffView(tied().state, [begun([a, b, c, d])])?.held[0];
    expect(view?.schedule.map(({ stage, from }) => [stage, from])).toEqual([
      ['semiFinals', 30],
      ['final', 60],
    ]);
  });

  it('a result put right changes what follows it', () => {
    const event = tied();
    const held = begun([a, b]);
    const first = playOffView(event.state, [held])?.held[0]?.next[0]?.id ?? '';
    const after = (result: PlayOffResult) =>
      playOffView(event.state, [
        {
          ...held,
          results: ['match-1', 'match-2'].map((game) => ({
            game,
            result: game === first ? result : '½-½',
          })),
        },
      ])?.held[0];
    expect(after('½-½')?.next).toHaveLength(1);
    expect(after('1-0')?.steps).not.toBeNull();
  });

  it('[LA 3.3] of a cup are its level matches, whoever else has as many points', () => {
    const cup = { ...USUAL_CUP, games: 2, thirdPlace: true };
    const settings = { system: 'knockout', rounds: 1, initialColour: 'white', cup } as const;
    const event = new PlayedEvent(settings, 8);
    const plays = (round: number, results: string): void => {
      event.does({ type: 'pairRound', round }).does({ type: 'publishRound', round });
      event.scores(round, results);
    };
    const groups = () => playOffView(event.state, [])?.groups ?? [];
    plays(1, '1=1=');
    expect(groups()).toEqual([]);
    plays(2, '0=00');
    const [level] = groups();
    expect(groups()).toHaveLength(1);
    expect(level).toMatchObject({ recorded: null, match: { round: 1, rounds: 3 } });
    const two = level?.players.map(({ id }) => id) ?? [];
    const view = played(event, begun(two));
    expect(view.untied).toBe(false);
    const steps = (view.steps ?? []).map((step) => step.map(playerId));
    event.does({ type: 'recordPlayOff', steps, seed: view.seed });
    expect(groups()[0]?.recorded).toEqual(steps);
    const taken = { type: 'cancelPlayOff', players: two } as const;
    event.does(taken);
    expect(event.verdict({ type: 'pairRound', round: 3 })).toEqual(['refused matchesTied LA 3.3']);
    event.does({ type: 'recordPlayOff', steps }).does({ type: 'pairRound', round: 3 });
    expect(event.verdict(taken)).toEqual(['refused roundAlreadyPaired LA 5.2 1']);
    const other = { ...begun([a, b]), players: [a, b].flatMap((id) => id ?? []) };
    expect(playOffView(event.state, [other])?.held[0]?.untied).toBe(true);
  });

  it('[LA 5.2 1] of a cup go by the procedure it announced, several of a round side by side', () => {
    const playOff = { games: 1, minutes: 5, increment: 3, armageddonAfter: 0 };
    const cup = { ...USUAL_CUP, playOff };
    const settings = { system: 'knockout', rounds: 1, initialColour: 'white', cup } as const;
    const event = new PlayedEvent(settings, 4);
    event.does({ type: 'pairRound', round: 1 }).does({ type: 'publishRound', round: 1 });
    event.scores(1, '==');
    const groups = playOffView(event.state, [])?.groups ?? [];
    const both = groups.map(({ players }) => begun(players.map(({ id }) => id)));
    const held = both.map((one, index) => ({ ...one, seed: `lots ${index}`, armageddonAfter: 0 }));
    const view = playOffView(event.state, held);
    expect(view?.announced).toEqual(playOff);
    expect(view?.held.map(({ next, untied }) => [next.length, untied])).toEqual([
      [1, false],
      [1, false],
    ]);
    const clock = { white: 5, black: 5, increment: 3, from: 1 };
    expect(view?.held[0]?.next[0]).toMatchObject({ kind: 'mini', clock });
    // One game of 5 minutes and 3 seconds a move is reckoned with 16 minutes.
    expect(view?.held[0]?.schedule).toEqual([{ stage: 'match', from: 30, minutes: 16 }]);
    const drawn = held.map((one) => ({
      ...one,
      results: [{ game: 'match-1', result: '½-½' as const }],
    }));
    expect(playOffView(event.state, drawn)?.held[1]?.next[0]?.kind).toBe('armageddon');
  });

  it('tell when the standings have moved away from it', () => {
    const event = tied();
    event.does({
      ...{ type: 'enterResult', round: 1, board: 1 },
      outcome: { kind: 'played', score: '½-½' },
    });
    expect(playOffView(event.state, [begun([a, b])])?.held[0]?.untied).toBe(true);
  });
});
