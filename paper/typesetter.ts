import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PaperValues } from '@ronde/core/documents/papers/paper-values.ts';
import { failure, success, type Result } from '@ronde/core/rules/result.ts';
import type { NodeCompiler, NodeError } from '@myriaddreamin/typst-ts-node-compiler';
import { logoKind, type PrintOptions } from './print-options.ts';

/** Papers as a file to print. */
export interface Printed {
  readonly bytes: Uint8Array;
  readonly pages: number;
  /** What the compiler was not sure of; none in a paper that is as it should be. */
  readonly warnings: readonly string[];
}

export interface Typesetter {
  /** Sets papers one after the other in one file; each begins a sheet and counts its own pages. */
  print(papers: readonly PaperValues[], options: PrintOptions): Printed;
}

/** There is no compiler for this system, or its fonts were not built. */
export interface NoTypesetter {
  readonly code: 'paper.noTypesetter';
  readonly reason: string;
}

/** Found by name, from the sources and from what is built of them alike. */
const HOME = dirname(createRequire(import.meta.url).resolve('@ronde/paper/package.json'));
const TEMPLATES = join(HOME, 'templates');
const MAIN = join(TEMPLATES, 'main.typ');
/** Made from the typeface of the pages when Ronde is built. */
const FONTS = join(HOME, 'dist/fonts');
/** Results of earlier papers are forgotten after so many others. */
const FORGET_AFTER = 1;

/** Loads the compiler, which nothing but printing needs. */
export async function openTypesetter(): Promise<Result<Typesetter, NoTypesetter>> {
  try {
    const { NodeCompiler: Compiler } = await import('@myriaddreamin/typst-ts-node-compiler');
    if (!existsSync(FONTS)) throw new Error(`${FONTS} is missing: npm run build`);
    const fontBlobs = readdirSync(FONTS).map((name) => readFileSync(join(FONTS, name)));
    return success(
      typesetter(Compiler.create({ workspace: TEMPLATES, fontArgs: [{ fontBlobs }] })),
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return failure({ code: 'paper.noTypesetter', reason });
  }
}

const typesetter = (compiler: NodeCompiler): Typesetter => ({
  print: (papers, { format, colour, logo }) => {
    const kind = logo === null ? null : logoKind(logo);
    const picture = logo === null || kind === null ? null : `logo.${kind}`;
    // Values are never a part of the source: what looks like a command stays a name.
    const inputs = {
      papers: JSON.stringify(papers),
      options: JSON.stringify({ format: FORMAT_NAMES[format], colour, logo: picture }),
    };
    if (logo !== null && picture !== null) {
      compiler.mapShadow(join(TEMPLATES, picture), Buffer.from(logo));
    }
    try {
      const made = compiler.compile({ mainFilePath: MAIN, inputs });
      const document = made.result;
      if (document === null) throw new Error(told(compiler, made.takeError()).join('\n'));
      const bytes = compiler.pdf(document);
      const warnings = told(compiler, made.takeWarnings());
      return { bytes: new Uint8Array(bytes), pages: document.numOfPages, warnings };
    } finally {
      compiler.resetShadow();
      compiler.evictCache(FORGET_AFTER);
    }
  },
});

const FORMAT_NAMES: Readonly<Record<PrintOptions['format'], string>> = {
  a4: 'a4',
  letter: 'us-letter',
};

const told = (compiler: NodeCompiler, error: NodeError | null): string[] =>
  error === null
    ? []
    : compiler.fetchDiagnostics(error).map((diagnostic: unknown) => JSON.stringify(diagnostic));
