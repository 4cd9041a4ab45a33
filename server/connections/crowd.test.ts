import { describe, expect, it } from 'vitest';
import { crowd, type Crowd, type Hold, type Place } from './crowd.ts';

/** A crowd, and who of it had to give way. */
function watched(most: number, reserve: number): { own: Crowd; gone: string[]; come: Come } {
  const own = crowd({ most, reserve });
  const gone: string[] = [];
  const come: Come = (name, source, { staff = false, hold = 'stream', most: limit } = {}) =>
    own.enter({ source, staff }, hold, () => gone.push(name), limit);
  return { own, gone, come };
}

type Come = (
  name: string,
  source: string,
  how?: { staff?: boolean; hold?: Hold; most?: number },
) => Place | null;

describe('a crowd', () => {
  it('lets a newcomer of a source in for the oldest of the same', () => {
    const { own, gone, come } = watched(100, 10);
    for (const name of ['1', '2', '3', '4', '5']) come(name, 'phone', { most: 3 });
    come('other', 'another', { most: 3 });
    expect(gone).toEqual(['1', '2']);
    expect(own.size).toBe(4);
  });

  it('full, takes the oldest of the source with the most, idle ones first', () => {
    const { gone, come } = watched(6, 1);
    come('alone', 'quiet');
    come('s1', 'loud');
    come('r1', 'loud', { hold: 'request' });
    come('s2', 'loud');
    come('i1', 'loud', { hold: 'idle' });
    for (const name of ['n1', 'n2', 'n3']) come(name, name);
    expect(gone).toEqual(['i1', 's1', 's2']);
  });

  it('keeps its reserve for staff, and never sends them away for a stranger', () => {
    const { own, gone, come } = watched(5, 2);
    for (const name of ['1', '2', '3', '4']) come(name, 'phone');
    expect(gone).toEqual(['1']);
    const staff = { staff: true };
    expect(come('chief', 'desk', staff)).not.toBeNull();
    expect(come('deputy', 'desk', staff)).not.toBeNull();
    expect(gone).toEqual(['1']);
    for (const name of ['a', 'b', 'c']) come(name, 'desk', staff);
    expect(gone).toEqual(['1', '2', '3', '4']);
    expect(come('stranger', 'phone')).toBeNull();
    expect(own.size).toBe(5);
  });

  it('of staff alone, one that is idle gives way', () => {
    const { gone, come } = watched(2, 1);
    come('reads', 'desk', { staff: true });
    come('idle', 'desk', { staff: true, hold: 'idle' });
    expect(come('chief', 'desk', { staff: true })).not.toBeNull();
    expect(gone).toEqual(['idle']);
    expect(come('more', 'desk', { staff: true })).toBeNull();
  });

  it('counts a place where it belongs, once it is known, and no longer when it is free', () => {
    const { own, gone, come } = watched(4, 2);
    const place = come('chief', 'hall');
    place?.belongsTo({ source: 'hall', staff: true });
    for (const name of ['1', '2', '3']) come(name, 'hall');
    expect(gone).toEqual(['1']);
    expect(own.size).toBe(3);
    place?.free();
    place?.free();
    place?.belongsTo({ source: 'elsewhere', staff: false });
    expect(own.size).toBe(2);
  });
});
