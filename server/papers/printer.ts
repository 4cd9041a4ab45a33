import type { Result } from '@ronde/core/rules/result.ts';
import type { NoTypesetter } from '@ronde/paper/typesetter.ts';
import type { PrintOptions } from '@ronde/paper/print-options.ts';

/** Too many papers wait, the process that sets them ended, or this system has none. */
export type PrinterFailure =
  | { readonly code: 'server.busy' }
  | { readonly code: 'paper.notSet' }
  | NoTypesetter;

/** Where papers are set. */
export interface Printer {
  /** Sets the values of papers, as JSON, in one file. */
  print(papers: string, options: PrintOptions): Promise<Result<Uint8Array, PrinterFailure>>;
  close(): Promise<void>;
}
