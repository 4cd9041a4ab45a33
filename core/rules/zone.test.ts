import { describe, expect, it } from 'vitest';
import { cityOf, instantIn, instantOf, isZone, wallTime, zoneName } from './zone.ts';

// Expected values: IANA time zone database; clocks of Paris change on 29 March and 25 October 2026.
describe('the clock of a zone', () => {
  it.each([
    ['2026-01-10T13:05:00Z', 'Europe/Paris', '2026-01-10T14:05'],
    ['2026-07-10T13:05:00Z', 'Europe/Paris', '2026-07-10T15:05'],
    ['2026-12-31T23:30:00Z', 'Asia/Kolkata', '2027-01-01T05:00'],
    ['2026-01-10T00:00:00Z', 'UTC', '2026-01-10T00:00'],
  ])('at %s in %s says %s', (instant, zone, said) => {
    expect(wallTime(instant, zone)).toBe(said);
  });

  it.each([
    ['2026-03-28', '14:00', 'Europe/Paris', '2026-03-28T13:00:00Z'],
    ['2026-03-29', '14:00', 'Europe/Paris', '2026-03-29T12:00:00Z'],
    ['2026-03-29', '02:30', 'Europe/Paris', '2026-03-29T01:30:00Z'],
    ['2026-10-25', '01:30', 'Europe/Paris', '2026-10-24T23:30:00Z'],
    ['2026-10-25', '10:00', 'Europe/Paris', '2026-10-25T09:00:00Z'],
    ['2026-01-01', '00:30', 'America/New_York', '2026-01-01T05:30:00Z'],
    ['2026-06-01', '09:00', 'Pacific/Auckland', '2026-05-31T21:00:00Z'],
    ['2026-06-01', '09:00', 'UTC', '2026-06-01T09:00:00Z'],
  ])('says %s %s in %s at %s', (day, time, zone, instant) => {
    expect(instantOf(day, time, zone)).toBe(instant);
  });

  it.each([
    ['2026-01-10T13:05:09Z', 'Europe/Paris', '2026-01-10T14:05:09+01:00'],
    ['2026-10-25T00:30:00Z', 'Europe/Paris', '2026-10-25T02:30:00+02:00'],
    ['2026-10-25T01:30:00Z', 'Europe/Paris', '2026-10-25T02:30:00+01:00'],
    ['2026-01-10T13:05:00.250Z', 'America/St_Johns', '2026-01-10T09:35:00-03:30'],
    ['2026-01-01T00:30:00Z', 'America/Martinique', '2025-12-31T20:30:00-04:00'],
  ])('stands at %s in %s as %s', (instant, zone, said) => {
    expect(instantIn(instant, zone)).toBe(said);
  });

  it.each([
    ['Europe/Paris', true],
    ['UTC', true],
    ['America/Martinique', true],
    ['Europe/Pariis', false],
    ['Paris', false],
    ['+01:00', false],
    ['', false],
  ])('%o is one: %o', (text, known) => {
    expect(isZone(text)).toBe(known);
  });

  it.each([
    ['Europe/Paris', 'Paris'],
    ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
    ['UTC', null],
    ['Etc/GMT+5', null],
  ])('%s is that of %s', (zone, city) => {
    expect(cityOf(zone)).toBe(city);
  });

  it('has a name people know', () => {
    expect(zoneName('2026-01-10T13:05:00Z', 'Europe/Paris', 'en')).toBe('CET');
    expect(zoneName('2026-07-10T13:05:00Z', 'Europe/Paris', 'fr')).toBe('UTC+2');
    expect(zoneName('2026-07-10T13:05:00Z', 'UTC', 'fr')).toBe('UTC');
  });
});
