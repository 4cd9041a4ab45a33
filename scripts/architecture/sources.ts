import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { TOP_FOLDERS } from './rooms.ts';

/** A TypeScript file, and its tree from the moment somebody asks for it: most are asked for their imports alone. */
export interface Source {
  readonly file: string;
  readonly text: string;
  readonly tree: ts.SourceFile;
}

/** Every TypeScript file of the rooms, by its path relative to the checked folder. */
export type Sources = ReadonlyMap<string, Source>;

export const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

export function readSources(folder: string): Sources {
  const sources = new Map<string, Source>();
  for (const file of sourceFiles(folder)) {
    sources.set(file, sourceOf(file, readFileSync(join(folder, file), 'utf8')));
  }
  return sources;
}

/** Paths of every TypeScript file of the rooms, relative to the folder. */
export const sourceFiles = (folder: string): string[] =>
  TOP_FOLDERS.flatMap((top) => [...typescriptFiles(folder, top)]).sort();

export function sourceOf(file: string, text: string): Source {
  let tree: ts.SourceFile | null = null;
  return {
    file,
    text,
    get tree() {
      tree ??= parse(file, text);
      return tree;
    },
  };
}

function parse(file: string, text: string): ts.SourceFile {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true, kind);
}

function* typescriptFiles(folder: string, below: string): Generator<string> {
  for (const entry of entriesOf(join(folder, below))) {
    if (entry.name === 'dist' || entry.name === 'node_modules') continue;
    const path = `${below}/${entry.name}`;
    if (entry.isDirectory()) yield* typescriptFiles(folder, path);
    else if (/\.[cm]?tsx?$/.test(entry.name)) yield path;
  }
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    // A room that has not been built yet has no folder.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

export function lineOf(node: ts.Node): number {
  const file = node.getSourceFile();
  return file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
}
