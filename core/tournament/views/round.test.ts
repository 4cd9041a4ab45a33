import { describe, expect, it } from 'vitest';
import { playerId } from '../../rules/identity.ts';
import { DRAW, PlayedEvent, WHITE_WINS } from '../testing/played-event.ts';
import { byNameView } from './by-name.ts';
import { roundView } from './round.ts';
import { engineEvent } from './testing/engine-event.ts';

/** Five players; `a` beats `d`, `b` and `c` draw, `e` has the bye; then a draft of round 2. */
function twoRounds(): PlayedEvent {
  return new PlayedEvent({ initialColour: 'white' }, 5)
    .pairs(1, 'a-d b-c e')
    .scores(1, '1=')
    .does({
      type: 'draftRound',
      round: 2,
      origin: 'manual',
      bye: playerId('d'),
      pairs: [
        { white: playerId('e'), black: playerId('a') },
        { white: playerId('c'), black: playerId('b') },
      ],
    });
}

describe('the view of a round', () => {
  it('shows score, colours and floats before the round', () => {
    const event = new PlayedEvent({ initialColour: 'white', firstDay: '2026-03-07' }, 5)
      .pairs(1, 'a-d b-c e')
      .scores(1, '1=')
      .pairs(2, 'e-b a-c d');
    const board = roundView(event.state, 2, 'staff')?.boards[0];
    expect(board).toMatchObject({
      board: 1,
      white: {
        name: 'A., Player',
        tpn: 1,
        rating: 2400,
        score: 10,
        colours: ['white'],
        float: 'down',
        lastFloat: null,
        preference: { colour: 'black', strength: 'strong' },
      },
      black: { name: 'C., Player', score: 5, float: 'up', colours: ['black'] },
    });
    const withBye = roundView(event.state, 2, 'staff')?.boards[1]?.white;
    // C.04.3 A.4.b (2026: 1.4.3): the pairing-allocated bye is a downfloat.
    expect(withBye).toMatchObject({ id: 'e', colours: [null], lastFloat: 'down' });
  });

  it('[C.04.7 1.4] shows the virtual points of an accelerated round beside the score', () => {
    const event = new PlayedEvent({ acceleration: { method: 'baku' }, rounds: 9 }, 8)
      .pairs(1, 'a-b c-d e-f g-h')
      .scores(1, '====')
      .pairs(2, 'b-c d-a f-g h-e');
    const sides = (round: number) =>
      roundView(event.state, round, 'staff')?.boards.map(({ white, black }) => [
        white.virtualPoints,
        black.virtualPoints,
      ]);
    // GA is twice a quarter of the field, rounded up: a, b, c and d have a point, in two rounds of three.
    const halves = [
      [10, 10],
      [10, 10],
      [0, 0],
      [0, 0],
    ];
    expect(sides(1)).toEqual(halves);
    expect(sides(2)).toEqual(halves);
    const plain = roundView(twoRounds().state, 2, 'staff')?.boards[0];
    expect(plain?.white.virtualPoints).toBe(0);
  });

  it('shows a draft to nobody but the arbiters', () => {
    const { state } = twoRounds();
    expect(roundView(state, 2, 'staff')).toMatchObject({ stage: 'draft', origin: 'manual' });
    expect(roundView(state, 2, 'public')).toBeNull();
    expect(byNameView(state, 2, 'public')).toBeNull();
    expect(roundView(state, 1, 'public')).toMatchObject({ counts: { boards: 2, results: 2 } });
    expect(roundView(state, 3, 'staff')).toBeNull();
  });

  it('keeps results and pairings back where they are not published', () => {
    const event = twoRounds();
    const { publication } = event.state.settings;
    const without = (page: 'results' | 'pairings') =>
      twoRounds().does({
        type: 'changeSettings',
        changes: { publication: { ...publication, [page]: false } },
      }).state;
    const view = roundView(without('results'), 1, 'public');
    expect(view?.boards.map(({ outcome }) => outcome.kind)).toEqual(['notEntered', 'notEntered']);
    expect(view?.boards[0]?.white.score).toBeNull();
    expect(roundView(without('pairings'), 1, 'public')).toBeNull();
    expect(roundView(without('pairings'), 1, 'staff')?.boards).toHaveLength(2);
  });

  it('tells those who run the event who entered the result that stands, and nobody else', () => {
    const event = twoRounds();
    const hands = () =>
      roundView(event.state, 1, 'staff')?.boards.map(({ staff }) => staff?.entered ?? null);
    const first = { by: 'chief', at: '2026-03-07T14:00:00Z' };
    expect(hands()).toEqual([first, first]);
    event.at = '2026-03-07T14:05:00Z';
    event.does({ type: 'enterResult', round: 1, board: 1, outcome: DRAW });
    expect(hands()).toEqual([{ ...first, at: '2026-03-07T14:05:00Z' }, first]);
    event.does({ type: 'undo' });
    expect(hands()).toEqual([first, first]);
    event.does({ type: 'discardDraft' }).does({ type: 'clearResult', round: 1, board: 2 });
    expect(hands()).toEqual([first, null]);
    const shown = JSON.stringify([
      roundView(event.state, 1, 'public'),
      byNameView(event.state, 1, 'staff'),
    ]);
    expect(shown).not.toContain('chief');
    expect(shown).not.toContain('entered"');
  });

  it('marks clubs that meet again', () => {
    const event = engineEvent(20, 4, { seed: 3 });
    const { state } = event;
    const club = (id: string) => state.players.get(playerId(id))?.club;
    for (const board of roundView(state, 4, 'staff')?.boards ?? []) {
      expect(board.sameClub).toBe(club(board.white.id) === club(board.black.id));
      const met = [1, 2, 3].filter((round) =>
        state.rounds[round - 1]?.games.some(
          ({ white, black }) =>
            (white === board.white.id && club(black) === board.black.club) ||
            (black === board.white.id && club(white) === board.black.club),
        ),
      );
      expect(board.white.metClub).toBe(met.length);
    }
  });

  it('tells the arbiters which board is one of the players’ own', () => {
    const event = new PlayedEvent({ initialColour: 'white' }, 4)
      .does({ type: 'fixBoard', player: playerId('d'), board: 2 })
      .pairs(1, 'a-c b-d');
    const fixed = (audience: 'staff' | 'public') =>
      roundView(event.state, 1, audience)?.boards.map(({ staff }) => staff?.fixed);
    expect(fixed('staff')).toEqual([false, true]);
    expect(fixed('public')).toEqual([undefined, undefined]);
  });

  it('[C.04.2 D.8] says from when a late correction counts', () => {
    const event = new PlayedEvent({ initialColour: 'white' }, 4).pairs(1, 'a-c d-b');
    event.scores(1, '1=').pairs(2, 'a-d b-c');
    event.does({ type: 'enterResult', round: 1, board: 1, outcome: DRAW });
    expect(roundView(event.state, 1, 'public')?.boards[0]).toMatchObject({
      outcome: DRAW,
      corrected: { was: WHITE_WINS, usedFrom: 3 },
    });
  });

  it('survives the journey to a browser', () => {
    const view = roundView(engineEvent(9, 3).state, 3, 'staff');
    expect(JSON.parse(JSON.stringify(view))).toEqual(view);
  });
});

describe('pairings by name', () => {
  it('are in the order of names, whoever has no board included', () => {
    const event = engineEvent(9, 2);
    event.does({ type: 'withdraw', player: playerId('p4') });
    const lines = byNameView(event.state, 2, 'public')?.lines ?? [];
    expect(lines).toHaveLength(9);
    const names = lines.map(({ player }) => player.name.normalize('NFD').replace(/\p{M}/gu, ''));
    expect(names).toEqual([...names].sort((a, b) => (a.toUpperCase() < b.toUpperCase() ? -1 : 1)));
    expect(lines.filter(({ unpaired }) => unpaired?.reason === 'odd')).toHaveLength(1);
    for (const { player, colour, opponent, board } of lines) {
      const game = event.state.rounds[1]?.games.find((one) => one.board === board);
      if (colour === 'white') expect([game?.white, game?.black]).toEqual([player.id, opponent?.id]);
    }
  });
});
