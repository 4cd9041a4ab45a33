import { join } from 'node:path';
import type { NodeCompiler, NodeError } from '@myriaddreamin/typst-ts-node-compiler';
import type { Compile } from './compile.ts';

/** What a paper was made from is forgotten with it: kept for the next, a dossier takes 40 MB more. */
const FORGET_AFTER = 0;

/** The compiler made for this system; refused where there is none. */
export async function openNative(templates: string, fonts: readonly Buffer[]): Promise<Compile> {
  const { NodeCompiler: Compiler } = await import('@myriaddreamin/typst-ts-node-compiler');
  return compileWith(
    Compiler.create({ workspace: templates, fontArgs: [{ fontBlobs: [...fonts] }] }),
    templates,
  );
}

const compileWith =
  (compiler: NodeCompiler, templates: string): Compile =>
  ({ inputs, pictures }) => {
    for (const [name, bytes] of pictures) {
      compiler.mapShadow(join(templates, name), Buffer.from(bytes));
    }
    try {
      const made = compiler.compile({ mainFilePath: join(templates, 'main.typ'), inputs });
      const document = made.result;
      if (document === null) throw new Error(told(compiler, made.takeError()).join('\n'));
      const bytes = compiler.pdf(document);
      const warnings = told(compiler, made.takeWarnings());
      return { bytes: new Uint8Array(bytes), pages: document.numOfPages, warnings };
    } finally {
      compiler.resetShadow();
      compiler.evictCache(FORGET_AFTER);
    }
  };

const told = (compiler: NodeCompiler, error: NodeError | null): string[] =>
  error === null
    ? []
    : compiler.fetchDiagnostics(error).map((diagnostic: unknown) => JSON.stringify(diagnostic));
