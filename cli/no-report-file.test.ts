import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTerminal, type Terminal } from './testing/terminal.ts';

let terminal: Terminal;
beforeAll(() => {
  terminal = openTerminal();
});
afterAll(() => {
  terminal.remove();
});

const COMMANDS = [
  ['check'],
  ['pair'],
  ['explain'],
  ['standings'],
  ['engine', '--dutch', '-p'],
  ['engine', '--dutch', '-c'],
] as const;

/** What every command says of the file: a refusal, and nothing on standard output. */
async function refused(bytes: Uint8Array | string): Promise<void> {
  writeFileSync(terminal.at('no.trf'), bytes);
  for (const [command, ...options] of COMMANDS) {
    const ran = await terminal.ronde([command, terminal.at('no.trf'), ...options]);
    expect(ran, command).toMatchObject({ code: 3, out: '' });
    expect(ran.said.trim(), command).not.toBe('');
  }
}

const own = (path: string): Uint8Array => readFileSync(new URL(path, import.meta.url));

const PDF = '%PDF-1.7\n%\u00e2\u00e3\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n';
const HTML = '<!doctype html>\n<html><body><table><tr><td>001</td></tr></table></body></html>\n';
const CSV = 'No;Name;Rating\n001;Dee, Jo;1500\n002;Roe, Al;1480\n';

describe('a file that is no report file', () => {
  it.each<readonly [string, Uint8Array | string]>([
    ['an empty file', ''],
    ['blank lines', '\n \r\n\t\n'],
    ['this project’s README', own('../README.md')],
    ['its packages', own('../package.json')],
    ['its source', own('./main.ts')],
    ['a PDF', PDF],
    ['a page of a web site', HTML],
    ['a table of players', CSV],
    ['a table of players with commas', CSV.replaceAll(';', ',')],
    ['an archive of nothing', gzipSync('')],
    ['an archive of a README', gzipSync(own('../README.md'))],
    ['a line of JSON', '{"players":[]}\n'],
    ['a report that is empty', '{"id":"none","trf":""}\n'],
    ['a header alone', '012 Spring Open\n042 2026/03/07\n142 5\n'],
  ])('%s is refused by every command', async (_, bytes) => {
    await refused(bytes);
  });

  it('any bytes are refused by every command', async () => {
    await fc.assert(fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), refused), { numRuns: 40 });
  });

  it('any text is refused by every command', async () => {
    const text = fc
      .array(fc.string({ unit: 'grapheme', maxLength: 60 }), { maxLength: 12 })
      .map((lines) => lines.join('\n'));
    await fc.assert(fc.asyncProperty(text, refused), { numRuns: 40 });
  });

  it('any row of a table whose first cell is 001 is refused by every command', async () => {
    const row = fc
      .array(fc.string({ maxLength: 12 }), { minLength: 1, maxLength: 6 })
      .map((cells) => ['001', ...cells.map((cell) => cell.replace(/[\r\n;]/g, ''))].join(';'));
    await fc.assert(fc.asyncProperty(row, refused), { numRuns: 40 });
  });
});
