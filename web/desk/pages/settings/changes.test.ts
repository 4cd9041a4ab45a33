import { withDefaults } from '@ronde/core/tournament/default-settings.ts';
import { describe, expect, it } from 'vitest';
import { changedKeys, tidied, typedSince, withChange, withoutRefused } from './changes.ts';

const settings = withDefaults({ name: 'Open', firstDay: '2026-03-07', rounds: 9 });

describe('changes of settings', () => {
  it('adds up, and forgets what is back to what it was', () => {
    const first = withChange(settings, {}, { name: 'Grand open', rounds: 7 });
    expect(first).toEqual({ name: 'Grand open', rounds: 7 });
    expect(withChange(settings, first, { rounds: 9 })).toEqual({ name: 'Grand open' });
  });

  it('compares lists by what is in them', () => {
    expect(withChange(settings, {}, { tieBreaks: [] })).toEqual({});
    expect(withChange(settings, {}, { tieBreaks: ['BH'] })).toEqual({ tieBreaks: ['BH'] });
  });

  it('forgets what somebody else has changed the same way, and what no setting is called', () => {
    const kept = { name: 'Grand open', place: 'Rennes', gone: 1 };
    expect(changedKeys({ ...settings, place: 'Rennes' }, kept)).toEqual(['name']);
  });

  it('keeps what was typed while the others were saved', () => {
    const sent = { name: 'Grand open', tieBreaks: ['BH'], deputyArbiters: ['Noé', ''] };
    expect(typedSince(sent, sent)).toEqual({});
    const typed = { ...sent, name: 'Grand open 2', place: 'Rennes' };
    expect(typedSince(sent, typed)).toEqual({ name: 'Grand open 2', place: 'Rennes' });
  });

  it('sends no blank names and no days beyond the rounds', () => {
    const changes = {
      deputyArbiters: ['Noé ', '', ' '],
      rounds: 1,
      roundDates: ['2026-03-07', '2026-03-08'],
    };
    expect(tidied(settings, changes)).toEqual({
      deputyArbiters: ['Noé'],
      rounds: 1,
      roundDates: ['2026-03-07'],
    });
    expect(tidied(settings, { deputyArbiters: [''] })).toEqual({});
  });

  it('lets the others be saved where one is refused', () => {
    const changes = { name: 'Grand open', place: 'Rennes' };
    expect(withoutRefused(changes, { setting: 'name' })).toEqual({ place: 'Rennes' });
    expect(withoutRefused({ name: 'Grand open' }, { setting: 'name' })).toBeNull();
    expect(withoutRefused(changes, { rounds: 2 })).toBeNull();
    expect(withoutRefused(changes, undefined)).toBeNull();
  });
});
