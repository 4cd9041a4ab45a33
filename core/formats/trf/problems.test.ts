import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TRF_PROBLEMS } from './problems.ts';

const page = readFileSync(new URL('../../../docs/reference/trf.md', import.meta.url), 'utf-8');
const listed = new Map(
  Array.from(page.matchAll(/^\| `((?:trf|text)\.[\w.]+)` \| (\w+) \|/gm), (match) => [
    match[1] ?? '',
    match[2] ?? '',
  ]),
);

/** The sources of a folder, tests and the table of codes itself left out. */
function sources(folder: string): string {
  const path = new URL(folder, import.meta.url);
  return readdirSync(path)
    .filter((name) => /^(?!problems\.ts).*(?<!\.test)\.ts$/.test(name))
    .map((name) => readFileSync(new URL(name, path), 'utf-8'))
    .join('\n');
}

const codesIn = (text: string): string[] => [
  ...new Set(
    Array.from(
      text.matchAll(/'((?:trf|text)\.[a-zA-Z]+\.[a-zA-Z0-9]+)'/g),
      (match) => match[1] ?? '',
    ),
  ),
];

describe('docs/reference/trf.md', () => {
  it('lists every problem code of the reader and the writer with its severity', () => {
    const codes = Object.entries(TRF_PROBLEMS);
    expect(codes.filter(([code, severity]) => listed.get(code) !== severity)).toEqual([]);
  });

  it('lists every problem code that the sources emit', () => {
    const emitted = codesIn(sources('./') + sources('../text/'));
    expect(emitted.length).toBeGreaterThan(60);
    expect(emitted.filter((code) => !listed.has(code))).toEqual([]);
  });

  it('lists no code that nothing emits', () => {
    const emitted = new Set(codesIn(sources('./') + sources('../text/')));
    expect([...listed.keys()].filter((code) => !emitted.has(code))).toEqual([]);
  });
});
