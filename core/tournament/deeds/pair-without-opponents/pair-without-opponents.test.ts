import { describe, expect, it } from 'vitest';
import type { Colour } from '../../../rules/colour.ts';
import { playerId } from '../../../rules/identity.ts';
import type { Command } from '../../command.ts';
import { NO_REGULATIONS } from '../../regulations.ts';
import type { NewSettings } from '../../settings.ts';
import { PlayedEvent } from '../../testing/played-event.ts';
import { scores } from '../../views/records.ts';
import { roundView } from '../../views/round.ts';

// LA line 12874 (C.05 VI.7 (3)): after the start, at L2 or L3, both agree, they have not met.
const BOOK = { firstDay: '2022-03-01' };
const TODAY = { firstDay: '2026-03-07' };

const meet = (white: string, black: string, round = 2): Command => ({
  type: 'pairWithoutOpponents',
  round,
  white: playerId(white),
  black: playerId(black),
});

/** Seven players, the bye to g; round 2 is public: b-a c-d e-g, the bye to f. */
function event(settings: Partial<NewSettings> = TODAY): PlayedEvent {
  const played = new PlayedEvent(settings, 7).pairs(1, 'a-d b-e c-f g').scores(1, '111');
  return played.pairs(2, 'b-a c-d e-g f');
}

/** Whoever has this colour on a board is absent. */
function absent(played: PlayedEvent, board: number, colour: Colour): PlayedEvent {
  const winner = colour === 'white' ? 'black' : 'white';
  return played.does({
    type: 'enterResult',
    round: 2,
    board,
    outcome: { kind: 'forfeit', winner },
  });
}

const boards = ({ state }: PlayedEvent): string[] =>
  (state.rounds[1]?.games ?? []).map(({ board, white, black }) => `${board} ${white}-${black}`);

describe('two players without opponents', () => {
  it.each([
    ['[C.05 VI.7] in the book', BOOK, 'C.05 VI.7'],
    ['[C.04.2 4.4.3] today', TODAY, 'C.04.2 4.4.3'],
  ])('%s meet where both agree, and who is absent loses by forfeit', (_, settings, article) => {
    const played = absent(absent(event(settings), 1, 'white'), 2, 'black');
    // b and d did not come: a and c are free.
    expect(boards(played)).toEqual(['1 b-a', '2 c-d', '3 e-g']);
    expect(played.verdict(meet('c', 'a'))).toContain(`3 pairsWithoutOpponents ${article}`);
    played.does(meet('c', 'a'));
    expect(boards(played)).toEqual(['1 c-a', '3 e-g']);
    const { unpaired } = played.state.rounds[1] ?? { unpaired: [] };
    expect(unpaired).toEqual([
      { player: 'f', outcome: 'pairingAllocatedBye', reason: 'odd' },
      { player: 'd', outcome: 'forfeitLoss', reason: 'absent' },
      { player: 'b', outcome: 'forfeitLoss', reason: 'absent' },
    ]);
    played.scores(2, '10');
    const points = scores(played.state, { standingsAfter: 2 });
    // One point each from round 1 for a, b, c and the bye of g; then c and g win, f has the bye.
    expect(['a', 'b', 'c', 'd', 'f', 'g'].map((id) => points.get(playerId(id)))).toEqual([
      10, 10, 20, 0, 10, 20,
    ]);
  });

  it('[C.04.2 4.4.3] one may have the bye, the other an opponent who has left', () => {
    const played = event().does({ type: 'reportAbsence', player: playerId('b'), round: 2 });
    played.does(meet('f', 'a'));
    expect(boards(played)).toEqual(['1 f-a', '2 c-d', '3 e-g']);
    expect(played.state.rounds[1]?.unpaired).toEqual([
      { player: 'b', outcome: 'forfeitLoss', reason: 'absent' },
    ]);
  });

  it('keep what was entered on the other boards', () => {
    const played = absent(absent(event(), 1, 'white'), 2, 'black');
    played.does({
      type: 'enterResult',
      round: 2,
      board: 3,
      outcome: { kind: 'played', score: '½-½' },
    });
    played.does(meet('c', 'a'));
    expect(played.state.rounds[1]?.games.map(({ outcome }) => outcome.kind)).toEqual([
      'notEntered',
      'played',
    ]);
  });

  it('are offered to the arbiters alone, and only when there are two', () => {
    const one = absent(event(BOOK), 3, 'white');
    const idle = (played: PlayedEvent, audience: 'staff' | 'public' = 'staff') =>
      roundView(played.state, 2, audience)?.idle.map(({ player, absent: away }) => [
        player.id,
        away?.id ?? null,
      ]);
    expect(idle(event(BOOK))).toEqual([]);
    expect(idle(one)).toEqual([
      ['g', 'e'],
      ['f', null],
    ]);
    expect(idle(one, 'public')).toEqual([]);
  });

  it.each<[string, Partial<NewSettings>, (played: PlayedEvent) => PlayedEvent, Command, string]>([
    [
      '[C.04.2 4.4.3] who has an opponent',
      TODAY,
      (played) => absent(played, 1, 'white'),
      meet('a', 'c'),
      'hasAnOpponent C.04.2 4.4.3',
    ],
    [
      '[C.04.2 4.4.3] when nobody is absent',
      TODAY,
      (played) => played,
      meet('a', 'f'),
      'hasAnOpponent C.04.2 4.4.3',
    ],
    [
      '[C.05 VI.7] who have met',
      BOOK,
      (played) => absent(played, 2, 'black'),
      meet('c', 'f'),
      'haveMet C.04.1.b',
    ],
    [
      '[C.05 VI.7] before the round has begun, in the book',
      BOOK,
      (played) => played.does({ type: 'reportAbsence', player: playerId('b'), round: 2 }),
      meet('a', 'f'),
      'roundNotBegun C.05 VI.7',
    ],
    [
      '[C.05 6.7] at level 1',
      { ...TODAY, regulations: { ...NO_REGULATIONS, level: 1 } },
      (played) => absent(played, 1, 'white'),
      meet('a', 'f'),
      'notAtThisLevel C.05 6.7',
    ],
    [
      '[C.04.2 4.4] in a round that is over',
      TODAY,
      (played) => played.scores(2, '111').does({ type: 'closeRound', round: 2 }),
      meet('a', 'f'),
      'roundClosed C.04.2 4.4',
    ],
  ])('are not paired %s', (_, settings, prepare, command, refusal) => {
    expect(prepare(event(settings)).verdict(command)).toEqual([`refused ${refusal}`]);
  });
});
