/** What an event is homologated for: the national rating alone, FIDE's, or norms of titles (LA lines 8683-8687). */
export const HOMOLOGATION_KINDS = ['national', 'fide', 'norms'] as const;
export type HomologationKind = (typeof HOMOLOGATION_KINDS)[number];
