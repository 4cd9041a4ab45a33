import { describe, expect, it } from 'vitest';
import { panelOf, panelText, type Panel } from './use-panel.ts';

describe('the panel in the address', () => {
  it.each<[string, Panel]>([
    ['player:p-1', { kind: 'player', player: 'p-1' }],
    ['player:a:b', { kind: 'player', player: 'a:b' }],
    ['rank:p-1', { kind: 'rank', player: 'p-1' }],
    ['rankAfter:4:p-1', { kind: 'rank', player: 'p-1', asOf: 4 }],
    ['board:5:7', { kind: 'board', round: 5, board: 7 }],
    ['why:5:7', { kind: 'why', round: 5, board: 7 }],
  ])('%s is read as it is written', (text, panel) => {
    expect(panelOf(text)).toEqual(panel);
    expect(panelText(panel)).toBe(text);
  });

  it.each([undefined, '', 'player:', 'why:5', 'why:a:b', 'rankAfter:x:p', 'rankAfter:4', 'x:1'])(
    '%s is no panel',
    (text) => {
      expect(panelOf(text)).toBeNull();
    },
  );
});
