import type { NoTypesetter } from '@ronde/paper/typesetter.ts';
import type { PrintOptions } from '@ronde/paper/print-options.ts';

/** Bytes go as text: what runs between processes is JSON. */
export interface ToPrinter {
  readonly papers: string;
  readonly options: Omit<PrintOptions, 'logo'> & { readonly logo: string | null };
}

export type FromPrinter =
  | { readonly type: 'printed'; readonly bytes: string; readonly memory: number }
  | { readonly type: 'none'; readonly error: NoTypesetter }
  | { readonly type: 'failed'; readonly message: string };
