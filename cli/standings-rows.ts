import { recordsOf, type TrfDocument } from '@ronde/core/formats/trf/document.ts';
import type { Tpn } from '@ronde/core/rules/identity.ts';
import type { Profiles } from '@ronde/core/standings/ranking/category-ranking.ts';
import type { PlayerProfile } from '@ronde/core/rules/profile.ts';
import type { Cli } from './cli.ts';

/** What categories and prizes ask about the players of a file. */
export function profilesOf(document: TrfDocument): Profiles {
  const national = new Map(
    recordsOf(document, 'NRS').map(({ number, rating }) => [number, rating] as const),
  );
  return new Map(
    recordsOf(document, '001').map((player): [Tpn, PlayerProfile] => [
      player.number,
      {
        ...(player.sex ? { sex: player.sex } : {}),
        ...(player.birth ? { birth: player.birth } : {}),
        ...(player.title ? { title: player.title } : {}),
        ...(player.federation ? { federation: player.federation } : {}),
        ratings: { fide: player.rating ?? 0, national: national.get(player.number) ?? 0 },
      },
    ]),
  );
}

/** The day age categories are taken on. */
export const firstDayOf = (cli: Cli, document: TrfDocument): string =>
  recordsOf(document, '042')[0]?.date ?? cli.now().toISOString().slice(0, 10);
