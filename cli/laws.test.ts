import { writeFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { openTerminal, type Terminal } from './testing/terminal.ts';

const terminal = openTerminal();
afterAll(() => {
  terminal.remove();
});
const ronde: Terminal['ronde'] = (args, typed) => terminal.ronde(args, typed);

describe('ronde laws', () => {
  it('[E.01 7.5.5] tells an article, whatever is written before its number', async () => {
    for (const written of ['7.5.5', 'E.01 7.5.5', 'art. 7.5.5']) {
      const { out, code } = await ronde(['laws', written, '--edition', 'laws-2018']);
      expect([code, out]).toEqual([0, expect.stringContaining('2 minutes to the opponent')]);
    }
    const chapter = await ronde(['laws', '12.9', '--json']);
    expect(chapter.json()).toHaveProperty('articles.length', 10);
    const all = await ronde(['laws', '--json'], { language: 'fr' });
    expect(all.json()).toHaveProperty('edition', 'laws-2023');
  });

  it('[Online 4.5] tells the online regulations, and the Laws of 2001 by their own numbers', async () => {
    const online = await ronde(['laws', 'Online 4.5', '--edition', 'online']);
    expect([online.code, online.out]).toEqual([
      0,
      expect.stringContaining('could mate by no legal'),
    ]);
    const old = await ronde(['laws', '7.4b', '--edition', 'laws-2001']);
    expect([old.code, old.out]).toEqual([0, expect.stringContaining('Number 3')]);
  });

  it('[E.01 6.2.1, 6.5] tells the commission’s comment and the situations ruled by an article', async () => {
    const pressed = await ronde(['laws', '6.2.1', '--edition', 'laws-2018']);
    expect(pressed.out).toContain('the opponent may wait, tell the player, or simply move');
    const place = await ronde(['laws', '6.5', '--edition', 'laws-2018'], { language: 'fr' });
    expect(place.out).toMatch(/Décisions.: ronde decide clock-side\./);
    const json = await ronde(['laws', '15.4', '--edition', 'online', '--json']);
    expect(json.json()).toMatchObject({ articles: [{ rulings: ['platformResult'] }] });
  });

  it('[KD-283] says of the Laws of 2001 what is written from memory', async () => {
    const memory = await ronde(['laws', '4.5', '--edition', 'laws-2001']);
    expect(memory.out).toContain('Written from memory');
    const named = await ronde(['laws', '6.4', '--edition', 'laws-2001']);
    expect(named.out).not.toContain('Written from memory');
  });

  it('finds by words in either language', async () => {
    const french = await ronde(['laws', 'search', 'deux', 'mains'], { language: 'fr' });
    expect(french.out).toMatch(/^7\.5\.4 /);
    const json = await ronde(['laws', 'search', 'deux mains', '--edition', 'laws-2017', '--json']);
    expect(json.json()).toMatchObject({
      edition: 'laws-2017',
      articles: [{ id: '7.7.1' }, {}, {}],
    });
    expect((await ronde(['laws', 'search', 'xylophone'])).out).toContain('Nothing was found');
  });

  it('has the words of the Laws in both languages', async () => {
    const found = await ronde(['laws', 'glossary', 'pat']);
    expect(found.out).toBe('pat – stalemate (5.2.1): no move and no check\n');
    expect((await ronde(['laws', 'glossary', 'xylophone'])).out).toContain('no word with');
  });

  it('compares editions', async () => {
    const { out } = await ronde(['laws', 'diff', 'laws-2018', 'laws-2023']);
    expect(out).toContain('A.5.2  was A.4.2');
    expect(out).toContain('5.1.2  before: ');
    const json = await ronde(['laws', 'diff', 'laws-2018', 'laws-2018', '--json']);
    expect(json.json()).toMatchObject({ changes: [] });
  });

  it('keeps an own copy beside ours, found by its own words', async () => {
    const file = terminal.at('copy.md');
    writeFileSync(file, '7.1 Words of a copy,\nzanzibar.\n\n8.2 Others.\n');
    const kept = await ronde(['laws', 'import', file, '--edition', 'laws-2018', '--json']);
    expect(kept.json()).toMatchObject({ edition: 'laws-2018', language: 'en', found: 2 });
    const shown = await ronde(['laws', '7.1', '--edition', 'laws-2018']);
    expect(shown.out).toContain('Your copy (en): Words of a copy, zanzibar.');
    const found = await ronde(['laws', 'search', 'Zanzibar', '--edition', 'laws-2018', '--json']);
    expect(found.json()).toMatchObject({ found: 1, articles: [{ id: '7.1' }] });
    expect((await ronde(['laws', '7.1', '--edition', 'laws-2023'])).out).not.toContain('zanzibar');
    writeFileSync(file, 'nothing numbered');
    expect((await ronde(['laws', 'import', file])).code).toBe(3);
    expect((await ronde(['laws', 'import', file, '--language', 'de'])).code).toBe(3);
    expect((await ronde(['laws', 'import', terminal.at('none.md')])).code).toBe(5);
  });

  it('names near numbers, other editions and what is not there yet', async () => {
    const near = await ronde(['laws', '7.5.9', '--edition', 'laws-2018']);
    expect([near.code, near.said]).toEqual([3, expect.stringContaining('7.5.1, 7.5.2')]);
    const elsewhere = await ronde(['laws', '7.7.1', '--edition', 'laws-2018']);
    expect(elsewhere.said).toContain('laws-2017');
    expect((await ronde(['laws', 'diff', 'laws-2018', 'laws-1900'])).code).toBe(3);
  });
});
