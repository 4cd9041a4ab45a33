/** Sources known by name, the same in every language. */
export const KNOWN_SOURCES: Readonly<Record<string, string>> = { fide: 'FIDE', ffe: 'FFE' };

/** How a list's source is called; one of somebody's own by its own name, a file by that of the file. */
export const sourceName = (source: string): string =>
  KNOWN_SOURCES[source] ?? source.replace(/^file:/, '');
