import { describe, expect, it } from 'vitest';
import { isPostgresAddress, readAddress } from './address.ts';

describe('readAddress', () => {
  it.each([
    ['postgres://ronde:secret@db.example:5432/events', 'postgres://ronde@db.example:5432/events'],
    [
      'postgresql://ronde:s%40cret@[::1]/events?sslmode=verify-full',
      'postgres://ronde@[::1]/events',
    ],
    ['postgres://localhost/events?password=secret', 'postgres://localhost/events'],
    ['postgres:///events?host=/run/postgresql', 'postgres:///run/postgresql/events'],
  ])('%s is shown as %s', (text, shown) => {
    const read = readAddress(text);
    expect(read).toMatchObject({ ok: true, value: { shown } });
    expect(JSON.stringify(read.ok && read.value.shown)).not.toContain('cret');
  });

  it('sets what every connection needs after what the address asks', () => {
    const read = readAddress('postgres://h/d?options=-c%20lock_timeout%3D100&sslmode=disable');
    const url = new URL(read.ok ? read.value.connectionString : '');
    expect(url.searchParams.get('sslmode')).toBe('disable');
    expect(url.searchParams.get('options')).toBe(
      '-c lock_timeout=5000 -c lock_timeout=100 -c search_path=ronde -c synchronous_commit=on',
    );
    expect(url.href).not.toContain('+');
  });

  it.each([
    'postgres://ronde:secret@',
    'postgres://ronde:secret@db.example',
    'postgres://ronde:secret@db.example/',
    'postgres://ronde:%zzsecret@db.example/events',
    'postgres://ronde:sec/ret@db.example:port/events',
    'mysql://ronde:secret@db.example/events',
    'secret',
  ])('refuses %s without showing it', (text) => {
    const read = readAddress(text);
    expect(read).toMatchObject({ ok: false, error: { code: 'store.serverAddress' } });
    expect(JSON.stringify(read)).not.toMatch(/sec/);
  });
});

describe('isPostgresAddress', () => {
  it.each([
    ['postgres://h/d', true],
    ['PostgreSQL://h/d', true],
    ['/var/lib/postgres://', false],
    ['ronde.db', false],
  ])('%s: %s', (text, expected) => {
    expect(isPostgresAddress(text)).toBe(expected);
  });
});
