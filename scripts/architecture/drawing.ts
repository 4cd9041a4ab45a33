/** A room as the table of ARCHITECTURE.md names it. */
export interface DrawnRoom {
  readonly room: string;
  /** Whether the table says that the room comes later. */
  readonly later: boolean;
}

/** The rooms of the table, in its order. */
export function drawnRooms(markdown: string): DrawnRoom[] {
  return [...markdown.matchAll(/^\| `([a-z/]+)`( \(with its own issue\))? \|/gm)].map(
    ([, room = '', later]) => ({ room, later: later !== undefined }),
  );
}

/** The rows of the line of arrows, from the left: `rules ← pairing, standings ← …`. */
export function drawnRows(markdown: string): string[][] {
  const line = /^rules ← .*$/m.exec(markdown)?.[0] ?? '';
  return line.split(' ← ').map((row) => row.split(', '));
}

/** The names in the picture, the first block of the page. */
export function drawnNames(markdown: string): ReadonlySet<string> {
  const [, picture = ''] = /^```\n([\s\S]*?)^```/m.exec(markdown) ?? [];
  return new Set(picture.match(/[a-z]+/g));
}
