import { decide } from '@ronde/core/tournament/decide.ts';
import { EMPTY_LEDGER } from '@ronde/core/tournament/log.ts';
import { describe, expect, it } from 'vitest';
import { startingScheme } from '../prizes/starting-schemes.ts';
import {
  emptyDraft,
  faultOfDraft,
  isUntouched,
  readDraft,
  requestOf,
  settingsOf,
  withSaid,
  type Draft,
} from './draft.ts';

const TODAY = '2026-11-15';
const draft = { ...emptyDraft('key-0001'), settings: { name: 'Club evening', rounds: 5 } };

describe('the draft of a tournament', () => {
  it('needs a name and nothing else', () => {
    expect(faultOfDraft(settingsOf(emptyDraft('k'), TODAY))).toMatchObject({
      code: 'badSetting',
      params: { setting: 'name' },
    });
    expect(faultOfDraft(settingsOf(draft, TODAY))).toBeNull();
    const unfit = { ...settingsOf(draft, TODAY), tieBreaks: ['WIN/C1'] };
    expect(faultOfDraft(unfit)).toMatchObject({ code: 'badTieBreak', article: 'C.07 7.1' });
  });

  it('is a command the core takes', () => {
    const { command } = requestOf(draft, TODAY);
    const asked = { type: 'createTournament', ...command } as const;
    const decision = decide(EMPTY_LEDGER, asked, { at: `${TODAY}T20:00:00Z`, by: 'test' });
    expect(decision.ok).toBe(true);
    expect(command.settings).toMatchObject({ firstDay: TODAY, rounds: 5, halfPointByes: 1 });
  });

  it('sends no more days than rounds, and takes the last of them', () => {
    const settings = {
      ...draft.settings,
      rounds: 2,
      roundDates: ['2026-11-15', '2026-11-16', '2026-11-17'],
    };
    expect(requestOf({ ...draft, settings }, TODAY).command.settings).toMatchObject({
      roundDates: ['2026-11-15', '2026-11-16'],
      lastDay: '2026-11-16',
    });
  });

  it('names an edition only when one was chosen', () => {
    expect(requestOf(draft, TODAY).command.editions).toBeUndefined();
    expect(requestOf({ ...draft, swissEdition: 'swiss-2017' }, TODAY).command.editions).toEqual({
      swiss: 'swiss-2017',
    });
  });

  it('[BAF 101 2.5] takes a list of 2003 with the edition it belongs to', () => {
    const settings = { ...draft.settings, tieBreaks: ['DE', 'BH', 'SB', 'WON'] };
    expect(requestOf({ ...draft, settings }, TODAY).command.editions).toEqual({
      tieBreaks: 'tb-2003',
    });
  });

  it('asks before it is thrown away once something was said', () => {
    expect(isUntouched(emptyDraft('k'))).toBe(true);
    expect(isUntouched({ ...emptyDraft('k'), settings: { name: '' } })).toBe(true);
    expect(isUntouched(draft)).toBe(false);
    expect(isUntouched({ ...emptyDraft('k'), expectedPlayers: 8 })).toBe(false);
  });

  it('carries its prizes to the tournament', () => {
    const prizes = startingScheme('categories', TODAY);
    const { command } = requestOf({ ...draft, settings: { ...draft.settings, prizes } }, TODAY);
    const asked = { type: 'createTournament', ...command } as const;
    const decision = decide(EMPTY_LEDGER, asked, { at: `${TODAY}T20:00:00Z`, by: 'test' });
    expect(decision.ok && decision.value.events[0]).toMatchObject({ settings: { prizes } });
  });

  it('lets the juniors’ year follow the first day, until somebody types it', () => {
    const on = (days: readonly string[], from: Draft) =>
      settingsOf(
        days.reduce<Draft>((one, firstDay) => withSaid(one, { firstDay }, TODAY), from),
        TODAY,
      ).prizes;
    const prized = withSaid(draft, { prizes: startingScheme('cups', TODAY) }, TODAY);
    // As a field for days gives them while a year is typed.
    const typed = ['0002-01-09', '', '0202-01-09', '2028-01-09'];
    expect(on(typed, prized)).toEqual(startingScheme('cups', '2028-01-09'));
    expect(on([...typed, ''], prized)).toEqual(startingScheme('cups', TODAY));
    const later = withSaid(prized, { firstDay: '2028-01-09' }, TODAY);
    const hand = withSaid(later, { prizes: startingScheme('cups', '2030-01-01') }, TODAY);
    expect(on(['2027-05-01'], hand)).toEqual(startingScheme('cups', '2030-01-01'));
  });

  it.each([null, 'x', 7])('begins anew when the browser kept %j', (kept) => {
    expect(readDraft(kept, 'k')).toEqual(emptyDraft('k'));
  });

  it('keeps what it knows of a draft of an older program', () => {
    const kept = { key: 'old', settings: { name: 'A', gone: 1 }, swissEdition: 'swiss-1998' };
    expect(readDraft(kept, 'k')).toEqual({
      key: 'old',
      settings: { name: 'A' },
      prizesDay: null,
      swissEdition: null,
      expectedPlayers: null,
    });
  });
});
