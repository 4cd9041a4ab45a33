import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { literalTexts, textPairs } from './texts-in-source.ts';

const web = fileURLToPath(new URL('../', import.meta.url));

const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .filter((path) => !/^(dist|browser|node_modules)\//.test(path))
  .sort();

const read = (path: string): string => readFileSync(join(web, path), 'utf8');

/** Words that arbiters write alike in both languages, and names. */
const ALIKE = new Set(
  `absences absent administration alphabet article articles blitz bye byes club clubs code condition contact ctrl division elo exempt fide haley hort incident incidents licence licences lic menu
  message min minutes molter national note notes ok page pages performance phase place point points pts public rd ronde rutsch berger budget dossier homologation letter pdf score standard table total type verdict`.split(
    /\s+/,
  ),
);

/** Words a form proposes for a text that is kept in both languages. */
const ON_PURPOSE = new Set(['New list', 'Nouvelle liste']);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];

describe('words of the pages', () => {
  const pairs = sources.flatMap((path) =>
    textPairs(path, read(path)).map((pair) => ({ ...pair, where: `${path}:${pair.line}` })),
  );

  it('are many: the search finds them', () => {
    expect(sources.length).toBeGreaterThan(60);
    expect(pairs.length).toBeGreaterThan(500);
  });

  it('stand in words files, never in the markup', () => {
    const literal = sources
      .filter((path) => path.endsWith('.tsx'))
      .flatMap((path) =>
        literalTexts(path, read(path)).map(({ line, text }) => `${path}:${line}: ${text}`),
      );
    expect(literal).toEqual([]);
  });

  it('are translated: French differs from English but for words that are alike', () => {
    const untranslated = pairs
      .filter(({ en, fr }) => en === fr && !ON_PURPOSE.has(en))
      .filter(({ en }) => !wordsOf(en).every((word) => ALIKE.has(word)))
      .map(({ where, path, en }) => `${where}: ${path}: ${en}`);
    expect(untranslated).toEqual([]);
  });

  it('are not empty in one language only', () => {
    const empty = pairs
      .filter(({ en, fr }) => (en.trim() === '') !== (fr.trim() === ''))
      .map(({ where, path }) => `${where}: ${path}`);
    expect(empty).toEqual([]);
  });

  it('leave the same places to fill', () => {
    const places = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();
    const differing = pairs
      .filter(({ en, fr }) => [...new Set(places(en))].join() !== [...new Set(places(fr))].join())
      .map(({ where, path, en, fr }) => `${where}: ${path}: ${en} / ${fr}`);
    expect(differing).toEqual([]);
  });

  it('are set as type is: curly apostrophes, and no doubled spaces', () => {
    const typed = pairs.flatMap(({ where, path, en, fr }) =>
      [en, fr]
        .filter((text) => /\p{L}'\p{L}| {2}/u.test(text))
        .map((text) => `${where}: ${path}: ${text}`),
    );
    expect(typed).toEqual([]);
  });
});

describe('the search for texts', () => {
  it.each([
    ['text between tags', '<p>Hello</p>', ['Hello']],
    ['a text attribute', '<input placeholder="Name" />', ['Name']],
    ['an expression', '<p aria-label={done ? "Done" : words.open}>{words.x}</p>', ['Done']],
    ['a template', '<p title={`Board ${n}`}/>', ['Board']],
    ['a text after a condition', '<p>{open && "Open"}</p>', ['Open']],
    ['a notice', "show({ message: 'Saved', color: 'green' })", ['Saved']],
    ['no comparison', '<p>{kind === "open" && words.open}</p>', []],
    ['no other attribute', '<p className="head" data-kind="x">{words.a} · ½</p>', []],
    ['no key and no name', '<p><kbd>Ctrl K</kbd> Ronde</p>', []],
  ])('finds %s', (_, markup, expected) => {
    const found = literalTexts('page.tsx', `const page = ${markup};`);
    expect(found.map(({ text }) => text)).toEqual(expected);
  });

  it('lays both languages side by side, through objects, lists and functions', () => {
    const source = `const MORE = { e: 'Three' }; const FR = { e: 'Trois' };
    const WORDS = inBoth(
      { ...MORE, a: 'One', b: { c: (n: number) => \`Round \${n}\` }, d: ['x', 'Two'] },
      { b: { c: (n: number) => \`Ronde \${n}\` }, a: 'Un', d: ['x', 'Two'], ...FR } satisfies Words,
    );`;
    expect(textPairs('words.ts', source).map(({ path, en, fr }) => [path, en, fr])).toEqual([
      ['e', 'Three', 'Trois'],
      ['a', 'One', 'Un'],
      ['b.c', 'Round …', 'Ronde …'],
      ['d[0]', 'x', 'x'],
      ['d[1]', 'Two', 'Two'],
    ]);
  });
});
