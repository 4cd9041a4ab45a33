import { describe, expect, it } from 'vitest';
import { pageTitle } from '../../words/page-title.ts';
import { placeOf, type Place } from './place-of.ts';

describe('where an address of the desk leads', () => {
  it.each<[string, Place]>([
    ['/', { kind: 'home' }],
    ['/new', { kind: 'new' }],
    ['/sign-in', { kind: 'signIn' }],
    ['/help', { kind: 'help' }],
    ['/help/round', { kind: 'help' }],
    ['/event/a%20b/standings', { kind: 'page', event: 'a b', page: 'standings', round: null }],
    ['/event/e1', { kind: 'page', event: 'e1', page: 'now', round: null }],
    ['/event/e1/rounds', { kind: 'page', event: 'e1', page: 'rounds', round: null }],
    ['/event/e1/rounds/5', { kind: 'page', event: 'e1', page: 'rounds', round: 5 }],
    ['/event/e1/check-in/kiosk', { kind: 'page', event: 'e1', page: 'check-in', round: null }],
    ['/elsewhere', { kind: 'nowhere' }],
  ])('%s', (path, place) => {
    expect(placeOf(path)).toEqual(place);
  });
});

describe('[WCAG 2.4.2] the title of a page', () => {
  it('names the page, then the event', () => {
    expect(pageTitle('Standings', 'Open de Rennes')).toBe('Standings · Open de Rennes · Ronde');
  });
  it('leaves out what is not known yet', () => {
    expect(pageTitle('Standings', undefined)).toBe('Standings · Ronde');
    expect(pageTitle()).toBe('Ronde');
  });
});
