import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { npmScriptsIn, rondeWordsIn, wordsInHelp } from './commands.ts';
import { projectFiles, textOf } from './documents.ts';
import { deadLinks, relativeLinks } from './links.ts';
import { machinePaths } from './machine-paths.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const documents = projectFiles(root).filter((file) => file.endsWith('.md'));

describe('what the documents say is true', () => {
  it('README.md has at most 100 lines', () => {
    expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(100);
  });

  it('README.md gives the seconds of a first start as they were measured', () => {
    const [, told] =
      /\[about (\d+) seconds\]\(benchmarks\/start\/results\.md\)/.exec(read('README.md')) ?? [];
    const [, measured] =
      /fresh clone to a served page[^|]*\| ([\d.]+) s \|/.exec(
        read('benchmarks/start/results.md'),
      ) ?? [];
    expect(Number(told)).toBe(Math.round(Number(measured)));
  });

  it.each(documents)('every link of %s leads somewhere', (document) => {
    const exists = (file: string): boolean => existsSync(join(root, file));
    expect(deadLinks(document, read(document), exists)).toEqual([]);
  });

  it.each(documents)('every npm script named in %s exists', (document) => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    expect(npmScriptsIn(read(document)).filter((name) => !(name in scripts))).toEqual([]);
  });

  const told = documents.filter((document) => rondeWordsIn(read(document)).length > 0);
  it('every ronde command named in a document exists', () => {
    const help = spawnSync(process.execPath, ['bin/ronde', '--help'], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C' },
    });
    const listed = wordsInHelp(help.stdout);
    expect(listed, help.stderr).not.toEqual([]);
    const unknown = told.flatMap((document) =>
      rondeWordsIn(read(document))
        .filter((word) => word !== 'help' && !listed.includes(word))
        .map((word) => `${document}: ${word}`),
    );
    expect(unknown).toEqual([]);
  });

  it('no file names a folder of one machine', () => {
    const found = projectFiles(root).flatMap((file) =>
      machinePaths(textOf(root, file) ?? '').map((path) => `${file}: ${path}`),
    );
    expect(found).toEqual([]);
  });
});

describe('the checks can fail', () => {
  it('finds links, and those that are dead', () => {
    const text = [
      'See [a](docs/a.md#part), ![b](b.png "B") and [c][c]; not `[d](d.md)`.',
      '[web](https://example.org/x) [mail](mailto:x@example.org) [here](#there)',
      '```',
      '[e](e.md)',
      '```',
      '[c]: ../c.md',
    ].join('\n');
    expect(relativeLinks(text)).toEqual(['docs/a.md', 'b.png', '../c.md']);
    expect(deadLinks('x/README.md', text, (file) => file === 'x/docs/a.md')).toEqual([
      'b.png',
      '../c.md',
    ]);
  });

  it('finds commands in backticks and in blocks', () => {
    const text = [
      'Run `npm run lint`, `PORT=8065 npm start` or `bin/ronde new`; not npm run prose.',
      '```sh',
      '$ npm test -- core',
      'ronde convert a.trf b.trf',
      '```',
    ].join('\n');
    expect(npmScriptsIn(text)).toEqual(['lint', 'start', 'test']);
    expect(rondeWordsIn(text)).toEqual(['new', 'convert']);
  });

  it('reads the commands of a help text', () => {
    const help =
      'Usage: ronde\n\nCommands:\n  new [name]   make one\n  convert <a>  x\n      more\n';
    expect(wordsInHelp(help)).toEqual(['new', 'convert']);
  });

  it('finds machine paths and leaves addresses alone', () => {
    const [home, temporary] = [['', 'home', 'anne', 'x'].join('/'), ['', 'tmp', 'x'].join('/')];
    expect(machinePaths(`a ${home} b "${temporary}"`)).toHaveLength(2);
    const within = `https://example.org${home} ..${['', 'work', 'y'].join('/')} a${temporary}`;
    expect(machinePaths(within)).toEqual([]);
  });
});
