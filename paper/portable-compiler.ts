import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { InitOutput, TypstCompiler } from '@myriaddreamin/typst-ts-web-compiler';
import type { Compile } from './compile.ts';

/** Diagnostics as sentences with their place. */
const UNIX_DIAGNOSTICS = 2;
/** What the papers of a round need, in bytes. */
const ROOM = 192 * 2 ** 20;
/** Only what is run very often is worth the time of the better compiler: papers are set a few at a time. */
const SELDOM_BETTER = '--wasm-tiering-budget=100000000';

interface Answer {
  readonly result?: Uint8Array;
  readonly diagnostics?: readonly unknown[];
}

/**
 * The same compiler as WebAssembly, for every system: it makes the same file, more slowly
 * (docs/adr/0063).
 */
export async function openPortable(templates: string, fonts: readonly Buffer[]): Promise<Compile> {
  const { default: begin, TypstCompilerBuilder } =
    await import('@myriaddreamin/typst-ts-web-compiler');
  const program = createRequire(import.meta.url).resolve(
    '@myriaddreamin/typst-ts-web-compiler/wasm',
  );
  setFlagsFromString(SELDOM_BETTER);
  makeRoom(await begin({ module_or_path: readFileSync(program) }));
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  for (const font of fonts) await builder.add_raw_font(new Uint8Array(font));
  const compiler = await builder.build();
  return compileWith(compiler, templates);
}

/**
 * Takes the memory at once and gives it back to the compiler's own store: each time it grows, V8
 * counts it anew and sweeps everything.
 */
function makeRoom({ __wbindgen_export: take, __wbindgen_export4: giveBack }: InitOutput): void {
  giveBack(take(ROOM, 1), ROOM, 1);
}

function compileWith(compiler: TypstCompiler, templates: string): Compile {
  const sources = readdirSync(templates).map(
    (name) => [`/${name}`, readFileSync(join(templates, name))] as const,
  );
  return ({ inputs, pictures }) => {
    for (const [path, bytes] of sources) compiler.map_shadow(path, bytes);
    for (const [name, bytes] of pictures) compiler.map_shadow(`/${name}`, bytes);
    try {
      const { result, diagnostics = [] } = compiler.compile(
        '/main.typ',
        Object.entries(inputs),
        'pdf',
        UNIX_DIAGNOSTICS,
      ) as Answer;
      const told = diagnostics.map((diagnostic) => String(diagnostic));
      if (result === undefined) throw new Error(told.join('\n'));
      return { bytes: result, pages: pagesOf(result), warnings: told };
    } finally {
      compiler.reset_shadow();
      compiler.reset();
    }
  };
}

/** The root of a file's pages says how many there are. */
function pagesOf(bytes: Uint8Array): number {
  const text = Buffer.from(bytes).toString('latin1');
  const [, count] = /\/Type\s*\/Pages\s*\/Count (\d+)/.exec(text) ?? [];
  if (count === undefined) throw new Error('a file without pages');
  return Number(count);
}
