import { isPapiLeftOut, type PapiLeftOut } from './papi/papi-left-out.ts';
import { isLeftOut, type LeftOut } from './trf/left-out.ts';

/** What a file written for others may have no place for, whatever its format. */
export type AnyLeftOut = LeftOut | PapiLeftOut;

export const isAnyLeftOut = (name: string): name is AnyLeftOut =>
  isLeftOut(name) || isPapiLeftOut(name);
