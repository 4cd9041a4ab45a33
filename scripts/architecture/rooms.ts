/**
 * The arrows: a room may import from itself and from the rooms of any earlier row, never from a
 * neighbour in its own row and never from a later one. What is not named here is no room.
 */
export const ROWS = [
  ['core/rules'],
  ['core/pairing', 'core/standings', 'core/ratings', 'core/formats'],
  ['core/administration', 'core/decisions'],
  ['core/tournament'],
  ['core/documents'],
  ['store', 'paper', 'site'],
  ['exchange'],
  ['server', 'cli'],
  ['web'],
] as const satisfies readonly (readonly string[])[];

export type Room = (typeof ROWS)[number][number];

/** Folders at the top that hold rooms; everything TypeScript in them is checked. */
export const TOP_FOLDERS: readonly string[] = [
  ...new Set(ROWS.flat().map((room) => room.split('/')[0] ?? room)),
];

/** The room a file belongs to; null when its folder is not one. */
export function roomOf(file: string): Room | null {
  return ROWS.flat().find((room) => file.startsWith(`${room}/`)) ?? null;
}

/** Rooms that give the same answer to the same question on every machine. */
export const isPure = (room: Room): boolean => room.startsWith('core/') || room === 'site';

const rowOf = (room: Room): number =>
  ROWS.findIndex((row) => (row as readonly string[]).includes(room));

export function mayImport(from: Room, to: Room): boolean {
  return from === to || rowOf(to) < rowOf(from);
}

/** Rooms that know less than their row allows: all they import from the rooms before them. */
export const KNOWS_ONLY: Readonly<Partial<Record<Room, readonly string[]>>> = {
  // A log is kept without knowing what the events in it mean.
  store: ['core/rules', 'core/formats/tournament-file'],
};

/** Whether a room may know a file: everything in a room it may import, but for those that know less. */
export function mayKnow(from: Room, file: string): boolean {
  const known = KNOWS_ONLY[from];
  return known === undefined || [from, ...known].some((folder) => file.startsWith(`${folder}/`));
}
