import { describe, expect, it } from 'vitest';
import { readCategory } from './read-category.ts';

describe('a category as written by hand', () => {
  it.each([
    ['women', { sex: 'w' }],
    ['Men', { sex: 'm' }],
    ['unrated', { unrated: {} }],
    ['rating=1400-1799', { rating: { from: 1400, to: 1799 } }],
    ['rating=-1799', { rating: { to: 1799 } }],
    ['born=2008-', { birthYear: { from: 2008 } }],
    ['age=ffe:cad|Jun', { age: { system: 'ffe', categories: ['Cad', 'Jun'] } }],
    ['age=FIDE:u16', { age: { system: 'fide', categories: ['U16'] } }],
    ['club=Le Tambour| Rennes', { club: ['Le Tambour', 'Rennes'] }],
    ['league=BRE', { league: ['BRE'] }],
    ['federation=FRA|BEL', { federation: ['FRA', 'BEL'] }],
    ['title=fm|WFM', { title: ['FM', 'WFM'] }],
    ['tag=local', { tag: ['local'] }],
    ['women & rating=-1599 & club=Rennes', { sex: 'w', rating: { to: 1599 }, club: ['Rennes'] }],
  ])('%s', (text, criteria) => {
    expect(readCategory(text)).toEqual({ ok: true, value: criteria });
  });

  it.each([
    ['', 'empty', ''],
    ['women &', 'unknownWord', ''],
    ['ladies', 'unknownWord', 'ladies'],
    ['elo=1400-1799', 'unknownWord', 'elo=1400-1799'],
    ['rating=1799', 'notABand', '1799'],
    ['rating=1799-1400', 'notABand', '1799-1400'],
    ['rating=-', 'notABand', '-'],
    ['age=ffe:U16', 'notAnAgeCategory', 'ffe:U16'],
    ['age=cadets', 'notAnAgeCategory', 'cadets'],
    ['age=ffe:Cad|U16', 'notAnAgeCategory', 'U16'],
    ['title=GM|Master', 'notATitle', 'Master'],
    ['club=', 'empty', 'club='],
    ['women & men', 'twice', 'men'],
  ])('refuses “%s” as %s', (text, code, part) => {
    expect(readCategory(text)).toEqual({ ok: false, error: { code, text: part } });
  });
});
