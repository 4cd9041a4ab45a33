import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlayedScore } from '@ronde/core/rules/outcome.ts';
import { START, type BoardLine, type EntryState } from './entry-keys.ts';
import { hearKey, NOT_CHOSEN, turnTo, type Chosen } from './key-owner.ts';

const BOARDS = 12;
const RESULTS: Readonly<Record<string, PlayedScore>> = { '1': '1-0', '0': '0-1', '2': '½-½' };

/** A round page as a browser runs it: what has the focus, what is open, what is written. */
class RoundPage {
  readonly written = new Map<number, PlayedScore>();
  state: EntryState = START;
  chosen: Chosen = NOT_CHOSEN;
  focus: 'page' | 'field' | 'name' | 'menu button' | 'undo' = 'page';
  open: 'menu' | 'dialog' | 'question' | null = null;
  question: { board: number; score: PlayedScore } | null = null;
  /** How often a button was pressed by a key. */
  pressed = 0;

  focusOn(what: RoundPage['focus']): void {
    this.focus = what;
    this.chosen = turnTo(this.chosen, { kind: 'focus', on: what });
  }

  click(what: RoundPage['focus']): void {
    this.chosen = turnTo(this.chosen, { kind: 'pointer' });
    this.focusOn(what);
    if (what === 'menu button') this.open = 'menu';
  }

  /** Tab, until it stands on something. */
  tabTo(what: RoundPage['focus']): void {
    this.key('Tab');
    this.focusOn(what);
  }

  key(key: string): void {
    this.chosen = turnTo(this.chosen, { kind: 'key', key });
    if (this.open !== null && key === 'Escape') {
      this.open = null;
      this.question = null;
      return;
    }
    const isControl = this.focus !== 'page' && this.focus !== 'field';
    const heard = hearKey(this.state, key, {
      focus: this.focus,
      is: this.focus === 'field' || this.focus === 'page' ? this.focus : 'control',
      answered: isControl && (key === 'Enter' || key === ' '),
      covered: this.open !== null,
      chosen: this.chosen,
      lines: this.lines(),
      writes: true,
    });
    this.state = heard.state;
    if (heard.by !== 'list') {
      const presses = isControl && this.open === null && (key === 'Enter' || key === ' ');
      if (presses) this.pressed += 1;
      if (heard.by === 'control' && key === 'Escape') this.focusOn('page');
      return;
    }
    if (isControl) this.focusOn('page');
    const { action } = heard;
    if (action.kind === 'enter' && action.outcome.kind === 'played') {
      this.written.set(action.board, action.outcome.score);
    }
    if (action.kind === 'overwrite' && action.outcome.kind === 'played') {
      this.open = 'question';
      this.question = { board: action.board, score: action.outcome.score };
    }
  }

  lines(): BoardLine[] {
    return Array.from({ length: BOARDS }, (_, index) => {
      const score = this.written.get(index + 1);
      return score === undefined
        ? { board: index + 1, open: true, empty: true }
        : { board: index + 1, open: false, keeps: { kind: 'played', score } };
    });
  }
}

/** What somebody does between two keys. */
type Aside = (page: RoundPage) => void;
const BY_MOUSE: readonly (readonly [string, Aside])[] = [
  [
    'clicks a player’s name',
    (page) => {
      page.click('name');
    },
  ],
  [
    'clicks Undo',
    (page) => {
      page.click('undo');
    },
  ],
  [
    'opens the menu of a match and leaves it',
    (page) => {
      page.click('menu button');
      page.key('Escape');
    },
  ],
  [
    'answers a dialog, which gives the focus back to a button',
    (page) => {
      page.click('undo');
      page.open = 'dialog';
      page.open = null;
      page.focusOn('menu button');
    },
  ],
  [
    'closes the panel with Escape, which gives the focus back to the name',
    (page) => {
      page.click('name');
      page.key('Escape');
      page.focusOn('name');
    },
  ],
];
const BY_KEYS: readonly (readonly [string, Aside])[] = [
  [
    'goes to a name by Tab',
    (page) => {
      page.tabTo('name');
    },
  ],
  [
    'goes to Undo by Tab',
    (page) => {
      page.tabTo('undo');
    },
  ],
  [
    'filters',
    (page) => {
      page.click('field');
    },
  ],
  [
    'leaves a menu open',
    (page) => {
      page.click('menu button');
    },
  ],
];

const asides = (
  all: readonly (readonly [string, Aside])[],
): fc.Arbitrary<readonly [string, Aside]> => fc.constantFrom(...all);
const result = fc.constantFrom('1', '0', '2');

