import { describe, expect, it } from 'vitest';
import { isIsoInstant, unfitField } from './log-entry.ts';

const ENTRY = {
  position: 1,
  at: '2026-11-15T09:30:00Z',
  by: 'arbiter',
  events: [{ type: 'resultEntered', board: 7 }],
};

describe('isIsoInstant', () => {
  it.each(['2026-11-15T09:30:00Z', '2026-11-15T09:30:00.125Z', '2024-02-29T23:59:59+02:00'])(
    'takes %s',
    (at) => {
      expect(isIsoInstant(at)).toBe(true);
    },
  );

  it.each([
    '2026-11-15',
    '2026-11-15T09:30:00',
    '2026-02-29T09:30:00Z',
    '2026-11-15T24:00:00Z',
    '2026-11-15T09:60:00Z',
    '15/11/2026 09:30',
    0,
    undefined,
  ])('refuses %j', (at) => {
    expect(isIsoInstant(at)).toBe(false);
  });
});

describe('unfitField', () => {
  it('finds nothing in an entry', () => {
    expect(unfitField(ENTRY)).toBeNull();
    expect(unfitField({ ...ENTRY, accepted: [{ code: 'earlyRematch' }] })).toBeNull();
    expect(unfitField({ ...ENTRY, key: '7f0c-desk-2' })).toBeNull();
  });

  it.each([
    ['position', { position: 0 }],
    ['position', { position: 1.5 }],
    ['position', { position: '1' }],
    ['at', { at: 'yesterday' }],
    ['by', { by: '' }],
    ['by', { by: 'two\nlines' }],
    ['by', { by: '\ud800' }],
    ['events', { events: {} }],
    ['events', { events: [Number.NaN] }],
    ['accepted', { accepted: 'yes' }],
    ['accepted', { accepted: [undefined] }],
    ['key', { key: '' }],
    ['key', { key: 7 }],
    ['key', { key: 'two\nlines' }],
    ['key', { key: 'k'.repeat(201) }],
  ])('names %s in %j', (field, change) => {
    expect(unfitField({ ...ENTRY, ...change })).toBe(field);
  });

  it('names what is absent', () => {
    expect(unfitField({})).toBe('position');
  });
});
