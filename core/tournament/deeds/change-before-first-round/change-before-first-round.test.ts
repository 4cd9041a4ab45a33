import { describe, expect, it } from 'vitest';
import { playerId } from '../../../rules/identity.ts';
import type { Command } from '../../command.ts';
import type { ProposedPair } from '../../round.ts';
import { letter, PlayedEvent } from '../../testing/played-event.ts';
import { dueList } from '../../views/due.ts';
import { roundView } from '../../views/round.ts';
import { leastChange } from './free-before-start.ts';

// LA line 12857: announced pairings stand; changes touch as few of them as can be.
const BOOK = { firstDay: '2022-03-01' };
const TODAY = { firstDay: '2026-03-07' };

const withdraw = (event: PlayedEvent, id: string): PlayedEvent =>
  event.does({ type: 'withdraw', player: playerId(id) });
const comes = (event: PlayedEvent, index: number): PlayedEvent =>
  event.does({ type: 'enterPlayers', players: [letter(index, 2)] });

const written = (pairs: readonly ProposedPair[]): string =>
  pairs.map(({ white, black }) => `${white}-${black}`).join(' ');
const offered = ({ state }: PlayedEvent): string => {
  const [round] = state.rounds;
  return round === undefined ? '' : written(leastChange(state, round));
};
const boards = ({ state }: PlayedEvent): string[] =>
  (state.rounds[0]?.games ?? []).map(({ board, white, black }) => `${board} ${white}-${black}`);
const asks = (text: string): Command => ({
  type: 'changeBeforeFirstRound',
  pairs: text.split(' ').map((pair) => {
    const [white = '', black = ''] = pair.split('-');
    return { white: playerId(white), black: playerId(black) };
  }),
});

/** Seven players, the bye to g. */
const seven = (settings = TODAY): PlayedEvent =>
  new PlayedEvent(settings, 7).pairs(1, 'a-d e-b c-f g');
/** Six players, nobody exempt. */
const six = (): PlayedEvent => new PlayedEvent(TODAY, 6).pairs(1, 'a-d e-b c-f');

describe('between the draw and round 1', () => {
  it.each([
    ['[C.05 VI.4] in the book', BOOK, 'C.05 VI.4'],
    ['[C.05 6.4] today', TODAY, 'C.05 6.4'],
  ])('%s: who came meets who was exempt, and every other board stands', (_, settings, article) => {
    const event = comes(seven(settings), 7);
    expect(offered(event)).toBe('h-g');
    expect(event.verdict(asks('g-h'))).toEqual([`3 changesBeforeFirstRound ${article}`]);
    event.does(asks('g-h'));
    expect(boards(event)).toEqual(['1 a-d', '2 e-b', '3 c-f', '4 g-h']);
    expect(event.state.rounds[0]?.unpaired).toEqual([]);
    expect(event.state.players.get(playerId('h'))?.fromRound).toBe(1);
  });

  it('[C.05 6.4] who came takes the chair of who left, with the colour announced to the other', () => {
    const event = comes(withdraw(six(), 'b'), 6);
    expect(offered(event)).toBe('e-g');
    event.does(asks('e-g'));
    expect(boards(event)).toEqual(['1 a-d', '2 e-g', '3 c-f']);
    expect(event.state.rounds[0]?.unpaired).toEqual([
      { player: 'b', outcome: 'zeroPointBye', reason: 'left' },
    ]);
  });

  it('[C.05 6.4] who is left alone meets who was exempt, or another left alone', () => {
    expect(offered(withdraw(seven(), 'a'))).toBe('g-d');
    expect(offered(withdraw(withdraw(six(), 'd'), 'c'))).toBe('a-f');
  });

  it('is not offered where it would change nothing, and keeps apart whom the event keeps apart', () => {
    expect(offered(six())).toBe('');
    expect(offered(withdraw(six(), 'd'))).toBe('');
    const apart = seven()
      .does({ type: 'leaveFideMode', reason: 'club rules' })
      .does({
        type: 'prohibitPairs',
        players: [playerId('d'), playerId('g')],
        fromRound: 1,
        toRound: 9,
      });
    expect(offered(withdraw(apart, 'a'))).toBe('');
  });

  it('[C.05 6.4] while round 1 is a draft nothing stands: a new draft takes who came and leaves who went', () => {
    const event = new PlayedEvent({ ...TODAY, initialColour: 'white' }, 6);
    event.does({ type: 'pairRound', round: 1 });
    withdraw(event, 'b').does({ type: 'enterPlayers', players: [letter(6)] });
    const [due] = dueList(event.state, { now: '2026-03-07T09:00:00+01:00' }).filter(
      ({ code }) => code === 'draftOutdated',
    );
    expect(due?.action).toEqual({ kind: 'command', command: { type: 'pairRound', round: 1 } });
    event.does({ type: 'pairRound', round: 1 });
    expect(boards(event)).toEqual(['1 a-e', '2 f-c', '3 d-g']);
    expect(event.state.rounds[0]?.outdated).toBe(false);
    expect(event.state.numbers.at(-1)).toBe('g');
  });

  it('is shown to those who run the event until the round begins', () => {
    const event = comes(seven(), 7);
    const shown = (audience: 'staff' | 'public') =>
      roundView(event.state, 1, audience)?.beforeStart;
    expect(shown('staff')).toMatchObject({
      article: 'C.05 6.4',
      pairs: [{ white: { id: 'h' }, black: { id: 'g' } }],
      kept: 3,
    });
    expect(shown('public')).toBeNull();
    event.does({ type: 'startRound', round: 1 });
    expect(shown('staff')).toBeNull();
  });

  it.each<[string, (event: PlayedEvent) => PlayedEvent, string, string]>([
    ['who has an opponent', (event) => comes(event, 7), 'a-h', 'hasAnOpponent C.05 6.4'],
    ['one player twice', (event) => comes(event, 7), 'g-h h-g', 'playerPairedTwice C.04.1 2'],
    [
      'a round that has begun',
      (event) => comes(event, 7).does({ type: 'startRound', round: 1 }),
      'g-h',
      'reasonDoesNotFit C.05 6.4',
    ],
  ])('does not touch %s', (_, prepare, pairs, refusal) => {
    expect(prepare(seven()).verdict(asks(pairs))).toEqual([`refused ${refusal}`]);
  });
});
