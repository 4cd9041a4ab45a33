import type { PapiFile } from '../../formats/papi/papi-file.ts';
import type { KeptOfPapi, PapiReferences } from './kept-of-papi.ts';
import { idOfRef } from './player-of.ts';

/** What is kept of a file; null where there is nothing. */
export function keptOf(file: PapiFile): KeptOfPapi | null {
  const entries = [...file.others].map(([key, value]) => ({ key, value }));
  const players = file.players.flatMap(({ ref, ffeRef, clubRef }): PapiReferences[] => {
    const [ffe, club] = [ffeRef ?? 0, clubRef ?? 0];
    if (ffe === 0 && club === 0) return [];
    return [
      {
        player: idOfRef(ref),
        ...(ffe === 0 ? {} : { ffe }),
        ...(club === 0 ? {} : { club }),
      },
    ];
  });
  const { homologation, version } = file;
  if (entries.length === 0 && players.length === 0 && homologation === '') return null;
  return {
    ...(version === '' ? {} : { version }),
    ...(homologation === '' ? {} : { homologation }),
    entries,
    players,
  };
}
