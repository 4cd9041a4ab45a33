import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeCalendar, type CalendarEvent } from './write-calendar.ts';

const round: CalendarEvent = {
  uid: 'open-round-1@ronde',
  starts: { at: '2026-03-07T13:00:00Z', minutes: 240 },
  summary: 'Round 1',
  description: null,
  location: null,
  url: null,
};

const calendar = (events: readonly CalendarEvent[], name = 'Open') =>
  writeCalendar({ name, language: 'en', changedAt: '2026-03-01T09:05:07.123Z', events });

const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

describe('a calendar', () => {
  it('[RFC 5545 3.6.1] gives a round its day, hour, length and lasting name', () => {
    const lines = unfolded(calendar([round]));
    expect(lines).toEqual(
      expect.arrayContaining([
        'UID:open-round-1@ronde',
        'DTSTAMP:20260301T090507Z',
        'DTSTART:20260307T130000Z',
        'DURATION:PT240M',
        'SUMMARY;LANGUAGE=en:Round 1',
      ]),
    );
  });

  it('[RFC 5545 3.6.1] gives a round without an hour its whole day', () => {
    const lines = unfolded(calendar([{ ...round, starts: { day: '2026-03-07' } }]));
    expect(lines).toContain('DTSTART;VALUE=DATE:20260307');
    expect(lines.some((line) => line.startsWith('DURATION'))).toBe(false);
  });

  it('[RFC 5545 3.3.11] escapes texts', () => {
    const lines = unfolded(calendar([{ ...round, location: 'Hall A; door 2, left\\right\nup' }]));
    expect(lines).toContain('LOCATION:Hall A\\; door 2\\, left\\\\right\\nup');
  });

  it('[RFC 5545 3.1] folds lines at 75 octets, never inside a character', () => {
    const name = fc.string({ unit: fc.constantFrom('é', '½', '♞', '😀', 'a'), maxLength: 120 });
    fc.assert(
      fc.property(name, (any) => {
        const text = calendar([round], any);
        for (const line of text.split('\r\n')) {
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        }
        expect(unfolded(text)).toContain(`NAME;LANGUAGE=en:${any}`);
      }),
    );
  });

  it('never lets a text begin a line of its own', () => {
    fc.assert(
      fc.property(fc.string(), (any) => {
        const injected = `x\r\nEND:VEVENT${any}`;
        const lines = unfolded(calendar([{ ...round, summary: injected, url: injected }]));
        expect(lines.filter((line) => line.startsWith('END:VEVENT'))).toEqual(['END:VEVENT']);
      }),
    );
  });
});
