import type { NewTable } from '@ronde/core/formats/papi/access-table.ts';
import { CREATED, SYSTEM_PAGES } from './head-page.ts';
import { isSystem } from './table-definition.ts';

/** Numbers of the containers every database has. */
const ROOT = 0x0f00_0000;
const TABLES = 0x0f00_0001;
const DATABASES = 0x0f00_0002;
const RELATIONSHIPS = 0x0f00_0003;
const DATABASE = 0x1000_0000;

const TYPE = { table: 1, database: 2, container: 3 } as const;
/** The highest bit: an object of the system's. */
const OF_THE_SYSTEM = -0x8000_0000;

/** Who opens a database without a name and a password. */
const ADMIN = Uint8Array.from([0xa6, 0x33]);
const EVERYTHING = 0x000f_ffff;

/** A table and the page its definition begins on. */
export interface PlacedTable {
  readonly name: string;
  readonly first: number;
}

/** Tables of the system's but the catalogue, with the page each begins on. */
export function systemTables(users: readonly PlacedTable[]): [NewTable, number][] {
  return [
    [permissions(catalogueRows(users)), SYSTEM_PAGES.permissions],
    [QUERIES, SYSTEM_PAGES.queries],
    [RELATIONS, SYSTEM_PAGES.relationships],
  ];
}

/** The catalogue of all objects. */
export function catalogue(users: readonly PlacedTable[]): NewTable {
  return {
    name: 'MSysObjects',
    columns: [
      ['Connect', 'memo'],
      ['Database', 'memo'],
      ['DateCreate', 'dateTime'],
      ['DateUpdate', 'dateTime'],
      ['Flags', 'long'],
      ['ForeignName', 'text'],
      ['Id', 'long'],
      ['Lv', 'ole'],
      ['LvExtra', 'ole'],
      ['LvModule', 'ole'],
      ['LvProp', 'ole'],
      ['Name', 'text'],
      ['Owner', 'binary'],
      ['ParentId', 'long'],
      ['RmtInfoLong', 'ole'],
      ['RmtInfoShort', 'binary'],
      ['Type', 'integer'],
    ],
    indexes: [
      { name: 'Id', columns: ['Id'], primary: true },
      { name: 'ParentIdName', columns: ['ParentId', 'Name'], unique: true },
    ],
    rows: catalogueRows(users),
  };
}

type CatalogueRow = Readonly<Record<string, string | number | Uint8Array>> & {
  readonly Id: number;
};

function catalogueRows(users: readonly PlacedTable[]): CatalogueRow[] {
  const object = (Id: number, ParentId: number, Name: string, Type: number): CatalogueRow => ({
    Id,
    ParentId,
    Name,
    Type,
    Flags: Type === TYPE.table && !isSystem(Name) ? 0 : OF_THE_SYSTEM,
    DateCreate: CREATED,
    DateUpdate: CREATED,
    Owner: ADMIN,
  });
  return [
    object(TABLES, ROOT, 'Tables', TYPE.container),
    object(DATABASES, ROOT, 'Databases', TYPE.container),
    object(RELATIONSHIPS, ROOT, 'Relationships', TYPE.container),
    object(SYSTEM_PAGES.objects, TABLES, 'MSysObjects', TYPE.table),
    object(SYSTEM_PAGES.permissions, TABLES, 'MSysACEs', TYPE.table),
    object(SYSTEM_PAGES.queries, TABLES, 'MSysQueries', TYPE.table),
    object(SYSTEM_PAGES.relationships, TABLES, 'MSysRelationships', TYPE.table),
    object(DATABASE, DATABASES, 'MSysDb', TYPE.database),
    ...users.map(({ name, first }) => object(first, TABLES, name, TYPE.table)),
  ];
}

const permissions = (objects: readonly CatalogueRow[]): NewTable => ({
  name: 'MSysACEs',
  columns: [
    ['ACM', 'long'],
    ['FInheritable', 'boolean'],
    ['ObjectId', 'long'],
    ['SID', 'binary'],
  ],
  indexes: [{ name: 'ObjectId', columns: ['ObjectId'] }],
  rows: objects.map(({ Id, Type }) => ({
    ObjectId: Id,
    ACM: EVERYTHING,
    SID: ADMIN,
    FInheritable: Type === TYPE.container,
  })),
});

const QUERIES: NewTable = {
  name: 'MSysQueries',
  columns: [
    ['Attribute', 'byte'],
    ['Expression', 'memo'],
    ['Flag', 'integer'],
    ['LvExtra', 'long'],
    ['Name1', 'text'],
    ['Name2', 'text'],
    ['ObjectId', 'long'],
    ['Order', 'binary'],
  ],
  indexes: [{ name: 'ObjectIdAttribute', columns: ['ObjectId', 'Attribute', 'Order'] }],
  rows: [],
};

const RELATIONS: NewTable = {
  name: 'MSysRelationships',
  columns: [
    ['ccolumn', 'long'],
    ['grbit', 'long'],
    ['icolumn', 'long'],
    ['szColumn', 'text'],
    ['szObject', 'text'],
    ['szReferencedColumn', 'text'],
    ['szReferencedObject', 'text'],
    ['szRelationship', 'text'],
  ],
  indexes: [
    { name: 'szObject', columns: ['szObject'] },
    { name: 'szReferencedObject', columns: ['szReferencedObject'] },
    { name: 'szRelationship', columns: ['szRelationship'] },
  ],
  rows: [],
};
