import { describe, expect, it } from 'vitest';
import { fieldOf, type DrawWish, type HeldDraw } from '../draw-ceremony.ts';
import { PlayedEvent } from '../testing/played-event.ts';
import { drawView, hallDraw } from './draw.ts';

const FEDERATIONS = ['FRA', 'BEL', 'SUI', 'GER', 'ITA'];

/** Fourteen of five federations, nobody numbered by lot yet. */
function varma(settings: object = {}, players = 14): PlayedEvent {
  const event = new PlayedEvent({ system: 'berger', rounds: 13, ...settings }, players);
  for (const [index, id] of [...event.state.players.keys()].entries()) {
    const federation = FEDERATIONS[index % FEDERATIONS.length] ?? 'FRA';
    event.does({ type: 'correctPlayer', player: id, changes: { federation } });
  }
  return event;
}

const WISH = { by: 'federation', last: 3 } as const;
const begun = (event: PlayedEvent, wish: DrawWish, shown = 0): HeldDraw => ({
  ...{ ...wish, seed: 'published', shown, field: fieldOf(event.state, wish) },
});

describe('[LA 3.1] a draw held step by step', () => {
  it('tells what was shown and who comes next, and its seed with the last step alone', () => {
    const event = varma();
    const all = drawView(event.state, WISH, begun(event, WISH, 999)).held;
    const some = drawView(event.state, WISH, begun(event, WISH, 4)).held;
    expect(some?.steps).toEqual(all?.steps.slice(0, 4));
    expect(some).toMatchObject({ shown: 4, of: all?.of, seed: null, late: [], taken: false });
    expect(some?.next?.entrant).toBe(all?.steps[4]?.entrant);
    expect(JSON.stringify(some)).not.toContain('published');
    expect(all).toMatchObject({ seed: 'published', next: null, shown: 14 + 5, late: [] });
  });

  it('is the draw that the event takes: every number as it was shown, every step in the log', () => {
    const event = varma();
    const held = begun(event, WISH, 999);
    const shown = drawView(event.state, WISH, held).held;
    event.does({ type: 'drawNumbers', seed: 'published', ...WISH });
    for (const step of shown?.steps ?? []) {
      if (step.kind === 'draw') expect(event.state.numbers[step.number - 1]).toBe(step.entrant);
    }
    expect(drawView(event.state, WISH, held).held?.taken).toBe(true);
  });

  it.each([[{}], [{ groups: [4, 4] }]])('is one lot for all, or within groups: %j', (wish) => {
    const event = varma({ system: 'dutch', rounds: 5 });
    const shown = drawView(event.state, wish, begun(event, wish, 999)).held;
    event.does({ type: 'drawNumbers', seed: 'published', ...wish });
    const drawn = shown?.steps.map(({ entrant }) => entrant);
    expect(drawn).toEqual(event.state.numbers);
  });

  it('no longer holds with other players, and cannot be once a round is there', () => {
    const event = varma();
    const held = begun(event, WISH, 4);
    const [first] = event.state.players.keys();
    if (first !== undefined) {
      event.does({ type: 'correctPlayer', player: first, changes: { federation: 'ESP' } });
    }
    expect(drawView(event.state, WISH, held)).toMatchObject({ held: null, outdated: true });
    expect(hallDraw(event.state, held)).toBeNull();
    event.does({ type: 'publishCalendar', cycles: 1 });
    expect(drawView(event.state, {}, null).closed).toBe('begun');
  });

  it('there is none that keeps apart outside a round robin, nor for more rounds than there are', () => {
    const swiss = varma({ system: 'dutch', rounds: 5 });
    expect(drawView(swiss.state, WISH, null)).toMatchObject({ plan: null, roundRobin: false });
    const robin = varma();
    const { mostLast } = drawView(robin.state, {}, null);
    expect(drawView(robin.state, { by: 'club', last: mostLast + 1 }, null).plan).toBeNull();
    expect(drawView(robin.state, { groups: [10, 5] }, null).plan).toBeNull();
  });

  it('tells a contingent that no envelope holds before anybody draws', () => {
    const event = varma();
    for (const [index, id] of [...event.state.players.keys()].entries()) {
      const federation = index < 9 ? 'FRA' : 'BEL';
      event.does({ type: 'correctPlayer', player: id, changes: { federation } });
    }
    const { plan } = drawView(event.state, WISH, null);
    expect(plan?.crowded[0]?.contingent).toBe(0);
    expect(plan?.crowded[0]?.late?.length).toBeGreaterThan(0);
  });
});

describe('the draw on a wall', () => {
  it('[LA 3.1] has envelopes, the last step, the next one, and who has which number', () => {
    const event = varma();
    const wall = hallDraw(event.state, begun(event, WISH, 2));
    expect(wall?.step?.kind).toBe('draw');
    const [number] = wall?.step?.numbers ?? [];
    const line = wall?.numbers.find((one) => one.number === number);
    expect(line?.player?.name).toBe(wall?.step?.name);
    expect(wall?.numbers.filter(({ player }) => player !== null)).toHaveLength(1);
    const struck = wall?.envelopes.flatMap((one) => one.numbers).filter(({ drawn }) => drawn);
    expect(struck).toEqual([{ number, drawn: true }]);
    expect(wall?.next).not.toBeNull();
  });
});