describe('who answers a key of the round page', () => {
  it.each(BY_MOUSE.map(([what, aside]) => ({ what, aside })))(
    'whoever $what types on: 7 Enter 1 Enter 2 Enter 0 is boards 7, 8 and 9',
    ({ aside }) => {
      const page = new RoundPage();
      aside(page);
      for (const key of ['7', 'Enter', '1', 'Enter', '2', 'Enter', '0']) page.key(key);
      expect([...page.written]).toEqual([
        [7, '1-0'],
        [8, '½-½'],
        [9, '0-1'],
      ]);
      expect(page.pressed).toBe(0);
    },
  );

  it.each(BY_KEYS.map(([what, aside]) => ({ what, aside })))(
    'whoever $what writes nothing by the same keys',
    ({ aside }) => {
      const page = new RoundPage();
      aside(page);
      for (const key of ['7', 'Enter', '1', 'Enter', '2', 'Enter', '0', '+']) page.key(key);
      expect([...page.written]).toEqual([]);
    },
  );

  it('Escape gives the keys of a button back to the list', () => {
    const page = new RoundPage();
    page.tabTo('name');
    for (const key of ['7', 'Escape', '7', 'Enter', '1']) page.key(key);
    expect([...page.written]).toEqual([[7, '1-0']]);
  });

  it('a typed result that would replace another asks, and Enter, figures and results answer nothing', () => {
    const page = new RoundPage();
    for (const key of ['7', '+', '7', 'Enter', '0', 'Enter', '2', 'Enter', '1', '=']) page.key(key);
    expect(page.question).toEqual({ board: 7, score: '0-1' });
    expect([...page.written]).toEqual([[7, '1-0']]);
  });

  it('any clicks, menus, dialogs and panels between the keys leave each result on its board', () => {
    const typed = fc.record({
      board: fc.integer({ min: 1, max: BOARDS }),
      result,
      // Before the number, after it, after Enter: as much as a hand does there.
      before: fc.array(asides(BY_MOUSE), { maxLength: 2 }),
      after: fc.array(asides(BY_MOUSE), { maxLength: 2 }),
    });
    fc.assert(
      fc.property(fc.uniqueArray(typed, { selector: ({ board }) => board }), (all) => {
        const page = new RoundPage();
        const expected = new Map<number, PlayedScore>();
        const aside = (steps: readonly (readonly [string, Aside])[]): void => {
          for (const [, step] of steps) step(page);
        };
        for (const { board, result: key, before, after } of all) {
          aside(before);
          // The list is on a board already: who reads that it is the one only presses Enter.
          if (page.state.board !== board || page.state.typed !== '') {
            for (const figure of String(board)) page.key(figure);
          }
          page.key('Enter');
          page.key(key);
          aside(after);
          const score = RESULTS[key];
          if (score !== undefined) expected.set(board, score);
        }
        expect(page.written).toEqual(expected);
        expect(page.pressed).toBe(0);
      }),
    );
  });

  it('any keys at all: where Enter presses a button no figure is taken, and nothing is replaced unasked', () => {
    const step = fc.oneof(
      fc.record({
        kind: fc.constant('key' as const),
        key: fc.constantFrom(
          ...'0123456789+-='.split(''),
          'Enter',
          ' ',
          'Escape',
          'Backspace',
          'ArrowDown',
          'Tab',
        ),
      }),
      fc.record({ kind: fc.constant('aside' as const), aside: asides([...BY_MOUSE, ...BY_KEYS]) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const page = new RoundPage();
        for (const one of steps) {
          const before = new Map(page.written);
          // Asked of a copy: the next key could be a figure as well as Enter.
          const takes = (key: string): boolean => {
            const focusIsControl = page.focus !== 'page' && page.focus !== 'field';
            return (
              hearKey(page.state, key, {
                focus: page.focus,
                is: page.focus === 'field' || page.focus === 'page' ? page.focus : 'control',
                answered: focusIsControl && key === 'Enter',
                covered: page.open !== null,
                chosen: turnTo(page.chosen, { kind: 'key', key }),
                lines: page.lines(),
                writes: true,
              }).by === 'list'
            );
          };
          expect(takes('Enter')).toBe(takes('1'));
          if (one.kind === 'aside') one.aside[1](page);
          else page.key(one.key);
          for (const [board, score] of before) expect(page.written.get(board)).toBe(score);
        }
      }),
    );
  });
});
