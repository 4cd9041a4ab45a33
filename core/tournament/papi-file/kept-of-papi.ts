import type { PlayerId } from '../../rules/identity.ts';
import { object, optional } from '../schema/schema.ts';
import { aFilledLine, aLine, aPlayer, aWhole, listOf } from '../schema/words.ts';

/** What a .papi file says that a tournament has no place for, to be written back into one. */
export interface KeptOfPapi {
  /** Of Papi, as the file names it. */
  readonly version?: string;
  /** The number under which the federation has registered the event. */
  readonly homologation?: string;
  /** Prizes, fees, club rankings, as they stand in the file. */
  readonly entries: readonly { readonly key: string; readonly value: string }[];
  /** The federation's references of players and of their clubs. */
  readonly players: readonly PapiReferences[];
}

export interface PapiReferences {
  readonly player: PlayerId;
  readonly ffe?: number;
  readonly club?: number;
}

export const keptOfPapiSchema = object<KeptOfPapi>({
  version: optional(aLine),
  homologation: optional(aLine),
  entries: listOf(object<KeptOfPapi['entries'][number]>({ key: aFilledLine, value: aLine })),
  players: listOf(
    object<PapiReferences>({ player: aPlayer, ffe: optional(aWhole), club: optional(aWhole) }),
  ),
});
