import { isPapiLeftOut, type PapiLeftOut } from './papi/papi-left-out.ts';
import { isLeftOut, type LeftOut } from './trf/left-out.ts';

/** What a file written for others may lack: what its format has no place for, or results to come. */
export type AnyLeftOut = LeftOut | PapiLeftOut | 'openGames';

export const isAnyLeftOut = (name: string): name is AnyLeftOut =>
  isLeftOut(name) || isPapiLeftOut(name) || name === 'openGames';
