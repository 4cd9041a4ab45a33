import type { FunctionComponent } from 'react';
import type { InBoth } from '../words/in-both.ts';

/** A page of a tournament: where it is, how it is called, and the key after `g` that opens it. */
export interface Page {
  readonly path: string;
  readonly name: InBoth<string> | null;
  /** `g` then this key. */
  readonly key?: string;
  readonly component: FunctionComponent;
}

/** In the order of the navigation; a page without a name is reached from another one. */
export const PAGES: readonly Page[] = [];
