import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  pressKey,
  START,
  type BoardLine,
  type EntryAction,
  type EntryState,
} from './entry-keys.ts';

const boards = (count: number, entered: readonly number[] = []): BoardLine[] =>
  Array.from({ length: count }, (_, index) => ({
    board: index + 1,
    open: !entered.includes(index + 1),
  }));

function type(keys: readonly string[], lines: readonly BoardLine[], from: EntryState = START) {
  const actions: EntryAction[] = [];
  let state = from;
  for (const key of keys) {
    const pressed = pressKey(state, key, lines);
    if (pressed === null) continue;
    ({ state } = pressed);
    if (pressed.action.kind !== 'none') actions.push(pressed.action);
  }
  return { state, actions };
}

describe('results by keyboard', () => {
  it.each([
    [['7', 'Enter', '1'], 7, '1-0'],
    [['7', 'Enter', '0'], 7, '0-1'],
    [['7', 'Enter', '2'], 7, '½-½'],
    [['7', ' ', '='], 7, '½-½'],
    [['1', '2', 'Enter', '1'], 12, '1-0'],
    [['1', '2', '='], 12, '½-½'],
    [['3', '+'], 3, '1-0'],
    [['3', '-'], 3, '0-1'],
  ] as const)('%s is board %i, %s', (keys, board, score) => {
    const { actions } = type(keys, boards(20));
    expect(actions).toEqual([{ kind: 'enter', board, outcome: { kind: 'played', score } }]);
  });

  it('goes on to the next open board, where Enter and a result are enough', () => {
    const { state, actions } = type(['2', 'Enter', '1'], boards(5, [3]));
    expect(actions).toHaveLength(1);
    expect(state).toEqual({ board: 4, typed: '', inHand: false });
    const next = type(['Enter', '0'], boards(5, [2, 3]), state);
    expect(next.actions).toMatchObject([{ board: 4, outcome: { score: '0-1' } }]);
    expect(next.state.board).toBe(5);
  });

  it('after the last board goes round to the first one open', () => {
    expect(type(['5', '+'], boards(5, [1])).state.board).toBe(2);
  });

  it('arrows move and write nothing', () => {
    const { state, actions } = type(['3', 'ArrowDown', 'ArrowDown', 'ArrowUp'], boards(9));
    expect(actions).toEqual([]);
    expect(state.board).toBe(4);
  });

  it('a board in hand is put down by an arrow: the next digit picks again', () => {
    const { state, actions } = type(['3', 'Enter', 'ArrowDown', '1'], boards(9));
    expect(actions).toEqual([]);
    expect(state).toMatchObject({ board: 1, typed: '1' });
  });

  it.each([
    [['4', '5', 'Enter', '1']],
    [['4', '5', '=']],
    [['4', '5', '6', 'Enter', '+']],
    [['0', 'Enter', '2']],
  ])('%s: a number nobody has says so, and its result is written nowhere', (keys) => {
    const from: EntryState = { board: 7, typed: '', inHand: false };
    const { actions, state } = type(keys, boards(31), from);
    expect(actions.at(-1)).toMatchObject({ kind: 'noSuchBoard' });
    expect(actions.filter(({ kind }) => kind === 'enter')).toEqual([]);
    expect(state).toEqual(START);
    const next = type(['7', 'Enter', '0'], boards(31), state);
    expect(next.actions).toMatchObject([{ kind: 'enter', board: 7, outcome: { score: '0-1' } }]);
  });

  it('a number that is not on the list of open boards is not the board under the cursor', () => {
    const open = boards(45).filter(({ board }) => board > 39);
    const { actions } = type(['4', '='], open, { board: 41, typed: '', inHand: false });
    expect(actions).toEqual([{ kind: 'noSuchBoard', typed: '4' }]);
  });

  it('a wrong number is put right with Backspace', () => {
    expect(type(['4', '5', 'Backspace', '='], boards(31)).actions).toMatchObject([
      { kind: 'noSuchBoard' },
      { kind: 'enter', board: 4 },
    ]);
  });

  it('Backspace takes back a digit first, and asks to clear only then', () => {
    expect(type(['1', '2', 'Backspace'], boards(20)).state).toMatchObject({ board: 1, typed: '1' });
    expect(type(['4', 'Enter', 'Backspace'], boards(20)).actions).toEqual([
      { kind: 'clear', board: 4 },
    ]);
  });

  it('Backspace on a board without a result asks nothing', () => {
    const empty = boards(20).map((line) => ({ ...line, empty: true }));
    expect(type(['4', 'Enter', 'Backspace'], empty).actions).toEqual([
      { kind: 'nothingToClear', board: 4 },
    ]);
  });

  it.each([
    ['f', 'forfeits'],
    ['w', 'why'],
  ])('%s opens %s of the board', (key, kind) => {
    expect(type(['6', key], boards(9)).actions).toEqual([{ kind, board: 6 }]);
  });

  it('other keys are left to the page', () => {
    expect(pressKey(START, 'x', boards(3))).toBeNull();
    expect(pressKey(START, 'Escape', boards(3))).toBeNull();
  });

  it('digits alone never write, whatever is typed', () => {
    const digits = fc.array(fc.constantFrom(...'0123456789'.split('')), { maxLength: 12 });
    fc.assert(
      fc.property(digits, fc.integer({ min: 1, max: 250 }), (keys, count) => {
        const { actions } = type(keys, boards(count));
        expect(actions.every(({ kind }) => kind === 'noSuchBoard')).toBe(true);
      }),
    );
  });
});
