import type { PlayerId } from '../../rules/identity.ts';
import { object, optional } from '../schema/schema.ts';
import { aFilledLine, aLine, aPlayer, aWhole, listOf } from '../schema/words.ts';
import type { CellAsRead } from './cells-as-read.ts';

/** What a .papi file says that a tournament has no place for, to be written back into one. */
export interface KeptOfPapi {
  /** Of Papi, as the file names it. */
  readonly version?: string;
  /** The number under which the federation has registered the event. */
  readonly homologation?: string;
  /** Prizes, fees, club rankings, as they stand in the file. */
  readonly entries: readonly { readonly key: string; readonly value: string }[];
  /** The federation's references of players and of their clubs, and cells as they were read. */
  readonly players: readonly PapiReferences[];
  /** Settings that Ronde writes in other words. */
  readonly settings?: readonly CellAsRead[];
  /** The row of the exempt, where it differs from ours. */
  readonly exempt?: readonly CellAsRead[];
}

export interface PapiReferences {
  readonly player: PlayerId;
  readonly ffe?: number;
  readonly club?: number;
  readonly cells?: readonly CellAsRead[];
}

const cells = optional(
  listOf(object<CellAsRead>({ name: aFilledLine, read: aLine, written: aLine })),
);

export const keptOfPapiSchema = object<KeptOfPapi>({
  version: optional(aLine),
  homologation: optional(aLine),
  entries: listOf(object<KeptOfPapi['entries'][number]>({ key: aFilledLine, value: aLine })),
  players: listOf(
    object<PapiReferences>({
      player: aPlayer,
      ffe: optional(aWhole),
      club: optional(aWhole),
      cells,
    }),
  ),
  settings: cells,
  exempt: cells,
});
