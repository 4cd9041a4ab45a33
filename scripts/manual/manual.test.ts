import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, type Language } from '@ronde/core/rules/language.ts';
import { describe, expect, it } from 'vitest';
import { CHAPTER_OF_PAGE, chapterAt } from '../../web/manual/chapter-of-page.ts';
import { CHAPTERS, isChapter, type Chapter } from '../../web/manual/chapters.ts';
import { readChapter, type ReadChapter } from '../../web/manual/read-chapter.ts';
import { isOnScreen, wordsOnScreen } from './desk-words.ts';
import { ALL_PICTURES, pictureName, PICTURES } from './pictures.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = join(root, 'docs/manual');
const pageOf = (chapter: string, language: Language): string =>
  readFileSync(join(folder, language, `${chapter}.md`), 'utf8');

const both = LANGUAGES.flatMap((language) =>
  CHAPTERS.map((chapter) => [language, chapter] as const),
);
const chapters = new Map<string, ReadChapter>(
  both.map(([language, chapter]) => [
    `${language}/${chapter}`,
    readChapter(pageOf(chapter, language), chapter, () => null),
  ]),
);
const read = (language: Language, chapter: Chapter): ReadChapter => {
  const found = chapters.get(`${language}/${chapter}`);
  if (found === undefined) throw new Error(`no chapter ${chapter}`);
  return found;
};
const anchorsOf = (language: Language, chapter: Chapter): string[] =>
  read(language, chapter)
    .sections.map(({ id }) => id)
    .slice(1);

/** Whether a chapter has what comes after the `#`; a chapter alone is there anyway. */
const leadsSomewhere = (language: Language, place: string): boolean => {
  const [chapter = '', anchor] = place.split('#');
  if (!isChapter(chapter)) return false;
  return anchor === undefined || anchorsOf(language, chapter).includes(anchor);
};

const sourceOf = (file: string): string => readFileSync(join(root, 'web/desk', file), 'utf8');

/** The names of pages by the key that follows `g`. */
const keysOfPages = new Map(
  [
    ...sourceOf('pages.ts').matchAll(
      /name: inBoth\('([^']+)', '([^']+)'\),\s+group: '[^']+',\s+key: '(.)'/g,
    ),
  ].map(([, en = '', fr = '', key = '']) => [key, { en, fr }] as const),
);

