import type { PapiFile } from '../../formats/papi/papi-file.ts';
import type { NewTable } from '../../formats/papi/access-table.ts';
import { EXEMPT } from '../../formats/papi/papi-columns.ts';
import { cellsAsRead } from './cells-as-read.ts';
import type { KeptOfPapi, PapiReferences } from './kept-of-papi.ts';
import { cellsOf, personAsRead, SETTING_GROUPS, settingsOf } from './kept-rows.ts';
import { idOfRef } from './player-of.ts';

/** What is kept of a file, beside the tables Ronde writes of it; null where there is nothing. */
export function keptOf(file: PapiFile, written: readonly NewTable[]): KeptOfPapi | null {
  const rowsOf = (table: string): NewTable['rows'] =>
    written.find(({ name }) => name === table)?.rows ?? [];
  const rows = new Map(rowsOf('JOUEUR').map((row) => [Number(row['Ref']), cellsOf(row)]));
  const entries = [...file.others].map(([key, value]) => ({ key, value }));
  const players = file.players.flatMap(({ ref, ffeRef, clubRef, asRead }): PapiReferences[] => {
    const [ffe, club] = [ffeRef ?? 0, clubRef ?? 0];
    const row = rows.get(ref);
    const cells = asRead === undefined || row === undefined ? [] : personAsRead(asRead, row);
    if (ffe === 0 && club === 0 && cells.length === 0) return [];
    return [
      {
        player: idOfRef(ref),
        ...(ffe === 0 ? {} : { ffe }),
        ...(club === 0 ? {} : { club }),
        ...(cells.length === 0 ? {} : { cells }),
      },
    ];
  });
  const { homologation, version, settingsAsRead = new Map<string, string>() } = file;
  const ours = settingsOf(rowsOf('INFO'));
  const there = SETTING_GROUPS.filter((group) => group.some((key) => settingsAsRead.has(key)));
  const settings = cellsAsRead(settingsAsRead, ours, there);
  const ownExempt = rows.get(EXEMPT);
  const exempt =
    file.exemptAsRead && ownExempt !== undefined ? personAsRead(file.exemptAsRead, ownExempt) : [];
  if (
    entries.length + players.length + settings.length + exempt.length === 0 &&
    homologation === ''
  )
    return null;
  return {
    ...(version === '' ? {} : { version }),
    ...(homologation === '' ? {} : { homologation }),
    entries,
    players,
    ...(settings.length === 0 ? {} : { settings }),
    ...(exempt.length === 0 ? {} : { exempt }),
  };
}
