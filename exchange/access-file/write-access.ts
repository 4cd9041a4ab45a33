import type { NewTable } from '@ronde/core/formats/papi/access-table.ts';
import { columnsOf, isLong } from './jet/columns.ts';
import { headPage, SYSTEM_PAGES } from './jet/head-page.ts';
import { indexKey } from './jet/index-keys.ts';
import { writeIndex } from './jet/index-pages.ts';
import { Pages, type RowPlace } from './jet/pages.ts';
import { dataPage, placeRows, rowBytes } from './jet/rows.ts';
import { catalogue, systemTables } from './jet/system-tables.ts';
import { writeDefinition } from './jet/table-definition.ts';
import { freePagesMap, usageMap } from './jet/usage-maps.ts';

/** The bytes of a Jet 4 database (Access 2000) with these tables, written from nothing. */
export function writeAccess(tables: readonly NewTable[]): Uint8Array {
  const pages = new Pages();
  const head = pages.reserve();
  for (const page of Object.values(SYSTEM_PAGES)) {
    if (pages.reserve() !== page) throw new Error('the pages of the system come first');
  }
  const users = tables.map((table) => {
    const first = pages.reserve();
    writeTable(pages, first, table);
    return { name: table.name, first };
  });
  for (const [table, first] of systemTables(users)) writeTable(pages, first, table);
  writeTable(pages, SYSTEM_PAGES.objects, catalogue(users));
  const maps = [freePagesMap(pages), usageMap(pages, [])];
  pages.put(SYSTEM_PAGES.freePages, dataPage(0, maps));
  pages.put(head, headPage());
  return pages.bytes();
}

/** Rows, indexes, the maps of both and the definition that names them. */
function writeTable(pages: Pages, first: number, table: NewTable): void {
  const columns = columnsOf(table.columns);
  const mapPage = pages.reserve();
  const maps: Buffer[] = [];
  const kept = (owned: readonly number[]): RowPlace => {
    maps.push(usageMap(pages, owned));
    return { page: mapPage, row: maps.length - 1 };
  };
  const places = placeRows(
    pages,
    first,
    table.rows.map((row) => rowBytes(columns, row)),
  );
  const data = [...new Set(places.map(({ page }) => page))];
  const ownPages = kept(data);
  const freePages = kept(data.slice(-1));
  const indexes = (table.indexes ?? []).map((asked) => {
    const own = asked.columns.map((name) => {
      const column = columns.find((other) => other.name === name);
      if (column === undefined) throw new Error(`${table.name} has no ${name}`);
      return column;
    });
    const entries = places.map((place, index) => ({
      place,
      key: indexKey(own, table.rows[index] ?? {}),
    }));
    const written = writeIndex(pages, first, entries);
    return { asked, written, map: kept(written.pages) };
  });
  const long = columns
    .filter(({ type }) => isLong(type))
    .map((column) => ({ column, own: kept([]), free: kept([]) }));
  pages.put(mapPage, dataPage(0, maps));
  writeDefinition(pages, first, table, columns, { ownPages, freePages, indexes, long });
}
