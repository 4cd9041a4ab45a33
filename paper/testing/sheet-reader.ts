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
  /** In the order it was set, so that a cell of several lines stays together. */
  readonly text: string;
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
  const sheets = ({ bytes }: Printed): readonly Sheet[] => {
    writeFileSync(file, bytes);
    const texts = readBy('pdftotext', ['-raw', file, '-']).split('\f');
    return readBy('pdftotext', ['-bbox', file, '-'])
      .split('<page ')
      .slice(1)
      .map((page, index) => sheetOf(page, texts[index] ?? ''));
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
      const xml = readBy('pdftohtml', ['-xml', '-i', '-stdout', file]);
      const bookmarks = [...xml.matchAll(/<item page="\d+">([^<]*)<\/item>/g)];
      return { tagged, bookmarks: bookmarks.map(([, title = '']) => title) };
    },
    remove: () => {
      rmSync(folder, { recursive: true });
    },
  };
}

const BOX = /xMin="(-?[\d.]+)" yMin="(-?[\d.]+)" xMax="(-?[\d.]+)" yMax="(-?[\d.]+)"/g;

function sheetOf(page: string, text: string): Sheet {
  const [, width = '', height = ''] = /width="([\d.]+)" height="([\d.]+)"/.exec(page) ?? [];
  const boxes = [...page.matchAll(BOX)].map((box) => box.slice(1).map(Number));
  const edge = (at: number): readonly number[] => boxes.map((box) => box[at] ?? 0);
  return {
    width: Number(width),
    height: Number(height),
    left: Math.min(...edge(0)),
    top: Math.min(...edge(1)),
    right: Math.max(...edge(2)),
    bottom: Math.max(...edge(3)),
    text: joined(text),
  };
}
