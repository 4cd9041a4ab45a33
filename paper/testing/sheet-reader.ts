import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Printed } from '../compile.ts';

/** A sheet as another program reads it. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** How far right and down letters stand, and how far from the left and from the top. */
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
  readonly top: number;
  /** All its words, in the order they were set, so that a cell of several lines stays together. */
  readonly text: string;
  /** The same one by one, with the line each stands on. */
  readonly words: readonly SetWord[];
}

export interface SetWord {
  readonly text: string;
  /** The letters of the sheet before it. */
  readonly from: number;
  /** How far down it ends, and how high it is, in points. */
  readonly bottom: number;
  readonly height: number;
}

/** On how many lines a text stands, each time it is said. */
export function linesOf(text: string, { words, text: all }: Sheet): readonly number[] {
  const wanted = joined(text);
  const found: number[] = [];
  for (let at = all.indexOf(wanted); at >= 0; at = all.indexOf(wanted, at + wanted.length)) {
    const own: SetWord[] = [];
    for (let index = wordAt(words, at); ; index += 1) {
      const word = words[index];
      if (word === undefined || word.from >= at + wanted.length) break;
      own.push(word);
    }
    const [first] = own;
    const apart = (first?.height ?? 0) / 2;
    const lines = own.filter(
      ({ bottom }, index) => index === 0 || bottom > (own[index - 1]?.bottom ?? 0) + apart,
    );
    found.push(lines.length);
  }
  return found;
}

/** The word that a letter of the sheet belongs to. */
function wordAt(words: readonly SetWord[], letter: number): number {
  let [from, to] = [0, words.length];
  while (to - from > 1) {
    const middle = Math.floor((from + to) / 2);
    if ((words[middle]?.from ?? 0) <= letter) from = middle;
    else to = middle;
  }
  return from;
}

export interface SheetReader {
  sheets(printed: Printed): readonly Sheet[];
  /** All sheets, without spaces. */
  text(printed: Printed): string;
  /** Whether the file is tagged, and the bookmarks it has. */
  outline(printed: Printed): { readonly tagged: boolean; readonly bookmarks: readonly string[] };
  remove(): void;
}

/** Without spaces, so that a line may break anywhere. */
export const joined = (text: string): string => text.replace(/[\s\u00a0\u200b\u202f\u00ad]+/g, '');

/** Reads what was printed with the programs of Poppler. */
export function openSheetReader(): SheetReader {
  const folder = mkdtempSync(join(tmpdir(), 'ronde-paper-'));
  const file = join(folder, 'paper.pdf');
  const readBy = (program: string, args: readonly string[]): string => {
    const read = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 1e9 });
    if (read.status === 0) return read.stdout;
    throw new Error(`${program}: ${read.stderr}${read.error?.message ?? ''}`);
  };
  /** What was printed once is read once. */
  const read = new WeakMap<Printed, readonly Sheet[]>();
  const sheets = (printed: Printed): readonly Sheet[] => {
    const known = read.get(printed);
    if (known !== undefined) return known;
    writeFileSync(file, printed.bytes);
    const pages = readBy('pdftotext', ['-raw', '-bbox', file, '-']).split('<page ').slice(1);
    const found = pages.map(sheetOf);
    read.set(printed, found);
    return found;
  };
  return {
    sheets,
    text: (printed) =>
      sheets(printed)
        .map(({ text }) => text)
        .join(''),
    outline: ({ bytes }) => {
      writeFileSync(file, bytes);
      const tagged = /^Tagged:\s+yes$/m.test(readBy('pdfinfo', [file]));
      // Bookmarks are those of the whole file, whatever pages are read.
      const xml = readBy('pdftohtml', ['-xml', '-i', '-l', '1', '-stdout', file]);
      const bookmarks = [...xml.matchAll(/<item page="\d+">([^<]*)<\/item>/g)];
      return { tagged, bookmarks: bookmarks.map(([, title = '']) => title) };
    },
    remove: () => {
      rmSync(folder, { recursive: true });
    },
  };
}

const WORD =
  /<word xMin="(-?[\d.]+)" yMin="(-?[\d.]+)" xMax="(-?[\d.]+)" yMax="(-?[\d.]+)">([^<]*)<\/word>/g;

/** As Poppler writes them, `&` last: what it stands for is read once. */
const ESCAPED = [
  ...[['&lt;', '<'] as const, ['&gt;', '>'] as const, ['&quot;', '"'] as const],
  ...[['&apos;', "'"] as const, ['&amp;', '&'] as const],
];

const unescaped = (text: string): string =>
  ESCAPED.reduce((read, [written, meant]) => read.replaceAll(written, meant), text);

function sheetOf(page: string): Sheet {
  const [, width = '', height = ''] = /width="([\d.]+)" height="([\d.]+)"/.exec(page) ?? [];
  const words = [...page.matchAll(WORD)].map((word) => word.slice(1));
  const boxes = words.map((word) => word.slice(0, 4).map(Number));
  const edge = (at: number): readonly number[] => boxes.map((box) => box[at] ?? 0);
  let from = 0;
  const set = words.map(([, top = '', , bottom = '', written = '']): SetWord => {
    const text = joined(unescaped(written));
    const word = { text, from, bottom: Number(bottom), height: Number(bottom) - Number(top) };
    from += text.length;
    return word;
  });
  return {
    width: Number(width),
    height: Number(height),
    left: Math.min(...edge(0)),
    top: Math.min(...edge(1)),
    right: Math.max(...edge(2)),
    bottom: Math.max(...edge(3)),
    text: set.map(({ text }) => text).join(''),
    words: set,
  };
}