/** `<kbd>g</kbd> <kbd>p</kbd>`, with the page printed in bold before it, if one is. */
const keysIn = (page: string): { readonly key: string; readonly page: string | null }[] =>
  [...page.matchAll(/(?:\*\*([^*]+)\*\* \()?<kbd>g<\/kbd>\s+<kbd>(.)<\/kbd>/g)].map(
    ([, named, key = '']) => ({ key, page: named ?? null }),
  );

/** What is to be typed in a terminal: `ronde check report.trf`. */
const commandsIn = (page: string): string[] => [
  ...[...page.matchAll(/`(ronde [^`]+)`/g)].map(([, line = '']) => line),
  ...[...page.matchAll(/^```sh\n([^`]+)```$/gm)].flatMap(([, block = '']) =>
    block.trim().split('\n'),
  ),
];

/** Each command with what its help says. */
const reference = new Map(
  readFileSync(join(root, 'docs/reference/cli.md'), 'utf8')
    .split(/^## ronde ?/m)
    .slice(1)
    .map((part) => [part.slice(0, part.indexOf('\n')), part] as const),
);

function isCommand(line: string): boolean {
  const [, ...asked] = line.split(' ');
  const words = asked[0] === 'help' ? asked.slice(1) : asked;
  const command = words[0]?.startsWith('-') === false ? words[0] : '';
  const help = reference.get(command);
  const options = words.filter((word) => word.startsWith('--'));
  return help !== undefined && options.every((one) => new RegExp(`${one}\\b`).test(help));
}

describe('[issue 22.5] every page of the desk has its chapter', () => {
  const pathsIn = (file: string): string[] =>
    [...sourceOf(file).matchAll(/\bpath: '([^']+)'/g)].map(([, path = '']) => path);
  const NO_PAGE = ['/event/$id'];
  const routed = [
    ...new Set(
      [...pathsIn('router.tsx'), ...pathsIn('pages.ts')].filter((p) => !NO_PAGE.includes(p)),
    ),
  ];

  it('the table has the pages of the router, and no other', () => {
    expect(routed.length).toBeGreaterThan(35);
    expect(Object.keys(CHAPTER_OF_PAGE).toSorted()).toEqual(routed.toSorted());
  });

  it.each(Object.entries(CHAPTER_OF_PAGE))('%s is in %s, in both languages', (_, place) => {
    for (const language of LANGUAGES) expect(leadsSomewhere(language, place)).toBe(true);
  });

  it.each([
    ['/', 'first-tournament#open'],
    ['/new', 'first-tournament#new'],
    ['/event/open/', 'round#now'],
    ['/event/open/rounds/5', 'round#pairing'],
    ['/event/a%20b/check-in/kiosk', 'round#kiosk'],
    ['/event/open/line-ups/2', 'teams-and-round-robins#line-ups'],
    ['/help/round', 'desk#help'],
    ['/nowhere/at/all', 'first-tournament#open'],
  ])('at %s the manual opens %s', (path, place) => {
    expect(chapterAt(path)).toBe(place);
  });
});

describe('[issue 22.5] the manual stays true', () => {
  it.each(LANGUAGES)('%s: the folder has every chapter, and no other page', (language) => {
    expect(readdirSync(join(folder, language)).toSorted()).toEqual(
      CHAPTERS.map((chapter) => `${chapter}.md`).toSorted(),
    );
  });

  it.each(CHAPTERS)('%s has the same sections and pictures in both languages', (chapter) => {
    const [one, other] = [read('en', chapter), read('fr', chapter)];
    expect(anchorsOf('en', chapter)).toEqual(anchorsOf('fr', chapter));
    expect(new Set(anchorsOf('en', chapter)).size).toBe(anchorsOf('en', chapter).length);
    expect(anchorsOf('en', chapter)).not.toContain('');
    expect(one.title).not.toBe('');
    expect(one.title).not.toBe(other.title);
    expect(other.pictures).toEqual(one.pictures.map((name) => name.replace('.en.', '.fr.')));
  });

  it.each(both)('%s/%s: no link leads nowhere', (language, chapter) => {
    const dead = read(language, chapter).links.filter((link) => {
      const own = /^(?:([a-z-]+)\.md)?(#.+)?$/.exec(link);
      if (own !== null) {
        return !leadsSomewhere(language, `${own[1] ?? chapter}${own[2] ?? ''}`);
      }
      return !existsSync(join(root, posix.join('docs/manual', language, link)));
    });
    expect(dead).toEqual([]);
  });

  it('has the pictures that the script takes, each shown somewhere, small enough together', () => {
    const taken = LANGUAGES.flatMap((one) => PICTURES.map((name) => pictureName(name, one)));
    const shown = [...chapters.values()].flatMap(({ pictures }) => pictures);
    const there = readdirSync(join(folder, 'pictures'));
    expect([...new Set(shown)].toSorted()).toEqual(taken.toSorted());
    expect(there.toSorted()).toEqual(taken.toSorted());
    const bytes = there.map((file) => statSync(join(folder, 'pictures', file)).size);
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(ALL_PICTURES);
  });

  it('says of every picture what is on it', () => {
    const silent = both.filter(([language, chapter]) => pageOf(chapter, language).includes('![]'));
    expect(silent).toEqual([]);
  });

  const words = wordsOnScreen();
  it.each(both)('%s/%s: what is printed in bold is read on a screen', (language, chapter) => {
    const unknown = read(language, chapter).quoted.filter(
      (text) => !isOnScreen(text, words[language]),
    );
    expect(unknown).toEqual([]);
  });

  it.each(both)('%s/%s: the keys of pages are those of the desk', (language, chapter) => {
    const wrong = keysIn(pageOf(chapter, language)).filter(({ key, page }) => {
      const names = keysOfPages.get(key);
      return names === undefined || (page !== null && names[language] !== page);
    });
    expect(wrong).toEqual([]);
  });

  it.each(both)('%s/%s: commands and their options are those of ronde', (language, chapter) => {
    const unknown = commandsIn(pageOf(chapter, language)).filter((line) => !isCommand(line));
    expect(unknown).toEqual([]);
  });

  it.each(LANGUAGES)('%s: the list of chapters in the repository has all of them', (language) => {
    const list = readFileSync(join(folder, 'README.md'), 'utf8');
    const missing = CHAPTERS.filter(
      (chapter) => !list.includes(`[${read(language, chapter).title}](${language}/${chapter}.md)`),
    );
    expect(missing).toEqual([]);
  });
});

describe('the checks can fail', () => {
  it('words on a screen are known in their own language, with what is put in', () => {
    const { en, fr } = wordsOnScreen();
    expect(isOnScreen('Pair round 7', en)).toBe(true);
    expect(isOnScreen('Apparier la ronde 7', fr)).toBe(true);
    expect(isOnScreen('Apparier la ronde 7', en)).toBe(false);
    expect(isOnScreen('Shuffle the players', en)).toBe(false);
    expect(isOnScreen('Saisir 3 forfaits', fr)).toBe(true);
    expect(isOnScreen('Saisir 3 abandons', fr)).toBe(false);
  });

  it('keys and commands that are not there are seen as such', () => {
    expect(keysIn('**Now** (<kbd>g</kbd> <kbd>p</kbd>), <kbd>g</kbd> <kbd>n</kbd>')).toEqual([
      { key: 'p', page: 'Now' },
      { key: 'n', page: null },
    ]);
    expect(keysOfPages.get('p')).toEqual({ en: 'Players', fr: 'Joueurs' });
    expect(keysOfPages.size).toBeGreaterThan(25);
    expect(commandsIn('`ronde info`\n\n```sh\nronde pair a.trf\n```\n')).toHaveLength(2);
    expect(isCommand('ronde pair a.trf --json')).toBe(true);
    expect(isCommand('ronde --help')).toBe(true);
    expect(isCommand('ronde pair a.trf --jso')).toBe(false);
    expect(isCommand('ronde shuffle')).toBe(false);
  });

  it('a chapter without anchors, with a dead link and an unknown picture is seen as such', () => {
    const page =
      '# A title\n\n![x](../pictures/none.en.png) [y](nowhere.md#z) **Q**\n\n## Bare\n\nB\n';
    const { sections, links, pictures, quoted, html } = readChapter(page, 'round', () => null);
    expect(sections.map(({ id }) => id)).toEqual(['', '']);
    expect([links, pictures, quoted]).toEqual([['nowhere.md#z'], ['none.en.png'], ['Q']]);
    expect(html).toContain('href="/help/nowhere#z"');
    expect(leadsSomewhere('en', 'nowhere#z')).toBe(false);
    expect(leadsSomewhere('en', 'round#z')).toBe(false);
  });
});
