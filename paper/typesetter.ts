import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PaperValues } from '@ronde/core/documents/papers/paper-values.ts';
import { failure, success, type Result } from '@ronde/core/rules/result.ts';
import { flagsOn, readFlag } from './flags.ts';
import { openNative } from './native-compiler.ts';
import { openPortable } from './portable-compiler.ts';
import { logoKind, type PrintOptions } from './print-options.ts';
import type { Compile, Printed } from './compile.ts';

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
/** Made from the typeface of the pages when Ronde is built. */
const FONTS = join(HOME, 'dist/fonts');

/** Loads the compiler, which nothing but printing needs. */
export async function openTypesetter(
  open = openCompiler,
): Promise<Result<Typesetter, NoTypesetter>> {
  try {
    if (!existsSync(FONTS)) throw new Error(`${FONTS} is missing: npm run build`);
    const fonts = readdirSync(FONTS).map((name) => readFileSync(join(FONTS, name)));
    return success(typesetter(await open(TEMPLATES, fonts)));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return failure({ code: 'paper.noTypesetter', reason });
  }
}

const openCompiler: typeof openNative = (templates, fonts) =>
  openNative(templates, fonts).catch(() => openPortable(templates, fonts));

const typesetter = (compile: Compile): Typesetter => ({
  print: (papers, { format, colour, logo }) => {
    const kind = logo === null ? null : logoKind(logo);
    const picture = kind === null ? null : `logo.${kind}`;
    // Values are never a part of the source: what looks like a command stays a name.
    const inputs = {
      papers: JSON.stringify(papers),
      options: JSON.stringify({ format: FORMAT_NAMES[format], colour, logo: picture }),
    };
    const pictures = new Map<string, Uint8Array>();
    if (logo !== null && picture !== null) pictures.set(picture, logo);
    for (const flag of flagsOn(papers)) pictures.set(`flag-${flag}.svg`, readFlag(flag));
    return compile({ inputs, pictures });
  },
});

const FORMAT_NAMES: Readonly<Record<PrintOptions['format'], string>> = {
  a4: 'a4',
  letter: 'us-letter',
};
